import Importers
import Simulator
import Testing
import TextIO

/// Semantics trees that Roborazzi writes beside screenshots.
@Suite struct RoborazziTreeTests {
  private func screens(_ root: String) throws -> [ImportedScreen] {
    let text = "{\"schemaVersion\": 1, \"capture\": {}, \"root\": \(root)}"
    return try ImportedScreen.contents(of: Array(text.utf8), file: "a.uitree.json")
  }

  private func heard(_ root: String) throws -> [String] {
    try screens(root).flatMap { TalkBack().read($0.screen).stops }.map(\.announcement.text)
  }

  private static func text(_ text: String, _ rest: String = "") -> String {
    "{\"type\": \"compose\", \"bounds\": [0, 0, 9, 9], \"properties\": {\"Text\": \"\(text)\"}\(rest)}"
  }

  @Test func `A text can stand in brackets or alone`() throws {
    #expect(try heard(Self.text("[Inbox]")) == ["Inbox"])
    #expect(try heard(Self.text("Inbox")) == ["Inbox"])
  }

  @Test func `The order of merged texts is a diagnostic`() throws {
    let one = try screens(Self.text("[Inbox]")).flatMap(\.screen.diagnostics)
    #expect(!one.contains { $0.kind == .uncertainOrder })
    let several = try screens(Self.text("[Ada, Inbox]")).flatMap(\.screen.diagnostics)
    #expect(several.contains { $0.kind == .uncertainOrder && $0.position?.line == 1 })
  }

  @Test func `Each window is a screen`() throws {
    let root =
      "{\"type\": \"screen\", \"bounds\": [0, 0, 9, 9], "
      + "\"children\": [\(Self.text("[Behind]")), \(Self.text("[Dialog]"))]}"
    #expect(try screens(root).map(\.screen.name) == ["window 1", "window 2"])
    #expect(try heard(root) == ["Behind", "Dialog"])
  }

  @Test func `Text inside a view that is not shown is not announced`() throws {
    let hidden =
      "{\"type\": \"view\", \"visibility\": \"gone\", \"bounds\": [0, 0, 9, 9], "
      + "\"children\": [\(Self.text("[Secret]"))]}"
    let root =
      "{\"type\": \"view\", \"bounds\": [0, 0, 9, 9], "
      + "\"children\": [\(hidden), \(Self.text("[Seen]"))]}"
    #expect(try heard(root) == ["Seen"])
  }

  @Test(arguments: [
    ("com.google.android.material.button.MaterialButton", "Send", "Send, button"),
    ("androidx.appcompat.widget.AppCompatEditText", "Ada", "Ada, edit box"),
    ("com.google.android.material.tabs.TabLayout$TabView", "News", "News, Tab"),
    ("com.acme.PriceTag", "4 euros", "4 euros"),
  ])
  func `A view reports the class of its widget`(
    _ viewClass: String, _ text: String, _ expected: String
  ) throws {
    let view =
      "{\"type\": \"view\", \"className\": \"\(viewClass)\", \"bounds\": [0, 0, 9, 9], "
      + "\"properties\": {\"Text\": \"\(text)\"}, \"flags\": [\"Clickable\"]}"
    let said = try screens(view).flatMap { TalkBack().read($0.screen).stops }
      .map(\.announcement.said)
    #expect(said == [expected])
  }

  @Test func `A switch has the state that its description names`() throws {
    let view =
      "{\"type\": \"view\", \"className\": \"androidx.appcompat.widget.SwitchCompat\", "
      + "\"bounds\": [0, 0, 9, 9], \"flags\": [\"Clickable\"], "
      + "\"properties\": {\"StateDescription\": \"ON\", \"Text\": \"Night mode\"}}"
    let screen = try #require(try screens(view).first?.screen)
    #expect(
      TalkBack().read(screen).stops.map(\.announcement.text)
        == ["ON, Night mode, switch, double tap to toggle"])
    #expect(
      VoiceOver().read(screen).stops.map(\.announcement.said) == ["Night mode, switch button, on"])
  }

  @Test(arguments: [
    ("[]", "must be an object"), ("{\"type\": \"screen\", \"children\": []}", "has no window"),
    ("{\"type\": \"compose\", \"bounds\": [1, 2]}", "must be four numbers"),
    ("{\"type\": \"compose\", \"properties\": {\"Text\": [1]}}", "must be a string"),
  ])
  func `An invalid tree is rejected with its location`(_ root: String, _ problem: String) {
    let error = #expect(throws: InputError.self) { try screens(root) }
    #expect(error?.description.contains(problem) == true, "\(error?.description ?? "")")
    #expect(error?.description.contains("a.uitree.json:1:") == true)
  }
}
