import AccessibilityTree

/// The rules by which Chrome on Android exposes a web page.
enum ChromeMappingRule {
  static let staticText = Rule(
    "StaticText",
    "Each text of a page is a node, unless Chrome exposes the element around it without its "
      + "content, as it does with a button.",
    .chromium("browser_accessibility_android.cc, IsLeaf and IsInterestingOnAndroid"))
  static let marker = Rule(
    "ListMarker", "The bullet or number of a list item is a node of its own.",
    .recorded("a11ysupport.io ol.json and ul.json, TalkBack 7.3 and Chrome 76"))
  static let fieldValue = Rule(
    "FieldValueAsText",
    "Chrome passes a field's value to Android as text, and its name, placeholder and "
      + "description as hint text.",
    .recorded(
      "a11ysupport.io input-email.json, TalkBack 7.3; Chromium, browser_accessibility_android.cc, "
        + "GetHint"))
  static let nameAsText = Rule(
    "NameAsText",
    "Chrome passes the accessible name to Android as text; without a name, the content.",
    .chromium("browser_accessibility_android.cc, GetTextContentUTF16"))
  static let linkDescription = Rule(
    "LinkAsDescription",
    "Chrome passes a link's text as content description, so that TalkBack does not "
      + "read the content again.",
    .chromium("AccessibilityNodeInfoBuilder.java, setAccessibilityNodeInfoText"))
  static let linkTarget = Rule(
    "LinkTarget", "A link without text is named by the last part of its address.",
    .chromium("browser_accessibility_android.cc, GetTextContentUTF16"))
  static let roleDescription = Rule(
    "ChromeRoleDescription", "Chrome passes its own words for the role as role description.",
    .chromium("browser_accessibility_android.cc, GetRoleDescription"))
  static let description = Rule(
    "DescriptionAsHint",
    "Chrome passes the accessible description (aria-describedby, title) to Android as hint text.",
    .chromium("browser_accessibility_android.cc, GetHint"))
  static let range = Rule(
    "RangeInfo",
    "A slider or progress bar exposes its number and limits; aria-valuetext becomes "
      + "the state description.",
    .chromium("web_contents_accessibility_android.cc, PopulateAccessibilityNodeInfoRangeInfo"))
  static let tooltip = Rule(
    "TitleAsTooltip", "Since Chrome 133 a title attribute that is not the name becomes a tooltip.",
    .chromium("browser_accessibility_android.cc, GetTooltipText"))
  static let containerTitle = Rule(
    "ContainerTitle",
    "The name of a landmark, group or list becomes a container title if an attribute sets it.",
    .chromium("browser_accessibility_android.cc, ComputeAndroidNameTo"))
  static let supplemental = Rule(
    "SupplementalName", "Since Chrome 150 a label becomes a supplemental description.",
    .chromium("browser_accessibility_android.cc, ComputeAndroidNameTo"))
  static let invalid = Rule(
    "InvalidEntry",
    "The error of an invalid element is “invalid entry”, followed by the author's message.",
    .recorded("a11ysupport.io aria-errormessage-with-aria-invalid-true.json, TalkBack 16.2"))
  static let required = Rule(
    "RequiredNotExposed", "Chrome of 2018 to 2020 does not expose that a field is required.",
    .recorded("a11ysupport.io aria-required.json, TalkBack 7.3"))
  static let readOnly = Rule(
    "ReadOnlyNotEditable",
    "A read-only field is exposed as not editable, any other read-only element as disabled.",
    .chromium("browser_accessibility_android.cc, IsEnabled and IsEditable"))
  static let collection = Rule(
    "ChromeCollection", "Lists and tables expose their size and the positions of their items.",
    .chromium("browser_accessibility_android.cc, IsCollection"))
  static let grid = Rule(
    "TableAsGrid", "Chrome exposes tables as grids.",
    .recorded("a11ysupport.io grid.json, TalkBack 8.1; magentaA11y headingAndroid-en-US.vtt"))
  static let nested = Rule(
    "NestedList", "A list that contains or is in another list has a level.",
    .assumed("Chromium, browser_accessibility_android.cc, IsHierarchical"))
}
