/// Rules that say the traits of an element.
enum TraitRules {
  private static let composer =
    "AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift"

  static let selected = Rule(
    "Selected", "“selected” stands before everything else.", source: composer, .sourceCode)
  static let dimmed = Rule(
    "Dimmed", "An element that is not enabled is “dimmed”, before its role.", source: composer,
    .sourceCode)
  static let button = Rule(
    "Button", "The button trait says “button”, once.", source: composer, .sourceCode)
  static let backButton = Rule(
    "BackButton", "The way back says “back button” instead of “button”.", source: composer,
    .sourceCode)
  static let switchButton = Rule(
    "SwitchButton", "A switch that is also a button says “switch button”.", source: composer,
    .sourceCode)
  static let switchState = Rule(
    "SwitchState", "The value of a switch is spoken as a state after its role.", source: composer,
    .sourceCode)
  static let tab = Rule("Tab", "A tab says “tab”.", source: composer, .sourceCode)
  static let textField = Rule(
    "TextField", "A text field says “text field”, a secure one “secure text field”.",
    source: composer, .sourceCode)
  static let isEditing = Rule(
    "IsEditing", "A text field with the keyboard says “is editing”.", source: composer, .sourceCode)
  static let heading = Rule("Heading", "A header says “heading”.", source: composer, .sourceCode)
  static let link = Rule("Link", "A link says “link”.", source: composer, .sourceCode)
  static let adjustable = Rule(
    "Adjustable", "A control whose value swiping changes says “adjustable”.", source: composer,
    .sourceCode)
  static let image = Rule("Image", "An image says “image”.", source: composer, .sourceCode)
  static let searchField = Rule(
    "SearchField", "A search field says “search field”.", source: composer, .sourceCode)
}
