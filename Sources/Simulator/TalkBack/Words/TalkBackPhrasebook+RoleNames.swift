extension TalkBackPhrasebook {
  /// Role descriptions that Chrome writes, as Android has no class for these roles.
  ///
  /// Source: Chromium, ui/strings/ax_strings.grd.
  package struct RoleNames: Sendable, Hashable {
    package var alert, alertDialog, application, article, banner, blockquote, button: Phrase
    package var checkbox, colorPicker, columnHeader, complementary, contentInfo: Phrase
    package var datePicker, dateTimePicker, localDateTimePicker, monthPicker, weekPicker: Phrase
    package var timePicker, definition, deletion, dialog, disclosureTriangle, document: Phrase
    package var feed, graphic, heading, highlight, insertion, link, listBox, log, main: Phrase
    package var marquee, math, menu, menuBar, menuItem, meter, navigation, note: Phrase
    package var progressIndicator, radioButton, region, rowHeader, scrollBar, search: Phrase
    package var searchField, slider, spinButton, splitter, status, switchControl, tab: Phrase
    package var tabList, tabPanel, table, timer, toggleButton, toolbar, tooltip, tree: Phrase
    package var treeGrid, treeItem, audio, video: Phrase
    package var headingLevel, headingLevelLink: Template
    package var headingLink, popUpButton, menuPopUpButton, dialogPopUpButton: Phrase
    package var current, currentPage, currentStep, currentLocation, currentDate, currentTime: Phrase
  }
}
