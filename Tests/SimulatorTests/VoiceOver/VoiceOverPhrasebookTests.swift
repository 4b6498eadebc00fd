import Testing

@testable import Simulator

@Suite struct VoiceOverPhrasebookTests {
  private static func phrases(_ phrasebook: some PhraseGroup) -> [ListedPhrase] {
    phrasebook.listed
  }

  private static func slots(_ phrase: ListedPhrase) -> Set<String> {
    Set(
      Template(phrase.text).segments.compactMap {
        if case .slot(let name) = $0 { name } else { nil }
      }
    )
  }

  @Test(arguments: VoiceOverLocale.allCases)
  func `no phrase is blank or padded, and templates have the places of the English ones`(
    _ locale: VoiceOverLocale
  ) {
    var english: [String: Set<String>] = [:]
    for entry in Self.phrases(VoiceOverPhrasebook.english) {
      english[entry.key] = Self.slots(entry)
    }
    let entries = Self.phrases(locale.phrasebook)
    #expect(entries.count > 120)
    for entry in entries {
      #expect(entry.text.first?.isWhitespace == false && entry.text.last?.isWhitespace == false)
      let expected = english[entry.key] ?? english[Self.other(entry.key)] ?? []
      let slots = Set(Self.slots(entry).map { $0 == "hour24" ? "hour" : $0 })
      #expect(slots == expected, "\(entry.key): \(entry.text)")
    }
  }

  /// The form that all languages have of a phrase that counts.
  private static func other(_ key: String) -> String {
    key.split(separator: ".").dropLast().joined(separator: ".") + ".other"
  }

  @Test func `English is in transcript form`() {
    for entry in Self.phrases(VoiceOverPhrasebook.english) {
      #expect(!entry.text.contains("double-tap"))
      // Labels and values are the platform's own, with its capitals.
      guard !entry.key.hasPrefix("values"), !entry.key.hasPrefix("uiKit") else { continue }
      #expect(entry.text == entry.text.lowercased())
    }
  }

  @Test(arguments: VoiceOver.Profile.allCases)
  func `every phrase is listed once, and the platforms' with the reader's`(
    _ profile: VoiceOver.Profile
  ) {
    let keys = VoiceOver.voiceOver(profile: profile).phrases.map(\.key)
    #expect(Set(keys).count == keys.count)
    #expect(keys.contains("uiKit.decrement") && keys.contains("reactNative.checkbox"))
  }

  @Test func `only what React Native writes in English is left in English elsewhere`() {
    for locale in [VoiceOverLocale.german, .russian] {
      for entry in Self.phrases(locale.phrasebook) where !entry.key.hasPrefix("reactNative.") {
        #expect(entry.attestation != .untranslated)
      }
    }
  }

  // AccessibilitySnapshot 0.12.1, Localizable.strings: a phone says the same words as it writes.
  @Test(arguments: [VoiceOverLocale.english, .german, .russian])
  func `words for traits are the library's, without its full stops`(_ locale: VoiceOverLocale) {
    let written = Self.phrases(SnapshotPhrasebook.forLocale(locale).traits)
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
  func `a screen is read in the language that was set`(_ locale: VoiceOverLocale, _ lines: [String])
  {
    var reader = VoiceOver()
    reader.settings.locale = locale
    reader.settings.hints = false
    let screen: Screen = [.checkbox("News", checked: .on), .secureField("Pin", value: "123")]
    #expect(Heard.lines(of: reader.read(screen)) == lines)
    #expect(reader.read(screen).language == locale.phrasebook.language)
  }

  @Test(arguments: [(1, "1 маркер"), (3, "3 маркера"), (5, "5 маркеров"), (21, "21 маркер")])
  func `Russian counts in the forms it has`(_ count: Int, _ words: String) {
    let russian = VoiceOverPhrasebook.russian
    #expect(russian.counted(russian.editing.bullets, count).text == words)
  }

  @Test func `words of our own are marked in the announcement`() throws {
    var reader = VoiceOver()
    reader.settings.locale = .german
    let parts = try #require(
      reader.read([.checkbox("News", disabled: true)]).stops.first?.announcement.parts)
    #expect(
      parts.map(\.text) == ["News", "Grau dargestellt", "Markierungsfeld", "Nicht aktiviert"])
    #expect(parts.map(\.attestation) == [.attested, .attested, .assumed, .assumed])
  }
}
