/// Rules that say how to use a control, after the pause.
enum HintRules {
  private static let composer =
    "AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift"

  static let toggle = Rule(
    "ToggleHint", "A switch that is enabled says how to toggle it.", source: composer, .sourceCode)
  static let edit = Rule(
    "EditHint", "A text field that is enabled says how to edit it.", source: composer, .sourceCode)
  static let adjust = Rule(
    "AdjustHint", "An adjustable control that is enabled says how to adjust it.",
    source: composer, .sourceCode)
  static let misspelledWords = Rule(
    "MisspelledWordsHint", "A field being edited, and a text view, point to the rotor.",
    source: composer, .sourceCode)
  static let picker = Rule(
    "PickerHint", "A pop-up button says how to open its picker.",
    source: "magentaA11y, captions of dropdown and select, VoiceOver iOS", .recorded)
  static let expand = Rule(
    "ExpandHint", "What is collapsed says how to expand it, and the other way round.",
    source: "a11ysupport.io aria-1-2-combobox, VoiceOver iOS 16.6; magentaA11y, expandable",
    .recorded)
  static let drag = Rule(
    "DragHint", "What can be dragged says how to move it.",
    source: "magentaA11y, captions of reorder-data-row", .recorded)
  static let activate = Rule(
    "ActivateHint", "On request, a React Native button says how to activate it.",
    source: "React Native AMA, guidelines, accessibility role; no recording has it", .documented)
  static let noErrorInSnapshots = Rule(
    "NoErrorInSnapshots", "AccessibilitySnapshot reads UIKit's properties, which have no error.",
    source: composer, .sourceCode)
  static let errorFirst = Rule(
    "ErrorBeforeHints",
    "UIKit has no invalid state: an error is heard as the first of the hints.",
    source: "CVS Health, iOS SwiftUI accessibility techniques, ErrorValidation", .documented)
}
