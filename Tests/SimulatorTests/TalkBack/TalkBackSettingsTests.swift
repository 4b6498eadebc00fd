import Simulator
import Testing

@Suite struct TalkBackSettingsTests {
  @Test func `Every documented setting has its default value`() {
    let reader = TalkBack()
    for setting in TalkBack.settings {
      #expect(reader.value(of: setting.key) == setting.standard, "\(setting.key)")
    }
    #expect(reader.changedSettings.isEmpty)
  }

  @Test func `Every documented value is accepted`() throws {
    for setting in TalkBack.settings {
      for value in setting.values {
        var reader = TalkBack()
        try reader.set(setting.key, to: value)
        #expect(reader.value(of: setting.key) == value)
      }
    }
  }

  @Test(arguments: [
    ("hints", "loud", "“hints” cannot be “loud”; it takes on, off"),
    (
      "locale", "tlh",
      "“locale” cannot be “tlh”; it takes en, en-GB, de, fr, es, it, pt-BR, nl, sv, pl, ru, "
        + "ja, ko, zh-CN, ar, hi, tr"
    ),
    (
      "order", "name",
      "“order” cannot be “name”; it takes state-name-role, role-name-state, name-role-state"
    ),
    (
      "invalidAfter", "some",
      "“invalidAfter” cannot be “some”; it takes off, a number such as 7"
    ),
  ])
  func `An invalid value is an error that lists the valid ones`(
    _ key: String, _ value: String, _ message: String
  ) {
    var reader = TalkBack()
    let error = #expect(throws: SettingError.self) { try reader.set(key, to: value) }
    #expect(error?.description == message)
  }

  @Test func `An unknown key is an error that lists the known ones`() {
    var reader = TalkBack()
    let error = #expect(throws: SettingError.self) { try reader.set("rotor", to: "on") }
    let problem = error?.description ?? ""
    #expect(problem.hasPrefix("unknown setting “rotor”; settings are phone, profile"))
  }

  @Test func `True and false are accepted as switch values`() throws {
    var reader = TalkBack()
    try reader.set("hints", to: "false")
    #expect(!reader.settings.hints)
    #expect(reader.changedSettings.map(\.key) == ["hints"])
  }

  @Test func `Changing one reader's settings does not change another reader`() {
    var terse = TalkBack()
    terse.settings.hints = false
    #expect(terse.read([.button("Save")]).text == "Save, button")
    #expect(TalkBack().read([.button("Save")]).text == "Save, button, double tap to activate")
  }

  @Test func `Settings turn off roles and containers`() {
    var reader = TalkBack()
    reader.settings.hints = false
    reader.settings.roles = false
    let screen: Screen = [.list(nil, [.item("One"), .item("Two")]), .button("Save")]
    #expect(reader.read(screen).stops.first?.announcement.said == "One, 1 of 2, in list, 2 items")
    reader.settings.containers = false
    #expect(reader.read(screen).text == "One\nTwo\nSave")
  }

  @Test(arguments: [
    (TalkBackSettings.Punctuation.some, "Yes, no (maybe) *"),
    (.most, "Yes, no (maybe) asterisk"),
    (.all, "Yes comma no left paren maybe right paren asterisk"),
  ])
  func `The punctuation setting selects the symbols announced by name`(
    _ punctuation: TalkBackSettings.Punctuation, _ said: String
  ) {
    var reader = TalkBack()
    reader.settings.punctuation = punctuation
    #expect(reader.read([.text("Yes, no (maybe) *")]).text == said)
  }

  @Test(arguments: [
    ("*", "asterisk"), ("*****", " 5 asterisk"), ("a----b", "a 4 dashb"), ("C++", "C++"),
    ("•••", "•••"), ("••••", " 4 bullet"), ("", ""), ("Email *", "Email *"),
    ("→", "rightwards arrow"),
    ("A\u{301}", "capital A\u{301}"), ("¢¢", "¢¢"),
  ])
  func `Symbols that a voice would skip are announced by name`(_ text: String, _ said: String) {
    #expect(TalkBack().read([.text(text)]).text == said)
  }

  @Test func `The phone setting selects matching versions`() throws {
    var talkBack = TalkBack()
    try talkBack.set("phone", to: "2026")
    #expect(talkBack.profile == "16.2" && talkBack.settings.api == 36)
    #expect(talkBack.value(of: "phone") == "2026")
    try talkBack.set("api", to: "30")
    #expect(talkBack.value(of: "phone") == nil)
    var voiceOver = VoiceOver()
    try voiceOver.set("phone", to: "2026")
    #expect(voiceOver.settings.profile == .ios26)
    #expect(throws: SettingError.self) { try voiceOver.set("phone", to: "1999") }
  }
}
