import Importers
import Simulator
import Testing
import TextIO

@testable import Scenarios

/// Blocks of Swift and Kotlin in documents.
struct SourceBlockTests {
  private static let cart = """
    @Preview(name = "Empty")
    @Composable fun CartPreview() { Text("Nothing here") }

    @Preview(name = "Full")
    @Composable fun FullCartPreview() { Button(onClick = {}) { Text("Pay") } }
    """
  private static let steps = """
    import SwiftUI
    #Preview("First") { Text("One") }
    #Preview("Second") { Button("Two") {} }
    """

  private static func heard(
    _ text: String, _ language: String, named name: String?, by reader: some ScreenReader
  ) throws -> String {
    let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
    let source = ScreenSource(
      name: name,
      content: .text(
        text, language: language,
        lines: (0..<count).map { Node.Position(line: 2 + $0, column: 1) }),
      position: Node.Position(line: 1, column: 1))
    let imported = try ScenarioScreens(document: "/nowhere/page.md", options: ImportOptions())
      .screen(of: source)
    return reader.read(imported.screen(for: reader)).text
  }

  @Test(arguments: [
    ("FullCartPreview - Full", "Pay, button"), ("Full", "Pay, button"),
    ("CartPreview - Empty", "Nothing here"), ("empty", "Nothing here"),
  ])
  func `The name of a block chooses a preview of Compose`(_ name: String, _ words: String) throws {
    #expect(
      try Self.heard(Self.cart, "kotlin", named: name, by: TalkBack()).hasPrefix(words))
  }

  @Test(arguments: [("First", "One"), ("second", "Two, button")])
  func `The name of a block chooses a preview of SwiftUI`(_ name: String, _ words: String) throws {
    #expect(try Self.heard(Self.steps, "swift", named: name, by: VoiceOver()).hasPrefix(words))
  }

  @Test func `A block with several previews and no name lists them`() {
    #expect {
      try Self.heard(Self.steps, "swift", named: nil, by: VoiceOver())
    } throws: { error in
      "\(error)".contains("“First”, “Second”")
    }
  }

  @Test(arguments: [
    ("swift", "VStack {\n  Text(\"Total\")\n}"), ("swiftui", "Spacer()\nText(\"Total\")"),
    ("swift", "// A view\nToggle(\"Gift\", isOn: .constant(true))"),
    ("kotlin", "Column {\n  Text(\"Total\")\n}"),
    ("kt", "@Composable fun A() { Text(\"Total\") }"),
  ])
  func `Views without a type around them are a screen`(_ language: String, _ text: String) {
    #expect(InputFormat.isScreen(blockIn: language, text: text))
  }

  @Test(arguments: [
    ("swift", "let total = Text(\"Total\")"), ("swift", "print(\"Text(\")"),
    ("kotlin", "val total = 3"),
  ])
  func `Other code is not a screen`(_ language: String, _ text: String) {
    #expect(!InputFormat.isScreen(blockIn: language, text: text))
  }

  @Test func `Columns of languages and readers are checked on blocks of source`() {
    let document = """
      ```kotlin named Full
      \(Self.cart)
      ```

      | TalkBack | TalkBack, de | TalkBack, hints off |
      | --- | --- | --- |
      | Pay, button, double tap to activate | Pay, Schaltfläche, Zum Aktivieren doppeltippen | Pay, button |

      ```swift named Second
      \(Self.steps)
      ```

      | VoiceOver | VoiceOver, de |
      | --- | --- |
      | Two, button | Two, Taste |
      """
    #expect(Self.differences(in: document) == 0)
    let wrong = document.split(separator: "Two, Taste").joined(separator: "Zwei, Taste")
    #expect(Self.differences(in: wrong) == 1)
  }

  private static func differences(in text: String) -> Int {
    let report = ScenarioDocument(reading: Array(text.utf8), file: "/nowhere/page.md").check()
    #expect(report.problems.isEmpty, "\(report.problems)")
    return report.differences.count
  }
}
