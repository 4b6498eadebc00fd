import Importers
import Simulator
import Testing
import TextIO

/// Unusual and invalid trees of idb and Maestro.
@Suite struct DescribedElementTests {
  private func screens(_ text: String, _ format: InputFormat) throws -> [ImportedScreen] {
    try ImportedScreen.contents(of: Array(text.utf8), format: format, file: "dump")
  }

  @Test(arguments: [
    (
      InputFormat.idb, "[{\"AXLabel\": \"Go\", \"children\": {}}]",
      "1:32: “children” must be an array"
    ),
    (.idb, "[3]", "1:2: an entry of the array must be an object"),
    (.idb, "[{\"AXLabel\": \"Go\"", "1:18: "), (.idb, "", ""),
    (.idb, "[{\"custom_actions\": 7}]", "1:21: “custom_actions” must be an array"),
    (.idb, "{\"AXLabel\": \"a\"}\n\n{\"AXLabel\": \"b\" 5}", "3:17: "),
    (.idb, "{\"AXLabel\": \"b\" 5}\n{\"AXLabel\": \"a\"}", "1:17: "),
    (.maestro, "é Running {\"attributes\": {\"text\": \"a\"} 5}", "1:40: "),
    (.maestro, "{\"attributes\": [], \"children\": []}", "1:16: “attributes” must be an object"),
    (.maestro, "{\"attributes\": {\"text\": {}}}", "1:25: “text” must be a string"),
    (.maestro, "{\"children\": [1]}", "1:15: "), (.maestro, "Running on a phone", ""),
  ])
  func `A file without a tree is rejected with its location`(
    _ format: InputFormat, _ text: String, _ problem: String
  ) {
    let error = #expect(throws: InputError.self) { try screens(text, format) }
    #expect(error?.description.contains(problem) == true, "\(error?.description ?? "")")
  }

  @Test func `Each tree format is recognised`() {
    let cases: [(String, InputFormat)] = [
      ("[{\"AXFrame\": \"\", \"type\": \"Button\"}]", .idb),
      ("{\"attributes\": {\"text\": \"a\"}, \"children\": []}", .maestro),
      ("{\"type\": \"View\", \"props\": {}, \"children\": null}", .testRenderer),
    ]
    for (text, format) in cases {
      #expect(InputFormat.detect(path: "a.json", bytes: Array(text.utf8)) == format)
    }
  }

  @Test func `Deep and wide trees are read`() throws {
    let deep =
      String(repeating: "{\"children\": [", count: 2_000) + "{}"
      + String(repeating: "]}", count: 2_000)
    #expect(try screens(deep, .maestro).count == 1)
    #expect(try screens("[\(deep)]", .idb).count == 1)
    let element =
      "{\"type\": \"Group\", \"frame\": {\"x\": 0, \"y\": 0, \"width\": 9, \"height\": 9}}"
    let wide = Array(repeating: element, count: 3_000).joined(separator: ",")
    #expect(try screens("[\(wide)]", .idb)[0].screen.count > 3_000)
  }

  @Test(arguments: [
    "{\"x\": 0}", "3", "{\"x\": 1e999, \"y\": 0, \"width\": 1, \"height\": 1}", "null",
  ])
  func `An element without a frame is imported`(_ frame: String) throws {
    let screen = try screens(
      "[{\"AXLabel\": \"Go\", \"role\": \"AXButton\", \"frame\": \(frame)}]", .idb)[0].screen
    #expect(VoiceOver().read(screen).stops.map(\.announcement.text) == ["Go, button"])
  }

  @Test(arguments: [
    ("\"1\"", "selected, Home, tab"), ("\"0\"", "Home, tab"), ("true", "selected, Home, tab"),
    ("null", "Home, tab"), ("\"3 items\"", "Home, 3 items, tab"),
  ])
  func `The value of a tab in idb tells whether the tab is selected`(
    _ value: String, _ expected: String
  ) throws {
    let tab =
      "[{\"AXLabel\": \"Home\", \"type\": \"RadioButton\", \"subrole\": \"AXTabButton\", "
      + "\"AXValue\": \(value)}]"
    let screen = try screens(tab, .idb)[0].screen
    #expect(VoiceOver().read(screen).stops.map(\.announcement.said) == [expected])
  }
}
