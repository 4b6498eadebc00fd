import Simulator
import Testing

@testable import Sessions
@testable import VoiceOverReader

@Suite struct VoiceOverPhrasebookTests {
  private static func phrases(_ table: Any) -> [ListedPhrase] { ListedPhrase.all(in: table) }

  @Test func `Every language has every phrase`() {
    let english = PhraseTable("en", Self.phrases(VoiceOverPhrasebook.english))
    for locale in VoiceOverLocale.allCases {
      let phrases = Self.phrases(locale.phrasebook)
      PhraseTable(locale.rawValue, phrases, locale.phrasebook.plurals).expectRows(of: english)
      for phrase in phrases {
        let isPadded = phrase.text.first?.isWhitespace ?? true || phrase.text.last == " "
        #expect(!isPadded, "\(locale): \(phrase.key)")
      }
    }
  }

  @Test func `Every language has every phrase of AccessibilitySnapshot`() {
    let english = PhraseTable("en", Self.phrases(SnapshotPhrasebook.english))
    for locale in VoiceOverLocale.allCases {
      PhraseTable("\(locale)", Self.phrases(locale.phrasebook.snapshot)).expectRows(of: english)
    }
  }

  @Test func `Importers know the hints of every language of AccessibilitySnapshot`() {
    let known = Set(SnapshotHintWords.all.map(\.toggle))
    for book in SnapshotPhrasebook.all { #expect(known.contains(book.hints.toggle)) }
  }

  @Test func `Every language has every phrase of Android's libraries`() {
    let english = PhraseTable("en", Self.phrases(AndroidWords.english))
    for tag in ["de", "fr", "es"] {
      PhraseTable(tag, Self.phrases(AndroidWords.words(for: tag))).expectRows(of: english)
    }
  }

  @Test func `Templates contain known slots only`() {
    let filled: Set<String> = [
      "column", "count", "day", "hour", "index", "level", "minute", "month", "name", "number",
      "page", "row", "week", "year",
    ]
    let slots = PhraseTable("en", Self.phrases(VoiceOverPhrasebook.english)).slots.values
    #expect(slots.reduce(into: []) { $0.formUnion($1) } == filled)
  }

  @Test func `English phrases are in transcript form`() {
    for entry in Self.phrases(VoiceOverPhrasebook.english) {
      #expect(!entry.text.contains("double-tap"))
      // Labels and values come from the platform, with the platform's capital letters.
      guard !entry.key.hasPrefix("values"), !entry.key.hasPrefix("uiKit") else { continue }
      #expect(entry.text == entry.text.lowercased())
    }
  }

  @Test(arguments: VoiceOver.Profile.allCases)
  func `Phrases are listed once, including those of UIKit and React Native`(
    _ profile: VoiceOver.Profile
  ) {
    let keys = VoiceOver.voiceOver(profile: profile).phrases.map(\.key)
    #expect(Set(keys).count == keys.count)
    #expect(keys.contains("uiKit.decrement") && keys.contains("reactNative.checkbox"))
  }

  @Test func `Only React Native's English words stay untranslated in other languages`() {
    for locale in [VoiceOverLocale.german, .russian] {
      for entry in Self.phrases(locale.phrasebook) where !entry.key.hasPrefix("reactNative.") {
        #expect(entry.attestation != .untranslated)
      }
    }
  }

  // AccessibilitySnapshot 0.12.1, Localizable.strings: a phone says the same words as it writes.
  @Test(arguments: [VoiceOverLocale.english, .german, .russian])
  func `Trait words are the library's words without full stops`(_ locale: VoiceOverLocale) {
    let written = Self.phrases(locale.phrasebook.snapshot.traits)
    let spoken = Self.phrases(locale.phrasebook.traits)
    for (word, own) in zip(written, spoken) {
      #expect(own.attestation == .attested)
      let isShortened = own.text.hasSuffix(".")
      let bare = word.text.hasSuffix(".") && !isShortened ? String(word.text.dropLast()) : word.text
      #expect(own.text.lowercased() == bare.lowercased())
    }
  }

  static let walks: [(VoiceOverLocale, [String])] = [
    (.english, ["News, checkbox, checked", "Pin, 3 bullets, secure text field"]),
    (.britishEnglish, ["News, tick box, ticked", "Pin, 3 bullets, secure text field"]),
    (
      .german,
      ["News, Markierungsfeld, Aktiviert", "Pin, 3 Aufzählungspunkte, Sicheres Textfeld"]
    ),
    (.russian, ["News, Флажок, Отмечено", "Pin, 3 маркера, Защищённое текстовое поле"]),
  ]

  @Test(arguments: walks)
  func `A screen is read in the configured language`(_ locale: VoiceOverLocale, _ lines: [String]) {
    var reader = VoiceOver()
    reader.settings.locale = locale
    reader.settings.hints = false
    let screen: Screen = [.checkbox("News", checked: .on), .secureField("Pin", value: "123")]
    #expect(Heard.lines(of: reader.read(screen)) == lines)
    #expect(reader.read(screen).language == locale.phrasebook.language)
  }

  @Test(arguments: [(1, "1 маркер"), (3, "3 маркера"), (5, "5 маркеров"), (21, "21 маркер")])
  func `Russian plurals use every form`(_ count: Int, _ words: String) {
    let russian = VoiceOverPhrasebook.russian
    #expect(russian.counted(russian.editing.bullets, count).text == words)
  }

  @Test func `Assumed words are marked in the announcement`() throws {
    var reader = VoiceOver()
    reader.settings.locale = .german
    let parts = try #require(
      reader.read([.checkbox("News", disabled: true)]).stops.first?.announcement.parts)
    #expect(
      parts.map(\.text) == ["News", "Grau dargestellt", "Markierungsfeld", "Nicht aktiviert"])
    #expect(parts.map(\.attestation) == [.attested, .attested, .assumed, .assumed])
  }
}
