import AccessibilityTree

// The groups of a phrasebook. The name of a property is the key of its phrase.

extension TalkBackPhrasebook {
  struct Roles: Sendable, Hashable {
    var button, checkBox, radioButton, switchControl, editBox, dropDownList: Phrase
    var slider, progressBar, image, list, grid, tabBar, page, webView: Phrase
    /// A pager without any text, since TalkBack 16.
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
    /// The number of items, and how many of them are not important for accessibility.
    var ignored: Plural
  }

  struct Collections: Sendable, Hashable {
    var list, grid, pager, verticalPager, horizontalPager, gridPager: Passage
    /// A collection with a role description.
    var other: Passage
    var titled: TitledPassage
  }

  struct Templates: Sendable, Hashable {
    var labelled, error, percent, repeated, capital: Template
    /// The state of a required field, and the name of an emoji.
    var requiredState, emoji: Template
  }

  struct Hints: Sendable, Hashable {
    var doubleTap, singleTap: Phrase
    var activate, toggle, editText, change, select, longPress: Template
    var custom, customLongPress, adjust: Template
    var menu, readingControl: Template
    var actions, links, labels: Phrase
    var swipeUp, swipeDown, menuGesture: Phrase
    /// Both gestures inside a sentence, which TalkBack writes without capitals.
    var swipeUpOrDown: Phrase
    var openLink: Template
    /// Takes the place of the double tap with a keyboard without letters.
    var pressSelect: Phrase
    var keyboard: KeyboardHints
  }

  /// The hints with a keyboard, which name the keys.
  struct KeyboardHints: Sendable, Hashable {
    var activate, toggle, editText, change, select, longPress, custom, openLink: Template
    /// The keys that click and long-click the focused node.
    ///
    /// Assumed: they are those of the default keymap, and the names of keys are English.
    var clickKeys, longClickKeys: Phrase
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

    /// Creates a passage whose name follows the same words.
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
    /// A keyboard that is shown, with its name, and one that is hidden.
    var showing: Template
    var keyboardHidden: Phrase
    /// The error of a field during typing.
    var invalidInput: Template
    /// A character of a password.
    var bullet: Phrase
    /// Unselected text, and the whole text of a field when it is selected.
    var unselected, selectedText: Template
    var enabled: Phrase
    /// A window or keyboard without a name.
    var untitled: Phrase
    /// A window that the user moves focus into, and a drawer that opens, with their titles.
    var window, drawer: Template
    var optionsMenu, slidingDrawer: Phrase
    var dragStarted, dragDropped, dragCancelled: Phrase
    /// The items that a list shows, or the page of a pager.
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
