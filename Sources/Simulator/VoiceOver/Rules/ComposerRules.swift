/// Rules that compose what stands before the pause.
enum ComposerRules {
  private static let composer =
    "AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift"

  static let label = Rule(
    "Label", "The accessibility label comes first.", source: composer, .sourceCode)
  static let value = Rule(
    "Value", "The accessibility value follows the label.", source: composer, .sourceCode)
  static let hintInsteadOfName = Rule(
    "HintInsteadOfName", "Without label and value the hint is spoken in their place.",
    source: composer, .sourceCode)
  static let customHint = Rule(
    "CustomHint", "The author's hint follows the pause.", source: composer, .sourceCode)
  static let pause = Rule(
    "Pause", "VoiceOver waits for about a second before hints.",
    source: "magentaA11y, captions of 12 device recordings (1.00 to 1.16 s)", .recorded)
  static let actionsAvailable = Rule(
    "ActionsAvailable", "Custom actions are told of at the very end.",
    source: "AccessibilitySnapshot 0.12.1, testCustomActions", .sourceCode)
  static let moreContent = Rule(
    "MoreContent", "Custom content is told of at the very end.",
    source: "AccessibilitySnapshot 0.12.1, testCustomContent", .sourceCode)
  static let importantContent = Rule(
    "ImportantContent", "Custom content of high importance is spoken at once, before the hint.",
    source: "Apple, AXCustomContent.Importance.high", .documented)
  static let positionInSeries = Rule(
    "PositionInSeries", "Segments and tabs say their place, such as “2 of 3”.", source: composer,
    .sourceCode)
  static let containerEdge = Rule(
    "ContainerEdge", "The first and last stop of a list or landmark say so.", source: composer,
    .sourceCode)
  static let tableHeaders = Rule(
    "TableHeaders", "Headers of the row and column stand before a cell.", source: composer,
    .sourceCode)
  static let tablePosition = Rule(
    "TablePosition", "A cell says what it spans, its row when the row is new, and its column.",
    source: composer, .sourceCode)
}
