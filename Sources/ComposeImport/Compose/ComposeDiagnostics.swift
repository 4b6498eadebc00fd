internal import AccessibilityTree
internal import ComponentSource
internal import ImportSupport

extension DiagnosticSentence {
  static func unknownModifier(_ name: String) -> DiagnosticSentence {
    repeated(
      .guessedComponent, "The modifier “{}” is declared elsewhere; its semantics are unknown", name)
  }

  static func unknownProperty(_ name: String) -> DiagnosticSentence {
    repeated(.unknownAttribute, "The semantics property “{}” is unknown; left out", name)
  }

  static func unknownFlag(_ name: String, _ value: String, taken: Bool) -> DiagnosticSentence {
    repeated(
      .notComputed, "“{}” is “{}”, which is only known at run time, taken as {}", name, value,
      "\(taken)")
  }

  static func unknownNumber(_ value: String) -> DiagnosticSentence {
    repeated(
      .notComputed,
      "The number “{}” is only known at run time; its name stands for what would be said", value)
  }

  static func unknownText(_ name: String) -> DiagnosticSentence {
    repeated(
      .unresolvedText, "“{}” is only known at run time; its name stands for what would be shown",
      name)
  }

  static func unknownCall(_ name: String) -> DiagnosticSentence {
    repeated(
      .notComputed, "A callback calls or sets “{}”, whose effect is only known at run time", name)
  }

  static let unshown = DiagnosticSentence(
    .leftOut,
    "[A composable is|# composables are] in no preview and not shown (~); write a @Preview that calls [it|them].",
    naming: 4, withLines: true)

  static let missingResource = DiagnosticSentence(
    .unresolvedText,
    "[A text is|# texts are] in resources that were not found (~); name their folder with --resources.",
    naming: 4, withLines: true)

  /// Returns the diagnostic for a composable that no file declares.
  static func unknownComposable(_ name: String, showsContent: Bool) -> DiagnosticSentence {
    showsContent
      ? repeated(
        .guessedComponent, "“{}” is declared elsewhere; only its content is shown", name)
      : repeated(.unknownClass, "“{}” is declared elsewhere; left out", name)
  }

  static func unknownList(_ name: String) -> DiagnosticSentence {
    repeated(
      .assumed, "“{}” is a list that is only known at run time; one entry shown", name)
  }

  static func unknownPages(_ name: String) -> DiagnosticSentence {
    repeated(
      .assumed,
      "“{}” decides the number of pages and is only known at run time; one page shown", name)
  }

  static func truncatedList(_ count: Int) -> DiagnosticSentence {
    repeated(.limit, "A list has {} items; the first ones are shown", "\(count)")
  }

  static let tooMuch = repeated(
    .limit, "Composables call each other too often; the rest is left out")

  static let longLoop = repeated(
    .limit, "A loop has too many passes; the rest is left out, and what it sets is unknown")

  static let interop = repeated(
    .leftOut, "The Android view inside “AndroidView” is made by code; left out")
  /// Returns the diagnostic for a layout whose placement the source does not determine.
  static func unknownPlacement(_ name: String) -> DiagnosticSentence {
    repeated(
      .uncertainOrder,
      "“{}” places its content by constraints or code that are not evaluated; the content is read "
        + "from top to bottom in the order of the source", name)
  }
  static let nestedTooDeeply = repeated(
    .limit, "Composables are nested too deeply; the rest is left out")
  static let behindWindow = repeated(
    .leftOut, "A dialog, sheet or menu is open; what lies behind it is left out")
  static let noBounds = DiagnosticSentence(
    .uncertainOrder,
    "Columns stand side by side, which are read row by row as far as their texts have one line; the "
      + "source does not contain their bounds.")
  static let otherDestinations = repeated(
    .leftOut, "The destination at which navigation starts is shown, and not the others")
  static func missingDestination(_ route: String) -> DiagnosticSentence {
    repeated(
      .notComputed, "The navigation graph has no destination “{}”; the app crashes there", route)
  }
  static func unknownStart(_ route: String) -> DiagnosticSentence {
    repeated(
      .notComputed,
      "“{}” names the start of navigation and is only known at run time; the first destination is shown",
      route)
  }
  static func initialStates(_ type: String) -> DiagnosticSentence {
    repeated(
      .assumed, "The states of “{}” have their initial values; what it loads later is not known",
      type)
  }

  /// Returns the diagnostic for a condition that the source does not decide.
  static func undecided(_ condition: UnknownValue) -> DiagnosticSentence {
    condition.choice.map { .undecided(condition.name, branch: $0.branch, other: $0.other) }
      ?? .undecided(condition.name, taken: condition.isAssumedTrue)
  }

  static let endlessEffect = repeated(
    .limit,
    "An effect changes the screen more than \(ComposeApp.maximumCompositions) times in a row; "
      + "the rest is left out")

  static func initialState(_ name: String) -> DiagnosticSentence {
    repeated(
      .assumed,
      "“{}” keeps its initial value; the value that an effect sets is only known at run time", name)
  }
  static let unknownTime = repeated(
    .notComputed, "The time or date of a picker is only known at run time; left out")
  static func hiddenVisibility(_ condition: String) -> DiagnosticSentence {
    repeated(
      .notComputed, "“{}” decides what is visible and is only known at run time, taken as false",
      condition)
  }
  static func unknownTransformation(_ name: String) -> DiagnosticSentence {
    repeated(.notComputed, "What “{}” makes of the text is only known at run time", name)
  }
  static func unknownKeyboard(_ name: String) -> DiagnosticSentence {
    repeated(.notComputed, "The keyboard that “{}” sets is only known at run time", name)
  }
  static let manyFiles = DiagnosticSentence(
    .limit,
    "The screen needs more than \(SourceProject.fileLimit) files or "
      + "\(SourceProject.byteLimit >> 20) MB; the rest was not read.")
  static func unreadableResources(_ problem: String) -> DiagnosticSentence {
    DiagnosticSentence(.missingFile, "The resources cannot be read: {}.", problem)
  }
}
