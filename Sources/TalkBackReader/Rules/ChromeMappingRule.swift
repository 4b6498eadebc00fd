import AccessibilityTree

/// The rules by which Chrome on Android exposes a web page.
enum ChromeMappingRule {
  static let staticText = Rule(
    "StaticText", "Each text of a page is a node of its own, unless a leaf contains it.",
    .chromium("browser_accessibility_android.cc, IsLeaf and IsInterestingOnAndroid"))
  static let marker = Rule(
    "ListMarker", "The bullet or number of a list item is a node of its own.",
    .recorded("a11ysupport.io ol.json and ul.json, TalkBack 7.3 and Chrome 76"))
  static let fieldValue = Rule(
    "FieldValueAsText",
    "The text of a field is its value; name, placeholder and description are its hint text.",
    .recorded(
      "Chromium, browser_accessibility_android.cc, GetHint; a11ysupport.io "
        + "input-email.json, TalkBack 7.3"))
  static let nameAsText = Rule(
    "NameAsText", "The text is the accessible name, or else the content.",
    .chromium("browser_accessibility_android.cc, GetTextContentUTF16"))
  static let linkDescription = Rule(
    "LinkAsDescription",
    "The text of a link is its content description, so that nothing inside repeats it.",
    .chromium("AccessibilityNodeInfoBuilder.java, setAccessibilityNodeInfoText"))
  static let linkTarget = Rule(
    "LinkTarget", "The name of a link without text is the last part of its address.",
    .chromium("browser_accessibility_android.cc, GetTextContentUTF16"))
  static let roleDescription = Rule(
    "ChromeRoleDescription", "Chrome describes the role in words of its own.",
    .chromium("browser_accessibility_android.cc, GetRoleDescription"))
  static let description = Rule(
    "DescriptionAsHint", "The accessible description is hint text.",
    .chromium("browser_accessibility_android.cc, GetHint"))
  static let range = Rule(
    "RangeInfo", "A range exposes its limits and number; the author's value text is its state.",
    .chromium("web_contents_accessibility_android.cc, PopulateAccessibilityNodeInfoRangeInfo"))
  static let tooltip = Rule(
    "TitleAsTooltip", "A title that is not the name is a tooltip, since Chrome 133.",
    .chromium("browser_accessibility_android.cc, GetTooltipText"))
  static let containerTitle = Rule(
    "ContainerTitle", "A landmark, group or list named by an attribute is a titled container.",
    .chromium("browser_accessibility_android.cc, ComputeAndroidNameTo"))
  static let supplemental = Rule(
    "SupplementalName", "Since Chrome 150 a label is a supplemental description.",
    .chromium("browser_accessibility_android.cc, ComputeAndroidNameTo"))
  static let spinValue = Rule(
    "SpinButtonValue", "A spin button has its name as text and its number as state.",
    .recorded("a11ysupport.io input-number.json, TalkBack 9.1 and Chrome 89"))
  static let select = Rule(
    "SelectAsSpinner", "A closed select is a spinner with the chosen option as text.",
    .recorded("magentaA11y select-android-en-US.vtt"))
  static let invalid = Rule(
    "InvalidEntry", "The error of an invalid node is “invalid entry” and the author's message.",
    .recorded("a11ysupport.io aria-errormessage-with-aria-invalid-true.json, TalkBack 16.2"))
  static let required = Rule(
    "RequiredNotExposed", "Chrome of 2018 to 2020 does not expose that a field is required.",
    .recorded("a11ysupport.io aria-required.json, TalkBack 7.3"))
  static let readOnly = Rule(
    "ReadOnlyNotEditable",
    "A read-only field is not editable; any other read-only element is disabled.",
    .chromium("browser_accessibility_android.cc, IsEnabled and IsEditable"))
  static let collection = Rule(
    "ChromeCollection", "Lists and tables expose their size and the positions of their items.",
    .chromium("browser_accessibility_android.cc, IsCollection"))
  static let grid = Rule(
    "TableAsGrid", "Tables and grids are announced as grids.",
    .recorded("a11ysupport.io grid.json, TalkBack 8.1; magentaA11y headingAndroid-en-US.vtt"))
  static let nested = Rule(
    "NestedList", "A list inside or around another list is hierarchical and has a level.",
    .assumed("Chromium, browser_accessibility_android.cc, IsHierarchical"))
}
