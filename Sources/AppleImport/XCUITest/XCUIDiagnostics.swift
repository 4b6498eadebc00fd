internal import Simulator

/// The sentences about what XCUITest sees, which is not all that VoiceOver does.
extension DiagnosticSentence {
  static let missingInDescription = DiagnosticSentence(
    .notTold,
    "A debugDescription has no hints, languages, custom actions and no visibility, and mostly no "
      + "traits (such as headings); what they add is not heard.")
  static let missingInSource = DiagnosticSentence(
    .notTold,
    "A page source has no hints and languages, mostly no traits (such as headings) and custom "
      + "actions; what they add is not heard.")
  static let wrappedSource = DiagnosticSentence(
    .notTold, "Lines and columns are those of the text inside the answer, not of the file.")
  static let missingFlags = DiagnosticSentence(
    .assumed,
    "No element says whether VoiceOver stops at it; that is taken from types and labels.")
  static let doubtfulVisibility = DiagnosticSentence(
    .assumed,
    "[1 stop says|# stops say] visible=false, as all that is around or beside; this is known to be "
      + "wrong at times, so it is ignored.")
  static let invisibleStops = DiagnosticSentence(
    .assumed,
    "[1 stop says|# stops say] visible=false and [is|are] passed over; VoiceOver would reach what "
      + "is only scrolled out of sight.")
  static let webView = DiagnosticSentence(
    .notTold,
    "Of a page inside a web view only labels and types are known: no headings, landmarks, lists or "
      + "tables.")
  static let elementsOfXCUITest = DiagnosticSentence(
    .approximation,
    "These are elements as XCUITest sees them; what TalkBack says of them is an approximation.")
  static let strayTexts = DiagnosticSentence(
    .malformed, "Text between tags is not part of a page source and is left out (# pieces).")
  static let joinedCell = DiagnosticSentence(
    .assumed,
    "[This cell has|# cells have] no label; as UIKit's table cells do, [it is|they are] assumed to "
      + "tell the texts inside.")
  static let lentLabel = DiagnosticSentence(
    .assumed,
    "[This switch has|# switches have] no label and [is|are] assumed to take that of the cell "
      + "around.")
  static let selectedButton = DiagnosticSentence(
    .assumed,
    "[The value 1 of this button is|The values 1 of # buttons are] taken to mean that "
      + "[it is|they are] selected.")
  static let placeholderValue = DiagnosticSentence(
    .assumed,
    "[The value of this field|The values of # fields] may be only the placeholder; VoiceOver says "
      + "the same either way.")
  static let barTitle = DiagnosticSentence(
    .assumed,
    "[This title|# titles] of a navigation bar [is|are] assumed to have the header trait.")

  static func modal(_ type: String) -> DiagnosticSentence {
    DiagnosticSentence(.assumed, "Everything outside this {} is out of reach.", type)
  }

  static func unknownType(_ type: String) -> DiagnosticSentence {
    DiagnosticSentence(
      .unknownClass,
      "“{}” is no type of XCUITest; the element is taken for a view of unknown kind.", type)
  }

  /// The first of several types and how many others there are.
  static func unknownTypes(_ type: String, others: Int) -> DiagnosticSentence {
    DiagnosticSentence(
      .unknownClass,
      "“{}” is no type of XCUITest{}; such elements are taken for views of unknown kind.", type,
      others > 0 ? ", nor are \(others) others" : "")
  }
}
