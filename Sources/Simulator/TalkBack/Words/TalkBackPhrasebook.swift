/// TalkBack's own words in one language.
///
/// The words of another language are one more value; the compiler asks for every one of TalkBack's
/// own. A class only so that all who compose words share one copy; it owns nothing but its
/// phrases, which never change.
package final class TalkBackPhrasebook: Sendable {
  /// BCP 47 tag of the words.
  package let language: String
  package let roles: Roles
  package let states: States
  package let positions: Positions
  package let collections: Collections
  package let templates: Templates
  package let hints: Hints
  /// Names of single symbols.
  package let symbols: [Character: Phrase]
  /// Words that Chrome and the platform put into what they expose.
  package let platform: Platform
  /// Words for what happens.
  package let events: Events

  package init(
    language: String, roles: Roles, states: States, positions: Positions,
    collections: Collections, templates: Templates, hints: Hints, symbols: [Character: Phrase],
    platform: Platform, events: Events? = nil
  ) {
    self.language = language
    self.roles = roles
    self.states = states
    self.positions = positions
    self.collections = collections
    self.templates = templates
    self.hints = hints
    self.symbols = symbols
    self.platform = platform
    self.events = events ?? Events.byLanguage[language] ?? .english
  }

  /// TalkBack's words in a language in which nobody knows those of Chrome and Android: they are
  /// the English ones, and say so.
  ///
  /// Assumed: Where Chrome and Android have TalkBack's word for a role or state in English, they
  /// have it in every language.
  convenience init(
    language: String, roles: Roles, states: States, positions: Positions,
    collections: Collections, templates: Templates, hints: Hints, symbols: [Character: Phrase],
    partiallyChecked: Phrase, percent: Template, numerals: Numerals = .latin
  ) {
    let english = Self.english
    let own = zip(english.roles.listed + english.states.listed, roles.listed + states.listed)
    var known = Dictionary(own.map { ($0.text.filter { $0 != " " }, $1.text) }) { first, _ in first
    }
    known[english.positions.heading.text] = positions.heading.text
    var platform = english.platform.standingIn(known)
    platform.partiallyChecked = partiallyChecked
    platform.percent = percent
    platform.numerals = numerals
    self.init(
      language: language, roles: roles, states: states, positions: positions,
      collections: collections, templates: templates, hints: hints, symbols: symbols,
      platform: platform)
  }

  /// The groups of TalkBack's own words, to change some of them.
  struct Draft {
    var roles: Roles
    var states: States
    var positions: Positions
    var collections: Collections
    var templates: Templates
    var hints: Hints
    var symbols: [Character: Phrase]
    var events: Events
  }

  /// The same language with some other words.
  func changed(_ change: (inout Draft) -> Void) -> TalkBackPhrasebook {
    var draft = Draft(
      roles: roles, states: states, positions: positions, collections: collections,
      templates: templates, hints: hints, symbols: symbols, events: events)
    change(&draft)
    return TalkBackPhrasebook(
      language: language, roles: draft.roles, states: draft.states, positions: draft.positions,
      collections: draft.collections, templates: draft.templates, hints: draft.hints,
      symbols: draft.symbols, platform: platform, events: draft.events)
  }

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

  package struct Platform: Sendable, Hashable {
    package var on, off, partiallyChecked, notSelected, busy, invalidEntry: Phrase
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
}
