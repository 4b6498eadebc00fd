internal import AccessibilityTree
internal import ImportSupport

extension DiagnosticSentence {
  static let tooMuch = repeated(.limit, "The views are nested or repeated too often; left out")

  static func unknownModifier(_ name: String) -> DiagnosticSentence {
    repeated(
      .unknownAttribute, "“.{}” is declared in no file that was read; its effect is unknown", name)
  }

  static func unknownView(_ name: String, _ remedy: String) -> DiagnosticSentence {
    repeated(
      .guessedComponent, "“{}” is declared in no file that was read; left out; {}", name, remedy)
  }

  static func unknownView(_ target: String, aliasOf name: String) -> DiagnosticSentence {
    let nearest = ViewTable.nearestName(to: target).map { " (did you mean “\($0)”?)" } ?? ""
    return repeated(
      .guessedComponent, "“{}”, the alias of “{}”, is no view of SwiftUI{}; left out", target, name,
      nearest)
  }

  static func unknownContainer(_ name: String) -> DiagnosticSentence {
    repeated(
      .guessedComponent,
      "“{}” is declared in no file that was read; the views in its closure are assumed to be shown",
      name)
  }

  static let foreignView = DiagnosticSentence(
    .leftOut,
    "[One view shows|# views show] content that the source does not contain (~); left out.",
    naming: 5, withLines: true)
  static let pictureOfCode = DiagnosticSentence(
    .notComputed,
    "[One picture is|# pictures are] only known at run time (~): VoiceOver may describe what it shows.",
    naming: 5, withLines: true)
  static let loadedPicture = repeated(
    .assumed, "An AsyncImage is read as it is after its picture has been loaded")
  static let undescribedSymbol = DiagnosticSentence(
    .unresolvedText,
    "VoiceOver’s words for [one symbol are|# symbols are] not known (~): the words of the name are assumed.",
    naming: 8, withLines: true)
  static let unknownSymbol = DiagnosticSentence(
    .notComputed, "[One symbol is|# symbols are] only known at run time (~).", naming: 5,
    withLines: true)
  static let namedByAsset = DiagnosticSentence(
    .assumed, "[One image is|# images are] named by [its asset|their assets] (~).", naming: 8,
    withLines: true)

  static let swipesOutsideList = repeated(
    .assumed, "Swipe actions have an effect only in the rows of a List; here they are left out")

  static func formatted(_ format: String) -> DiagnosticSentence {
    repeated(
      .unresolvedText, "The text of a value with “{}” depends on the language and time", format)
  }

  static func systemWords(_ name: String) -> DiagnosticSentence {
    repeated(.assumed, "The words of “{}” are the system’s", name)
  }

  static let nestedButton = repeated(
    .assumed, "A button inside a button is assumed to be part of the outer one")
  static let combinedControl = repeated(
    .assumed,
    "An element that combines a control with other views is assumed to lose its value and adjustment"
  )
  static let columnsByGeometry = repeated(
    .uncertainOrder,
    "The order of columns beside one another depends on their bounds; read as in the source")
  static let firstThatFits = repeated(
    .assumed, "Which view of “ViewThatFits” is shown depends on bounds; the first one is assumed")
  static let startsWithPage = DiagnosticSentence(
    .assumed,
    "A state shows a page of the navigation stack from the start: that page is read, not its root.")
  static let noDestination = DiagnosticSentence(
    .notComputed,
    "No view declares a destination for the value of [one link|# links] (~): an empty page is assumed.",
    naming: 5, withLines: true)
  static let chartMarks = DiagnosticSentence(
    .assumed,
    "VoiceOver’s words for the marks of [one chart|# charts] are assumed: the value for x, then that for y."
  )
  static let markWithoutWords = DiagnosticSentence(
    .leftOut,
    "[One mark of a chart has|# marks of charts have] no values for x and y in the source (~); left out.",
    naming: 5, withLines: true)
  static let splitView = repeated(
    .assumed, "A split view is assumed to show its first column, as on a phone")
  static let tabSection = repeated(
    .assumed, "The tabs of a section are assumed to be tabs of the bar, without its title")
  static let sliderRange = repeated(
    .assumed,
    "The value of a slider whose range is not 0 to 1 or 0 to 100 is assumed to be a percentage")
  static let silentTitle = repeated(
    .assumed,
    "VoiceOver is assumed to leave out a title beside content without accessible elements")
  static let progressText = repeated(
    .leftOut,
    "The text for the current value of a progress view, which VoiceOver may announce, is left out")
  static let dateOfCode = repeated(
    .notComputed,
    "The date of a date picker is only known at run time; the names of its parts stand for it")
  static let manyRows = repeated(.limit, "A loop has more than 100 rows; the rest is left out")
  static let foldedRows = repeated(
    .leftOut,
    "The children of rows that unfold are only known at run time; the rows are read without them")
  static func ownStyle(_ view: String) -> DiagnosticSentence {
    repeated(.assumed, "“{}” is read without the style that the app declares for it", view)
  }

  static let outerBar = repeated(
    .leftOut,
    "A title or tools outside of a navigation stack are not shown in its bar; left out")

  static let titleMenu = repeated(
    .leftOut, "The title is read without its menu, whose items are shown only while it is open")

  static let keyboardTools = repeated(
    .leftOut, "Tools above the keyboard are shown only while a field is edited; left out")

  static func unknownStart(_ name: String) -> DiagnosticSentence {
    repeated(
      .notComputed,
      "“{}” gets a value that is only known at run time when the screen appears; the screen is read "
        + "with the value before", name)
  }

  static func unknownRows(_ data: String) -> DiagnosticSentence {
    repeated(
      .assumed, "“{}” is only known at run time; one row is shown", data)
  }

  static func unknownSelection(_ picker: String) -> DiagnosticSentence {
    repeated(.notComputed, "Which option of “{}” is selected is not known", picker)
  }

  static func unknownFieldText(_ name: String) -> DiagnosticSentence {
    repeated(.notComputed, "The text of a field (“{}”) is not known; assumed to be empty", name)
  }

  static func unknownTrait(_ name: String) -> DiagnosticSentence {
    repeated(.unknownAttribute, "The trait “.{}” is unknown; ignored", name)
  }

  static func unknownValue(_ name: String) -> DiagnosticSentence {
    guard ShellWord.canAssume(name) else {
      return repeated(
        .notComputed, "“{}” is only known at run time; its code stands for what would be shown",
        name)
    }
    return repeated(
      .notComputed, "“{}” is only known at run time; set it with --assume {}", name,
      ShellWord.assumption(of: name, as: "…"))
  }

  static func storedValue(_ name: String, _ value: String) -> DiagnosticSentence {
    repeated(
      .assumed,
      "The app can have stored another value of “{}” than its default, {}; set it with "
        + "--assume {}", name, value, ShellWord.assumption(of: name, as: "…"))
  }

  static let assumedBar = repeated(
    .notInFormat,
    "The file does not contain the navigation to this screen: it may have a back button first")

  /// Returns the diagnostic for `#if` conditions whose results depend on the build.
  static func buildConditions(_ taken: String) -> DiagnosticSentence {
    DiagnosticSentence(
      .assumed, "The code is read as a debug build for an iPhone: in {}, {}.", "#if", taken)
  }

  static func noTexts(in language: String) -> DiagnosticSentence {
    DiagnosticSentence(
      .unresolvedText, "No translation into “{}” was found: the texts are those of the file.",
      language)
  }

  static func tooManyFiles(_ count: Int) -> DiagnosticSentence {
    DiagnosticSentence(
      .limit,
      "The project needs more files than are read ({}); views of the rest are unknown.", "\(count)")
  }
}
