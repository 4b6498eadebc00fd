import Importers
import Simulator
import Testing

/// Snapshots of XCUITest in JSON.
@Suite struct XCUISnapshotTests {
  private static func screen(_ text: String) throws -> Screen {
    let imported = try ImportedScreen.contents(of: Array(text.utf8), format: .xcuiSnapshot)
    return try #require(imported.first?.screen)
  }

  private static func heard(_ text: String) throws -> [String] {
    VoiceOver().read(try screen(text)).stops.map(\.announcement.text)
  }

  @Test func `A type is read by its number`() throws {
    #expect(
      try Self.heard(#"{"elementType": 9, "label": "Pay", "enabled": false}"#)
        == ["Pay, dimmed, button"])
    #expect(try Self.heard(#"{"elementType": 42, "label": "Terms"}"#) == ["Terms, link"])
  }

  @Test(arguments: ["1", "\"1\"", "true"])
  func `The value of a switch may be a text, a number or a Boolean`(_ value: String) throws {
    let heard = try Self.heard("{\"elementType\": 40, \"label\": \"Rain\", \"value\": \(value)}")
    #expect(heard.first?.hasPrefix("Rain, switch button, on") == true)
  }

  @Test(arguments: [
    #"{"X": 1, "Y": 2, "Width": 3, "Height": 4}"#, "[[1, 2], [3, 4]]", "[1, 2, 3, 4]",
    "\"{{1, 2}, {3, 4}}\"",
  ])
  func `A frame is read in each form`(_ frame: String) throws {
    let screen = try Self.screen("{\"elementType\": 9, \"label\": \"Pay\", \"frame\": \(frame)}")
    #expect(
      screen.firstRootIndex.flatMap { screen[$0].frame } == Frame(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `An unknown number is a diagnostic with its location`() throws {
    let screen = try Self.screen(#"{"elementType": 91, "label": "Pay"}"#)
    let found = screen.diagnostics.first { $0.message.contains("“91” is not a type") }
    #expect(found?.position?.line == 1)
  }

  @Test func `The same screen as text and as a snapshot is announced the same`() throws {
    let text = """
       →Application, 0x1, pid: 3, label: 'App'
          Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
            TextField, 0x3, {{1.0, 2.0}, {300.0, 44.0}}, label: 'Town', placeholderValue: 'Your town', value: Your town
            Other, 0x4, {{1.0, 60.0}, {300.0, 44.0}}, label: 'Two, cups'
              StaticText, 0x5, {{1.0, 60.0}, {100.0, 20.0}}, label: 'Two'
              StaticText, 0x6, {{1.0, 80.0}, {100.0, 20.0}}, label: 'cups'
      """
    let lines = try ImportedScreen.contents(of: Array(text.utf8), format: .xcuitest)
    let snapshot = """
      {"elementType": 2, "label": "App", "children": [{"elementType": 4, "frame": {"X": 0, "Y": 0, "Width": 390, "Height": 844},
       "children": [
       {"elementType": 49, "label": "Town", "placeholderValue": "Your town", "value": "Your town",
        "frame": {"X": 1, "Y": 2, "Width": 300, "Height": 44}},
       {"elementType": 1, "label": "Two, cups", "frame": {"X": 1, "Y": 60, "Width": 300, "Height": 44}, "children": [
        {"elementType": 48, "label": "Two", "frame": {"X": 1, "Y": 60, "Width": 100, "Height": 20}},
        {"elementType": 48, "label": "cups", "frame": {"X": 1, "Y": 80, "Width": 100, "Height": 20}}]}]}]}
      """
    let screen = try #require(lines.first?.screen)
    let expected = VoiceOver().read(screen).stops.map(\.announcement.text)
    #expect(try Self.heard(snapshot) == expected)
    #expect(expected.count == 2)
  }
}
