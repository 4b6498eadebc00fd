/// Rules that decide which nodes are stops.
enum StopRules {
  private static let parser = "AccessibilitySnapshot 0.12.1, AccessibilityHierarchyParser.swift"
  private static let webKit = "WebKit, WebAccessibilityObjectWrapperIOS.mm"

  static let hiddenNode = Rule(
    "HiddenNode", "What the author hides is no stop, nor is anything inside it.",
    source: "UIAccessibility, accessibilityElementsHidden; WAI-ARIA 1.2, section 7.1",
    .documented)
  static let elementsHidden = Rule(
    "ElementsHidden", "accessibilityElementsHidden hides an element and everything inside it.",
    source: parser, .sourceCode)
  static let invisibleView = Rule(
    "InvisibleView", "A view that is hidden, transparent or has no size is passed over.",
    source: parser, .sourceCode)
  static let elementIsLeaf = Rule(
    "ElementIsLeaf", "What is inside an accessibility element is never visited.", source: parser,
    .sourceCode)
  static let explicitList = Rule(
    "ExplicitList", "An explicit list of elements replaces the subviews.", source: parser,
    .sourceCode)
  static let modal = Rule(
    "LastModalOnly", "Beside a modal view its siblings are out of reach.", source: parser,
    .sourceCode)
  static let modalDialog = Rule(
    "ModalDialogOnly", "While a modal dialog is open, what lies outside it is out of reach.",
    source:
      "WebKit, AXObjectCache.cpp, modalNode; a11ysupport.io, modal-dialog-example.json, VoiceOver 16.2",
    .recorded)
  static let container = Rule(
    "ContainerIsNoStop", "A group, list, table or landmark only colours the stops inside it.",
    source: "\(webKit); \(parser)", .sourceCode)
  static let mergedText = Rule(
    "MergedText", "Text that runs on without a break is one stop.", source: webKit, .sourceCode)
  static let controlIsLeaf = Rule(
    "ControlIsLeaf", "A control is one stop; its content is its name.", source: webKit, .sourceCode)
  static let unlabelledImage = Rule(
    "UnlabelledImage", "An image view without a label is no accessibility element.",
    source: "UIKit, UIImageView; XCUITest, element types", .documented)
  static let blankText = Rule(
    "BlankText", "White space and line breaks are no stops.", source: webKit, .sourceCode)
  static let decoration = Rule(
    "Decoration", "A native separator is a view without accessibility.",
    source: "UIKit, UIView.isAccessibilityElement", .documented)
  static let firstMarker = Rule(
    "FirstMarkerSkipped",
    "Swiping into a list lands on the text of its first item, not on the marker.",
    source: "a11ysupport.io ul.json, ol.json, VoiceOver iOS", .recorded)
}
