package import AccessibilityTree

extension TalkBackPhrasebook {
  /// What Chrome, Android and React Native write into the tree.
  package struct Platform: Sendable, Hashable {
    package var on, off, partiallyChecked, busy, notSelected, invalidEntry: Phrase
    package var percent: Template
    /// What Chrome calls buttons of forms that have no name.
    package var submit, reset: Phrase
    /// What voices call the bullets of lists that TalkBack has no name for.
    package var whiteBullet, blackSquare: Phrase
    /// The digits in which Android writes the numbers of its templates.
    package var numerals: Numerals
    /// What Material Components write into the tree.
    package var sliderValue, lengthExceeded, invalidCheckBox: Template
    package var roleNames: RoleNames
    package var chrome: ChromeWords
    package var reactNative: ReactNativeWords
  }

  /// Role descriptions that Chrome writes, as Android has no class for these roles.
  package struct RoleNames: Sendable, Hashable {
    package var alert, alertDialog, application, article, banner, blockquote, button: Phrase
    package var checkbox, colorPicker, columnHeader, complementary, contentInfo: Phrase
    package var datePicker, dateTimePicker, localDateTimePicker, monthPicker, weekPicker: Phrase
    package var timePicker, definition, deletion, dialog, disclosureTriangle, document: Phrase
    package var feed, graphic, heading, highlight, insertion, link, listBox, log, main: Phrase
    package var marquee, math, menu, menuBar, menuItem, meter, navigation, note: Phrase
    package var progressIndicator, radioButton, region, rowHeader, scrollBar: Phrase
    package var search, searchField, slider, spinButton, splitter, status: Phrase
    package var switchControl, tab, tabList, tabPanel, table, timer, toggleButton: Phrase
    package var toolbar, tooltip, tree, treeGrid, treeItem, audio, video: Phrase
    package var caption, comment, radioGroup, suggestion, term: Phrase
    package var visited, headingLevel, headingLevelLink: Template
    package var headingLink, popUpButton, menuPopUpButton, dialogPopUpButton: Phrase
    package var current, currentPage, currentStep, currentLocation, currentDate, currentTime: Phrase
  }

  /// States and values that Chrome writes in words of its own.
  package struct ChromeWords: Sendable, Hashable {
    /// A radio button among others.
    package var checkedInGroup, uncheckedInGroup: Template
    /// How many items of a list of several are chosen.
    package var someSelected: Template
    package var noneSelected: Phrase
    /// A control for files without one, what it is called with and without a label.
    package var noFile, chooseFile: Phrase
    package var namedFile: Template
    /// What must be filled in, before Chrome had a field for it.
    package var required: Phrase
  }

  /// Words that React Native itself writes into what Android exposes.
  package struct ReactNativeWords: Sendable, Hashable {
    /// States that become part of the content description.
    package var mixed, busy: Phrase
    /// Role descriptions.
    package var link, image, imageButton, summary, alert, comboBox, menu, menuBar: Phrase
    package var menuItem, progressBar, radioGroup, scrollBar, spinButton, tab, tabList: Phrase
    package var timer, toolBar: Phrase

    /// The role description of an `accessibilityRole`, or `nil` where the class name says it.
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
  /// Takes over the reader's words, where the platforms have the same in English.
  ///
  /// Assumed: they have the same in every language then.
  mutating func share(
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
