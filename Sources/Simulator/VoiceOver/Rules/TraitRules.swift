/// Rules that say the traits of an element.
enum TraitRules {
  static let selected = Rule("Selected", "“selected” stands before everything else.", .composer)
  static let dimmed = Rule(
    "Dimmed", "An element that is not enabled is “dimmed”, before its role.", .composer)
  static let button = Rule("Button", "The button trait says “button”, once.", .composer)
  static let backButton = Rule(
    "BackButton", "The way back says “back button” instead of “button”.", .composer)
  static let switchButton = Rule(
    "SwitchButton", "A switch that is also a button says “switch button”.", .composer)
  static let switchState = Rule(
    "SwitchState", "The value of a switch is spoken as a state after its role.", .composer)
  static let tab = Rule("Tab", "A tab says “tab”.", .composer)
  static let textField = Rule(
    "TextField", "A text field says “text field”, a secure one “secure text field”.", .composer)
  static let isEditing = Rule(
    "IsEditing", "A text field with the keyboard says “is editing”.", .composer)
  static let heading = Rule("Heading", "A header says “heading”.", .composer)
  static let link = Rule("Link", "A link says “link”.", .composer)
  static let adjustable = Rule(
    "Adjustable", "A control whose value swiping changes says “adjustable”.", .composer)
  static let image = Rule("Image", "An image says “image”.", .composer)
  static let searchField = Rule("SearchField", "A search field says “search field”.", .composer)
}
