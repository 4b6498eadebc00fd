import Simulator
import Testing

@testable import AccessibilityTree

@Suite struct VoiceOverSettingsTests {
  @Test func `Every documented setting accepts every documented value`() throws {
    for setting in VoiceOver.settings {
      var reader = VoiceOver()
      #expect(reader.value(of: setting.key) == setting.standard)
      for value in setting.values {
        try reader.set(setting.key, to: value)
        #expect(reader.value(of: setting.key) == value)
      }
    }
  }

  @Test func `Values are not case-sensitive`() throws {
    var reader = VoiceOver()
    try reader.set("profile", to: "iOS26")
    try reader.set("hints", to: "OFF")
    #expect(reader.settings.profile == .ios26)
    #expect(!reader.settings.hints)
  }

  @Test func `In grouped navigation, the outermost groups are the stops`() throws {
    var reader = VoiceOver()
    try reader.set("navigation", to: "grouped")
    let screen: Screen = [
      .heading("Shop"),
      .group("Prices", [.group("Drinks", [.text("Tea, 2 €")]), .text("Bread, 1 €")]),
      .list(nil, [.item("Cat"), .item("Dog")]), .group("Nothing", []), .button("Buy"),
    ]
    #expect(
      Heard.lines(of: reader.read(screen)) == [
        "Shop, heading", "Prices, group", "Cat, Dog, group", "Nothing", "Buy, button",
      ])
  }

  @Test func `True and false are accepted as on and off`() throws {
    var reader = VoiceOver()
    try reader.set("hints", to: "false")
    #expect(reader.settings.hints == false)
    #expect(reader.changedSettings.map(\.key) == ["hints"])
  }

  @Test(arguments: [
    ("en", "en"), ("en-US", "en"), ("EN_us", "en"), ("en-AU", "en-GB"), ("en-gb", "en-GB"),
    ("en_GB", "en-GB"), ("de", "de"), ("de-CH", "de"), ("DE_at", "de"), ("ru-RU", "ru"),
  ])
  func `A language is recognised by its tag in any case and region`(_ tag: String, _ known: String)
    throws
  {
    var reader = VoiceOver()
    try reader.set("locale", to: tag)
    #expect(reader.value(of: "locale") == known)
  }

  @Test(arguments: ["", "-", "fr", "deu", "e", "x-en"])
  func `A language without phrases is rejected`(_ tag: String) {
    var reader = VoiceOver()
    #expect(throws: SettingError.self) { try reader.set("locale", to: tag) }
  }

  @Test func `An error lists the valid values`() {
    var reader = VoiceOver()
    let known = ["en", "en-GB", "de", "ru"]
    #expect(throws: SettingError.unknownValue("fr", key: "locale", known: known)) {
      try reader.set("locale", to: "fr")
    }
    #expect(throws: SettingError.unknownKey("order", known: VoiceOver.settings.map(\.key))) {
      try reader.set("order", to: "x")
    }
  }

  @Test func `Without hints nothing follows the pause, and the hints are omissions`() throws {
    var quiet = VoiceOver()
    quiet.settings.hints = false
    let stop = try #require(quiet.read([.textField("Email", error: "Too short")]).stops.first)
    #expect(stop.announcement.text == "Email, text field")
    #expect(stop.omissions.map(\.text) == ["Too short", "double tap to edit"])
  }

  @Test func `If the app announces no errors, the error is an omission`() throws {
    var reader = VoiceOver()
    try reader.set("errors", to: "off")
    let stop = try #require(reader.read([.textField("Email", error: "Too short")]).stops.first)
    #expect(stop.announcement.hint == "double tap to edit")
    #expect(stop.omissions.map(\.text) == ["Too short"])
  }

  @Test func `Settings turn off containers, actions and rows`() throws {
    var quiet = VoiceOver()
    quiet.settings.containers = false
    quiet.settings.actions = .off
    let item = Branch(Node(.button, label: "Mail")).with(\.actions, ["Archive"])
    #expect(quiet.read([.group("Inbox", [item])]).text == "Mail, button")
  }

  @Test func `The snapshot profile uses AccessibilitySnapshot's format`() {
    let screen: Screen = [.textField("Email", value: "bob"), .button("Send")]
    let lines = Heard.lines(of: VoiceOver.voiceOver(profile: .snapshot).read(screen))
    #expect(lines == ["Email: bob. Text Field. ⏸ Double tap to edit.", "Send. Button."])
  }

  @Test func `The one-line text of a snapshot has description, hint and actions as sentences`() {
    let item = Branch(Node(.button, label: "Mail", hint: "Opens it")).with(\.actions, ["Archive"])
    let screen: Screen = [.toggle("Mute", on: true), item]
    #expect(
      VoiceOver.voiceOver(profile: .snapshot).read(screen).stops.map(\.announcement.text) == [
        "Mute. Switch Button. On. Double tap to toggle setting.",
        "Mail. Button. Opens it. Actions Available",
      ])
  }

  @Test(arguments: [
    (VoiceOver.Rotor.characters, "character mode, "), (.words, "word mode, "), (.other, ""),
  ])
  func `The rotor's unit is announced while editing`(_ rotor: VoiceOver.Rotor, _ words: String) {
    var reader = VoiceOver()
    reader.settings.rotor = rotor
    let field = Branch(Node(.textBox, label: "To", states: VoiceOverNativeTests.editing))
    #expect(
      reader.read([field]).stops.first?.announcement.said
        == "To, text field, is editing, \(words)insertion point at start")
  }

  @Test(arguments: [
    (VoiceOverLocale.german, "Email: bob. Textfeld. ⏸ Zum Bearbeiten doppeltippen."),
    (.britishEnglish, "Email: bob. Text Field. ⏸ Double tap to edit."),
  ])
  func `The snapshot profile uses the language of the app`(
    _ locale: VoiceOverLocale, _ line: String
  ) {
    var reader = VoiceOver.voiceOver(profile: .snapshot)
    reader.settings.locale = locale
    #expect(Heard.lines(of: reader.read([.textField("Email", value: "bob")])) == [line])
  }

  @Test func `Expanded states are announced from iOS 18 on`() {
    let screen: Screen = [.button("More", expanded: false)]
    #expect(VoiceOver.voiceOver(profile: .ios17).read(screen).text == "More, button")
    #expect(
      VoiceOver.voiceOver(profile: .ios26).read(screen).text
        == "More, collapsed, button, double tap to expand")
  }
}
