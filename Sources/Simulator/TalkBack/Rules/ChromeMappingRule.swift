/// The rules by which Chrome on Android exposes a web page.
enum ChromeMappingRule {
  static let run = Rule(
    "TextRun", "Text between two elements of meaning is one node.",
    .assumed("Chromium, browser_accessibility_android.cc, IsLeaf"))
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
    "NameAsText", "The text is the accessible name, else what is inside.",
    .chromium("browser_accessibility_android.cc, GetTextContentUTF16"))
  static let linkDescription = Rule(
    "LinkAsDescription",
    "The text of a link is its content description, so that nothing inside repeats it.",
    .chromium("AccessibilityNodeInfoBuilder.java, setAccessibilityNodeInfoText"))
  static let linkTarget = Rule(
    "LinkTarget", "A link without text is called by the last part of its address.",
    .chromium("browser_accessibility_android.cc, GetTextContentUTF16"))
  static let roleDescription = Rule(
    "ChromeRoleDescription", "Chrome describes the role in words of its own.",
    .chromium("browser_accessibility_android.cc, GetRoleDescription"))
  static let description = Rule(
    "DescriptionAsHint", "The accessible description is hint text.",
    .chromium("browser_accessibility_android.cc, GetHint"))
  static let wholePercent = Rule(
    "WholePercent", "A range without words of its own tells whole per cent, the rest cut off.",
    .recorded("a11ysupport.io input-range.json, TalkBack 7.3 and Chrome 77"))
  static let spinValue = Rule(
    "SpinButtonValue", "A spin button has its name as text and its number as state.",
    .recorded("a11ysupport.io input-number.json, TalkBack 9.1 and Chrome 89"))
  static let select = Rule(
    "SelectAsSpinner", "A closed select is a spinner with the chosen option as text.",
    .recorded("magentaA11y select-android-en-US.vtt"))
  static let invalid = Rule(
    "InvalidEntry", "An error message that resolves is exposed after “invalid entry”.",
    .recorded("a11ysupport.io aria-errormessage-with-aria-invalid-true.json, TalkBack 16.2"))
  static let required = Rule(
    "RequiredNotSpoken", "That a field must be filled in is not heard.",
    .recorded("a11ysupport.io aria-required.json, TalkBack 7.3"))
  static let readOnly = Rule(
    "ReadOnlyAsDisabled", "A field that cannot be changed is exposed as disabled.",
    .chromium("browser_accessibility_android.cc, IsEnabled"))
  static let collection = Rule(
    "ChromeCollection", "Lists and tables tell their sizes and the places of their items.",
    .chromium("browser_accessibility_android.cc, IsCollection"))
  static let grid = Rule(
    "TableAsGrid", "Tables and grids are heard as grids.",
    .recorded("a11ysupport.io grid.json, TalkBack 8.1; magentaA11y headingAndroid-en-US.vtt"))
  static let headingPart = Rule(
    "HeadingPart", "Text beside a link inside a heading is still heard as heading.",
    .assumed("Chromium, browser_accessibility_android.cc, IsLeaf"))
  static let nested = Rule(
    "NestedList", "A list inside or around another one is hierarchical and tells its level.",
    .assumed("Chromium, browser_accessibility_android.cc, IsHierarchical"))

  static let runRules = [run]
  static let headingRunRules = [run, headingPart]
}
