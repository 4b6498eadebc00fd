import AccessibilityTree

/// Rules that decide which nodes are stops.
enum StopRules {
  static let hiddenNode = Rule(
    "HiddenNode", "What the author hides is no stop, nor is anything inside it.",
    .documented("UIAccessibility, accessibilityElementsHidden; WAI-ARIA 1.2, section 7.1"))
  static let elementsHidden = Rule(
    "ElementsHidden", "accessibilityElementsHidden hides an element and everything inside it.",
    .parser)
  static let invisibleView = Rule(
    "InvisibleView", "A view that is hidden, transparent or has no size is passed over.", .parser)
  static let elementIsLeaf = Rule(
    "ElementIsLeaf", "What is inside an accessibility element is never visited.", .parser)
  static let explicitList = Rule(
    "ExplicitList", "An explicit list of elements replaces the subviews.", .parser)
  static let modal = Rule(
    "LastModalOnly", "Beside a modal view its siblings are out of reach.", .parser,
    skipsOutsideDialogs: true)
  static let modalDialog = Rule(
    "ModalDialogOnly", "While a modal dialog is open, what lies outside it is out of reach.",
    .recorded(
      "WebKit, AXObjectCache.cpp, modalNode; a11ysupport.io, modal-dialog-example.json, "
        + "VoiceOver 16.2"), skipsOutsideDialogs: true)
  static let container = Rule(
    "ContainerIsNoStop", "A group, list, table or landmark only colours the stops inside it.",
    .sourceCode(
      "WebKit, WebAccessibilityObjectWrapperIOS.mm; AccessibilitySnapshot 0.12.1, "
        + "AccessibilityHierarchyParser.swift"))
  static let mergedText = Rule(
    "MergedText", "Text that runs on without a break is one stop.", .webKitWrapper)
  static let controlIsLeaf = Rule(
    "ControlIsLeaf", "A control is one stop; its content is its name.", .webKitWrapper)
  static let unlabelledImage = Rule(
    "UnlabelledImage", "An image view without a label is no accessibility element.",
    .documented("UIKit, UIImageView; XCUITest, element types"))
  static let blankText = Rule(
    "BlankText", "White space and line breaks are no stops.", .webKitWrapper)
  static let decoration = Rule(
    "Decoration", "A native separator is a view without accessibility.",
    .documented("UIKit, UIView.isAccessibilityElement"))
  static let labelOfControl = Rule(
    "LabelOfControl", "The label after a check box or radio button that says its name is no stop.",
    .recorded(
      "a11ysupport.io required_attribute_radio_group.json; ionic-team/ionic-framework#26769"))
  static let safarisControls = Rule(
    "SafarisControls",
    "Sound, and a video that plays by itself, is no stop; Safari's own controls for it are no part of the page.",
    .webKitWrapper)
  static let firstMarker = Rule(
    "FirstMarkerSkipped",
    "Swiping into a list lands on the text of its first item, not on the marker.",
    .recorded("a11ysupport.io ul.json, ol.json, VoiceOver iOS"))
}
