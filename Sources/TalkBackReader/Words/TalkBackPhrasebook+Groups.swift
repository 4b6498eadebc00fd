package import AccessibilityTree

// The rows of a phrasebook: a property for each phrase, whose name is its key.

extension TalkBackPhrasebook {
  package struct Roles: Sendable, Hashable {
    package var button, checkBox, radioButton, switchControl, editBox, dropDownList: Phrase
    package var slider, progressBar, image, list, grid, tabBar, page, webView: Phrase
    /// A pager without any text, since TalkBack 16.
    package var pagerView: Phrase
  }

  package struct States: Sendable, Hashable {
    package var checked, notChecked, on, off, selected, disabled, expanded, collapsed: Phrase
    package var editing, password, unlabelled, readOnly, required, partiallyExpanded: Phrase
  }

  package struct Positions: Sendable, Hashable {
    package var heading, rowHeading, columnHeading: Phrase
    package var row, column, item, level: Template
    package var items, rows, columns, characters: Plural
    /// How many items there are, and how many of them no service is told of.
    package var ignored: Plural
  }

  package struct Collections: Sendable, Hashable {
    package var list, grid, pager, verticalPager, horizontalPager, gridPager: Passage
    /// A collection the author gave a word of its own.
    package var other: Passage
    /// A container of another kind that has a title.
    package var titled: TitledPassage
  }

  package struct Templates: Sendable, Hashable {
    package var labelled, error, percent, repeated, capital: Template
    /// A state of what must be filled in, and the name of an emoji.
    package var requiredState, emoji: Template
  }

  package struct Hints: Sendable, Hashable {
    package var doubleTap, singleTap: Phrase
    package var activate, toggle, editText, change, select, longPress: Template
    package var custom, customLongPress, adjust: Template
    package var menu, readingControl: Template
    package var actions, links, labels: Phrase
    package var swipeUp, swipeDown, menuGesture: Phrase
    /// Both gestures inside a sentence, where TalkBack writes them without capitals.
    package var swipeUpOrDown: Phrase
    package var openLink: Template
  }

  /// What is said on the way into and out of something, with and without a name.
  package struct Passage: Sendable, Hashable {
    package var entering, enteringNamed, leaving, leavingNamed: Template

    init(
      in entering: Template, named enteringNamed: Template, out leaving: Template,
      named leavingNamed: Template
    ) {
      self.entering = entering
      self.enteringNamed = enteringNamed
      self.leaving = leaving
      self.leavingNamed = leavingNamed
    }

    /// Where the name follows the same words.
    init(in entering: String, out leaving: String) {
      self.init(
        in: Template(entering), named: Template(entering + " {name}"), out: Template(leaving),
        named: Template(leaving + " {name}"))
    }
  }

  /// What is said on the way into and out of something that always has a name.
  package struct TitledPassage: Sendable, Hashable {
    package var entering, leaving: Template
  }

  /// Words for what is typed, deleted and selected, and for the keyboard.
  package struct Events: Sendable, Hashable {
    var removed: Template
    var cleared, maximumLength: Phrase
    var replaced, replacedCharacters, cut, pasted, selected: Template
    var selectionCleared, beginningOfField, endOfField: Phrase
    /// A keyboard that came up, by its name, and one that went.
    var showing: Template
    var keyboardHidden: Phrase
    /// What is wrong with a field while somebody types into it.
    var invalidInput: Template
    /// A character of a password.
    var bullet: Phrase
    /// What is not selected any more, and the whole text of a field that is.
    var unselected, selectedText: Template
    var enabled: Phrase
    /// A window or a keyboard that has no name.
    var untitled: Phrase
    var dragStarted, dragDropped, dragCancelled: Phrase
    /// Which items of how many a list shows, and which page.
    var showingItems, showingItem, showingPage: Template
  }

  /// What TalkBack calls the categories of notifications.
  ///
  /// Source: Android, Notification.CATEGORY.
  package struct Notifications: Sendable {
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
