/// Rules by which WebKit makes accessibility elements, and VoiceOver words for them.
enum WebKitRules {
  private static let wrapper = "WebKit, WebAccessibilityObjectWrapperIOS.mm"

  static let textElement = Rule(
    "WebKitText", "Text that is not blank is an element; links and headings around it are traits.",
    source: wrapper, .sourceCode)
  static let controlElement = Rule(
    "WebKitControl", "A control is one element; its label is the accessible name.",
    source: wrapper, .sourceCode)
  static let markerElement = Rule(
    "WebKitMarker", "The bullet or number of a list item is an element of its own.",
    source: "\(wrapper); a11ysupport.io, ul.json, ol.json", .recorded)
  static let fileName = Rule(
    "WebFileName", "An image without alternative is called by the name of its file.",
    source: "a11ysupport.io; TetraLogical, screen-reader-HTML-support, VO-ios.html", .documented)
  static let wholeLabel = Rule(
    "WebWholeLabel", "A label that holds only text is one element, whatever boxes the text is in.",
    source: "WebKit, AccessibilityLabel.cpp; magentaA11y, captions of text-input", .assumed)
  static let text = [textElement]
  static let control = [controlElement]
  static let marker = [markerElement]

  static let name = Rule(
    "WebName", "The accessible name comes first.", source: wrapper, .recorded)
  static let value = Rule(
    "WebValue", "What a control holds follows its name.",
    source: "a11ysupport.io, input-text.json, select.json, VoiceOver iOS", .recorded)
  static let placeholder = Rule(
    "WebPlaceholder", "An empty field tells its placeholder after the name.",
    source: "a11ysupport.io, aria-placeholder.json, VoiceOver iOS", .recorded)
  static let passwordLength = Rule(
    "WebPasswordLength", "Of a password only the length is told.",
    source: "a11ysupport.io, input-password.json, VoiceOver iOS", .recorded)
  static let ariaDescription = Rule(
    "AriaDescription", "aria-description is told before the role, after the word “description”.",
    source: "a11ysupport.io, aria-description.json, VoiceOver iOS 18.7", .recorded)
  static let role = Rule(
    "WebRole", "The role follows name and value.",
    source: "a11ysupport.io, VoiceOver iOS", .recorded)
  static let headingLevel = Rule(
    "WebHeadingLevel", "Every stop in a heading tells “heading” and its level.",
    source: "a11ysupport.io, headings.json, VoiceOver iOS", .recorded)
  static let link = Rule(
    "WebLink", "Every stop in a link tells “link”, “in-page link” when it leads into this page.",
    source: "a11ysupport.io, links; magentaA11y, captions of web pages", .recorded)
  static let visited = Rule(
    "WebVisited", "A visited link says so before its role.",
    source: "a11ysupport.io, links/example4, VoiceOver iOS", .recorded)
  static let current = Rule(
    "WebCurrent", "aria-current is told before the role.",
    source: "a11ysupport.io, aria-current.json, VoiceOver iOS", .recorded)
  static let popup = Rule(
    "WebPopup", "What a control opens follows its role.",
    source: "a11ysupport.io, aria-haspopup-attribute.json, VoiceOver iOS", .recorded)
  static let state = Rule(
    "WebState", "Checked, pressed and expanded follow the role.",
    source: "a11ysupport.io, input-checkbox.json, aria-pressed.json, aria-expanded.json",
    .recorded)
  static let position = Rule(
    "WebPosition", "A radio button or tab tells its place among the others.",
    source: "a11ysupport.io, required_attribute_radio_group.json, VoiceOver iOS", .recorded)
  static let required = Rule(
    "WebRequired", "“required” follows role, state and position.",
    source: "a11ysupport.io, aria-required.json, VoiceOver iOS", .recorded)
  static let invalid = Rule(
    "WebInvalid", "A field marked invalid says “invalid data”.",
    source: "a11ysupport.io, aria-invalid.json, aria-errormessage, VoiceOver iOS 18.5", .recorded)
  static let error = Rule(
    "WebErrorMessage", "The error message follows “invalid data”, before the pause.",
    source: "a11ysupport.io, aria-errormessage-with-aria-invalid-true.json, VoiceOver iOS 18.5",
    .recorded)
  static let description = Rule(
    "WebDescription", "aria-describedby and title are hints, before VoiceOver's own.",
    source: "a11ysupport.io, aria-describedby.json, title-attribute.json, VoiceOver iOS",
    .recorded)
  static let textKind = Rule(
    "WebTextKind", "Terms, definitions, deleted and highlighted text are told as such.",
    source: "a11ysupport.io, dl-basic.json, VoiceOver iOS", .recorded)
  static let edge = Rule(
    "WebContainerEdge", "The first and last stop of a list, table, landmark or fieldset say so.",
    source: "a11ysupport.io, ul.json, role-navigation-named.json, html_table; VoiceOver iOS",
    .recorded)
  static let header = Rule(
    "WebTableHeader", "The header of the column stands before a cell.",
    source: "a11ysupport.io, grid.json, VoiceOver iOS", .recorded)
  static let headerKind = Rule(
    "WebHeaderCell", "A header cell says what it heads and how it is sorted.",
    source: "a11ysupport.io, table/example_1.json, aria-sort.json, VoiceOver iOS", .recorded)
  static let cellPlace = Rule(
    "WebCellPlace", "A cell tells its column, and its row where the row is new.",
    source: "a11ysupport.io, table/example_1.json; magentaA11y, captions of heading", .recorded)
  static let groupName = Rule(
    "WebGroupName", "The name of a list box stands before its first option.",
    source: "a11ysupport.io, aria-1-2-combobox-with-list-autocomplete-example.json", .recorded)
  static let groupByJump = Rule(
    "WebGroupByJump", "A jump by form controls tells the name of the group it comes into.",
    source: "a11ysupport.io, input-checkbox.json, next form field", .recorded)
  static let popupIsNoToggle = Rule(
    "WebPopupIsNoToggle", "A button that opens something is no toggle button besides.",
    source: "WebKit, AccessibilityObject.cpp, buttonRoleType", .assumed)
  static let alertIsNoDescription = Rule(
    "WebAlertIsNoDescription", "A description that is an alert is not told with the control.",
    source: "a11ysupport.io, aria-describedby-with-role-alert.json, VoiceOver on iOS 14.4",
    .recorded)
  static let noRoleDescription = Rule(
    "WebNoRoleDescription", "VoiceOver on iOS does not tell aria-roledescription.",
    source: "a11ysupport.io, aria-roledescription.json", .recorded)
}
