import AccessibilityTree

/// Rules that decide which nodes are stops.
enum StopRules {
  static let hiddenNode = Rule(
    "HiddenNode", "A hidden node is not a stop, and neither is anything inside it.",
    .documented("UIAccessibility, accessibilityElementsHidden; WAI-ARIA 1.2, section 7.1"))
  static let elementsHidden = Rule(
    "ElementsHidden", "accessibilityElementsHidden hides an element and everything inside it.",
    .parser)
  static let invisibleView = Rule(
    "InvisibleView", "A view that is hidden, transparent or has no size is skipped.", .parser)
  static let elementIsLeaf = Rule(
    "ElementIsLeaf", "VoiceOver does not look inside an accessibility element.", .parser)
  static let explicitList = Rule(
    "ExplicitList",
    "If a view lists its elements (accessibilityElements), only these are stops, in this order.",
    .parser)
  static let modal = Rule(
    "LastModalOnly", "While a modal view is open, VoiceOver does not reach the views beside it.",
    .parser,
    skipsOutsideDialogs: true)
  static let modalDialog = Rule(
    "ModalDialogOnly",
    "While a modal dialog is open, VoiceOver does not reach anything outside it.",
    .recorded(
      "a11ysupport.io, modal-dialog-example.json, VoiceOver 16.2; WebKit, AXObjectCache.cpp, "
        + "modalNode"), skipsOutsideDialogs: true)
  static let container = Rule(
    "ContainerIsNoStop",
    "A container is not a stop. A list, table, landmark or named group is announced at the stops "
      + "inside it.",
    .sourceCode(
      "WebKit, WebAccessibilityObjectWrapperIOS.mm; AccessibilitySnapshot 0.12.1, "
        + "AccessibilityHierarchyParser.swift"))
  static let mergedText = Rule(
    "MergedText", "A piece of a longer text is not a stop of its own.", .webKitWrapper)
  static let controlIsLeaf = Rule(
    "ControlIsLeaf", "A control is one stop; the text in it is its name.", .webKitWrapper)
  static let contentOfControl = Rule(
    "ContentOfControl", "The content of a button or other control is part of the control.",
    .documented("WAI-ARIA 1.2, Children Presentational"))
  static let unlabelledImage = Rule(
    "UnlabelledImage", "An image view without a label is not an accessibility element.",
    .documented("UIKit, UIImageView; XCUITest, element types"))
  static let blankText = Rule(
    "BlankText", "Text that consists of spaces and line breaks is not a stop.", .webKitWrapper)
  static let decoration = Rule(
    "Decoration", "A separator of a native app is not an accessibility element.",
    .documented("UIKit, UIView.isAccessibilityElement"))
  static let labelOfControl = Rule(
    "LabelOfControl",
    "The label after a check box or radio button is not a stop if it only repeats the name.",
    .recorded(
      "a11ysupport.io required_attribute_radio_group.json; ionic-team/ionic-framework#26769"))
  static let ownedByField = Rule(
    "OwnedByField",
    "aria-owns moves an element into its owner; a text field is one stop, and nothing in it is "
      + "another.",
    .recorded("uswds/uswds#6840, VoiceOver on iOS; WebKit, AXObjectCache.cpp, updateRelations"))
  static let safariMediaControls = Rule(
    "SafarisControls",
    "Audio and videos that play automatically are not stops; Safari's controls for "
      + "them are not part of the page.",
    .webKitWrapper)
  static let firstMarker = Rule(
    "FirstMarkerSkipped",
    "Swiping into a list lands on the text of its first item, not on the marker.",
    .recorded("a11ysupport.io ul.json, ol.json, VoiceOver iOS"))
}
