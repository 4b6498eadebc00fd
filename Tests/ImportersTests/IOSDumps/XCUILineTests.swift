import Simulator
import Testing

@testable import AppleImport
@testable import Importers

/// Single lines of an XCUITest dump.
@Suite struct XCUILineTests {
  @Test(arguments: [
    ("Button, 0x600, {{16.0, 80.0}, {44.0, 44.0}}", "Button", 0),
    ("    StaticText, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Hi'", "StaticText", 4),
    (" →Application, pid: 123, label: 'App'", "Application", 2),
    ("Window (Main), 0x1, {{0.0, 0.0}, {1.0, 1.0}}", "Window", 0),
    ("Button 0x7f: traits: 8589934593, {{0, 0}, {1, 1}}", "Button", 0),
    ("  Button", "Button", 2),
    ("Cell, Selected", "Cell", 0),
    ("09:41 Runner[7:8]  →Application, 0x1, pid: 123", "Application", 3),
    ("2026-01-02T03:04:05Z     Window (Main), 0x1, {{0.0, 0.0}, {1.0, 1.0}}", "Window", 5),
  ])
  func `A line begins with a type`(_ line: String, _ type: String, _ column: Int) throws {
    let head = try #require(XCUIHead(Array(line.utf8)[...]))
    #expect(head.type == type)
    #expect(head.column == column)
  }

  @Test(arguments: [
    "", "   ", "button, {{0, 0}, {1, 1}}", "Hello, world", "Buttons", "3 items",
    "crash at Frame, 0x16f000", "a Button",
  ])
  func `A line without a type and frame is not an element`(_ line: String) {
    #expect(XCUIHead(Array(line.utf8)[...]) == nil)
  }

  @Test(arguments: [
    ("{{16.0, 80.5}, {44.0, 20.0}}", [16, 80.5, 44, 20]),
    ("{{-8, 0}, {1e2, 4}}", [-8, 0, 100, 4]),
  ])
  func `A frame is parsed`(_ frame: String, _ sides: [Double]) throws {
    let head = try #require(XCUIHead(Array("Other, \(frame), label: 'x'".utf8)[...]))
    let found = try #require(head.frame)
    #expect([found.x, found.y, found.width, found.height] == sides)
  }

  @Test(arguments: ["{{inf, 0}, {1, 1}}", "{{a, 0}, {1, 1}}"])
  func `An invalid frame is ignored`(_ frame: String) throws {
    #expect(try #require(XCUIHead(Array("Other, \(frame)".utf8)[...])).frame == nil)
  }

  @Test func `Traits of old dumps are parsed`() throws {
    let line = "Button 0x7f: traits: 8589934593, {{0, 0}, {1, 1}}"
    #expect(try #require(XCUIHead(Array(line.utf8)[...])).traits == "8589934593")
  }

  @Test(arguments: [
    (", label: 'Hi'", ["label": "Hi"], []),
    (", identifier: 'a', label: 'b', Disabled", ["identifier": "a", "label": "b"], ["Disabled"]),
    (", label: 'It's 5 o'clock'", ["label": "It's 5 o'clock"], []),
    (", label: 'Total, value: 3', value: 4", ["label": "Total, value: 3", "value": "4"], []),
    (", value: on, Selected", ["value": "on"], ["Selected"]),
    ("", [:], []),
  ])
  func `Attributes are named texts or flags`(
    _ text: String, _ named: [String: String], _ flags: [String]
  ) {
    let attributes = XCUIAttributes(Array(text.utf8))
    #expect(attributes.named == named)
    #expect(attributes.flags == flags)
    #expect(attributes.unexplained == nil)
  }

  @Test func `Unknown attributes of a newer Xcode stay part of the text`() {
    let behind = XCUIAttributes(Array(", label: 'Hi', shine: 'much'".utf8))
    #expect(behind.named == ["label": "Hi', shine: 'much"])
  }

  @Test(arguments: [
    ("label: 'Code', value: tulip42", "Code, 7 bullets, secure text field"),
    ("placeholderValue: 'Code', value: tulip42", "7 bullets, secure text field"),
    ("label: 'Code', value: •••", "Code, 3 bullets, secure text field"),
    ("placeholderValue: 'Code', value: Code", "Code, secure text field"),
    (
      "label: 'Code', placeholderValue: '4 digits', value: 4 digits",
      "Code, 4 digits, secure text field"
    ),
  ])
  func `The text of a secure field is never kept, but its placeholder is`(
    _ texts: String, _ expected: String
  ) throws {
    let trial = try IOSDumpTrial.lines(
      """
      Application, 0x1, pid: 1, label: 'Bank'
        SecureTextField, 0x2, {{20.0, 160.0}, {350.0, 40.0}}, \(texts)
      """)
    #expect(!trial.screen.outline.contains("tulip42"))
    #expect(trial.imported.flatMap(\.unused).isEmpty)
    let heard = trial.heard()
    #expect(heard.first?.hasPrefix(expected) == true)
  }

  @Test func `The colours of a log are left out`() throws {
    let lines = [
      "Application, 0x1, pid: 1, label: 'Bank'",
      "  Button, 0x3, {{20.0, 220.0}, {350.0, 40.0}}, label: 'Pay'",
    ]
    let trial = try IOSDumpTrial.lines(
      lines.map { "\u{1B}[32m\($0)\u{1B}[0m" }.joined(separator: "\n"))
    #expect(VoiceOver().read(trial.screen).stops.map(\.announcement.said) == ["Pay, button"])
  }

  @Test(arguments: ["", "2026-11-28T11:44:32.1234567Z ", "    t =     1.23s "])
  func `A value without quotes ends at the next element after the prefix of a log`(
    _ prefix: String
  ) throws {
    let lines = [
      "Application, 0x1, pid: 1, label: 'Bank'",
      "  Slider, 0x2, {{20.0, 160.0}, {350.0, 40.0}}, label: 'Volume', value: 50%",
      "  Button, 0x3, {{20.0, 220.0}, {350.0, 40.0}}, label: 'Pay'",
    ]
    let trial = try IOSDumpTrial.lines(lines.map { prefix + $0 }.joined(separator: "\n"))
    let said = VoiceOver().read(trial.screen).stops.map(\.announcement.said)
    #expect(said == ["Volume, 50%, adjustable", "Pay, button"])
  }
}
