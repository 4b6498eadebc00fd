import Importers
import Simulator
import Testing

@testable import Scenarios

@Suite("Document parsing")
struct DocumentReadingTests {
  /// Reads a document with the given lines.
  private func read(_ lines: String..., file: String = "page.md") -> ScenarioDocument {
    ScenarioDocument(reading: Array(lines.joined(separator: "\n").utf8), file: file)
  }

  @Test("a block and a table make a scenario, with its lines")
  func scenario() throws {
    let document = read(
      "# Labels", "", "Some *prose*.", "", "```html named Sign up", "<p>Hi", "  <b>there</b>",
      "```",
      "", "| VoiceOver | Talkback, hints off |", "| --- | :-: |", "| Hi<br>there | — |", "| | Hi |",
      "| … | |", "", "The end.")
    #expect(document.problems.isEmpty)
    #expect(document.notes.isEmpty)
    let scenario = try #require(document.scenarios.first)
    #expect(document.scenarios.count == 1)
    #expect(scenario.heading == "Labels")
    #expect(scenario.source.name == "Sign up")
    #expect(scenario.source.position == Node.Position(line: 5, column: 1))
    #expect(
      scenario.source.content
        == .text(
          "<p>Hi\n  <b>there</b>\n", language: "html",
          lines: [Node.Position(line: 6, column: 1), Node.Position(line: 7, column: 1)]))
    let table = try #require(scenario.transcripts.first)
    #expect(table.position == Node.Position(line: 10, column: 1))
    #expect(table.lines == 10...14)
    #expect(table.columns.map(\.header) == ["VoiceOver", "Talkback, hints off"])
    #expect(table.columns.map(\.alignment) == [.none, .centre])
    #expect(table.columns[1].reader.value(of: "hints") == "off")
    #expect(table.columns[1].settings.map(\.key) == ["hints"])
    #expect(table.rows.map(\.line) == [12, 13, 14])
    #expect(table.rows[0].cells.map(\.content) == [.stop(["Hi", "there"]), .noStop])
    #expect(table.rows[1].cells.map(\.content) == [.empty, .stop(["Hi"])])
    #expect(table.rows[2].cells.map(\.content) == [.anyStops, .anyStops])
    #expect(table.rows[0].cells.map(\.column) == [3, 17])
    #expect(table.rows[0].cells.map(\.source) == ["Hi<br>there", "—"])
  }

  @Test("a table right below text is found where it is")
  func textAbove() throws {
    let document = read(
      "Screen: [Sign in](screens/a%20b.xml#top)", "| VoiceOver |", "|---|", "| Über \\| uns |",
      "", "Screen: [Other](<b c.html>)", "", "text", "| TalkBack |", "|:--|", "", "end")
    #expect(document.problems.isEmpty)
    #expect(document.scenarios.count == 2)
    let first = try #require(document.scenarios.first)
    #expect(first.source.content == .file("screens/a%20b.xml#top"))
    #expect(first.source.name == "Sign in")
    #expect(first.source.position == Node.Position(line: 1, column: 1))
    #expect(first.transcripts.first?.lines == 2...4)
    #expect(first.transcripts.first?.position == Node.Position(line: 2, column: 1))
    #expect(first.transcripts.first?.rows.first?.cells.first?.source == "Über \\| uns")
    #expect(first.transcripts.first?.rows.first?.cells.first?.content == .stop(["Über | uns"]))
    let second = try #require(document.scenarios.last)
    #expect(second.source.content == .file("b c.html"))
    #expect(second.transcripts.first?.lines == 9...10)
    #expect(second.transcripts.first?.rows.isEmpty == true)
    #expect(second.transcripts.first?.columns.first?.alignment == .left)
  }

  @Test("quotes and list items keep their margins, and their blocks their places")
  func margins() throws {
    let document = read(
      "> ```jsx with Label", "> <Text>", ">   Hi", "> </Text>", "> ```", ">", "> | TalkBack |",
      "> | - |", "> | Hi |", "", "1. ```html", "   <p>Ho</p>", "   ```", "", "   text",
      "   | VoiceOver | TalkBack |", "   |---|---|", "   | Ho | Ho |", "", "- | VoiceOver |",
      "  |--:|", "  | Ho |")
    #expect(document.problems.isEmpty)
    #expect(document.scenarios.count == 2)
    let quoted = try #require(document.scenarios.first)
    #expect(
      quoted.source.content
        == .text(
          "<Text>\n  Hi\n</Text>\n", language: "jsx",
          lines: (2...4).map { Node.Position(line: $0, column: 3) }))
    #expect(quoted.source.name == "Label")
    #expect(quoted.transcripts.map(\.margin) == ["> "])
    #expect(quoted.transcripts.map(\.lines) == [7...9])
    #expect(quoted.transcripts[0].rows[0].cells[0].column == 5)
    let listed = try #require(document.scenarios.last)
    #expect(listed.transcripts.map(\.margin) == ["   ", "- "])
    #expect(listed.transcripts.map(\.lines) == [16...18, 20...22])
    #expect(listed.transcripts[1].columns[0].alignment == .right)
  }

  @Test(
    "cells are split as GitHub does",
    arguments: [
      ("| a\\|b | c |", ["a|b", "c"]), ("a | b", ["a", "b"]), ("| a | |", ["a", ""]),
      ("| a | b | |  ||", ["a", "b"]), ("| `x\\|y` | `z` |", ["x|y", "z"]), ("||b|", ["", "b"]),
      ("| `a | b` |", ["`a", "b`"]), ("| a \\\\| b | c |", ["a | b", "c"]),
      ("| &amp; &lt;b&gt; | **b** _c_ |", ["& <b>", "b c"]),
      ("| ![alt text](u.png) | [link](v) <https://x.org> |", ["alt text", "link https://x.org"]),
      ("| a<BR />b<Br/>c | <b>d</b><br> |", ["a/b/c", "d"]),
      ("| \\… | \\— |", ["\\…", "\\—"]), ("| \\... | a, \\\\..., b |", ["\\...", "a, \\..., b"]),
      ("| a \\\\\\... | ... |", ["a \\\\...", "..."]),
    ])
  func cells(_ row: String, _ texts: [String]) throws {
    let document = read("```html", "```", "", "| VoiceOver | TalkBack |", "|-|-|", row, "| x | y |")
    #expect(document.problems.isEmpty)
    let cells = try #require(document.scenarios.first?.transcripts.first?.rows.first?.cells)
    let found = cells.map { cell in
      if case .stop(let texts) = cell.content { texts.joined(separator: "/") } else { "" }
    }
    #expect(found == texts)
  }

  @Test("a block in another language, or none, makes the tables after it unchecked")
  func otherBlocks() {
    let table = ["", "| VoiceOver |", "|-|", "| a |", ""].joined(separator: "\n")
    let document = ScenarioDocument(
      reading: Array("```html\n```\n```swift\n```\n\(table)\n```\n```\n\(table)".utf8),
      file: "page.md")
    #expect(document.scenarios.isEmpty)
    #expect(document.problems.isEmpty)
    #expect(document.notChecked.map(\.kind) == [.otherBlock, .otherBlock])
    #expect(document.notChecked.map(\.position.line) == [6, 13])
  }

  @Test("a misspelt language before a table is answered with the nearest")
  func misspeltLanguage() {
    let document = read("```outlin", "- button", "```", "", "| VoiceOver |", "|-|", "| a |")
    let message = document.notChecked.first?.message
    #expect(message?.hasSuffix("so it is not a screen; did you mean “outline”?") == true)
  }

  @Test("gestures, findings and a transcript belong to the screen before them")
  func gestures() {
    let document = read(
      "```html", "```", "", "```app", "on submit: nothing", "```", "", "| Gesture | TalkBack |",
      "|-|-|",
      "| swipe right | a |", "", "| Finding | Element |", "|-|-|", "", "| TalkBack |", "|-|",
      "| a |")
    #expect(document.problems.isEmpty)
    #expect(document.notChecked.isEmpty)
    #expect(document.scenarios.first?.gestures.first?.rows.first?.gestures.count == 1)
    #expect(document.scenarios.first?.gestures.first?.app.lines.count == 1)
    #expect(document.scenarios.first?.findings.count == 1)
    #expect(document.scenarios.first?.transcripts.count == 1)
  }

  @Test("a table before any screen, and two screens of one name, are problems at their lines")
  func problems() {
    let table = ["", "| VoiceOver |", "|-|", "| a |", ""].joined(separator: "\n")
    let document = ScenarioDocument(
      reading: Array(
        "\(table)\n```html named A\n```\n\(table)\nScreen: [A](a.html)\n\(table)".utf8),
      file: "page.md")
    #expect(
      document.problems.map { "\($0.position?.line ?? 0) \($0.problem)" } == [
        "2 no screen comes before this table", "13 two screens are called “A”",
      ])
    #expect(document.scenarios.count == 2)
  }

  @Test("blocks without a table are prose, whatever they are called")
  func prose() {
    let document = read(
      "```html named A", "<", "```", "", "```html named A", "```", "", "Screen: x")
    #expect(document.problems.isEmpty)
    #expect(document.scenarios.isEmpty)
    #expect(document.notes.map(\.position.line) == [8])
  }

  @Test("the last row leaves the rest open only when nothing else is in it")
  func openEnd() {
    let rows = ["| … | a |", "| ... | … |", "| … | — |", "| ... | |"]
    let contents = rows.map { row in
      read("```html", "```", "| VoiceOver | TalkBack |", "|-|-|", row).scenarios.first?.transcripts
        .first?.rows.first?.cells.map(\.content)
    }
    #expect(
      contents == [
        [.stop(["…"]), .stop(["a"])], [.anyStops, .anyStops], [.stop(["…"]), .noStop],
        [.anyStops, .anyStops],
      ])
  }

  @Test("a fence that nothing closes, one in tabs, and an empty one")
  func fences() {
    let document = read(
      "1.\t```html", "\t<p>", "\t\t<b>", "\t```", "", "\t| VoiceOver |", "\t|-|", "\t| a |")
    #expect(
      document.scenarios.first?.source.content
        == .text(
          "<p>\n\t<b>\n", language: "html",
          lines: [Node.Position(line: 2, column: 2), Node.Position(line: 3, column: 2)]))
    #expect(document.scenarios.first?.transcripts.first?.margin == "\t")
    #expect(read("| VoiceOver |", "|-|", "", "~~~html", "<p>").problems.count == 2)
  }
}
