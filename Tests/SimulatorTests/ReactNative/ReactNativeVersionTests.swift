import Simulator
import Testing

/// Differences between React Native versions.
@Suite struct ReactNativeVersionTests {
  @Test(arguments: [
    "0.70", "0.75", "0.76", "0.79", "0.81", "0.81-legacy", "0.74-new", "0.84", "0.120",
  ])
  func `A version's description is the text it was read from`(_ text: String) throws {
    #expect(try #require(ReactNativeVersion(text)).description == text)
  }

  @Test func `The description of a version omits its default renderer`() {
    #expect(ReactNativeVersion("0.81-new")?.description == "0.81")
    #expect(ReactNativeVersion("0.70-legacy")?.description == "0.70")
  }

  @Test(arguments: [
    "", "0", "0.", "81", "1.81", "0.81.1", "0.x", "0.-81", "0.+81", "0.81-", "0.81-paper",
    "0.84-legacy", "0.60-new", "0.59", "0.99999999999999999999", "0.81 ",
  ])
  func `An invalid version is an error that lists the valid ones`(_ text: String) {
    #expect(ReactNativeVersion(text) == nil)
    var voiceOver = VoiceOver()
    var talkBack = TalkBack()
    #expect(throws: SettingError.self) { try voiceOver.set("reactNative", to: text) }
    #expect {
      try talkBack.set("reactNative", to: text)
    } throws: { error in
      "\(error)".contains("it takes 0.70, 0.75, 0.76, 0.79, 0.80, 0.81, 0.81-legacy, 0.83, 0.84")
    }
  }

  @Test func `Both readers report the React Native version as a setting`() throws {
    var talkBack = TalkBack()
    var voiceOver = VoiceOver()
    #expect(talkBack.value(of: "reactNative") == "0.81")
    #expect(voiceOver.value(of: "reactNative") == "0.81")
    #expect(talkBack.changedSettings.isEmpty && voiceOver.changedSettings.isEmpty)
    try talkBack.set("reactNative", to: "0.70")
    try voiceOver.set("reactNative", to: "0.76")
    #expect(talkBack.changedSettings.map(\.value) == ["0.70"])
    #expect(voiceOver.changedSettings.map(\.value) == ["0.76"])
  }

  @Test func `Early versions append the hint to the content description`() throws {
    let screen = try ReactNativeCase.screen(
      """
      - button "Save" [busy]:
        - /hint: Keeps the draft
      - textbox "Email":
        - /hint: Work only
        - text: ann@
      """)
    #expect(
      try ReactNativeCase.lines(screen, TalkBack(), "0.70") == [
        "Save, busy, Keeps the draft, button, double tap to activate",
        "ann@, edit box, \(ReactNativeCase.fieldHints)",
      ])
    #expect(
      try ReactNativeCase.lines(screen, TalkBack(), "0.71") == [
        "Save, busy, button, Keeps the draft, double tap to activate",
        "ann@, edit box, Work only, \(ReactNativeCase.fieldHints)",
      ])
  }

  @Test func `An action exposes its name on iOS, and its label from version 0.83 on`() throws {
    let screen = try ReactNativeCase.screen(
      "- button \"Mail\":\n  - /reactNative.accessibilityActions: cut=Cut out, increment")
    func actions(_ version: String) throws -> [String] {
      var reader = VoiceOver()
      try reader.set("reactNative", to: version)
      return reader.expose(screen).flatMap { $0.properties }
        .filter { $0.name == "customAction" }.map(\.value)
    }
    #expect(try actions("0.81") == ["cut", "increment"])
    #expect(try actions("0.83") == ["Cut out", "increment"])
    #expect(try actions("0.75") == ["Cut out"])
  }

  struct LegacyCase: Sendable, CustomTestStringConvertible {
    var outline: String
    var said: String

    init(_ outline: String, _ said: String) {
      self.outline = outline
      self.said = said
    }

    var testDescription: String { said }
  }

  @Test(arguments: [
    LegacyCase("- checkbox \"News\"", "News, checkbox, not checked"),
    LegacyCase("- radio \"Daily\" [checked]", "Daily, radio button, checked"),
    LegacyCase("- tab \"Home\" [selected]", "selected, Home, tab"),
    LegacyCase("- alert \"Saved\"", "Saved, alert"),
    LegacyCase("- menuitem \"Copy\"", "Copy, menu item"),
    LegacyCase("- combobox \"City\" [expanded=false]", "City, combo box, collapsed"),
    LegacyCase("- combobox \"City\" [expanded]", "City, combo box, expanded"),
    LegacyCase("- timer \"Left\" [busy]", "Left, timer, busy"),
    LegacyCase(
      "- progressbar \"Upload\":\n  - /min: 0\n  - /max: 3\n  - /now: 2",
      "Upload, progress bar, 66 percent"),
    LegacyCase(
      "- progressbar \"Upload\":\n  - /min: 0\n  - /max: 3\n  - /now: 5", "Upload, progress bar"),
    LegacyCase(
      "- switch \"Wi-Fi\" [checked]:\n  - /reactNative.component: Pressable",
      "Wi-Fi, switch button, on, double tap to toggle setting"),
  ])
  func `The legacy renderer announces roles in the value`(_ test: LegacyCase) throws {
    let screen = try ReactNativeCase.screen(test.outline)
    #expect(try ReactNativeCase.lines(screen, VoiceOver(), "0.81-legacy") == [test.said])
    var reader = VoiceOver()
    try reader.set("reactNative", to: "0.81-legacy")
    let rules = reader.read(screen).stops.flatMap { $0.mapping.map(\.name) }
    let isSwitch = test.outline.contains("switch")
    #expect(rules.contains("ReactNativeLegacyValue") || isSwitch)
  }

  @Test func `The rule that joins labels depends on the version`() throws {
    let screen = try ReactNativeCase.screen("- button:\n  - text: Card\n  - text: Visa")
    var reader = VoiceOver()
    #expect(reader.read(screen).stops[0].mapping.map(\.name).contains("ReactNativeJoinedLabel"))
    try reader.set("reactNative", to: "0.80")
    #expect(reader.read(screen).stops[0].mapping.map(\.name).contains("ReactNativeSpacedLabel"))
  }

  /// Returns VoiceOver's announcements on an outline with a release of React Native.
  private func heard(_ outline: String, _ version: String) throws -> [String] {
    var voiceOver = VoiceOver()
    try voiceOver.set("reactNative", to: version)
    return voiceOver.read(try Screen(outline: outline)).stops.map(\.announcement.text)
  }

  @Test(arguments: [
    ("0.75", true, true), ("0.76", false, true), ("0.79", false, true), ("0.79-legacy", true, true),
    ("0.80", true, true),
  ])
  func `A switch on iOS has its state unless the release loses it`(
    _ version: String, _ hasValue: Bool, _ hasStated: Bool
  ) throws {
    let outline = """
      - /origin: react-native
      - switch "Wi-Fi" [checked]:
        - /reactNative.component: Switch
      - switch "Sound" [checked]:
        - /reactNative.component: Switch
        - /reactNative.accessibilityState: checked
      """
    let texts = try heard(outline, version)
    #expect(texts.first?.contains(", on") == hasValue)
    #expect(texts.last?.contains(", on") == hasStated)
  }

  @Test(arguments: [("0.75", 1), ("0.81-legacy", 1), ("0.76", 2), ("0.81", 2)])
  func `Links inside a text are stops with the new renderer only`(
    _ version: String, _ count: Int
  ) throws {
    let outline = """
      - /origin: react-native
      - text:
        - text "I accept the "
        - link "terms":
          - /reactNative.component: Text
          - /reactNative.accessibilityRole: link
      """
    #expect(try heard(outline, version).count == count)
  }

  @Test func `A placeholder that equals the label is announced as well`() throws {
    let outline = """
      - /origin: react-native
      - textbox "Town":
        - /reactNative.component: TextInput
        - /placeholder: Town
      """
    #expect(try heard(outline, "0.81").first?.hasPrefix("Town, Town, text field") == true)
  }
}
