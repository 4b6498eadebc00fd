import AccessibilityTree

/// Rules that say how to use a control, after the pause.
enum HintRules {
  static let toggle = Rule(
    "ToggleHint", "A switch that is enabled says how to toggle it.", .composer)
  static let edit = Rule("EditHint", "A text field that is enabled says how to edit it.", .composer)
  static let adjust = Rule(
    "AdjustHint", "An adjustable control that is enabled says how to adjust it.", .composer)
  static let misspelledWords = Rule(
    "MisspelledWordsHint", "A field being edited, and a text view, point to the rotor.", .composer)
  static let picker = Rule(
    "PickerHint", "A pop-up button says how to open its picker.",
    .recorded("magentaA11y, captions of dropdown and select, VoiceOver iOS"))
  static let expand = Rule(
    "ExpandHint", "What is collapsed says how to expand it, and the other way round.",
    .recorded("a11ysupport.io aria-1-2-combobox, VoiceOver iOS 16.6; magentaA11y, expandable"))
  static let drag = Rule(
    "DragHint", "What can be dragged says how to move it.",
    .recorded("magentaA11y, captions of reorder-data-row"))
  static let activate = Rule(
    "ActivateHint", "On request, a React Native button says how to activate it.",
    .documented("React Native AMA, guidelines, accessibility role; no recording has it"))
  static let noErrorInSnapshots = Rule(
    "NoErrorInSnapshots", "AccessibilitySnapshot reads UIKit's properties, which have no error.",
    .composer)
  static let errorFirst = Rule(
    "ErrorBeforeHints", "UIKit has no invalid state: an error is heard as the first of the hints.",
    .documented("CVS Health, iOS SwiftUI accessibility techniques, ErrorValidation"))
}
