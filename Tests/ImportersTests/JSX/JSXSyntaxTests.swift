import Importers
import Simulator
import Testing

/// Returns the texts of the first screen in a piece of code, in reading order.
private func texts(_ code: String) throws -> [String] {
  let screens = try ImportedScreen.contents(of: Array(code.utf8), format: .jsx)
  let screen = try #require(screens.first).screen
  return screen.preorder.compactMap { visit in
    let node = screen[visit.index]
    return node.label?.text ?? node.placeholder
  }
}

@Suite struct JSXSyntaxTests {
  static let elements: [(String, [String])] = [
    ("const f = <T,>(x: T) => x; const A = () => <Text>a</Text>", ["a"]),
    ("const f = <T extends object>(x: T) => x; const A = () => <Text>a</Text>", ["a"]),
    ("type F = <T>(x: T) => void; const A = () => <Text>a</Text>", ["a"]),
    ("const f = <T = any>(x) => x; const A = () => <Text>a</Text>", ["a"]),
    ("const A = () => { if (a < b && c > d) { x() } return <Text>a</Text> }", ["a"]),
    ("const A = () => { const m = new Map<string, X>(); return <Text>a</Text> }", ["a"]),
    ("const A = () => { const [x] = useState<Array<string>>([]); return <Text>a</Text> }", ["a"]),
    ("<TextInput<Item<'a' | 'b'>, () => void> placeholder=\"a\" />", ["a"]),
    ("<Text>{a < 0 && <Text>b</Text>}c</Text>", ["c"]),
  ]
  static let stepped: [(String, [String])] = [
    (#"const r = /<View>["'`{(]/; <Text>a</Text>"#, ["a"]),
    (#"const r = x.split(/[/"]/); <Text>a</Text>"#, ["a"]),
    ("const r = 8 / 2 / 2; <Text>a</Text>", ["a"]),
    (#"<TextInput placeholder="a" check={v => /"'{/.test(v)} />"#, ["a"]),
    ("const s = `<View> ${`in ${'}'} {`} '`; <Text>a</Text>", ["a"]),
    ("const s = \"<Text>'</Text>\"; <Text>a</Text>", ["a"]),
    ("// it's <b>\n/* ` ' \" <View> */ <Text>a</Text>", ["a"]),
    (
      "<Text>it's `a` // no /* comment */ \"here\"</Text>",
      ["it's `a` // no /* comment */ \"here\""]
    ),
    ("<TextInput // it's >\n /* <b> */ placeholder=\"a\" />", ["a"]),
    ("<TextInput placeholder=\"a // b /* c */\" />", ["a // b /* c */"]),
    ("#!/usr/bin/env node\n'use strict'\n<Text>a</Text>", ["a"]),
    ("\u{FEFF}<Text>a</Text>", ["a"]),
    ("import x from 'x'\n<Text>a</Text>", ["a"]),
    ("export default <Text>a</Text>", ["a"]),
    ("return (<Text>a</Text>)", ["a"]),
    ("<Text>a</Text>\n<Text>b</Text>", ["a", "b"]),
  ]
  static let entities: [(String, String)] = [
    ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"), ("&#65;&#x42;&#X43;", "ABC"), ("&copy;&euro;", "©€"),
    ("&copy\0;", "&copy\0;"),
    ("&unknown; & &;", "&unknown; & &;"), ("&#xD800;&#1114112;", "&#xD800;&#1114112;"),
    ("a&nbsp;b", "a\u{A0}b"),
  ]
  static let expressions: [(String, String)] = [
    (#"'\'a\'\n\t\\'"#, "'a'\n\t\\"), (#""\u0041\u{1F600}\x42""#, "A😀B"),
    (#"'\uD83D\uDE00'"#, "😀"), (#"`a${1}b`"#, "a1b"), (#"`\``"#, "`"),
    (#"'a' + "b" + `c`"#, "abc"), (#"('a' as string)!"#, "a"), ("true && 'a'", "a"),
    ("false ? 'b' : 'a'", "a"), ("null ?? 'a'", "a"), ("'' || 'a'", "a"),
    ("{a: {'b-c': ['x', 'a']}}.a['b-c'][1]", "a"), ("['a', 'b'].join(' ')", "a b"),
    ("(1 + 2) * 3", "9"), ("0x10", "16"), ("1_000", "1000"), ("-1", "-1"), ("1.50", "1.50"),
    ("'a'.toUpperCase()", "A"), ("String(3)", "3"), ("2 > 1 ? 'a' : 'b'", "a"),
  ]

  @Test(arguments: elements)
  func `Types and comparisons are not elements`(_ code: String, _ expected: [String]) throws {
    #expect(try texts(code) == expected)
  }

  @Test(arguments: stepped)
  func `Code around elements is skipped`(_ code: String, _ expected: [String]) throws {
    #expect(try texts(code) == expected)
  }

  @Test(arguments: entities)
  func `Entities are decoded`(_ written: String, _ shown: String) throws {
    #expect(try texts("<Text>\(written)</Text>") == [shown])
    let attribute = written.contains("\"") ? "'\(written)'" : "\"\(written)\""
    #expect(try texts("<TextInput placeholder=\(attribute) />") == [shown])
  }

  @Test(arguments: expressions)
  func `Constant expressions are evaluated`(_ code: String, _ shown: String) throws {
    #expect(try texts("<Text>{\(code)}</Text>") == [shown])
  }
}
