internal import ImportSupport

extension ReactComponent {
  /// Whether a name is that of a component of React Native or of a common library.
  package static func isKnown(_ name: String) -> Bool { !named(name, aliases: Aliases()).isGuess }

  /// What stands for a component that cannot be found: a view whose texts are drawn.
  ///
  /// It lends no role and no label: what it does with its props nobody knows, and a control that is
  /// heard of but is none is worse than a text that says less.
  static func guess(_ name: String) -> ReactComponent {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let guess = ReactComponent(.view).with(\.shown, shownByUnknown).with(\.isGuess, true)
      .with(\.drawsText, true)
    // Whether it is there at all is no guess about what it is.
    return windows.contains(where: last.hasSuffix) ? guess.with(\.presence, "visible") : guess
  }

  /// Props whose text most components show, in the order in which most do.
  private static let shownByUnknown = [
    "heading", "header", "title", "label", "text", "subtitle", "subTitle", "description", "caption",
    "message", "content", "body", "placeholder", "hint", "helperText", "error", "errorMessage",
    "errorText", "buttonText", "buttonTitle", "buttonLabel",
  ]

  private static let windows = ["Modal", "Dialog", "Sheet", "Popup", "Snackbar", "Toast"]
}
