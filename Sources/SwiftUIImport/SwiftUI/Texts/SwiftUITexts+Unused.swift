internal import AccessibilityTree
internal import AppleImport
internal import ComponentSource
internal import ImportSupport

/// The texts in the code of a file that no screen shows.
extension SwiftUITexts {
  /// Returns the texts in the code of a file, without the texts on the file's screens.
  func unused(in file: SourceFile, of screens: [Screen]) -> [UnusedText] {
    var found = FoundTexts()
    for literal in UserFacingTexts(file, isShown: SwiftUITexts.isShown).texts {
      let translation = text(of: literal.text, table: nil)?.text ?? literal.text
      found.record(
        MarkdownInline.plainText(translation), in: literal.source,
        at: Node.Position(file.position(ofByte: literal.range.start)), otherwise: .notShown)
    }
    return found.unused(in: screens).removingParts(of: screens, isWord: true)
  }

  private static func isShown(_ argument: UserFacingTexts.CallArgument) -> Bool {
    argument.index == 0 && titled.contains(argument.callee)
      || argument.label.map { labels.contains($0) } == true && titled.contains(argument.callee)
  }

  /// The views and modifiers with a text for people as their first argument.
  ///
  /// Source: Apple, SwiftUI documentation.
  private static let titled: Set<String> = [
    "Text", "Button", "Label", "Toggle", "TextField", "SecureField", "Picker", "DatePicker",
    "ColorPicker", "Stepper", "Section", "Link", "NavigationLink", "Menu", "Tab", "ShareLink",
    "LabeledContent", "ProgressView", "DisclosureGroup", "GroupBox", "ContentUnavailableView",
    "navigationTitle", "navigationBarTitle", "alert", "confirmationDialog", "badge", "help",
    "searchable", "accessibilityLabel", "accessibilityHint", "accessibilityValue",
  ]

  private static let labels: Set<String> = ["prompt", "value", "description"]
}
