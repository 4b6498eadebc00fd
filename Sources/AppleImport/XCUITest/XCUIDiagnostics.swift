internal import AccessibilityTree

/// Diagnostics about elements of XCUITest.
///
/// These elements lack properties that VoiceOver uses.
extension DiagnosticSentence {
  static let missingInDescription = DiagnosticSentence(
    .notInFormat,
    "A debugDescription does not contain hints, languages, custom actions and visibility, and rarely "
      + "contains traits (such as headings); they are missing from the announcements.")
  static let missingInSnapshot = DiagnosticSentence(
    .notInFormat,
    "A snapshot of XCUITest does not contain traits (such as headings), hints, languages, custom actions and "
      + "visibility; they are missing from the announcements.")
  static let missingInSource = DiagnosticSentence(
    .notInFormat,
    "A page source does not contain hints and languages, and rarely contains traits (such as headings) and "
      + "custom actions; they are missing from the announcements.")
  static let wrappedSource = DiagnosticSentence(
    .notInFormat, "Lines and columns count from the start of the page source inside the file.")
  static let missingFlags = DiagnosticSentence(
    .assumed,
    "The source does not say at which elements VoiceOver stops; this is inferred from types and labels."
  )
  static let doubtfulVisibility = DiagnosticSentence(
    .assumed,
    "[1 stop has|# stops have] visible=false, as have all elements around or beside [it|them]; this is "
      + "sometimes wrong and therefore ignored.")
  static let invisibleStops = DiagnosticSentence(
    .assumed,
    "[1 stop has|# stops have] visible=false and [is|are] skipped; VoiceOver would reach [it|them] if only "
      + "scrolled out of view.")
  static let webView = DiagnosticSentence(
    .notInFormat,
    "The source contains only labels and types of a page inside a web view: no headings, landmarks, lists "
      + "or tables.")
  static let elementsOfXCUITest = DiagnosticSentence(
    .approximation,
    "These are elements as XCUITest sees them; TalkBack's announcements are approximate.")
  static let strayTexts = DiagnosticSentence(
    .malformed, "Text between tags is not part of a page source and is ignored (# pieces).")
  static let joinedCell = DiagnosticSentence(
    .assumed,
    "[This cell has|# cells have] no label; [its label is|their labels are] assumed to be the texts inside, as "
      + "for UIKit's table cells.")
  static let lentLabel = DiagnosticSentence(
    .assumed,
    "[This switch has|# switches have] no label and [is|are] assumed to have the label of the cell around "
      + "[it|them].")
  static let selectedButton = DiagnosticSentence(
    .assumed,
    "[This button has|# buttons have] the value 1 and [is|are] assumed to be selected.")
  static let placeholderValue = DiagnosticSentence(
    .assumed,
    "[The value of this field|The values of # fields] may be only the placeholder; VoiceOver announces the "
      + "same in both cases.")
  static let barTitle = DiagnosticSentence(
    .assumed,
    "[This title|# titles] of a navigation bar [is|are] assumed to have the header trait.")

  static func modal(_ type: String) -> DiagnosticSentence {
    DiagnosticSentence(.assumed, "Elements outside this {} cannot be reached.", type)
  }

  static func unknownType(_ type: String) -> DiagnosticSentence {
    DiagnosticSentence(
      .unknownClass,
      "“{}” is not a type of XCUITest; the element is treated as a view of unknown type.", type)
  }

  /// Returns the diagnostic for unknown types.
  ///
  /// The diagnostic names one unknown type and states the number of other unknown types.
  static func unknownTypes(_ type: String, others: Int) -> DiagnosticSentence {
    DiagnosticSentence(
      .unknownClass,
      "“{}” is not a type of XCUITest{}; such elements are treated as views of unknown type.", type,
      others > 0 ? ", nor are \(others) others" : "")
  }
}
