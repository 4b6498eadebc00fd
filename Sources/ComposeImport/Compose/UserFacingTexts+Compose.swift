internal import AccessibilityTree
internal import ComponentSource
internal import ImportSupport

extension UserFacingTexts {
  /// Returns the texts in the code of a file, without the texts on the file's screens.
  static func unused(in file: SourceFile, of screens: [Screen]) -> [UnusedText] {
    var found = FoundTexts()
    for literal in UserFacingTexts(file, isShown: isShownByCompose).texts {
      found.record(
        literal.text, in: literal.source,
        at: Node.Position(file.position(ofByte: literal.range.start)), otherwise: .notShown)
    }
    return found.unused(in: screens).removingParts(of: screens, isWord: true)
  }

  private static func isShownByCompose(_ argument: CallArgument) -> Bool {
    switch (argument.callee, argument.index) {
    case ("Text", 0), ("BasicText", 0), ("ClickableText", 0), ("error", 0): true
    case ("Icon", 1), ("Image", 1): true
    default: argument.label.map { textParameters.contains($0) } == true
    }
  }

  /// The parameters and semantics properties with texts for people.
  private static let textParameters: Set<String> = [
    "text", "contentDescription", "stateDescription", "paneTitle", "onClickLabel",
    "onLongClickLabel",
  ]
}
