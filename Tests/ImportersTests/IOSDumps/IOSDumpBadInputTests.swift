import Encoding
import Importers
import Simulator
import Testing

@Suite struct IOSDumpBadInputTests {
  static let refused: [(text: String, format: InputFormat, problem: String)] = [
    ("", .appiumIOS, "dump: the file is empty"),
    ("", .xcuitest, "dump: the file is empty"),
    ("", .accessibilitySnapshot, "dump: the file is empty"),
    ("", .xcuiSnapshot, "dump: the file is empty"),
    ("[]", .xcuiSnapshot, "dump:1:1: the file has no snapshot"),
    ("{\"label\": \"A\"}", .xcuiSnapshot, "dump:1:1: this JSON is not a snapshot of XCUITest"),
    ("{\"elementType\": 2, \"children\": 3}", .xcuiSnapshot, "dump:1:32:"),
    ("{\"elementType\": 55}", .xcuiSnapshot, "dump:1:1: this is a dump of a macOS app"),
    ("hello", .appiumIOS, "dump: the file has no XCUITest element"),
    ("Element subtree:\nQuery chain:\n", .xcuitest, "dump: the file has no XCUITest element"),
    (
      "<hierarchy rotation=\"0\"><node/></hierarchy>", .appiumIOS,
      "dump:1:1: this is a page source or dump of Android; read it with --input uiautomator"
    ),
    ("<html><body/></html>", .appiumIOS, "dump:1:1: this is a web page"),
    ("<document><scenes/></document>", .xcuitest, "dump:1:1: this is a document of Interface"),
    ("<node/>", .appiumIOS, "dump:1:1: the XML has no iOS element"),
    ("<AppiumAUT/>", .appiumIOS, "dump:1:1: the XML has no iOS element"),
    ("<AppiumAUT>\n<XCUIElementTypeApplication label=\"A", .appiumIOS, "dump:"),
    (
      "<XCUIElementTypeApplication><XCUIElementTypeButton label=\"A\"/>", .appiumIOS,
      "dump:1:63: the file ends here inside <XCUIElementTypeApplication>"
    ),
    (
      "<!DOCTYPE a [<!ENTITY b \"c\">]><XCUIElementTypeApplication/>", .appiumIOS,
      "dump:1:1: the document type declares entities"
    ),
    (
      "<XCUIElementTypeApplication>\n<XCUIElementTypeMenuBar/></XCUIElementTypeApplication>",
      .appiumIOS, "dump:2:1: this is a dump of a macOS app, which is not supported"
    ),
    (
      "<XCUIElementTypeWindow title=\"Notes\"/>", .appiumIOS,
      "dump:1:1: this is a dump of a macOS app"
    ),
    (
      "Application, pid: 1, title: 'Notes', label: ''", .xcuitest,
      "dump:1:1: this is a dump of a macOS app"
    ),
    (
      "Application, pid: 1\n  MenuBar, {{0.0, 0.0}, {1.0, 1.0}}", .xcuitest,
      "dump:2:3: this is a dump of a macOS app"
    ),
    (
      "{\"type\": \"Application\", \"children\": [{\"type\": \"MenuBar\"}]}", .appiumIOS,
      "dump:1:38: this is a dump of a macOS app"
    ),
    ("{\"type\": \"Application\"", .appiumIOS, "dump:1:23: expected “,” or “}”, found the end"),
    (
      "[{\"AXLabel\": \"Go\", \"type\": \"Button\"}]", .appiumIOS,
      "dump:1:1: this is a tree of idb and not a page source; read it with --input idb"
    ),
    (
      "{\"attributes\": {\"text\": \"Go\"}, \"children\": []}", .appiumIOS,
      "dump:1:1: this is a tree of Maestro and not a page source; read it with --input maestro"
    ),
    (
      "{\"value\": \"{\\\"type\\\": \\\"Window\\\" 5}\"}", .appiumIOS,
      "dump:1:34: expected “,” or “}”, found “5”"
    ),
    (
      "é: <XCUIElementTypeWindow label=5/>", .appiumIOS,
      "dump:1:33: an attribute's value needs quotes"
    ),
    ("{\"status\": 0}", .appiumIOS, "dump:1:1: this JSON is not a page source"),
    (
      "{\"type\": \"Window\", \"children\": {}}", .appiumIOS,
      "dump:1:32: “children” must be an array"
    ),
    ("{\"type\": \"Window\", \"children\": [3]}", .appiumIOS, "must be an object, is a number"),
    (
      "{\"value\": \"{\\\"value\\\": \\\"no dump\\\"}\"}", .appiumIOS,
      "dump: the file has no XCUITest element"
    ),
    (
      "[]", .accessibilitySnapshot,
      "dump:1:1: this JSON is not a hierarchy of AccessibilitySnapshot"
    ),
    ("{\"a\": 1}", .accessibilitySnapshot, "dump:1:1: this JSON is not a hierarchy"),
    ("[{}]", .accessibilitySnapshot, "dump:1:2: an entry of a hierarchy must have “element” or"),
    (
      "[{\"element\": {\"_0\": {\"label\": 3}}}]", .accessibilitySnapshot,
      "“label” must be a string, is a number"
    ),
    (
      "[{\"element\": {\"_0\": {\"traits\": \"button\"}}}]", .accessibilitySnapshot,
      "“traits” must be an array"
    ),
    (
      "[{\"container\": {\"_0\": {\"type\": {\"zoo\": {}}}}}]", .accessibilitySnapshot,
      "“zoo” is not a container type; use semanticGroup"
    ),
    (
      "[{\"container\": {\"_0\": {}, \"children\": 4}}]", .accessibilitySnapshot,
      "“children” must be an array"
    ),
    (
      "[{\"element\": {\"traversalIndex\": \"a\"}}]", .accessibilitySnapshot,
      "“traversalIndex” must be a number"
    ),
  ]

  @Test(arguments: refused)
  func `Invalid dumps are rejected with a one-line message`(
    _ text: String, _ format: InputFormat, _ problem: String
  ) throws {
    let found = try #require(IOSDumpTrial.problem(Array(text.utf8), as: format))
    #expect(found.contains(problem), "\(found)")
    #expect(!found.contains("\n"))
  }

  @Test(arguments: [InputFormat.appiumIOS, .xcuitest, .xcuiSnapshot, .accessibilitySnapshot])
  func `Binary files and wrong encodings are rejected`(_ format: InputFormat) throws {
    let binary: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0, 0, 0, 1]
    #expect(try #require(IOSDumpTrial.problem(binary, as: format)).contains("binary"))
    let invalid: [UInt8] = Array("Application, pid: 1, label: '".utf8) + [0xFF, 0x27]
    #expect(IOSDumpTrial.problem(invalid, as: format) != nil)
  }

  @Test func `UTF-16 with a byte order mark is read`() throws {
    let text = "Button, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Größe'"
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let imported = try ImportedScreen.contents(of: bytes, format: .xcuitest, file: "dump")
    #expect(imported.first?.screen.preorder.count { _ in true } == 1)
  }

  @Test func `Every prefix of a dump is read or rejected`() throws {
    let description = """
      Element subtree:
       →Application, 0x1, pid: 3, label: 'App'
          TextField, 0x2, {{1.0, 2.0}, {3.0, 4.0}}, label: 'It's', value: 3, Selected
      """
    let source =
      #"{"value": {"type": "Button", "label": "é", "rect": {"x": 1e999, "y": -0}, "children": []}}"#
    let hierarchy =
      #"[{"container": {"_0": {"type": {"list": {}}, "frame": [[0, 0], [1, 1]]}, "children": []}}]"#
    let snapshot =
      #"{"elementType": 9, "label": "é", "frame": {"X": 1e999, "Y": -0}, "children": [{"elementType": -1}]}"#
    for (text, format) in [
      (description, InputFormat.xcuitest), (source, .appiumIOS),
      (hierarchy, .accessibilitySnapshot), (snapshot, .xcuiSnapshot),
    ] {
      let bytes = Array(text.utf8)
      for count in 0...bytes.count {
        _ = IOSDumpTrial.problem(Array(bytes[..<count]), as: format)
      }
    }
  }

  @Test func `Deep trees are read or rejected with their location`() throws {
    let lines = (0..<1_000).map {
      String(repeating: " ", count: $0) + "Other, 0x1, {{0.0, 0.0}, {1.0, 1.0}}"
    }
    #expect(try IOSDumpTrial.lines(lines.joined(separator: "\n")).screen.count == 1_000)
    let deeper = (0..<5_002).map { String(repeating: " ", count: $0) + "Other, 0x1" }
    let problem = IOSDumpTrial.problem(
      Array(deeper.joined(separator: "\n").utf8), as: .xcuitest)
    #expect(try #require(problem).contains("nested more than 5000 levels deep"))
    let tags = String(repeating: "<XCUIElementTypeOther label=\"A\">", count: 4_990)
    let ends = String(repeating: "</XCUIElementTypeOther>", count: 4_990)
    #expect(try IOSDumpTrial.xml(tags + ends).heard() == ["A"])
    let bars = String(repeating: "<XCUIElementTypeNavigationBar>", count: 4_990)
    let closed = String(repeating: "</XCUIElementTypeNavigationBar>", count: 4_990)
    #expect(try IOSDumpTrial.xml(bars + closed).heard() == [])
    let open = String(repeating: "{\"container\": {\"_0\": {}, \"children\": [", count: 1_600)
    let shut = String(repeating: "]}}", count: 1_600)
    #expect(try IOSDumpTrial("[\(open)\(shut)]", as: .accessibilitySnapshot).heard() == [])
  }

  @Test func `A text that looks like attributes or lines stays one text`() throws {
    for text in [
      String(repeating: ", Disabled, value", count: 200), String(repeating: "', ", count: 500),
      String(repeating: "\nButton, maybe", count: 200), String(repeating: "a", count: 20_000),
      "Tap the\nButton\nbelow",
    ] {
      let line = "StaticText, 0x1, {{0.0, 0.0}, {9.0, 9.0}}, label: '\(text)'"
      let screen = try IOSDumpTrial.lines("\(line)\nButton, 0x2, {{0.0, 9.0}, {9.0, 9.0}}").screen
      #expect(
        screen.preorder.map { screen[$0.index].label?.text } == [text, nil], "\(text.prefix(40))")
    }
  }

  @Test func `Invalid numbers are not a frame`() throws {
    for frame in [
      "{{inf, nan}, {1e999, -inf}}", "{{1.0, 2.0}, {3.0}}", "{{}, {}}", "{{a, b}, {c, d}}",
    ] {
      let trial = try IOSDumpTrial.lines("Button, 0x1, \(frame), label: 'Go'")
      #expect(trial.screen.preorder.compactMap { trial.screen[$0.index].frame }.isEmpty)
    }
    let xml =
      #"<XCUIElementTypeButton label="Go" x="1e999" y="a" width="" height="99999999999999"/>"#
    #expect(try IOSDumpTrial.xml(xml).heard() == ["Go, button"])
    let huge =
      #"[{"element": {"_0": {"label": "Go", "traits": ["unknown(64)", "unknown(-1)"], "shape": {"type": "frame", "frame": [[1e308, 1e308], [1e308, 1e308]]}}, "traversalIndex": 1e308}}]"#
    #expect(try IOSDumpTrial(huge, as: .accessibilitySnapshot).heard() == ["Go"])
  }
}
