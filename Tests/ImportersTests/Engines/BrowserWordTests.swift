import Importers
import Simulator
import Testing

/// Words that the browser and the reader supply for elements without a name.
@Suite struct BrowserWordTests {
  private static let page =
    "<ul><li>a<li>b<ul><li>c<ul><li>d</ul></ul></ul><ol><li>x<li>y</ol>"

  private func markers(_ reader: any ScreenReader) throws -> [Part] {
    let screen = try Screen.html(Self.page)
    return reader.read(screen).stops.compactMap(\.announcement.parts.first)
      .filter { !["a", "b", "c", "d", "x", "y"].contains($0.text) }
  }

  @Test func `VoiceOver names bullets in its language`() throws {
    #expect(
      try markers(VoiceOver()).map(\.text)
        == ["bullet", "bullet", "white bullet", "black square", "1", "2"])
    var german = VoiceOver()
    german.settings.locale = .german
    let parts = try markers(german)
    #expect(
      parts.map(\.text) == [
        "Aufzählungspunkt", "Aufzählungspunkt", "Weißer Aufzählungspunkt", "Schwarzes Quadrat",
        "1", "2",
      ])
    #expect(parts.prefix(4).allSatisfy { $0.attestation == .assumed })
  }

  @Test func `TalkBack names bullets in its language`() throws {
    #expect(
      try markers(TalkBack()).map(\.text)
        == ["bullet", "bullet", "white bullet", "black square", "1.", "2."])
    var german = TalkBack()
    german.settings.locale = .german
    let parts = try markers(german)
    #expect(
      parts.map(\.text) == [
        "Aufzählungszeichen", "Aufzählungszeichen", "white bullet", "black square", "1.", "2.",
      ])
    #expect(
      parts.map(\.attestation).prefix(4) == [.attested, .attested, .untranslated, .untranslated])
  }

  @Test(arguments: [
    ("en", ["Submit", "Reset", "Submit", "Submit"]),
    ("de", ["Senden", "Zurücksetzen", "Senden", "Submit"]),
    ("ru", ["Отправить", "Сбросить", "Отправить", "Submit"]),
  ])
  func `A button without a name gets that of the browser`(
    _ language: String, _ names: [String]
  ) throws {
    let screen = try Screen.html(
      "<input type=submit><input type=reset><input type=image><input type=submit value=Submit>")
    var voiceOver = VoiceOver()
    try voiceOver.set("locale", to: language)
    var talkBack = TalkBack()
    try talkBack.set("locale", to: language)
    let english = ["Submit", "Reset", "Submit", "Submit"]
    // Chrome's own words on Android are only known in English.
    for (reader, names, known) in [
      (voiceOver as any ScreenReader, names, Attestation.assumed),
      (talkBack, english, .untranslated),
    ] {
      let parts = reader.read(screen).stops.compactMap(\.announcement.parts.first)
      #expect(parts.map(\.text) == names)
      let known = language == "en" ? .attested : known
      #expect(parts.map(\.attestation) == [known, known, known, .attested])
    }
  }
}
