extension TalkBackPhrasebook {
  /// Role descriptions that Chrome writes, as Android has no class for these roles.
  ///
  /// Source: Chromium, ui/strings/ax_strings.grd.
  package struct RoleNames: Sendable, Hashable {
    package var alert, alertDialog, application, article, banner, blockquote, button: Phrase
    package var caption, checkbox, colorPicker, columnHeader, comment, complementary: Phrase
    package var contentInfo: Phrase
    package var datePicker, dateTimePicker, localDateTimePicker, monthPicker, weekPicker: Phrase
    package var timePicker, definition, deletion, dialog, disclosureTriangle, document: Phrase
    package var feed, graphic, heading, highlight, insertion, link, listBox, log, main: Phrase
    package var marquee, math, menu, menuBar, menuItem, meter, navigation, note: Phrase
    package var progressIndicator, radioButton, radioGroup, region, rowHeader, scrollBar: Phrase
    package var search, searchField, slider, spinButton, splitter, status, suggestion: Phrase
    package var switchControl, tab, tabList, tabPanel, table, term, timer, toggleButton: Phrase
    package var toolbar, tooltip, tree, treeGrid, treeItem, audio, video: Phrase
    package var headingLevel, headingLevelLink, visited: Template
    package var headingLink, popUpButton, menuPopUpButton, dialogPopUpButton: Phrase
    package var current, currentPage, currentStep, currentLocation, currentDate, currentTime: Phrase
  }
}
