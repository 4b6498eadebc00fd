import Importers
import Simulator
import Testing
import TextIO

@Suite struct ImportBudgetTests {
  /// A file of a format with a given number of parts that can become nodes.
  struct Shape: Sendable, CustomTestStringConvertible {
    var format: String
    var content: @Sendable (_ count: Int) -> String

    var testDescription: String { format }
  }

  static let shapes = [
    Shape(format: "html") { String(repeating: "<p>x\n", count: $0) },
    // An end tag without a start tag creates an element, and a comment divides a text.
    Shape(format: "html") { String(repeating: "</p>\n", count: $0) },
    Shape(format: "html") { String(repeating: "a<!-->\n", count: $0) },
    Shape(format: "outline") { String(repeating: "- text: x\n", count: $0) },
    Shape(format: "android-layout") {
      "<LinearLayout>\n" + String(repeating: "<View/>\n", count: $0 - 1) + "</LinearLayout>"
    },
    Shape(format: "uiautomator") {
      "<hierarchy>\n" + String(repeating: "<node/>\n", count: $0 - 1) + "</hierarchy>"
    },
    Shape(format: "appium-ios") {
      "<AppiumAUT>\n" + String(repeating: "<XCUIElementTypeOther/>\n", count: $0 - 1)
        + "</AppiumAUT>"
    },
    Shape(format: "interface-builder") {
      "<document>\n" + String(repeating: "<view/>\n", count: $0 - 1) + "</document>"
    },
    Shape(format: "jsx") {
      "export default () => <View>\n" + String(repeating: "<Text>x</Text>\n", count: $0 - 1)
        + "</View>"
    },
    Shape(format: "test-renderer") {
      "[\n" + Array(repeating: #"{"type": "Text"}"#, count: $0).joined(separator: ",\n") + "]"
    },
    Shape(format: "test-renderer") {
      "{\"type\": \"View\", \"children\": [\n"
        + Array(repeating: #""x""#, count: $0 - 1).joined(separator: ",\n") + "]}"
    },
    Shape(format: "android-nodes") { count in
      String(repeating: "{\"className\": \"android.view.View\"}\n", count: count)
    },
    Shape(format: "flutter") { String(repeating: "SemanticsNode#0\n", count: $0) },
    Shape(format: "xcuitest") {
      "Element subtree:\n" + String(repeating: "  Other, 0x1, {{0, 0}, {1, 1}}\n", count: $0 - 1)
    },
  ]

  @Test(arguments: shapes)
  func `A file with too many nodes is rejected at the first node over the limit`(
    _ shape: Shape
  ) throws {
    let format = try #require(InputFormat(named: shape.format))
    var options = ImportOptions()
    options.budget.nodes = 20
    let error = try #require(throws: InputError.self) {
      try ImportedScreen.contents(
        of: Array(shape.content(21).utf8), format: format, file: "file", options: options)
    }
    #expect(error.problem.contains("more than 20"))
    #expect(error.remedy.contains("--limit nodes=40"))
    #expect(error.position.map { (20...23).contains($0.line) } == true)
  }

  @Test(arguments: shapes) func `A file with the maximum number of nodes is read`(_ shape: Shape)
    throws
  {
    let format = try #require(InputFormat(named: shape.format))
    var options = ImportOptions()
    options.budget.nodes = 20
    do {
      _ = try ImportedScreen.contents(
        of: Array(shape.content(20).utf8), format: format, file: "file", options: options)
    } catch {
      #expect(!error.problem.contains("more than"))
    }
  }

  @Test func `The default budget admits a very long form`() throws {
    let page = String(repeating: "<p>x", count: ImportBudget().nodes + 1)
    let error = try #require(throws: InputError.self) {
      try ImportedScreen.contents(of: Array(page.utf8), file: "page.html")
    }
    #expect(error.position?.column == ImportBudget().nodes * 4 + 1)
  }
}
