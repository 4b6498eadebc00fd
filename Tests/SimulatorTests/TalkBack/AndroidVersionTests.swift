import Simulator
import Testing

@Suite struct AndroidVersionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var outline: String
    /// The announcements on Android 10 and on Android 14.
    var before: [String]
    var since: [String]

    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(
      name: "a switch ends its text with its state", outline: "- switch \"Wi-Fi\" [checked]",
      before: ["checked, Wi-Fi on, switch"], since: ["on, Wi-Fi, switch"]),
    Case(
      name: "a check box describes its state", outline: "- checkbox \"News\"",
      before: ["News, check box"], since: ["not checked, News, check box"]),
    Case(
      name: "a seek bar says its number", outline: "- slider \"Volume\":\n  - /now: 54",
      before: ["54, Volume, slider"], since: ["54%, Volume, slider"]),
    Case(
      name: "text that is off does not say so",
      outline: "- text \"Old\" [disabled]\n- button \"Save\" [disabled]",
      before: ["Old", "Save, button, disabled"],
      since: ["Old, disabled", "Save, button, disabled"]),
    Case(
      name: "states of the author's own",
      outline: "- button \"Sync\":\n  - /android.stateDescription: paused",
      before: ["Sync, button"], since: ["paused, Sync, button"]),
  ])
  func `Android versions expose different states`(_ example: Case) throws {
    #expect(try AndroidScreen.said(example.outline) { $0.api = 29 } == example.before)
    #expect(try AndroidScreen.said(example.outline) == example.since)
  }

  @Test func `Headings are announced from API 28 on`() throws {
    let outline = "- heading \"Contact\" [level=1]"
    #expect(try AndroidScreen.said(outline) { $0.api = 27 } == ["Contact"])
    #expect(try AndroidScreen.said(outline) { $0.api = 28 } == ["Contact, heading"])
  }

  @Test func `A state names the platform rule that describes it`() throws {
    let screen = try Screen(outline: "- /origin: android\n- switch \"Wi-Fi\"")
    let rules = TalkBack().read(screen).stops.first?.mapping.map(\.name)
    #expect(rules == ["SwitchClass", "StateDescriptionSinceAndroid11"])
  }

  @Test func `An unknown API level is an error that lists the valid ones`() {
    var reader = TalkBack()
    let error = #expect(throws: SettingError.self) { try reader.set("api", to: "99") }
    #expect(error?.description.hasPrefix("“api” cannot be “99”; it takes 26, 27") == true)
  }
}
