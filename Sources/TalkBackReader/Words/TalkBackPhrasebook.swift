import AccessibilityTree

/// TalkBack's own words in one language, from a table in `Languages/`.
///
/// The phrasebook is a class so that composers share one immutable copy.
package final class TalkBackPhrasebook: Sendable {
  /// The BCP 47 tag of the language.
  let language: String
  let plurals: PluralRule
  let roles: Roles
  let states: States
  let positions: Positions
  let collections: Collections
  let templates: Templates
  let hints: Hints
  package let symbols: SymbolNames
  let platform: Platform
  let events: Events
  let notifications: Notifications
  /// The changes that turn these words into those of TalkBack 15.
  ///
  /// The function makes only the changes of this language. ``asOf15`` adds the changes that all
  /// languages share.
  let before16: @Sendable (inout Draft) -> Void

  init(
    language: String, plurals: PluralRule, roles: Roles, states: States, positions: Positions,
    collections: Collections, templates: Templates, hints: Hints, symbols: SymbolNames,
    platform: Platform, events: Events, notifications: Notifications,
    before16: @escaping @Sendable (inout Draft) -> Void
  ) {
    (self.language, self.plurals, self.roles, self.states) = (language, plurals, roles, states)
    (self.positions, self.collections, self.templates) = (positions, collections, templates)
    (self.hints, self.symbols, self.platform) = (hints, symbols, platform)
    (self.events, self.notifications, self.before16) = (events, notifications, before16)
  }

  /// Creates a phrasebook for a language in which the words of Chrome and Android are unknown.
  ///
  /// Their words are in English, and are marked as untranslated.
  ///
  /// Only the words that they share with TalkBack are in the language of the phrasebook.
  convenience init(
    language: String, plurals: PluralRule, numerals: Numerals = .latin, roles: Roles,
    states: States, positions: Positions, collections: Collections, templates: Templates,
    hints: Hints, symbols: SymbolNames, partiallyChecked: Phrase, percent: Template,
    events: Events, notifications: Notifications,
    before16: @escaping @Sendable (inout Draft) -> Void
  ) {
    var platform = Platform.untranslated
    platform.copyShared(roles, states, heading: positions.heading)
    platform.partiallyChecked = partiallyChecked
    platform.percent = percent
    platform.numerals = numerals
    self.init(
      language: language, plurals: plurals, roles: roles, states: states, positions: positions,
      collections: collections, templates: templates, hints: hints, symbols: symbols,
      platform: platform, events: events, notifications: notifications, before16: before16)
  }

  /// A copy of the groups of words that can be changed.
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

  /// Returns the phrasebook with some changes.
  ///
  /// - Parameter language: The language of the changed words, if it differs.
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
