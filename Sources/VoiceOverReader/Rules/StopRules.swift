import AccessibilityTree

/// Rules that decide which nodes are stops.
enum StopRules {
  static let hiddenNode = Rule(
    "HiddenNode", "A node that its author hides is not a stop, nor is anything inside it.",
    .documented("UIAccessibility, accessibilityElementsHidden; WAI-ARIA 1.2, section 7.1"))
  static let elementsHidden = Rule(
    "ElementsHidden", "accessibilityElementsHidden hides an element and everything inside it.",
    .parser)
  static let invisibleView = Rule(
    "InvisibleView", "A view that is hidden, transparent or has no size is skipped.", .parser)
  static let elementIsLeaf = Rule(
    "ElementIsLeaf", "The content of an accessibility element is never visited.", .parser)
  static let explicitList = Rule(
    "ExplicitList", "An explicit list of elements replaces the subviews.", .parser)
  static let modal = Rule(
    "LastModalOnly", "The siblings of a modal view cannot be reached.", .parser,
    skipsOutsideDialogs: true)
  static let modalDialog = Rule(
    "ModalDialogOnly", "While a modal dialog is open, nothing outside it can be reached.",
    .recorded(
      "WebKit, AXObjectCache.cpp, modalNode; a11ysupport.io, modal-dialog-example.json, "
        + "VoiceOver 16.2"), skipsOutsideDialogs: true)
  static let container = Rule(
    "ContainerIsNoStop",
    "A group, list, table or landmark is not a stop, but adds to the stops inside it.",
    .sourceCode(
      "WebKit, WebAccessibilityObjectWrapperIOS.mm; AccessibilitySnapshot 0.12.1, "
        + "AccessibilityHierarchyParser.swift"))
  static let mergedText = Rule("MergedText", "Text without a break is one stop.", .webKitWrapper)
  static let controlIsLeaf = Rule(
    "ControlIsLeaf", "A control is one stop; its content is its name.", .webKitWrapper)
  static let unlabelledImage = Rule(
    "UnlabelledImage", "An image view without a label is no accessibility element.",
    .documented("UIKit, UIImageView; XCUITest, element types"))
  static let blankText = Rule(
    "BlankText", "White space and line breaks are not stops.", .webKitWrapper)
  static let decoration = Rule(
    "Decoration", "A native separator is a view without accessibility.",
    .documented("UIKit, UIView.isAccessibilityElement"))
  static let labelOfControl = Rule(
    "LabelOfControl",
    "The label after a check box or radio button that repeats its name is not a stop.",
    .recorded(
      "a11ysupport.io required_attribute_radio_group.json; ionic-team/ionic-framework#26769"))
  static let safariMediaControls = Rule(
    "SafarisControls",
    "Audio and videos that play automatically are not stops; Safari's controls for them are not part of the page.",
    .webKitWrapper)
  static let firstMarker = Rule(
    "FirstMarkerSkipped",
    "Swiping into a list lands on the text of its first item, not on the marker.",
    .recorded("a11ysupport.io ul.json, ol.json, VoiceOver iOS"))
}
