import Simulator
import Testing

@testable import Importers
@testable import ReactNativeImport

/// Elements in the text of one snapshot that Jest printed.
@Suite struct PrettyFormatParserTests {
  private static func parse(_ text: String) -> (isRendered: Bool, parser: PrettyFormatParser) {
    let bytes = Array(text.utf8)
    let body = SnapshotText(templateLiteral: 0..<bytes.count, of: bytes)
    var parser = PrettyFormatParser(body, FilePositions(bytes))
    let isRendered = parser.parse()
    return (isRendered, parser)
  }

  /// Returns a tree on one line: `View[role](Text("Hi"))`.
  private static func line(_ tree: ReactElementTree, _ item: Int) -> String {
    switch tree[item].kind {
    case .text(let text): return "\"\(text)\""
    case .element(let element):
      let props = element.props.map(\.name).joined(separator: " ")
      let children = tree.children(of: item).map { line(tree, $0) }.joined(separator: " ")
      return element.type + (props.isEmpty ? "" : "[\(props)]")
        + (children.isEmpty ? "" : "(\(children))")
    }
  }

  @Test(arguments: [
    ("<View />", ["View"]),
    ("<Text>\n  Hi\n</Text>", [#"Text("Hi")"#]),
    (
      "<View\n  accessible={true}\n>\n  <Text>\n    Hi\n  </Text>\n  <Text />\n</View>",
      [#"View[accessible](Text("Hi") Text)"#]
    ),
    ("<View\n  hint=\"says \"no\"\"\n  role=\"button\"\n/>", ["View[hint role]"]),
    (
      "<View\n  style={\n    {\n      \"flex\": 1,\n    }\n  }\n  testID=\"x\"\n/>",
      ["View[style testID]"]
    ),
    (
      "<View\n  ref={{\"current\":\"Object\"}}\n  role=\"none\"\n>\n  <Text />\n</View>",
      ["View[ref role](Text)"]
    ),
    (
      "<View\n  a={{\"b\":[1,true,{\"c\":\"says \\\\\"no\\\\\"\"}],\"d\":null}}\n  id=\"x\"\n/>",
      ["View[a id]"]
    ),
    ("Array [\n  <View />,\n  \"text\",\n  <Text />,\n]", ["View", #""text""#, "Text"]),
    ("null", []),
  ])
  func `A snapshot becomes its elements`(_ text: String, _ roots: [String]) {
    let (isRendered, parser) = Self.parse(text)
    #expect(isRendered)
    #expect(parser.tree.roots.map { Self.line(parser.tree, $0) } == roots)
    #expect(parser.tree.diagnostics.isEmpty)
  }

  @Test(arguments: ["", "Object {\n  \"a\": 1,\n}", "text", "3", "Array [\n  1,\n]", "<div"])
  func `A component that renders nothing has no elements`(_ text: String) {
    let (isRendered, parser) = Self.parse(text)
    #expect(!isRendered)
    #expect(parser.tree.roots.isEmpty)
  }

  @Test(arguments: ["<View\n  a={1\n", "<View>\n  <Text>\n</View>", "<View>\n  text"])
  func `A damaged snapshot keeps the text before the damage and reports it`(_ text: String) {
    let (isRendered, parser) = Self.parse(text)
    #expect(isRendered)
    #expect(!parser.tree.diagnostics.isEmpty)
  }

  @Test func `An element has a location`() throws {
    let (_, parser) = Self.parse("<View>\n  <Text />\n</View>")
    let view = try #require(parser.tree.roots.first)
    let text = try #require(parser.tree.children(of: view).first)
    #expect(parser.tree[text].position.line == 2)
    #expect(parser.tree[text].position.column == 3)
  }
}
