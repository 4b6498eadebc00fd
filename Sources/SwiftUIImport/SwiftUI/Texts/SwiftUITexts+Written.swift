internal import AccessibilityTree
internal import AppleImport
internal import ComponentSource
internal import ImportSupport

/// The texts of a file that no screen shows.
extension SwiftUITexts {
  /// Returns the texts that the code of a file writes and that are on none of its screens.
  func unused(in file: SourceFile, of screens: [Screen]) -> [UnusedText] {
    var found = FoundTexts()
    for written in WrittenTexts(file, isShown: SwiftUITexts.isShown).texts {
      let translation = text(of: written.text, table: nil)?.text ?? written.text
      found.record(
        MarkdownInline.plainText(translation), in: written.source,
        at: Node.Position(file.position(ofByte: written.range.start)), otherwise: .notShown)
    }
    return found.unused(in: screens).removingParts(of: screens, isWord: true)
  }

  private static func isShown(_ place: WrittenTexts.Place) -> Bool {
    place.index == 0 && titled.contains(place.callee)
      || place.label.map { labels.contains($0) } == true && titled.contains(place.callee)
  }

  /// The views and modifiers whose first argument is a text for people.
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
