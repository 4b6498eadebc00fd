import Importers
import Simulator
import Testing
import TextIO

@Suite struct JSXBadInputTests {
  static let broken: [(String, String)] = [
    ("<View>\n  <Text>a", "a.jsx:2:3: “<Text>” is never closed; add “</Text>”"),
    (
      "<View>\n  <Text>a</View>",
      "a.jsx:2:10: “</View>” is not allowed before “<Text>” is closed; "
        + "write “</Text>”, or correct the name of the opening tag"
    ),
    ("<View", "a.jsx:1:1: the tag “<View” is never closed; add “>” or “/>”"),
    (
      "<View <Text/>",
      "a.jsx:1:7: the tag “<View” is not closed; add “>” or “/>” before this “<”"
    ),
    (
      "<View style={{a: 1}>x</View>",
      "a.jsx:1:22: “</View>” where “}” must close “{”; balance the brackets"
    ),
    (
      "const A = () => (<View style={{a: 1}></View>);",
      "a.jsx:1:38: “</View>” where “}” must close “{”; balance the brackets"
    ),
    (
      "<View a=b />",
      "a.jsx:1:9: the value of “a” cannot begin with “b”; "
        + "put a text in straight quotes and everything else in braces"
    ),
    (
      "<View a=“b” />",
      "a.jsx:1:9: the value of “a” cannot begin with ““”; "
        + "put a text in straight quotes and everything else in braces"
    ),
    ("<View a=\"b />", "a.jsx:1:9: the text of the attribute is never closed; add “\"”"),
    ("<View a={'b} />", "a.jsx:1:10: the string is not closed on its line; add “'”"),
    ("<Text>{`a}</Text>", "a.jsx:1:8: the template string is never closed; add “`”"),
    (
      "<Text>a } b</Text>",
      "a.jsx:1:9: “}” closes nothing; remove it, or write {'}'} for the character"
    ),
    ("<Text>1 < 2</Text>", "a.jsx:1:9: “<” begins no element; write {'<'} for the character"),
    ("<View / a>", "a.jsx:1:7: “/” without “>” in the tag “<View”; write “/>”"),
    ("<View #a />", "a.jsx:1:7: “#” in the tag “<View”; write an attribute, “>” or “/>” here"),
    ("<View></View", "a.jsx:1:7: the closing tag “</View” has no “>”; write “</View>”"),
    (
      "const a = 1;",
      "a.jsx: the file contains no React Native element; "
        + "give a component that returns JSX, such as <View>…</View>"
    ),
  ]
  static let endless: [(String, String)] = [
    (String(repeating: "<View>", count: 2_000), "never closed"),
    (String(repeating: "<View>{c && ", count: 1_000), "never closed"),
    (
      String(repeating: "(", count: 1_000) + String(repeating: "]", count: 1_000),
      "no React Native element"
    ),
    ("const f = " + String(repeating: "=/[", count: 2_000), "no React Native element"),
    (String(repeating: "<", count: 1_000), "no React Native element"),
    (String(repeating: "`${", count: 2_000), "no React Native element"),
    (String(repeating: "= <T<", count: 1_000), "is not closed"),
  ]
  static let deep: [String] = [
    String(repeating: "<View>", count: 1_000) + String(repeating: "</View>", count: 1_000),
    "<View>" + String(repeating: "{[", count: 2_000) + String(repeating: "]}", count: 2_000)
      + "</View>",
    "<V a={" + String(repeating: "{a:", count: 2_000) + "1" + String(repeating: "}", count: 2_000)
      + "}/>",
    "<Text>{" + String(repeating: "x?1:", count: 2_000) + "1}</Text>",
    "<Text>{" + String(repeating: "x||", count: 2_000) + "1}</Text>",
    "<Text>{'a'" + String(repeating: "+x", count: 2_000) + "}</Text>",
    "<V label={a" + String(repeating: ".b", count: 2_000) + "} />",
    "<V " + (0..<2_000).map { "a\($0)=\"x\"" }.joined(separator: " ") + " />",
    "const A = () => { " + String(repeating: "if (x) return <V/>; else ", count: 1_000)
      + "return <V/> }",
  ]
  static let repeating: [String] = [
    String(repeating: "class A { render() { return <Text>a</Text> } }\n", count: 4_000),
    (0..<4_000).map { "const C\($0) = () => <Text>a</Text>;\n" }.joined(),
    "<TextInput " + (0..<10_000).map { "label=\"\($0)\" " }.joined() + "/>",
    "const o = {" + (0..<1_000).map { "a\($0): 1," }.joined() + "};\nexport default () => <View "
      + String(repeating: "{...o} ", count: 4_000) + "/>;",
    (0..<60).map { "function A\($0)() { return <V><A\($0 + 1)/><A\($0 + 1)/></V> }" }
      .joined(separator: "\n"),
    "const s0 = 'abcdefghij';"
      + (1..<60).map { "const s\($0) = `${s\($0 - 1)}${s\($0 - 1)}`;" }.joined()
      + "const A = () => <Text>{s59}</Text>",
    "const a0 = ['x'];"
      + (1..<60).map { "const a\($0) = a\($0 - 1).map(x => a\($0 - 1));" }.joined()
      + "const A = () => <View>{a59}</View>",
    "const a = b, b = a; function A() { return <B>{a}</B> } function B() { return <A/> }",
    "const A = (p) => <V><A {...p} /><A /></V>",
    "const A = ({ x }) => { let a = 0; switch (x) {"
      + (0..<2_000).map { "case \($0): a = \($0);" }.joined() + "} return <Text>{a}</Text> }",
    "const A = () => { const m = new Set();" + (0..<2_000).map { "m.add(\($0));" }.joined()
      + "return <Text>{m.size}</Text> }",
  ]

  private func problem(_ code: String) -> String {
    do {
      let screens = try ImportedScreen.contents(of: Array(code.utf8), format: .jsx, file: "a.jsx")
      return screens.first?.screen.diagnostics.first?.message ?? "read"
    } catch {
      return error.description
    }
  }

  @Test func `An assumption about an unknown name is a diagnostic`() throws {
    let code = "<View>{isOpen && <Text>Hi</Text>}</View>"
    var options = ImportOptions()
    options.assumptions = [("isOpen", "true"), ("isOpn", "true")]
    let screens = try ImportedScreen.contents(
      of: Array(code.utf8), format: .jsx, file: "a.jsx", options: options)
    #expect(
      screens[0].screen.diagnostics.map(\.message) == [
        "The file contains no “isOpn”, so the assumption about it has no effect."
      ])
  }

  @Test(arguments: broken)
  func `A broken file is rejected with its location`(_ code: String, _ message: String) {
    #expect(problem(code) == message)
  }

  @Test func `Code with thousands of unclosed openings is rejected`() {
    for (code, part) in Self.endless {
      #expect(problem(code).contains(part), "\(code.prefix(40)): \(problem(code).prefix(120))")
    }
  }

  @Test func `Deep and long code is read`() throws {
    for code in Self.deep {
      let screens = try ImportedScreen.contents(of: Array(code.utf8), format: .jsx)
      #expect(!screens.isEmpty, "\(code.prefix(40))")
    }
  }

  @Test func `Circular and repeated components end`() throws {
    for code in Self.repeating {
      let screens = try ImportedScreen.contents(of: Array(code.utf8), format: .jsx)
      #expect(screens[0].screen.count < 200_000, "\(code.prefix(40))")
    }
  }

  @Test func `A broken component among others is a diagnostic`() throws {
    let code = """
      const A = () => <Text>a</Text>;
      const B = () => (<View><Text>b</View>);
      const C = () => <Text>c</Text>;
      """
    let screens = try ImportedScreen.contents(of: Array(code.utf8), format: .jsx)
    #expect(screens.map(\.screen.name) == ["A", "C"])
    let diagnostic = try #require(screens[0].screen.diagnostics.first)
    #expect(
      diagnostic.message.hasPrefix(
        "An element is broken and left out: “</View>” is not allowed before"))
    #expect(diagnostic.position == Node.Position(line: 2, column: 31))
  }

  @Test(arguments: [[0x3C, 0x56, 0x00, 0xFF], [], [0x20, 0x0A], [0x50, 0x4B, 0x03, 0x04, 0x00]])
  func `A file that is not text is rejected`(_ bytes: [UInt8]) {
    #expect(throws: InputError.self) { try ImportedScreen.contents(of: bytes, format: .jsx) }
  }

  @Test func `UTF-16 is read`() throws {
    let code = "<View><Text>é</Text></View>"
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in code.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(try ImportedScreen.contents(of: bytes, format: .jsx)[0].screen.count == 2)
  }
}
