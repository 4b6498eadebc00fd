import AccessibilityTree

/// Rules of WebKit's accessibility elements and of VoiceOver's words for them.
enum WebKitRules {
  static let textElement = Rule(
    "WebKitText",
    "Each text that is not blank is an element; a link or heading that contains it "
      + "only adds a trait.",
    .webKitWrapper)
  static let controlElement = Rule(
    "WebKitControl", "A control is one element; its label is the accessible name.", .webKitWrapper)
  static let markerElement = Rule(
    "WebKitMarker", "The bullet or number of a list item is an element of its own.",
    .recorded("a11ysupport.io, ul.json, ol.json; WebKit, WebAccessibilityObjectWrapperIOS.mm"))
  static let fileName = Rule(
    "WebFileName", "An image without a text alternative is announced by its file name.",
    .documented("a11ysupport.io; TetraLogical, screen-reader-HTML-support, VO-ios.html"))
  static let stitching = Rule(
    "WebStitchedText",
    "All text of a block is one element, which begins with the marker in a list item.",
    .sourceCode("WebKit, AXStitchUtilities.cpp"))
  static let multipleSelect = Rule(
    "WebMultipleSelect",
    "iOS draws a list with several choices as one button; VoiceOver announces it as a pop up button.",
    .assumed("WebKit, HTMLSelectElement.cpp, usesMenuList; its role is that of a list box"))
  static let firstMarker = Rule(
    "WebFirstMarker",
    "From iOS 17 on, the marker of the first item of a list is a stop, on which the list starts.",
    .assumed("magentaA11y, captions of heading; TetraLogical, screen-reader-HTML-support, ul"))
  static let text = [textElement]
  static let stitchedText = [textElement, stitching]
  static let control = [controlElement]
  static let marker = [markerElement]

  static let name = Rule(
    "WebName", "The accessible name comes first.", .webKitWrapper)
  static let value = Rule(
    "WebValue", "The value of a control follows its name.",
    .recorded("a11ysupport.io, input-text.json, select.json, VoiceOver iOS"))
  static let placeholder = Rule(
    "WebPlaceholder", "An empty field says its placeholder after the name.",
    .recorded("a11ysupport.io, aria-placeholder.json, VoiceOver iOS"))
  static let passwordLength = Rule(
    "WebPasswordLength", "Only the length of a password is announced.",
    .recorded("a11ysupport.io, input-password.json, VoiceOver iOS"))
  static let ariaDescription = Rule(
    "AriaDescription", "aria-description precedes the role, after the word “description”.",
    .recorded("a11ysupport.io, aria-description.json, VoiceOver iOS 18.7"))
  static let role = Rule(
    "WebRole", "The role follows name and value.", .recorded("a11ysupport.io, VoiceOver iOS"))
  static let headingLevel = Rule(
    "WebHeadingLevel", "Every stop in a heading says “heading” and the level.",
    .recorded("a11ysupport.io, headings.json, VoiceOver iOS"))
  static let link = Rule(
    "WebLink", "Every stop in a link says “link”, or “in-page link” if it leads into this page.",
    .recorded("a11ysupport.io, links; magentaA11y, captions of web pages"))
  static let visited = Rule(
    "WebVisited", "“visited” precedes the role of a link that was opened before.",
    .recorded("a11ysupport.io, links/example4, VoiceOver iOS"))
  static let current = Rule(
    "WebCurrent", "The value of aria-current, such as “current page”, precedes the role.",
    .recorded("a11ysupport.io, aria-current.json, VoiceOver iOS"))
  static let popup = Rule(
    "WebPopup",
    "A control that opens a popup says after its role which kind: menu, list box, dialog.",
    .recorded("a11ysupport.io, aria-haspopup-attribute.json, VoiceOver iOS"))
  static let state = Rule(
    "WebState", "The states checked, pressed and expanded follow the role.",
    .recorded("a11ysupport.io, input-checkbox.json, aria-pressed.json, aria-expanded.json"))
  static let position = Rule(
    "WebPosition", "A radio button or tab says its position in its group, such as “2 of 3”.",
    .recorded("a11ysupport.io, required_attribute_radio_group.json, VoiceOver iOS"))
  static let itemPosition = Rule(
    "WebItemPosition", "The first stop of a list item says the position of the item in the list.",
    .sourceCode("WebKit, LayoutTests, list-item-row-range"))
  static let summary = Rule(
    "WebSummary",
    "Every stop in a summary is a button and says whether the disclosure is expanded.",
    .sourceCode("WebKit, LayoutTests, detail-summary-ios"))
  static let columnSpan = Rule(
    "WebColumnSpan", "A cell that spans several columns says how many before its position.",
    .recorded("cerner/terra-core#1916, VoiceOver on iOS 12"))
  static let required = Rule(
    "WebRequired", "“required” follows role, state and position.",
    .recorded("a11ysupport.io, aria-required.json, VoiceOver iOS"))
  static let invalid = Rule(
    "WebInvalid",
    "A field that is marked invalid, or that is empty although it is required, says “invalid data”.",
    .recorded("a11ysupport.io, aria-invalid.json, aria-errormessage, VoiceOver iOS 18.5"))
  static let error = Rule(
    "WebErrorMessage", "The error message follows “invalid data”, before the pause.",
    .recorded("a11ysupport.io, aria-errormessage-with-aria-invalid-true.json, VoiceOver iOS 18.5"))
  static let description = Rule(
    "WebDescription",
    "Texts from aria-describedby and title are spoken as hints, before VoiceOver's own hints.",
    .recorded("a11ysupport.io, aria-describedby.json, title-attribute.json, VoiceOver iOS"))
  static let groupDescription = Rule(
    "WebGroupDescription",
    "The legend of a fieldset and each control in it without a description say the description of "
      + "the fieldset.",
    .recorded(
      "alphagov/govuk-frontend#5876, VoiceOver on iOS; WebKit, AccessibilityNodeObject::helpText"))
  static let textKind = Rule(
    "WebTextKind",
    "A term, a definition, and inserted, deleted or highlighted text say what they are.",
    .recorded("a11ysupport.io, dl-basic.json, VoiceOver iOS"))
  static let edge = Rule(
    "WebContainerEdge",
    "VoiceOver announces a list, table, landmark or fieldset at its first and last stop.",
    .recorded("a11ysupport.io, ul.json, role-navigation-named.json, html_table; VoiceOver iOS"))
  static let formEdge = Rule(
    "WebFormEdge", "The first stop of a fieldset says “form start”, its last one “form end”.",
    .recorded(
      "a11ysupport.io, required_attribute_radio_group.json, VoiceOver on iOS 12.3; magentaA11y, "
        + "captions of text input; nothing newer"))
  static let header = Rule(
    "WebTableHeader",
    "A cell in another column or row than the last stop says the header of that "
      + "column or row first.",
    .recorded("a11ysupport.io, grid.json, VoiceOver iOS"))
  static let headerKind = Rule(
    "WebHeaderCell",
    "A header cell says whether it heads a row or a column, and how the column is sorted.",
    .recorded("a11ysupport.io, table/example_1.json, aria-sort.json, VoiceOver iOS"))
  static let cellPosition = Rule(
    "WebCellPlace", "A cell says its column, and its row if the last stop was in another row.",
    .recorded("a11ysupport.io, table/example_1.json; magentaA11y, captions of heading"))
  static let groupName = Rule(
    "WebGroupName",
    "The name of a list box, table or fieldset precedes the stop at which focus enters it.",
    .recorded(
      "a11ysupport.io, aria-1-2-combobox-with-list-autocomplete-example.json, grid.json, "
        + "required_attribute_radio_group.json"))
  static let fieldsetName = Rule(
    "WebFieldsetName",
    "A fieldset whose name is not its legend says the name before its first stop.",
    .assumed("as VoiceOver says the name of a list box or table; not recorded"))
  static let groupByJump = Rule(
    "WebGroupByJump", "A jump by form controls announces the name of the group that it enters.",
    .recorded("a11ysupport.io, input-checkbox.json, next form field"))
  static let popupIsNoToggle = Rule(
    "WebPopupIsNoToggle",
    "A button with aria-pressed that opens a popup is a popup button and not a toggle button.",
    .assumed("WebKit, AccessibilityObject.cpp, buttonRoleType"))
  static let alertIsNoDescription = Rule(
    "WebAlertIsNoDescription",
    "A description is not announced with its control if it has the role alert.",
    .recorded("a11ysupport.io, aria-describedby-with-role-alert.json, VoiceOver on iOS 14.4"))
  static let noRoleDescription = Rule(
    "WebNoRoleDescription", "VoiceOver on iOS does not announce aria-roledescription.",
    .recorded("a11ysupport.io, aria-roledescription.json"))
}
