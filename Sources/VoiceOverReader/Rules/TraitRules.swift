import AccessibilityTree

/// Rules that say the traits of an element, where more than ``TraitWord/table`` goes by them.
enum TraitRules {
  static let selected = Rule("Selected", "“selected” stands before everything else.", .composer)
  static let dimmed = Rule(
    "Dimmed", "An element that is not enabled is “dimmed”, before its role.", .composer)
  static let switchState = Rule(
    "SwitchState", "The value of a switch is spoken as a state after its role.", .composer)
  static let isEditing = Rule(
    "IsEditing", "A text field with the keyboard says “is editing”.", .composer)
  static let image = Rule("Image", "An image says “image”.", .composer)
}
