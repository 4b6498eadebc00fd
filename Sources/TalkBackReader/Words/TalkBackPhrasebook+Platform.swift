import AccessibilityTree

extension TalkBackPhrasebook {
  /// The words that Chrome, Android and React Native put into the accessibility tree.
  struct Platform: Sendable, Hashable {
    var on, off, partiallyChecked, busy, notSelected, invalidEntry: Phrase
    /// Android's state description of an indeterminate progress bar.
    var inProgress: Phrase
    var percent: Template
    /// The names that Chrome gives to unnamed submit and reset buttons.
    var submit, reset: Phrase
    /// The names of the bullets “◦” and “▪”, which the voice speaks because TalkBack has no names
    /// for them.
    var whiteBullet, blackSquare: Phrase
    /// The digits with which Android writes numbers in its templates.
    var numerals: Numerals
    /// The templates of Material Components for a slider's value, a text that is too long, and an
    /// invalid check box.
    var sliderValue, lengthExceeded, invalidCheckBox: Template
    var roleNames: RoleNames
    var chrome: ChromeWords
    var reactNative: ReactNativeWords
  }

  /// Chrome's descriptions of roles for which Android has no class.
  struct RoleNames: Sendable, Hashable {
    var alert, alertDialog, application, article, banner, blockquote, button: Phrase
    var checkbox, colorPicker, columnHeader, complementary, contentInfo: Phrase
    var datePicker, dateTimePicker, localDateTimePicker, monthPicker, weekPicker: Phrase
    var timePicker, definition, deletion, dialog, disclosureTriangle, document: Phrase
    var feed, graphic, heading, highlight, insertion, link, listBox, log, main: Phrase
    var marquee, math, menu, menuBar, menuItem, meter, navigation, note: Phrase
    var progressIndicator, radioButton, region, rowHeader, scrollBar: Phrase
    var search, searchField, slider, spinButton, splitter, status: Phrase
    var switchControl, tab, tabList, tabPanel, table, timer, toggleButton: Phrase
    var toolbar, tooltip, tree, treeGrid, treeItem, audio, video: Phrase
    var caption, comment, radioGroup, suggestion, term: Phrase
    var visited, headingLevel, headingLevelLink: Template
    var headingLink, popUpButton, menuPopUpButton, dialogPopUpButton: Phrase
    var current, currentPage, currentStep, currentLocation, currentDate, currentTime: Phrase
  }

  /// Chrome's words for states and values.
  struct ChromeWords: Sendable, Hashable {
    /// The states of a checked and of an unchecked radio button, with its position in the group.
    var checkedInGroup, uncheckedInGroup: Template
    /// The state of a list in which several items can be selected: how many are selected.
    var someSelected: Template
    var noneSelected: Phrase
    /// The words for a file input in which no file is chosen, and the words for its button.
    var noFile, chooseFile: Phrase
    var namedFile: Template
    /// The state of a required field in older versions of Chrome.
    var required: Phrase
  }

  /// The words that React Native puts into the accessibility tree.
  struct ReactNativeWords: Sendable, Hashable {
    /// The words for states that React Native adds to the content description.
    var mixed, busy: Phrase
    /// The role descriptions of roles for which Android has no class.
    var link, image, imageButton, summary, alert, comboBox, menu, menuBar: Phrase
    var menuItem, progressBar, radioGroup, scrollBar, spinButton, tab, tabList: Phrase
    var timer, toolBar: Phrase

    /// Returns the role description of an `accessibilityRole`, or `nil` if it has none.
    func word(for role: String) -> Phrase? {
      switch role {
      case "link": link
      case "image": image
      case "imagebutton": imageButton
      case "summary": summary
      case "alert": alert
      case "combobox": comboBox
      case "menu": menu
      case "menubar": menuBar
      case "menuitem": menuItem
      case "progressbar": progressBar
      case "radiogroup": radioGroup
      case "scrollbar": scrollBar
      case "spinbutton": spinButton
      case "tab": tab
      case "tablist": tabList
      case "timer": timer
      case "toolbar": toolBar
      default: nil
      }
    }
  }
}

extension TalkBackPhrasebook.Platform {
  /// Copies those words of TalkBack that, in English, Chrome and Android also use.
  ///
  /// Assumed: TalkBack, Chrome and Android also share these words in every other language.
  mutating func copyShared(
    _ roles: TalkBackPhrasebook.Roles, _ states: TalkBackPhrasebook.States, heading: Phrase
  ) {
    on = .assumed(states.on.text)
    off = .assumed(states.off.text)
    roleNames.button = .assumed(roles.button.text)
    roleNames.checkbox = .assumed(roles.checkBox.text)
    roleNames.heading = .assumed(heading.text)
    roleNames.radioButton = .assumed(roles.radioButton.text)
    roleNames.slider = .assumed(roles.slider.text)
    roleNames.switchControl = .assumed(roles.switchControl.text)
    chrome.required = .assumed(states.required.text)
    reactNative.image = .assumed(roles.image.text)
    reactNative.progressBar = .assumed(roles.progressBar.text)
  }
}
