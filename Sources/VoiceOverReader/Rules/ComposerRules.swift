import AccessibilityTree

/// Rules for the parts of an announcement that come before the pause.
enum ComposerRules {
  static let label = Rule("Label", "The accessibility label comes first.", .composer)
  static let value = Rule("Value", "The accessibility value follows the label.", .composer)
  static let hintInsteadOfName = Rule(
    "HintInsteadOfName", "Without label and value the hint is spoken instead.", .composer)
  static let customHint = Rule(
    "CustomHint", "The hint that the author set follows the pause.", .composer)
  static let pause = Rule(
    "Pause", "VoiceOver waits for about a second before hints.",
    .recorded("magentaA11y, captions of 12 device recordings (1.00 to 1.16 s)"))
  static let actionsAvailable = Rule(
    "ActionsAvailable", "Custom actions are announced at the very end.",
    .sourceCode("AccessibilitySnapshot 0.12.1, testCustomActions"))
  static let moreContent = Rule(
    "MoreContent", "Custom content is announced at the very end.",
    .sourceCode("AccessibilitySnapshot 0.12.1, testCustomContent"))
  static let importantContent = Rule(
    "ImportantContent", "Custom content of high importance is spoken at once, before the hint.",
    .documented("Apple, AXCustomContent.Importance.high"))
  static let positionInSeries = Rule(
    "PositionInSeries", "A segment or tab says its position, such as “2 of 3”.", .composer)
  static let containerEdge = Rule(
    "ContainerEdge", "VoiceOver announces a list or landmark at its first and last stop.", .composer
  )
  static let tableHeaders = Rule(
    "TableHeaders", "The headers of a cell's row and column are spoken before the cell.", .composer)
  static let tablePosition = Rule(
    "TablePosition",
    "A cell says how many rows and columns it spans, its column, and its row if the "
      + "last stop was in another row.",
    .composer)
}

/// Rules for the words of traits that are also used outside ``TraitWord/table``.
enum TraitRules {
  static let selected = Rule("Selected", "“selected” precedes everything else.", .composer)
  static let dimmed = Rule(
    "Dimmed", "An element that is not enabled says “dimmed” before its role.", .composer)
  static let switchState = Rule(
    "SwitchState", "The value of a switch is spoken as a state after its role.", .composer)
  static let isEditing = Rule(
    "IsEditing", "A text field says “is editing” while the keyboard types into it.", .composer)
  static let button = Rule("Button", "The button trait says “button”, once.", .composer)
  static let switchButton = Rule(
    "SwitchButton", "A switch that is also a button says “switch button”.", .composer)
  static let heading = Rule("Heading", "A header says “heading”.", .composer)
  static let image = Rule("Image", "An image says “image”.", .composer)
}
