internal import Simulator

extension DiagnosticCollector {
  /// What a screen of React Native could not be told; more sentences than forty help nobody.
  static let ofReactNative = DiagnosticCollector(
    limit: 40, rest: DiagnosticSentence(.limit, "# more things like these are not listed."))
}

/// The sentences about props and components.
extension DiagnosticSentence {
  static let textOutsideText = repeated(
    .malformed, "A text stands outside Text, where the app stops with an error")
  static let labelOfInput = repeated(
    .assumed,
    "“aria-label” on TextInput is not handled by every release of React Native, taken for the label"
  )
  static let hintWithoutRole = repeated(
    .assumed,
    "Android may not tell the hint of a view that has neither role, state, actions nor testID")
  static let percentOffset = repeated(
    .assumed,
    "On iOS the minimum of accessibilityValue is not subtracted, so its per cent are wrong")

  static func stringForBoolean(_ prop: String) -> DiagnosticSentence {
    repeated(
      .malformed,
      "“{}” is given as a string, taken for true or false; what native code makes of it is not "
        + "defined", prop)
  }

  static func invalidRole(_ role: String) -> DiagnosticSentence {
    repeated(
      .unknownAttribute,
      "“{}” is no accessibilityRole; on Android the app stops with an error here", role)
  }

  static func noAlias(_ prop: String, on component: String) -> DiagnosticSentence {
    repeated(.unknownAttribute, "“{}” does nothing on {}", prop, component)
  }

  static func unreachablePressable(_ component: String) -> DiagnosticSentence {
    repeated(
      .assumed,
      "With accessible={false}, {} cannot be pressed on iOS and stays a stop on Android", component)
  }

  static func duplicate(_ prop: String) -> DiagnosticSentence {
    repeated(.malformed, "“{}” is given twice; the last one counts", prop)
  }

  static func glyph(_ component: String) -> DiagnosticSentence {
    repeated(
      .unresolvedText,
      "“{}” is a character of a font in a text, which readers stop at on Android; which one only "
        + "the font's table knows", component)
  }

  static func unknown(
    _ target: String, aliasOf component: String, takenFor guess: String
  ) -> DiagnosticSentence {
    repeated(
      .guessedComponent,
      "“{}”, which the alias file names for “{}”, is not known, taken for {}", target, component,
      guess)
  }

  static func unknown(_ component: String, takenFor guess: String) -> DiagnosticSentence {
    repeated(
      .guessedComponent, "“{}” is not known, taken for {}; an alias file ({} = …) can tell",
      component, guess, component)
  }

  static func unknownPresence(of component: String, by prop: String) -> DiagnosticSentence {
    repeated(
      .notComputed, "Whether {} is shown (“{}”) depends on the running app, taken for not shown",
      component, prop)
  }
}
