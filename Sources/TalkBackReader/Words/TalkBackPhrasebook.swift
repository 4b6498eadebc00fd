package import AccessibilityTree

/// TalkBack's own words in one language: a table in `Languages/`, a row for each phrase.
///
/// The compiler asks a table for every row. A class only so that all who compose words share one
/// copy; it owns nothing but its phrases, which never change.
package final class TalkBackPhrasebook: Sendable {
  /// BCP 47 tag of the words.
  package let language: String
  package let plurals: PluralRule
  package let roles: Roles
  package let states: States
  package let positions: Positions
  package let collections: Collections
  package let templates: Templates
  package let hints: Hints
  /// Names of single symbols.
  package let symbols: SymbolNames
  /// Words that Chrome and the platform put into what they expose.
  package let platform: Platform
  /// Words for what happens.
  package let events: Events
  /// Words for the categories of notifications.
  let notifications: Notifications
  /// What TalkBack said otherwise before version 16; ``asOf15`` has what it did in all languages.
  let before16: @Sendable (inout Draft) -> Void

  init(
    language: String, plurals: PluralRule, roles: Roles, states: States, positions: Positions,
    collections: Collections, templates: Templates, hints: Hints, symbols: SymbolNames,
    platform: Platform, events: Events, notifications: Notifications,
    before16: @escaping @Sendable (inout Draft) -> Void
  ) {
    self.language = language
    self.plurals = plurals
    self.roles = roles
    self.states = states
    self.positions = positions
    self.collections = collections
    self.templates = templates
    self.hints = hints
    self.symbols = symbols
    self.platform = platform
    self.events = events
    self.notifications = notifications
    self.before16 = before16
  }

  /// TalkBack's words in a language in which nobody knows those of Chrome and Android: they are
  /// the English ones, and say so, but for what they share with TalkBack.
  convenience init(
    language: String, plurals: PluralRule, numerals: Numerals = .latin, roles: Roles,
    states: States, positions: Positions, collections: Collections, templates: Templates,
    hints: Hints, symbols: SymbolNames, partiallyChecked: Phrase, percent: Template,
    events: Events, notifications: Notifications,
    before16: @escaping @Sendable (inout Draft) -> Void
  ) {
    var platform = Platform.untranslated
    platform.share(roles, states, heading: positions.heading)
    platform.partiallyChecked = partiallyChecked
    platform.percent = percent
    platform.numerals = numerals
    self.init(
      language: language, plurals: plurals, roles: roles, states: states, positions: positions,
      collections: collections, templates: templates, hints: hints, symbols: symbols,
      platform: platform, events: events, notifications: notifications, before16: before16)
  }

  /// The groups of words, to change some of them.
  struct Draft {
    var roles: Roles
    var states: States
    var positions: Positions
    var collections: Collections
    var templates: Templates
    var hints: Hints
    var symbols: SymbolNames
    var platform: Platform
    var events: Events
  }

  /// The same words but for some others.
  ///
  /// - Parameter language: The language of the changed words, where it is another.
  func changed(
    to language: String? = nil, before16: (@Sendable (inout Draft) -> Void)? = nil,
    _ change: (inout Draft) -> Void
  ) -> TalkBackPhrasebook {
    var draft = Draft(
      roles: roles, states: states, positions: positions, collections: collections,
      templates: templates, hints: hints, symbols: symbols, platform: platform, events: events)
    change(&draft)
    return TalkBackPhrasebook(
      language: language ?? self.language, plurals: plurals, roles: draft.roles,
      states: draft.states, positions: draft.positions, collections: draft.collections,
      templates: draft.templates, hints: draft.hints, symbols: draft.symbols,
      platform: draft.platform, events: draft.events, notifications: notifications,
      before16: before16 ?? self.before16)
  }
}
