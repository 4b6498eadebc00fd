extension TalkBackPhrasebook {
  /// Role descriptions that Chrome writes, as Android has no class for these roles.
  ///
  /// Source: Chromium, ui/strings/ax_strings.grd.
  package struct RoleNames: Sendable, Hashable {
    package var alert, alertDialog, application, article, banner, blockquote, button: String
    package var checkbox, colorPicker, columnHeader, complementary, contentInfo: String
    package var datePicker, dateTimePicker, localDateTimePicker, monthPicker, weekPicker: String
    package var timePicker, definition, deletion, dialog, disclosureTriangle, document: String
    package var feed, graphic, heading, highlight, insertion, link, listBox, log, main: String
    package var marquee, math, menu, menuBar, menuItem, meter, navigation, note: String
    package var progressIndicator, radioButton, region, rowHeader, scrollBar, search: String
    package var searchField, slider, spinButton, splitter, status, switchControl, tab: String
    package var tabList, tabPanel, table, timer, toggleButton, toolbar, tooltip, tree: String
    package var treeGrid, treeItem, audio, video: String
    package var headingLevel, headingLevelLink: Template
    package var headingLink, popUpButton, menuPopUpButton, dialogPopUpButton: String
    package var current, currentPage, currentStep, currentLocation, currentDate: String
    package var currentTime: String
  }
}
