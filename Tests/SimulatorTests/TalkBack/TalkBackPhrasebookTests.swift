import Simulator
import Testing

@testable import Announcements
@testable import Sessions
@testable import TalkBackReader
@testable import VoiceOverReader

/// Invariants of every TalkBack phrasebook.
///
/// The compiler reports missing rows, except the names of symbols.
struct TalkBackPhrasebookTests {
  typealias Locale = TalkBackSettings.Locale

  private static let foreign = Locale.allCases.filter { !$0.rawValue.hasPrefix("en") }

  private static func phrases(
    _ locale: Locale, _ profile: TalkBackSettings.Profile = .version16
  ) -> [ListedPhrase] {
    ListedPhrase.all(in: profile.phrasebook(in: locale))
  }

  /// The words of versions before 15.1 are only known in English.
  @Test func `Every language has every phrase of every version`() {
    for profile in TalkBackSettings.Profile.allCases
    where profile != .version6 && profile != .version7 {
      let english = PhraseTable("en", Self.phrases(.english, profile))
      for locale in Locale.allCases {
        PhraseTable(
          "\(locale.rawValue) in \(profile.rawValue)", Self.phrases(locale, profile),
          locale.phrasebook.plurals
        ).expectRows(of: english)
      }
    }
  }

  @Test func `Templates contain known slots only`() {
    let filled: Set<String> = [
      "action", "count", "down", "error", "file", "first", "gesture", "gestures", "ignored",
      "index", "item", "keyboard", "keys", "kinds", "label", "last", "letter", "level", "limit",
      "message", "name", "new", "number", "old", "page", "role", "selected", "state", "symbol",
      "text", "up", "word",
    ]
    let slots = PhraseTable("en", Self.phrases(.english)).slots.values
    #expect(slots.reduce(into: []) { $0.formUnion($1) } == filled)
  }

  @Test func `Attested phrases are translated, not English`() {
    var english: [String: String] = [:]
    for phrase in Self.phrases(.english) { english[phrase.key] = phrase.text }
    for locale in Self.foreign {
      let attested = Self.phrases(locale).filter { $0.attestation == .attested }
      #expect(attested.count > 145, "\(locale)")
      let same = attested.filter { $0.text.lowercased() == english[$0.key] }
      #expect(same.count < attested.count / 8, "\(locale): \(same.map(\.key))")
    }
  }

  @Test func `Phrases of Chrome and Android are TalkBack's phrases or English`() {
    for locale in Self.foreign {
      let phrases = Self.phrases(locale)
      let own = Set(phrases.filter { $0.attestation == .attested }.map(\.text))
      for phrase in phrases where phrase.attestation == .assumed {
        let isKnown = own.contains(phrase.text) || phrase.key.hasSuffix("Pager.leavingNamed")
        #expect(isKnown, "\(locale): \(phrase.key)")
      }
      #expect(phrases.count { $0.attestation == .assumed } < 20, "\(locale)")
    }
  }

  @Test func `Phrases shared by the platform and TalkBack are the same in English`() {
    let english = Locale.english.phrasebook
    var platform = english.platform
    platform.copyShared(english.roles, english.states, heading: english.positions.heading)
    let shared = ListedPhrase.all(in: platform).filter { $0.attestation == .assumed }
    for (word, own) in zip(ListedPhrase.all(in: platform), ListedPhrase.all(in: english.platform)) {
      #expect(word.text.filter { $0 != " " } == own.text.filter { $0 != " " }, "\(word.key)")
    }
    #expect(shared.count == 13)
  }

  @Test func `An untranslated phrase is the English one`() {
    var english: [String: String] = [:]
    for phrase in Self.phrases(.english) { english[phrase.key] = phrase.text }
    for locale in Locale.allCases {
      for phrase in Self.phrases(locale) where phrase.attestation == .untranslated {
        #expect(phrase.text == english[phrase.key], "\(locale): \(phrase.key)")
      }
    }
  }

  @Test func `No two languages have the same phrases`() {
    let texts = Locale.allCases.map { Self.phrases($0).map(\.text) }
    #expect(Set(texts).count == Locale.allCases.count)
  }

  @Test func `The language of the phrases is the configured language`() {
    for locale in Locale.allCases {
      let expected = locale == .english ? "en-US" : locale.rawValue
      #expect(locale.phrasebook.language == expected)
    }
  }

  @Test func `Canonically equivalent symbols have one name`() {
    let symbols = Locale.english.phrasebook.symbols
    #expect(symbols["\u{37E}"]?.text == "semicolon")
    #expect(symbols["\u{1FEF}"]?.text == "grave accent")
    #expect(symbols["=\u{338}"] == nil && symbols["a"] == nil)
  }
}
