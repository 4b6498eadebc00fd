internal import AccessibilityTree
internal import ComponentSource
internal import ImportSupport

extension WrittenTexts {
  /// Returns the texts that the code of a file writes and that are on none of its screens.
  static func unused(in file: SourceFile, of screens: [Screen]) -> [UnusedText] {
    var found = FoundTexts()
    for written in WrittenTexts(file, isShown: isShownByCompose).texts {
      found.record(
        written.text, in: written.source,
        at: Node.Position(file.position(ofByte: written.range.start)), otherwise: .notShown)
    }
    return found.unused(in: screens).removingParts(of: screens, isWord: true)
  }

  private static func isShownByCompose(_ place: Place) -> Bool {
    switch (place.callee, place.index) {
    case ("Text", 0), ("BasicText", 0), ("ClickableText", 0), ("error", 0): true
    case ("Icon", 1), ("Image", 1): true
    default: place.label.map { textParameters.contains($0) } == true
    }
  }

  /// The parameters and semantics properties that are texts for people.
  private static let textParameters: Set<String> = [
    "text", "contentDescription", "stateDescription", "paneTitle", "onClickLabel",
    "onLongClickLabel",
  ]
}
