import AccessibilityTree

// The groups of a phrasebook. The name of a property is the key of its phrase.

extension TalkBackPhrasebook {
  struct Roles: Sendable, Hashable {
    var button, checkBox, radioButton, switchControl, editBox, dropDownList: Phrase
    var slider, progressBar, image, list, grid, tabBar, page, webView: Phrase
    /// What TalkBack 16 and later say at a pager without any text.
    var pagerView: Phrase
  }

  struct States: Sendable, Hashable {
    var checked, notChecked, on, off, selected, disabled, expanded, collapsed: Phrase
    var editing, password, unlabelled, readOnly, required, partiallyExpanded: Phrase
  }

  struct Positions: Sendable, Hashable {
    var heading, rowHeading, columnHeading: Phrase
    var row, column, item, level: Template
    var items, rows, columns, characters: Plural
    /// The words for the number of all items and of those not important for accessibility.
    var ignored: Plural
  }

  struct Collections: Sendable, Hashable {
    var list, grid, pager, verticalPager, horizontalPager, gridPager: Passage
    /// The words for a collection with a role description, which replaces “list” or “grid”.
    var other: Passage
    var titled: TitledPassage
  }

  struct Templates: Sendable, Hashable {
    var labelled, error, percent, repeated, capital: Template
    /// The templates for adding “required” to a state, and for adding “emoji” to an emoji.
    var requiredState, emoji: Template
    /// The separator between the parts of an announcement in TalkBack 17.
    ///
    /// Source: logs of TalkBack 17.0 in American English and Chinese. Assumed: British English has
    /// the same separator as American English; other languages have a comma.
    var separator = ", "
  }

  struct Hints: Sendable, Hashable {
    var doubleTap, singleTap: Phrase
    var activate, toggle, editText, change, select, longPress: Template
    var custom, customLongPress, adjust: Template
    var menu, readingControl: Template
    var actions, links, labels: Phrase
    var swipeUp, swipeDown, menuGesture: Phrase
    /// The words for swiping up or down, in the form for use inside a sentence.
    var swipeUpOrDown: Phrase
    var openLink: Template
    /// The phrase that replaces “double tap” in hints for a keyboard without letters.
    var pressSelect: Phrase
    var keyboard: KeyboardHints
  }

  /// The usage hints for a person with a keyboard, which name keys instead of gestures.
  struct KeyboardHints: Sendable, Hashable {
    var activate, toggle, editText, change, select, longPress, custom, openLink: Template
    /// The keys for clicking the focused node; `longClickKeys` are the keys for long-clicking it.
    ///
    /// Assumed: the keys are those of the default keymap, and their names are English.
    var clickKeys = Phrase.untranslated("Alt + Enter")
    var longClickKeys = Phrase.untranslated("Alt + Shift + Enter")
  }

  /// The words for entering and leaving a container, with and without a name.
  struct Passage: Sendable, Hashable {
    var entering, enteringNamed, leaving, leavingNamed: Template

    init(
      in entering: Template, named enteringNamed: Template, out leaving: Template,
      named leavingNamed: Template
    ) {
      self.entering = entering
      self.enteringNamed = enteringNamed
      self.leaving = leaving
      self.leavingNamed = leavingNamed
    }

    /// Creates a passage whose words are the same with and without a name.
    ///
    /// The name comes after the words: “in list”, “in list Fruit”.
    init(in entering: String, out leaving: String) {
      self.init(
        in: Template(entering), named: Template(entering + " {name}"), out: Template(leaving),
        named: Template(leaving + " {name}"))
    }
  }

  /// The words for entering and leaving a container that always has a name.
  struct TitledPassage: Sendable, Hashable {
    var entering, leaving: Template
  }

  /// The words for typing, deleting, selecting and other events.
  struct Events: Sendable, Hashable {
    var removed: Template
    var cleared, maximumLength: Phrase
    var replaced, replacedCharacters, cut, pasted, selected: Template
    var selectionCleared, beginningOfField, endOfField: Phrase
    /// The phrases for an appearing and a disappearing keyboard.
    var showing: Template
    var keyboardHidden: Phrase
    /// The announcement of a field's error while a person types into the field.
    var invalidInput: Template
    /// The word for a character of a password.
    var bullet: Phrase
    /// The phrase for text that becomes unselected, and the phrase for selecting all text of a
    /// field.
    var unselected, selectedText: Template
    var enabled: Phrase
    /// What TalkBack says instead of the name of a window or keyboard that has none.
    var untitled: Phrase
    /// The phrase for moving focus to another window, and the phrase for an opening drawer.
    ///
    /// Both phrases contain a title.
    var window, drawer: Template
    var optionsMenu, slidingDrawer: Phrase
    var dragStarted, dragDropped, dragCancelled: Phrase
    /// The announcements of the visible items of a list, and of the visible page of a pager.
    var showingItems, showingItem, showingPage: Template
  }

  /// The names of the categories of notifications.
  ///
  /// Source: Android, Notification.CATEGORY.
  struct Notifications: Sendable {
    let alarm, call, email, error, event, message, progress, promo, service, social: String
    let system, transport: String

    subscript(_ category: AndroidEvent.Category) -> String {
      switch category {
      case .alarm: alarm
      case .call: call
      case .email: email
      case .error: error
      case .event: event
      case .message: message
      case .progress: progress
      case .promo: promo
      case .service: service
      case .social: social
      case .system: system
      case .transport: transport
      }
    }
  }
}
