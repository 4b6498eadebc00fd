import Simulator
import Testing
import Voices

struct SpokenAnnouncementTests {
  private let rule = Rule("Test", "", source: "", .assumed)

  private func part(
    _ kind: Part.Kind, _ text: String, lead: String = ", ", language: String? = nil
  ) -> Part {
    Part(kind, text, lead: lead, by: rule, language: language)
  }

  private func spoken(
    _ utterances: [Part]..., reader: String = "talkback", on screen: Screen = [.button("x")],
    style: SpeechStyle? = nil
  ) throws -> SpokenAnnouncement {
    let node = try #require(screen.firstRootIndex)
    let stop = Stop(
      index: 1, node: node, announcement: Announcement(utterances.map { Utterance($0) }))
    let transcript = Transcript(reader: reader, profile: "", language: "en", stops: [stop])
    let style = style ?? SpeechStyle(reader: reader)
    let one = SpokenAnnouncement(stop, in: "en", on: screen, by: style)
    #expect(SpokenAnnouncement.all(of: transcript, on: screen, by: style) == [one])
    return one
  }

  @Test func `Marks between parts are silences, and spaces are not`() throws {
    let spoken = try spoken([
      part(.state, "edit box for", lead: ""), part(.label, "Email", lead: " "),
      part(.value, "a@b.c", lead: ": "), part(.error, ", error:", lead: ""),
      part(.error, "bad", lead: " "),
    ])
    #expect(spoken.parts.map(\.silence) == [0, 0, 0.15, 0.15, 0.15])
    #expect(spoken.parts.map(\.words) == ["edit box for", "Email", "a at b.c", "error:", "bad"])
    #expect(spoken.label == "Email")
    #expect(spoken.text == "edit box for Email: a@b.c, error: bad")
  }

  @Test(arguments: [("voiceover", 1.1), ("talkback", 0.4)])
  func `Hints follow the reader's pause, also the second time`(
    _ reader: String, _ pause: Double
  ) throws {
    let spoken = try spoken(
      [part(.label, "Email")],
      [part(.usageHint, "double tap to edit"), part(.usageHint, "swipe up")],
      [part(.actions, "actions available")], reader: reader)
    let short = SpeechStyle(reader: reader).pauses.part
    #expect(spoken.parts.map(\.silence) == [0, pause, short, pause])
    #expect(spoken.parts.map(\.kind) == [.label, .usageHint, .usageHint, .actions])
  }

  @Test func `The content is the label if there is no label`() throws {
    #expect(try spoken([part(.content, "Password")]).label == "Password")
    #expect(try spoken([part(.content, "3"), part(.label, "Age")]).label == "Age")
    #expect(try spoken([part(.role, "button")]).label.isEmpty)
  }

  @Test func `Sounds, pauses and empty parts have no words`() throws {
    let spoken = try spoken(
      [part(.label, ""), part(.sound, "boundary")],
      [
        part(.label, "a"), part(.sound, "click"), part(.value, "", lead: " "),
        part(.role, "b", lead: " "),
      ])
    #expect(spoken.parts.map(\.text) == ["a", "b"])
    #expect(spoken.parts.map(\.silence) == [0, 0.15])
  }

  @Test func `Silences around a silent part are merged`() throws {
    let first = try spoken([part(.label, "\u{F101}"), part(.role, "button")])
    #expect(first.parts.map(\.words) == ["", "button"])
    #expect(first.parts.map(\.silence) == [0, 0])
    let middle = try spoken(
      [part(.label, "a"), part(.value, "\u{F101}")], [part(.hint, "b")])
    #expect(middle.parts.map(\.silence) == [0, 0, 0.4])
  }

  @Test func `Each part has its language`() throws {
    var screen: Screen = [.button("x")]
    screen.language = "fr"
    let root = try #require(screen.firstRootIndex)
    screen[root].language = "de"
    let parts = [
      part(.label, "a"), part(.value, "b", language: "it"), part(.role, "c"), part(.usageHint, "d"),
    ]
    #expect(
      try spoken(parts, on: screen).parts.map(\.language) == ["de", "it", "en", "en"])
    screen[root].language = nil
    #expect(
      try spoken(parts, on: screen).parts.map(\.language) == ["fr", "it", "en", "en"])
  }

  @Test func `VoiceOver without language detection speaks everything in its own language`() throws {
    var screen: Screen = [.textField("Prénom")]
    screen.language = "fr"
    func languages(_ setting: String) throws -> [String] {
      var reader = VoiceOver()
      try reader.set("languages", to: setting)
      let transcript = reader.read(screen)
      return SpokenAnnouncement.all(of: transcript, on: screen, by: SpeechStyle(reader))[0]
        .parts.map(\.language)
    }
    #expect(try languages("on").first == "fr")
    #expect(try languages("off").allSatisfy { $0.hasPrefix("en") })
  }

  @Test func `TalkBack speaks labels in the language of the page`() {
    var screen: Screen = [.button("Weiter *")]
    screen.language = "de"
    let spoken = SpokenAnnouncement.all(
      of: TalkBack().read(screen), on: screen, by: SpeechStyle(TalkBack()))
    #expect(spoken[0].parts.map { $0.language.prefix(2) } == ["de", "en", "en"])
    #expect(spoken[0].parts[0].words == "Weiter Sternchen")
  }

  @Test func `A style follows VoiceOver's punctuation setting`() throws {
    var reader = VoiceOver()
    try reader.set("punctuation", to: "all")
    #expect(SpeechStyle(reader).symbols == .all)
    #expect(SpeechStyle(VoiceOver()) == SpeechStyle(reader: "voiceover"))
    #expect(SpeechStyle(TalkBack()) == SpeechStyle(reader: "talkback"))
  }

  @Test func `The readers sound different`() {
    let (voiceOver, talkBack) = (SpeechStyle(reader: "voiceover"), SpeechStyle(reader: "talkback"))
    #expect(voiceOver.variant != talkBack.variant)
    #expect(voiceOver.pitch != talkBack.pitch)
    #expect(voiceOver.rate == talkBack.rate)
  }

  @Test func `A deep tree is spoken in one walk`() throws {
    var screen = Screen()
    var parent: Node.Index?
    for _ in 0..<50_000 { parent = screen.append(Node(.group), to: parent) }
    let rule = rule
    let stops = screen.preorder.enumerated().map { index, visit in
      Stop(
        index: index + 1, node: visit.index,
        announcement: Announcement([Part(.label, "a", by: rule)]))
    }
    screen.language = "de"
    let transcript = Transcript(reader: "parrot", profile: "", language: "en", stops: stops)
    let spoken = SpokenAnnouncement.all(
      of: transcript, on: screen, by: SpeechStyle(reader: "parrot"))
    #expect(spoken.count == 50_000)
    #expect(spoken.allSatisfy { $0.parts[0].language == "de" })
  }
}
