import Foundation
import Importers
import Simulator
import Testing

@testable import Scenarios

@Suite("Documents in the style of other projects")
struct ForeignDocumentTests {
  private func fixture(_ name: String) throws -> ScenarioDocument {
    let url = Bundle.module.url(
      forResource: name, withExtension: nil, subdirectory: "Fixtures/Documents")
    return try ScenarioDocument.contents(ofFile: try #require(url).path)
  }

  private func text(_ scenario: Scenario) -> String {
    if case .text(let text, _, _) = scenario.source.content { text } else { "" }
  }

  @Test("a guideline page: JSX blocks, each with a table that has one filled cell")
  func guidelinePage() throws {
    let document = try fixture("guideline-page.md")
    #expect(document.problems.isEmpty)
    #expect(document.scenarios.map(\.heading) == ["Good: a name that stays", "Bad: only an icon"])
    #expect(document.scenarios.map(\.source.name) == [nil, nil])
    let tables = document.scenarios.flatMap(\.transcripts)
    #expect(
      tables.map { $0.columns.map(\.header) } == [
        ["VoiceOver", "Talkback"], ["Voice Over (iOS)", "Talk-Back (Android)"],
      ])
    #expect(tables[0].columns.map(\.source) == ["**VoiceOver**", "**Talkback**"])
    #expect(tables[0].rows[0].cells.map(\.content) == [.stop(["Your town, text field"]), .empty])
    #expect(tables[1].rows[0].cells.map(\.content) == [.empty, .stop(["button, unlabelled"])])
    #expect(document.notChecked.map(\.kind) == [.otherBlock])
    #expect(document.notChecked.first?.message.contains("“swift”") == true)
    #expect(document.notes.count == 1)
    #expect(document.notes.first?.message.contains("columns other than readers") == true)
  }

  @Test("MDX: imports, tabs and callouts are prose, also without empty lines around them")
  func tabs() throws {
    let document = try fixture("tabs.mdx")
    #expect(document.problems.isEmpty)
    #expect(document.scenarios.count == 2)
    #expect(document.scenarios.map { $0.transcripts.count } == [2, 1])
    #expect(text(document.scenarios[0]).hasPrefix("<Pressable accessibilityRole"))
    #expect(document.scenarios[0].transcripts[0].rows.count == 1)
    #expect(text(document.scenarios[1]).hasPrefix("<TextInput\naccessibilityLabel=\"Your town\""))
    #expect(text(document.scenarios[1]).hasSuffix("/>\n"))
  }

  @Test("a snippet without a fence counts where it stands alone before a table")
  func withoutFence() throws {
    let document = try fixture("without-fence.md")
    #expect(document.problems.isEmpty)
    #expect(document.scenarios.count == 2)
    let first = try #require(document.scenarios.first)
    #expect(text(first).contains("<label for=\"town\">\n  Town\n</label>\n\n<input id=\"town\">\n"))
    guard case .text(let code, let language, let lines) = first.source.content else { return }
    #expect(language.isEmpty)
    #expect(lines.count == code.split(separator: "\n", omittingEmptySubsequences: false).count - 1)
    let second = try #require(document.scenarios.last)
    #expect(text(second).hasPrefix("<label>Street"))
    #expect(second.transcripts.count == 2)
    #expect(second.transcripts[1].columns[0].conveysFacts)
    #expect(second.transcripts[1].columns[0].reader.language == "de")
    #expect(document.scenarios.map(\.heading) == ["Fields of a page", "Fields of a page"])
  }

  @Test(
    "what stands before a table without a fence",
    arguments: [
      ("<p>Hi</p>", true), ("<View>\n\n  <Text>Hi</Text>\n\n</View>", true),
      ("<>\n<Text>Hi</Text>\n</>", true), ("<TextInput\n  label={<Text>a</Text>}\n/>", true),
      ("<ul>\n<li>One\n<li>Two\n</ul>", true), ("<svg><title>x</title></svg>", true),
      ("<Tabs>\n<p>Hi</p>\n</Tabs>", false), ("<Callout />", false), ("<a name=\"x\"></a>", false),
      ("<br>", false), ("<hr/>", false), ("<!-- note -->", false), ("<p>Hi</p> and more", false),
      ("<b>Note</b>: take care", false), ("<div align=\"center\">", false), ("</div>", false),
      ("text\n<p>Hi</p>", true), ("text\n<b>Hi</b>", false), ("<https://x.org>", false),
      ("<style>p{}</style>", false),
      ("<script>if (a < b) {}</script>", false), ("a < b > c", false), ("<p>Hi", true),
      ("<View", false), ("{/* only a comment */}", false),
    ])
  func snippet(_ text: String, _ isScreen: Bool) {
    let table = "\n\n| VoiceOver |\n| --- |\n| Hi |\n"
    let document = ScenarioDocument(reading: Array("\(text)\(table)".utf8), file: "page.md")
    #expect(document.scenarios.count == (isScreen ? 1 : 0))
    #expect(document.problems.isEmpty == isScreen)
  }

  @Test("a picture between a block and its table is no screen, but a snippet after the table is")
  func snippetAfterBlock() {
    let table = "\n\n| VoiceOver |\n| --- |\n| Hi |\n\n"
    let text =
      "```html\n<p>Hi</p>\n```\n\n<img src=\"a.png\" alt=\"A phone\">\(table)<b>Hi</b>\(table)"
    let document = ScenarioDocument(reading: Array(text.utf8), file: "page.md")
    #expect(document.scenarios.map(self.text) == ["<p>Hi</p>\n", "<b>Hi</b>\n"])
  }

  @Test("MDX has no indented code", arguments: ["", "  ", "    ", "\t", "      ", "\t\t"])
  func indented(_ margin: String) throws {
    let lines = [
      "```jsx", "<View>", "    <Text>Hi</Text>", "", "</View>", "```", "",
      "| VoiceOver | TalkBack |",
      "| --- | --- |", "| Ho | |", "", "- item", "", "  ```jsx", "  <Text>Ho</Text>", "  ```", "",
      "  | VoiceOver |", "  | --- |", "", "### Later",
    ]
    let inner = lines.map { $0.isEmpty ? "" : margin + $0 }
    let text =
      (["<Tabs>", "  <TabItem value=\"b\">", ""] + inner + ["", "  </TabItem>", "</Tabs>"])
      .joined(separator: "\n")
    let document = ScenarioDocument(reading: Array(text.utf8), file: "page.mdx")
    #expect(document.problems.isEmpty)
    #expect(
      document.scenarios.map(self.text) == [
        "<View>\n    <Text>Hi</Text>\n\n</View>\n", "<Text>Ho</Text>\n",
      ])
    let first = try #require(document.scenarios.first)
    #expect(first.source.position == Node.Position(line: 4, column: margin.count + 1))
    guard case .text(_, _, let positions) = first.source.content else { return }
    #expect(positions.first == Node.Position(line: 5, column: margin.count + 1))
    let table = try #require(first.transcripts.first)
    #expect(table.lines == 11...13)
    #expect(table.margin == margin)
    #expect(table.rows[0].cells[0].column == margin.count + 3)
    let recorded = Recorded(Array(text.utf8), .changed, file: "page.mdx")
    #expect(recorded.isSettled && recorded.isHeard && recorded.cells == 3)
    #expect(recorded.text.contains("\n\(margin)| Hi        | Hi       |\n"), "\(recorded.text)")
    #expect(recorded.text.contains("\n\(margin)  | Ho        |\n"), "\(recorded.text)")
    let plain = ScenarioDocument(reading: Array(text.utf8), file: "page.md")
    if margin.count > 3 { #expect(plain.scenarios.isEmpty) }
  }
}
