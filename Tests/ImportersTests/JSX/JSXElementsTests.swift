import Importers
import Simulator
import Testing

/// The elements of components as they are in the source.
struct JSXElementsTests {
  @Test func `Props are texts or code in braces`() throws {
    let source = try source(
      "export default () => <Text a=\"b &amp; c\" d={'e'} f={1 + g} h {...i} j={`k`}>l</Text>;")
    #expect(
      source[0].attributes == [
        .init("a", "b & c"), .init("d", "e"), .init("f", "{1 + g}"), .init("h", "{true}"),
        .init("...", "{...i}"), .init("j", "k"),
      ])
    #expect(source[0].text == "l")
  }

  @Test func `Elements have their ancestors, even through code`() throws {
    let source = try source(
      """
      export default () => (
        <View>
          {isOpen && <Text>Open</Text>}
          <Row
            icon={<Icon />}
          />
        </View>
      );
      """)
    #expect(source.language == .jsx)
    #expect(source.indices.map { source[$0].name } == ["View", "Text", "Row", "Icon"])
    #expect(source.indices.map { source[$0].parent } == [nil, 0, 0, 2])
    #expect(source[2].position == Node.Position(line: 4, column: 5))
    #expect(source[2].endLine == 6)
  }

  @Test func `Comments between tags are not text`() throws {
    let source = try source("export default () => <View><Text>{/* later */}</Text>{name}</View>;")
    #expect(source[0].text == "{name}")
    #expect(source[1].text == "")
  }

  private func source(_ text: String) throws -> SourceTree {
    var options = ImportOptions()
    options.keepsSource = true
    let format: InputFormat = try #require(InputFormat(named: "jsx"))
    let screens = try ImportedScreen.contents(
      of: Array(text.utf8), format: format, options: options)
    return try #require(screens.first?.source)
  }
}
