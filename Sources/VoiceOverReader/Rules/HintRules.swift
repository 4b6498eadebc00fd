import AccessibilityTree

/// Rules for the hints that VoiceOver says after the pause.
enum HintRules {
  static let toggle = Rule(
    "ToggleHint", "A check box, switch or toggle button that is not dimmed says how to toggle it.",
    .composer)
  static let edit = Rule(
    "EditHint", "A text field that is not dimmed says how to edit it.", .composer)
  static let adjust = Rule(
    "AdjustHint", "An adjustable control that is not dimmed says how to adjust it.", .composer)
  static let misspelledWords = Rule(
    "MisspelledWordsHint",
    "While a field is edited, and on a text view, a hint says that the rotor finds "
      + "misspelled words.",
    .composer)
  static let picker = Rule(
    "PickerHint", "A pop-up button says how to open its picker.",
    .recorded("magentaA11y, captions of dropdown and select, VoiceOver iOS"))
  static let expand = Rule(
    "ExpandHint",
    "A collapsed element says how to expand it; an expanded element says how to collapse it.",
    .recorded("a11ysupport.io aria-1-2-combobox, VoiceOver iOS 16.6; magentaA11y, expandable"))
  static let drag = Rule(
    "DragHint", "A draggable element says how to move it.",
    .recorded("magentaA11y, captions of reorder-data-row"))
  static let activate = Rule(
    "ActivateHint",
    "If the setting activateHint is on, a React Native button says how to activate it.",
    .documented("React Native AMA, guidelines, accessibility role; no recording has it"))
  static let noErrorInSnapshots = Rule(
    "NoErrorInSnapshots",
    "AccessibilitySnapshot reads UIKit's properties, and none of them holds an error.",
    .composer)
  static let errorFirst = Rule(
    "ErrorBeforeHints",
    "UIKit has no invalid state, so announce speaks the error as the first hint.",
    .documented("CVS Health, iOS SwiftUI accessibility techniques, ErrorValidation"))
}
