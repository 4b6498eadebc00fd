import Simulator
import Testing

@Suite struct OutlineErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var outline: String
    var line: Int
    var column: Int
    var problem: String
    var remedy: String

    init(_ outline: String, _ line: Int, _ column: Int, _ problem: String, _ remedy: String) {
      self.outline = outline
      self.line = line
      self.column = column
      self.problem = problem
      self.remedy = remedy
    }

    var testDescription: String { problem }
  }

  static let cases = [
    Case("button \"Save\"", 1, 1, "begins with a dash", "- button \"Save\""),
    Case("<html>", 1, 1, "not with “<html>”", "- button \"Save\""),
    Case("```", 1, 1, "begins with a dash", "- button"),
    Case("-button", 1, 2, "begins with a dash and a space", "write"),
    Case("- ", 1, 3, "this item is empty", "- button \"Save\""),
    Case("- - a", 1, 3, "begins with a role, not with “- a”", "- button"),
    Case("- list:\n\t- listitem", 2, 1, "a tab", "spaces"),
    Case("- list:\n    - link\n  - link", 3, 3, "indented by 2 spaces", "indent it by 4 spaces"),
    Case("  - link\n- link", 2, 1, "indented by 0 spaces", "indent it by 2 spaces"),
    Case("- button \"Save", 1, 10, "never closed", "\\\""),
    Case("- 'button \"a: b\"", 1, 3, "never closed", "''"),
    Case("- text: \"Save", 1, 9, "never closed", "close it"),
    Case("- text: \"a\" b", 1, 13, "“b” follows", "between the quotes"),
    Case("- text: |", 1, 9, "several lines", "\\n"),
    Case("- text: >-", 1, 9, "several lines", "\\n"),
    Case("- text: &a x", 1, 9, "anchors", "double quotes"),
    Case("- text: *a", 1, 9, "anchors", "double quotes"),
    Case("- text: /a.*b/", 1, 9, "regular expression: /a.*b/", "the text itself"),
    Case("- button /Save|Send/", 1, 10, "regular expression", "double quotes"),
    Case("- button Save", 1, 10, "“Save” is neither", "button \"name\" [attribute]: text"),
    Case("- button \"a\" b", 1, 14, "“b” is neither", "[attribute]"),
    Case("- button:Save", 1, 10, "a space is missing", "“: ”"),
    Case("- button [disabled", 1, 10, "[name] or [name=value]", "]"),
    Case("- button []", 1, 10, "[name] or [name=value]", "]"),
    Case("- button [disabeld]", 1, 10, "[disabeld] is not known", "did you mean “disabled”?"),
    Case("- button [zzz]", 1, 10, "[zzz] is not known", "attributes are checked, disabled,"),
    Case("- button [disabled=maybe]", 1, 10, "cannot be “maybe”", "nothing, true or false"),
    Case("- heading [level=one]", 1, 11, "cannot be “one”", "a whole number"),
    Case("- heading [level]", 1, 11, "cannot be nothing", "a whole number"),
    Case("- button [disabled] [disabled]", 1, 21, "given twice", "leave one"),
    Case("- button [current=always]", 1, 10, "“always”", "true, page, step, location, date, time"),
    Case("- button:\n  - /hnt: x", 2, 5, "/hnt is not known", "did you mean “hint”?"),
    Case("- button:\n  - /hint x", 2, 6, "/name: value", "/hint: Ten digits"),
    Case("- button:\n  - /hint: x\n  - /hint: y", 3, 5, "given twice", "leave one"),
    Case("- button:\n  - /hint: x\n    - text: y", 3, 5, "inside /hint", "indent this item by 2"),
    Case("- button:\n  - /frame: 1 2 3", 2, 5, "“1 2 3”", "left, top, width, height"),
    Case("- button:\n  - /label-from: alt", 2, 5, "“alt”", "after a name"),
    Case(
      "- list:\n  - /id: x\n- link:\n  - /id: x", 4, 5, "“x” is used twice", "an /id of its own"),
    Case("- /hint: x", 1, 3, "/hint is not known", "properties are title, language"),
    Case("- /origin: mars", 1, 3, "“mars”", "design, web, android, ios, react-native"),
    Case("- button\n- /title: x", 2, 3, "follows a node", "before the first node"),
    Case("- textbox:\n  - text: x\n    - text: y", 3, 5, "inside the text of a field", "indent"),
    Case("- button \"\\q\"", 1, 11, "\\q is not an escape", "\\\\"),
    Case("- button \"\\u12\"", 1, 11, "4 hexadecimal digits", "\\\\"),
    Case("- button \"\\U00110000\"", 1, 11, "not a Unicode character", "\\\\"),
    Case("- 'button \"a''b\" c'", 1, 18, "“c” is neither", "button \"name\""),
    Case("- \"button: x\"", 1, 10, "the key goes on with “: x”", "the colon follows"),
  ]

  @Test(arguments: cases)
  func `An error reports its position and a remedy`(_ test: Case) throws {
    let error = #expect(throws: OutlineError.self) { try Screen(outline: test.outline) }
    let mistake = try #require(error)
    #expect(mistake.position == .init(line: test.line, column: test.column), "\(mistake)")
    #expect(mistake.problem.contains(test.problem), "\(mistake)")
    #expect(mistake.remedy.contains(test.remedy), "\(mistake)")
  }

  @Test func `An error is one line that begins with the file and has no control characters`() throws
  {
    let error = #expect(throws: OutlineError.self) {
      try Screen(outline: "- button \u{1B}[31m\u{202E}", file: "a.outline")
    }
    #expect(
      try #require(error).description
        == "a.outline:1:10: “\\x1b[31m\\u202e” is neither a name in double quotes nor an attribute "
        + "in brackets; write button \"name\" [attribute]: text")
  }

  @Test func `More than 2000 levels are an error with a line number`() throws {
    var lines = (0..<2_001).map { String(repeating: " ", count: $0) + "- group:" }
    let error = #expect(throws: OutlineError.self) {
      try Screen(outline: lines.joined(separator: "\n"))
    }
    #expect(try #require(error).position == .init(line: 2_001, column: 2_003))
    lines.removeLast()
    #expect(try Screen(outline: lines.joined(separator: "\n")).count == 2_000)
  }

  @Test func `Pages may repeat an identifier`() throws {
    let outline = "- /origin: web\n- button:\n  - /id: x\n- button:\n  - /id: x"
    #expect(try Screen(outline: outline).count == 2)
  }

  @Test func `Any text is read as a screen or an error`() {
    for seed in 0..<300 {
      var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1
      let pieces = [
        "- ", "button", "\"", "'", ":", " ", "\n", "  ", "[", "]", "=", "/", "\\", "u12", "text",
        "#",
        "|", "\u{0}", "\u{301}", "hint", "true", "level", "1", "textbox", "\r", "\t", "combobox",
      ]
      var text = "- "
      for _ in 0..<40 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int((state >> 33) % UInt64(pieces.count))]
      }
      guard let screen = try? Screen(outline: text) else { continue }
      #expect(
        (try? Screen(outline: screen.outline))?.withoutSource == screen.withoutSource,
        "seed \(seed): \(text.debugDescription)")
    }
  }
}
