import Simulator
import Testing

/// What holds for every phrasebook of TalkBack, those to come included.
///
/// That none of TalkBack's own lacks a phrase is the compiler's business, a name of a symbol aside.
struct TalkBackPhrasebookTests {
  typealias Locale = TalkBackSettings.Locale

  private static func phrases(_ locale: Locale) -> [ListedPhrase] {
    var reader = TalkBack()
    reader.settings.locale = locale
    return reader.phrases
  }

  /// The key without the form of a plural, which differs between languages.
  private static func base(_ key: String) -> String {
    let forms = PluralCategory.allCases.map { ".\($0.rawValue)" }
    return forms.first { key.hasPrefix("positions.") && key.hasSuffix($0) }
      .map { String(key.dropLast($0.count)) } ?? key
  }

  private static func slots(_ text: String) -> [String] {
    Template(text).segments.compactMap { segment in
      if case .slot(let name) = segment { name } else { nil }
    }.sorted()
  }

  @Test(arguments: Locale.allCases)
  func `no phrase is blank`(_ locale: Locale) {
    let phrases = Self.phrases(locale)
    #expect(phrases.count > 200)
    for phrase in phrases {
      #expect(phrase.text.contains { !$0.isWhitespace }, "\(phrase.key)")
    }
  }

  @Test(arguments: Locale.allCases)
  func `a phrasebook has the keys of the English one`(_ locale: Locale) {
    let english = Set(Self.phrases(.english).map { Self.base($0.key) })
    #expect(Set(Self.phrases(locale).map { Self.base($0.key) }) == english)
  }

  @Test(arguments: Locale.allCases)
  func `a template has the places of the English one`(_ locale: Locale) {
    var english: [String: [String]] = [:]
    for phrase in Self.phrases(.english) {
      english[Self.base(phrase.key)] = Self.slots(phrase.text)
    }
    // A brace in the name of the brace is no place.
    for phrase in Self.phrases(locale) where !phrase.key.hasPrefix("symbols.") {
      #expect(Self.slots(phrase.text) == english[Self.base(phrase.key)], "\(phrase.key)")
    }
  }

  @Test(arguments: Locale.allCases)
  func `every plural has the forms its language tells apart`(_ locale: Locale) {
    let book = locale.phrasebook
    let positions = book.positions
    for plural in [positions.items, positions.rows, positions.columns, positions.characters] {
      let needed = Set(PluralCategory.needed(in: book.language))
      #expect(Set(plural.forms.keys) == needed)
    }
  }

  @Test(arguments: Locale.allCases.filter { $0 != .english && $0 != .britishEnglish })
  func `attested words are those of the language, not English`(_ locale: Locale) {
    var english: [String: String] = [:]
    for phrase in Self.phrases(.english) { english[phrase.key] = phrase.text }
    let attested = Self.phrases(locale).filter { $0.attestation == .attested }
    #expect(attested.count > 145)
    let same = attested.filter { $0.text.lowercased() == english[$0.key] }
    #expect(same.count < attested.count / 8, "\(same.map(\.key))")
  }

  /// A word of Chrome or Android is TalkBack's own, or English.
  @Test(arguments: Locale.allCases.filter { $0 != .english && $0 != .britishEnglish })
  func `no word is a guess of ours`(_ locale: Locale) {
    let phrases = Self.phrases(locale)
    let own = Set(phrases.filter { $0.attestation == .attested }.map(\.text))
    for phrase in phrases where phrase.attestation == .assumed {
      #expect(own.contains(phrase.text) || phrase.key.hasSuffix("Pager.leavingNamed"))
    }
    #expect(phrases.count { $0.attestation == .assumed } < 20)
  }

  @Test(arguments: Locale.allCases)
  func `an untranslated word is the English one`(_ locale: Locale) {
    var english: [String: String] = [:]
    for phrase in Self.phrases(.english) { english[phrase.key] = phrase.text }
    for phrase in Self.phrases(locale) where phrase.attestation == .untranslated {
      #expect(phrase.text == english[phrase.key], "\(phrase.key)")
    }
  }

  @Test func `no two languages have the same words`() {
    let texts = Locale.allCases.map { Self.phrases($0).map(\.text) }
    #expect(Set(texts).count == Locale.allCases.count)
  }

  @Test(arguments: Locale.allCases)
  func `the language of the words is the one that is set`(_ locale: Locale) {
    let expected = locale == .english ? "en-US" : locale.rawValue
    #expect(locale.phrasebook.language == expected)
  }
}
