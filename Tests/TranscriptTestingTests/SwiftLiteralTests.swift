import Testing

@testable import TranscriptTesting

/// Finding, reading and writing Swift string literals.
struct SwiftLiteralTests {
  private func literals(_ source: String, line: Int = 1, column: Int = 1) -> [SwiftLiteral] {
    LiteralCall(in: Array(source.utf8), line: line, column: column)?.literals ?? []
  }

  private func rewritten(_ source: String, _ lines: [String]) -> String {
    let bytes = Array(source.utf8)
    guard let literal = literals(source).first else { return "" }
    return String(
      decoding: bytes[..<literal.range.lowerBound] + literal.source(of: lines)
        + bytes[literal.range.upperBound...], as: UTF8.self)
  }

  @Test(arguments: [
    (#"f("a")"#, ["a"]), (#"f(x: "no", "yes")"#, ["yes"]), (#"f("a" + b, "c")"#, ["c"]),
    (#"f(g("a", ["b"]), { "c" }, "d")"#, ["d"]), (#"f("a \(b("c)")) d", "e")"#, ["e"]),
    (##"f(#"a "b" \n"#)"##, [#"a "b" \n"#]), (#"f("\u{e9}\t\"\\")"#, ["é\t\"\\"]),
    (#"f(/* "a", /* ) */ */ "b" // )"# + "\n)", ["b"]), (#"X.f("a")"#, ["a"]), (#"("a")"#, ["a"]),
    (#"f("a"#, []), ("f(\"a\n\")", []), (#"f(\"\q\")"#, []), ("let a = 1", []), ("f(", []),
    ("f(\"\"\"\n  a\n    b\n\n  c\n  \"\"\")", ["a\n  b\n\nc"]),
    ("f(\"\"\"\n  a \\\n  b\n  \"\"\")", ["a b"]), ("f(\"\"\"\n  \"\"\")", [""]),
    ("f(#\"\"\"\n\ta \"\"\" \\n\n\t\"\"\"#)", ["a \"\"\" \\n"]),
    ("f(\"\"\"\r\n  a\r\n  b\r\n  \"\"\")", ["a\nb"]), ("f(\"\"\"\n a\n  \"\"\")", []),
  ])
  func `Only unlabelled standalone literals of a call are found`(
    _ source: String, _ values: [String]
  ) {
    #expect(literals(source).map(\.value) == values)
  }

  @Test func `A call is found by line and column`() {
    let source = "é\n  f(\"a\"); f(\"b\")\n"
    #expect(literals(source, line: 2, column: 3).map(\.value) == ["a"])
    #expect(literals(source, line: 2, column: 11).map(\.value) == ["b"])
    #expect(literals(source, line: 9, column: 1).isEmpty)
    #expect(literals(source, line: 2, column: 99).isEmpty)
  }

  @Test func `A rewritten literal keeps its form`() {
    #expect(rewritten(#"f("")"#, ["a \"b\" \\"]) == #"f("a \"b\" \\")"#)
    #expect(rewritten(##"f(#""#)"##, [##"a "# b \# \n"##]) == ##"f(#"a \#"# b \#\# \n"#)"##)
    #expect(rewritten(#"  f("")"#.trimmed, ["a", "b"]) == "f(\"\"\"\n  a\n  b\n  \"\"\")")
    #expect(
      rewritten("f(\n\t\"\"\"\n\tx\n\t\"\"\")", ["a", "", "\"\"\" \\"])
        == "f(\n\t\"\"\"\n\ta\n\n\t\\\"\"\" \\\\\n\t\"\"\")")
    #expect(
      rewritten("f(#\"\"\"\n  \"\"\"#)", ["a \\n \\# \"\"\""])
        == "f(#\"\"\"\n  a \\n \\#\\# \\#\"\"\"\n  \"\"\"#)")
    #expect(rewritten("f(\"\"\"\r\n  \"\"\")", ["a"]) == "f(\"\"\"\r\n  a\r\n  \"\"\")")
    #expect(rewritten(#"f("")"#, ["a\u{202E}b\u{7}"]) == #"f("a\u{202e}b\u{7}")"#)
    #expect(rewritten("f(\"\"\"\n  x\n  \"\"\")", []) == "f(\"\"\"\n  \"\"\")")
  }

  @Test(arguments: [
    "\"", "\"\"\"", "\"\"\"\"\"\"\"", "\\", "\\#", "\\(a)", "\\##\"##", "#", "\\\\n",
  ])
  func `A written literal reads back unchanged`(_ line: String) {
    let forms = [
      #"f("")"#, ##"f(#""#)"##, "f(\"\"\"\n \"\"\")", "f(#\"\"\"\n \"\"\"#)",
      "f(##\"\"\"\n \"\"\"##)",
    ]
    for form in forms {
      for lines in [[line], [line, "b", line + line]] {
        #expect(
          literals(rewritten(form, lines)).map(\.value) == [lines.joined(separator: "\n")],
          "\(form)")
      }
    }
  }

  @Test func `Nested strings do not recurse`() {
    let depth = 20_000
    let source =
      "f(" + String(repeating: #""\("#, count: depth) + String(repeating: #")""#, count: depth)
      + #", "a")"#
    #expect(literals(source).map(\.value) == ["a"])
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
