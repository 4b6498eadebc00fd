import Importers
import Simulator
import Testing

/// The parts of a file whose elements belong to each screen of the file.
struct JSXSourcePartsTests {
  private static func sources(_ code: String) throws -> [SourceTree] {
    var options = ImportOptions()
    options.keepsSource = true
    return try ImportedScreen.contents(
      of: Array(code.utf8), format: .jsx, file: "Trial.jsx", options: options
    ).compactMap(\.source)
  }

  private static let two = """
    export function Pier() { return <View><Text>Pier</Text></View>; }
    export function Quay() { return <View><Text>Quay</Text><Text>Open</Text></View>; }
    """

  @Test func `A screen has only the elements of its own component`() throws {
    let sources = try Self.sources(Self.two)
    #expect(sources.map(\.count) == [2, 3])
    #expect(sources.map { $0[1].text } == ["Pier", "Quay"])
    #expect(sources.last.map { Array($0.children(of: 0)) } == [1, 2])
  }

  @Test func `A topmost element keeps its place among those of the file`() throws {
    let sources = try Self.sources(Self.two)
    #expect(sources.map { $0[0].ordinal?.number } == [1, 2])
    #expect(sources.allSatisfy { $0[0].ordinal?.isOnly == false })
  }

  @Test func `A component inside another one belongs to the screen that shows it`() throws {
    let sources = try Self.sources(
      """
      function Row() { return <Text>Row</Text>; }
      export function Pier() { return <View><Row /></View>; }
      export function Quay() { return <View><Text>Quay</Text></View>; }
      """)
    let shows = sources.map { source in source.indices.contains { source[$0].text == "Row" } }
    #expect(shows == [true, false])
  }
}
