import AccessibilityTree

/// Rules by which WebKit makes accessibility elements, and VoiceOver words for them.
enum WebKitRules {
  static let textElement = Rule(
    "WebKitText", "Text that is not blank is an element; links and headings around it are traits.",
    .webKitWrapper)
  static let controlElement = Rule(
    "WebKitControl", "A control is one element; its label is the accessible name.", .webKitWrapper)
  static let markerElement = Rule(
    "WebKitMarker", "The bullet or number of a list item is an element of its own.",
    .recorded("WebKit, WebAccessibilityObjectWrapperIOS.mm; a11ysupport.io, ul.json, ol.json"))
  static let fileName = Rule(
    "WebFileName", "An image without alternative is called by the name of its file.",
    .documented("a11ysupport.io; TetraLogical, screen-reader-HTML-support, VO-ios.html"))
  static let stitching = Rule(
    "WebStitchedText", "The texts of one block are one element, with the marker of a list item.",
    .sourceCode("WebKit, AXStitchUtilities.cpp"))
  static let text = [textElement]
  static let stitchedText = [textElement, stitching]
  static let control = [controlElement]
  static let marker = [markerElement]

  static let name = Rule(
    "WebName", "The accessible name comes first.",
    .recorded("WebKit, WebAccessibilityObjectWrapperIOS.mm"))
  static let value = Rule(
    "WebValue", "What a control holds follows its name.",
    .recorded("a11ysupport.io, input-text.json, select.json, VoiceOver iOS"))
  static let placeholder = Rule(
    "WebPlaceholder", "An empty field tells its placeholder after the name.",
    .recorded("a11ysupport.io, aria-placeholder.json, VoiceOver iOS"))
  static let passwordLength = Rule(
    "WebPasswordLength", "Of a password only the length is told.",
    .recorded("a11ysupport.io, input-password.json, VoiceOver iOS"))
  static let ariaDescription = Rule(
    "AriaDescription", "aria-description is told before the role, after the word “description”.",
    .recorded("a11ysupport.io, aria-description.json, VoiceOver iOS 18.7"))
  static let role = Rule(
    "WebRole", "The role follows name and value.", .recorded("a11ysupport.io, VoiceOver iOS"))
  static let headingLevel = Rule(
    "WebHeadingLevel", "Every stop in a heading tells “heading” and its level.",
    .recorded("a11ysupport.io, headings.json, VoiceOver iOS"))
  static let link = Rule(
    "WebLink", "Every stop in a link tells “link”, “in-page link” when it leads into this page.",
    .recorded("a11ysupport.io, links; magentaA11y, captions of web pages"))
  static let visited = Rule(
    "WebVisited", "A visited link says so before its role.",
    .recorded("a11ysupport.io, links/example4, VoiceOver iOS"))
  static let current = Rule(
    "WebCurrent", "aria-current is told before the role.",
    .recorded("a11ysupport.io, aria-current.json, VoiceOver iOS"))
  static let popup = Rule(
    "WebPopup", "What a control opens follows its role.",
    .recorded("a11ysupport.io, aria-haspopup-attribute.json, VoiceOver iOS"))
  static let state = Rule(
    "WebState", "Checked, pressed and expanded follow the role.",
    .recorded("a11ysupport.io, input-checkbox.json, aria-pressed.json, aria-expanded.json"))
  static let position = Rule(
    "WebPosition", "A radio button or tab tells its place among the others.",
    .recorded("a11ysupport.io, required_attribute_radio_group.json, VoiceOver iOS"))
  static let itemPosition = Rule(
    "WebItemPosition", "The first stop of a list item carries its place in the list.",
    .sourceCode("WebKit, LayoutTests, list-item-row-range"))
  static let summary = Rule(
    "WebSummary", "Every stop in a summary is a button and tells what is expanded.",
    .sourceCode("WebKit, LayoutTests, detail-summary-ios"))
  static let columnSpan = Rule(
    "WebColumnSpan", "A cell of several columns says how many, before its place.",
    .recorded("cerner/terra-core#1916, VoiceOver on iOS 12"))
  static let required = Rule(
    "WebRequired", "“required” follows role, state and position.",
    .recorded("a11ysupport.io, aria-required.json, VoiceOver iOS"))
  static let invalid = Rule(
    "WebInvalid", "A field marked invalid says “invalid data”.",
    .recorded("a11ysupport.io, aria-invalid.json, aria-errormessage, VoiceOver iOS 18.5"))
  static let error = Rule(
    "WebErrorMessage", "The error message follows “invalid data”, before the pause.",
    .recorded("a11ysupport.io, aria-errormessage-with-aria-invalid-true.json, VoiceOver iOS 18.5"))
  static let description = Rule(
    "WebDescription", "aria-describedby and title are hints, before VoiceOver's own.",
    .recorded("a11ysupport.io, aria-describedby.json, title-attribute.json, VoiceOver iOS"))
  static let textKind = Rule(
    "WebTextKind", "Terms, definitions, deleted and highlighted text are told as such.",
    .recorded("a11ysupport.io, dl-basic.json, VoiceOver iOS"))
  static let edge = Rule(
    "WebContainerEdge", "The first and last stop of a list, table, landmark or fieldset say so.",
    .recorded("a11ysupport.io, ul.json, role-navigation-named.json, html_table; VoiceOver iOS"))
  static let header = Rule(
    "WebTableHeader", "The header of a new column or row stands before a cell.",
    .recorded("a11ysupport.io, grid.json, VoiceOver iOS"))
  static let headerKind = Rule(
    "WebHeaderCell", "A header cell says what it heads and how it is sorted.",
    .recorded("a11ysupport.io, table/example_1.json, aria-sort.json, VoiceOver iOS"))
  static let cellPlace = Rule(
    "WebCellPlace", "A cell tells its column, and its row where the row is new.",
    .recorded("a11ysupport.io, table/example_1.json; magentaA11y, captions of heading"))
  static let groupName = Rule(
    "WebGroupName", "The name of a list box or table stands before its first stop.",
    .recorded("a11ysupport.io, aria-1-2-combobox-with-list-autocomplete-example.json"))
  static let groupByJump = Rule(
    "WebGroupByJump", "A jump by form controls tells the name of the group it comes into.",
    .recorded("a11ysupport.io, input-checkbox.json, next form field"))
  static let popupIsNoToggle = Rule(
    "WebPopupIsNoToggle", "A button that opens something is no toggle button besides.",
    .assumed("WebKit, AccessibilityObject.cpp, buttonRoleType"))
  static let alertIsNoDescription = Rule(
    "WebAlertIsNoDescription", "A description that is an alert is not told with the control.",
    .recorded("a11ysupport.io, aria-describedby-with-role-alert.json, VoiceOver on iOS 14.4"))
  static let noRoleDescription = Rule(
    "WebNoRoleDescription", "VoiceOver on iOS does not tell aria-roledescription.",
    .recorded("a11ysupport.io, aria-roledescription.json"))
}
