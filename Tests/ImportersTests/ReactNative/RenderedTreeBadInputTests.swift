import Importers
import Simulator
import Testing
import TextIO

/// Files that are not rendered trees, or are damaged, deep or large.
@Suite struct RenderedTreeBadInputTests {
  struct Refusal: Sendable, CustomTestStringConvertible {
    var name: String
    var format: InputFormat
    var text: String
    var message: String

    init(_ name: String, _ format: InputFormat, _ text: String, _ message: String) {
      self.name = name
      self.format = format
      self.text = text
      self.message = message
    }

    var testDescription: String { name }
  }

  static let refusals = [
    Refusal(
      "JSON that is cut off", .testRenderer, "{\"type\": \"View\", \"props\": {",
      "x:1:28: expected a key in double quotes, found the end; correct the JSON"),
    Refusal(
      "an object that is no node", .testRenderer, "{\"props\": {}}",
      "x:1:1: “type” is missing, so this is not a tree of a test renderer; "
        + "give what toJSON() returns, such as JSON.stringify(screen.toJSON())"),
    Refusal(
      "a tree of a page", .testRenderer,
      "{\"type\": \"div\", \"props\": {}, \"children\": null}",
      "x:1:1: this was rendered for a browser (<div>), not for React Native; "
        + "give the page as HTML"),
    Refusal(
      "snapshots of pages", .jestSnapshot, "exports[`a 1`] = `\n<div>\n  <p />\n</div>\n`;\n",
      "x:2:1: this was rendered for a browser (<div>), not for React Native; "
        + "give the page as HTML"),
    Refusal(
      "snapshots of values", .jestSnapshot, "exports[`a 1`] = `42`;\n",
      "x:1:1: none of the 1 snapshots is of rendered components; "
        + "give a snapshot of what toJSON() of a rendered screen returns"),
    Refusal(
      "no snapshots", .jestSnapshot, "module.exports = {};\n",
      "x: the file contains no Jest snapshots; give a file from a folder __snapshots__"),
  ]

  @Test(arguments: refusals)
  func `A file that is not a rendered tree is rejected in one line`(_ test: Refusal) {
    let error = #expect(throws: InputError.self) {
      try ImportedScreen.contents(of: Array(test.text.utf8), format: test.format, file: "x")
    }
    #expect(error?.description == test.message)
  }

  @Test(arguments: [
    ("exports[`a 1`] = `\n<View>\n  <Text>\n    Hi\n", "4:7"),
    ("exports[`a 1`] = `\n<View>\n  <Text>\n    Hi\n  </View>\n`;", "5:11"),
    ("exports[`a 1`] = `\n<View\n  accessibilityLabel=\"Hi\n`;", "4:1"),
    ("exports[`a 1`] = `\n<View\n  style={\n    {\n", "5:1"),
  ])
  func `A damaged snapshot keeps the elements before the damage`(
    _ text: String, _ location: String
  ) throws {
    let screens = try ImportedScreen.contents(of: Array(text.utf8), format: .jestSnapshot)
    let diagnostics = screens.first?.screen.diagnostics ?? []
    #expect(
      diagnostics.contains { $0.message.contains("damaged") || $0.message.contains("ends inside") })
  }

  @Test func `20,000 levels of elements or values do not overflow the stack`() throws {
    let levels = 20_000
    let open = String(repeating: "<View>\n", count: levels)
    let close = String(repeating: "</View>\n", count: levels)
    let deep = "exports[`a 1`] = `\n\(open)<Text>\nHi\n</Text>\n\(close)`;"
    let screens = try ImportedScreen.contents(of: Array(deep.utf8), format: .jestSnapshot)
    #expect(screens.first?.screen.count == levels + 1)
    let objects =
      String(repeating: "{\n\"a\": ", count: levels) + "1\n"
      + String(repeating: "}\n", count: levels)
    let values = "exports[`a 1`] = `\n<View\n  a={\n\(objects)}\n/>\n`;"
    #expect(
      try ImportedScreen.contents(of: Array(values.utf8), format: .jestSnapshot).count == 1)
    let elements =
      String(repeating: "<View\na={\n", count: levels) + "1\n"
      + String(repeating: "}\n/>\n", count: levels)
    let nested = "exports[`a 1`] = `\n\(elements)`;"
    #expect(
      try ImportedScreen.contents(of: Array(nested.utf8), format: .jestSnapshot).count == 1)
  }

  @Test func `Locations refer to the snapshot file`() throws {
    let text =
      "// Jest Snapshot v1\r\n\r\nexports[`é \\` 1`] = `\r\n<View>\r\n  <Text>\r\n"
      + "    a \\` b\r\n    <Text\r\n      accessibilityRole=\"nonsense\"\r\n    />\r\n"
      + "  </Text>\r\n</View>\r\n`;\r\n"
    let screens = try ImportedScreen.contents(of: Array(text.utf8), format: .jestSnapshot)
    let screen = try #require(screens.first?.screen)
    #expect(screen.name == "é ` 1")
    let positions = screen.preorder.compactMap { screen[$0.index].position }
    #expect(positions.map(\.line) == [4, 5, 6, 7])
    #expect(positions.map(\.column) == [1, 3, 5, 5])
    #expect(screen.diagnostics.last?.position == Node.Position(line: 8, column: 7))
  }
}
