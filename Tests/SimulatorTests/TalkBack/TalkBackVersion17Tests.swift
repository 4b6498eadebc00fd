import Simulator
import Testing

@testable import AccessibilityTree
@testable import Announcements
@testable import Sessions
@testable import TalkBackReader
@testable import VoiceOverReader

/// Differences between TalkBack 17.0 and 16.2, and the settings that came with them.
struct TalkBackVersion17Tests {
  private static func settings(
    _ profile: TalkBackSettings.Profile, _ input: TalkBackSettings.Input = .touch
  ) -> TalkBackSettings {
    var settings = TalkBackSettings()
    settings.profile = profile
    settings.input = input
    return settings
  }

  private static func announcement(
    of view: PlatformView, _ settings: TalkBackSettings
  ) -> Announcement {
    PlatformView.tree([view]).announcements(settings).first ?? Announcement()
  }

  private static let button = PlatformView("Button", "Call", [.clickable, .longClickable])

  // MARK: Separator

  @Test(arguments: [
    (TalkBackSettings.Profile.version16, "Call, button, double tap to activate"),
    (.version17, "Call. button. double tap to activate"),
  ])
  func `English parts are separated by full stops from 17 on`(
    _ profile: TalkBackSettings.Profile, _ text: String
  ) {
    #expect(TalkBack.talkBack(profile: profile).read([.button("Call")]).text == text)
  }

  @Test(arguments: [
    ("en-GB", "Call. button"), ("de", "Call, Schaltfläche"), ("zh-CN", "Call、按钮"),
    ("ja", "Call, ボタン"),
  ])
  func `The default separator of 17 depends on the language`(_ tag: String, _ said: String) throws {
    var reader = TalkBack.talkBack(profile: .version17)
    try reader.set("locale", to: tag)
    #expect(reader.read([.button("Call")]).stops[0].announcement.said == said)
  }

  @Test func `The separator setting overrides the default of every version`() throws {
    var reader = TalkBack()
    try reader.set("separator", to: "period")
    #expect(reader.read([.button("Call")]).text == "Call. button. double tap to activate")
    try reader.set("profile", to: "17.0")
    try reader.set("separator", to: "comma")
    #expect(reader.read([.button("Call")]).text == "Call, button, double tap to activate")
  }

  @Test func `A separator stays outside of templates and author's texts`() {
    let views = [
      PlatformView.text("Size, colour"),
      PlatformView("View", "Size, colour", [.clickable, .focusable]) { $0.rare.labeledBy = 1 },
    ]
    let said = PlatformView.tree(views).said(Self.settings(.version17))
    #expect(said == ["Size, colour", "Size, colour for Size, colour"])
  }

  @Test(arguments: TalkBackSettings.Locale.allCases)
  func `Announcements with any separator sound alike`(_ locale: TalkBackSettings.Locale) {
    let screen: Screen = [
      .list("Shop", [.item("Tea, 2.50"), .item("Bread")]), .button("Set 1, done", expanded: true),
    ]
    var older = TalkBackSettings()
    older.locale = locale
    var newer = Self.settings(.version17)
    newer.locale = locale
    let (before, after) = (TalkBack(older).read(screen), TalkBack(newer).read(screen))
    for (stop, other) in zip(before.stops, after.stops) {
      #expect(AudibleText(stop.announcement.text) == AudibleText(other.announcement.text))
    }
    #expect(before.stops.count == after.stops.count)
  }

  @Test func `Events have the separator of the version`() throws {
    let screen: Screen = [.textField("Name")]
    func echo(_ profile: TalkBackSettings.Profile) -> [String] {
      var session = Session(screen, by: TalkBack.talkBack(profile: profile))
      session.perform(.doubleTap)
      session.perform(.type("ab"))
      return session.perform(.moveCaret(.left, count: 2)).heard.map(\.text)
    }
    #expect(echo(.version16).contains("a, beginning of field"))
    #expect(echo(.version17).contains("a. beginning of field"))
  }

  // MARK: Keyboards

  struct Hint: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var view: PlatformView
    var keyboard: String
    var select: String
  }

  static let hints: [Hint] = [
    Hint(
      testDescription: "button", view: .button("Call"), keyboard: "press Alt + Enter to activate",
      select: "press select to activate"),
    Hint(
      testDescription: "check box",
      view: PlatformView("CheckBox", "Yes", [.checkable, .clickable]),
      keyboard: "press Alt + Enter to toggle", select: "press select to toggle"),
    Hint(
      testDescription: "field", view: .field("Ann"),
      keyboard: "press Alt + Enter to edit text, press Alt + Shift + Enter to long press",
      select: "press select to edit text, press select and hold to long press"),
    Hint(
      testDescription: "spinner", view: PlatformView("Spinner", "Red", .clickable),
      keyboard: "press Alt + Enter to change", select: "press select to change"),
    Hint(
      testDescription: "named actions",
      view: PlatformView("View", "Photo", [.clickable, .longClickable]) {
        $0.rare.clickLabel = "open"
        $0.rare.longClickLabel = "choose"
      },
      keyboard: "press Alt + Enter to open, press Alt + Shift + Enter to choose",
      select: "press select to open, press select and hold to choose"),
  ]

  @Test(arguments: hints) func `Hints name keys with a keyboard`(_ hint: Hint) {
    for profile in [TalkBackSettings.Profile.version15, .version16] {
      let keyboard = Self.announcement(of: hint.view, Self.settings(profile, .keyboard))
      #expect(keyboard.hint == hint.keyboard)
      let select = Self.announcement(
        of: hint.view, Self.settings(profile, .keyboardWithoutLetters))
      #expect(select.hint == hint.select)
      let touch = Self.announcement(of: hint.view, Self.settings(profile))
      #expect(touch.hint.hasPrefix("double tap to "))
    }
  }

  @Test(arguments: TalkBackSettings.Input.allCases)
  func `Versions before 15 have hints for touch only`(_ input: TalkBackSettings.Input) {
    let heard = Self.announcement(of: Self.button, Self.settings(.version7, input))
    #expect(heard.hint == "double tap to activate, double tap and hold to long press")
  }

  @Test func `A link and a choice name keys, too`() {
    let link = PlatformView("TextView", "our terms") { $0.rare.links = ["our terms"] }
    let heard = Self.announcement(of: link, Self.settings(.version16, .keyboard))
    #expect(heard.hint.hasPrefix("press Alt + Enter to open link, "))
    let list = PlatformView.list(rows: 2, single: true, [.button("One").item(0)])
    let choice = Self.announcement(of: list, Self.settings(.version16, .keyboard))
    #expect(choice.hint == "press Alt + Enter to select")
  }

  @Test(arguments: [
    ("de", "Zum Aktivieren Auswahltaste drücken"),
    ("fr", "Appuyer sur \"Sélectionner\" pour activer"),
    ("en-GB", "press select to activate."),
  ])
  func `The name of the select key is translated`(_ tag: String, _ hint: String) throws {
    var reader = TalkBack()
    try reader.set("locale", to: tag)
    try reader.set("input", to: "keyboard-without-letters")
    let part = try #require(reader.read([.button("Call")]).stops[0].announcement.parts.last)
    #expect(part.text == hint && part.attestation == .attested)
  }

  @Test func `A hint with keys is assumed because nobody logged the keys`() throws {
    for locale in TalkBackSettings.Locale.allCases {
      var settings = Self.settings(.version16, .keyboard)
      settings.locale = locale
      let hint = Self.announcement(of: .button("Call"), settings).parts.last
      #expect(hint?.text.contains("Alt + Enter") == true, "\(locale)")
      #expect(hint?.attestation == .assumed, "\(locale)")
      #expect(hint?.language == settings.phrasebook.language, "\(locale)")
    }
  }

  @Test(arguments: [
    (TalkBackSettings.Profile.version16, TalkBackSettings.Input.keyboard, "Ann, edit box"),
    (.version17, .touch, "Ann. edit box"),
    (.version17, .keyboard, "editing. Ann. edit box"),
    (.version17, .keyboardWithoutLetters, "editing. Ann. edit box"),
  ])
  func `A field that a keyboard reaches is being edited from 17 on`(
    _ profile: TalkBackSettings.Profile, _ input: TalkBackSettings.Input, _ said: String
  ) {
    #expect(Self.announcement(of: .field("Ann"), Self.settings(profile, input)).said == said)
  }

  @Test func `A keyboard edits a read-only field but no disabled one`() {
    let settings = Self.settings(.version17, .keyboard)
    let readOnly = PlatformView("EditText", "Weekly", .focusable)
    #expect(
      Self.announcement(of: readOnly, settings).said == "editing. Weekly. edit box. read only")
    let disabled = PlatformView.field("Weekly", .disabled)
    #expect(Self.announcement(of: disabled, settings).said == "Weekly. edit box. disabled")
  }

  @Test func `A field with input focus is being edited with a keyboard in older versions`() {
    let field = PlatformView.field("Ann", .focused)
    #expect(Self.announcement(of: field, Self.settings(.version16)).said == "Ann, edit box")
    #expect(
      Self.announcement(of: field, Self.settings(.version16, .keyboard)).said
        == "editing, Ann, edit box")
  }

  @Test(arguments: [
    (TalkBackSettings.Profile.version16, "City"), (.version17, "Street"),
  ])
  func `A key after touch continues at the focus from 17 on`(
    _ profile: TalkBackSettings.Profile, _ name: String
  ) throws {
    let screen: Screen = [
      .textField("Name"), .textField("City"), .button("Help"), .textField("Street"),
    ]
    var session = Session(screen, by: TalkBack.talkBack(profile: profile))
    session.perform(.doubleTap)
    session.perform(.touch("Help"))
    session.perform(.key(.tab))
    let field = try #require(session.inputFocus.flatMap { session.scene.index(of: $0) })
    #expect(session.screen[field].name == name)
  }

  // MARK: Logs

  private static func remark(
    _ outline: String, _ matches: (Part) -> Bool,
    _ profile: TalkBackSettings.Profile = .version17
  ) throws -> String? {
    let reader = TalkBack.talkBack(profile: profile)
    let screen = try Screen(outline: outline)
    for stop in reader.read(screen).stops {
      if let part = stop.announcement.parts.first(where: matches) {
        return reader.remark(on: part, of: stop, on: screen)
      }
    }
    Issue.record("no such part")
    return nil
  }

  static let unlogged = "as 16.2; not logged for 17.0"

  @Test(
    arguments: [
      ("- button \"Call\"", "button", nil), ("- button \"Call\"", "double tap to activate", nil),
      ("- heading \"Now\"", "heading", nil),
      ("- list:\n  - listitem: One\n  - listitem: Two", "in list", nil),
      ("- text: Hi 😀", "Hi 😀 emoji", unlogged),
      ("- textbox \"Name\" [invalid]:\n  - /error: Too short", "error: Too short", unlogged),
      ("- slider \"Volume\": 4", "\"swipe up\" or \"swipe down\" to adjust", unlogged),
      (
        "- table:\n  - row:\n    - cell: One\n    - cell: Two", "in grid, 1 row, 2 columns",
        unlogged
      ),
      ("- /origin: web\n- textbox \"Name\"", "Name", unlogged),
      ("- /origin: web\n- button \"Go\"", "button", unlogged),
      ("- /origin: web\n- paragraph: Hi", "Hi", nil),
    ] as [(String, String, String?)])
  func `A part that no log of 17 shows says so`(
    _ outline: String, _ text: String, _ remark: String?
  ) throws {
    // A collection has several parts. Search for the first one by its words.
    let found = try Self.remark(outline) { text.hasPrefix($0.text) && !$0.text.isEmpty }
    #expect(found == remark)
  }

  @Test func `A version that code or recordings describe has no remark`() throws {
    for profile in TalkBackSettings.Profile.allCases where profile.logs == nil {
      #expect(try Self.remark("- text: Hi 😀", { _ in true }, profile) == nil)
    }
  }

  /// No code was published after that of 16.2, so later versions are only known from logs.
  @Test func `Every version without published code says what nobody logged`() throws {
    for profile in TalkBackSettings.Profile.allCases where profile > .version16 {
      let logs = try #require(profile.logs, "\(profile.rawValue) does not say what was logged")
      #expect(logs.version == profile.rawValue)
      let base = try #require(TalkBackSettings.Profile(rawValue: logs.base))
      #expect(base < profile)
      #expect(!logs.rules.contains(TalkBackRule.errorFirst))
    }
    for profile in VoiceOver.Profile.allCases where profile.system > 26 {
      #expect(profile.logs != nil, "\(profile.rawValue) does not say what was logged")
    }
  }

  @Test func `Android 17 is API level 37`() throws {
    var reader = TalkBack()
    try reader.set("phone", to: "2027")
    #expect(reader.profile == "17.0" && reader.settings.api == 37)
    #expect(
      reader.versions(on: .android).map(\.description) == ["version 17.0", "Android API 37"])
    #expect(TalkBack().profile == "16.2")
  }
}
