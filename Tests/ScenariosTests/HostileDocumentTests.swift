import Importers
import Simulator
import Testing

@testable import Scenarios

@Suite("Malformed and oversized documents")
struct HostileDocumentTests {
  private func read(_ text: String) -> ScenarioDocument { read(Array(text.utf8)) }

  private func read(_ bytes: [UInt8]) -> ScenarioDocument {
    ScenarioDocument(reading: bytes, file: "page.md")
  }

  private let scenario = [
    "```html", "<p>Hi", "```", "", "| VoiceOver |", "| --- |", "| Hi |", "| Ho |",
  ]

  @Test(
    "all ends of lines are the same, also the missing one at the end",
    arguments: ["\n", "\r\n", "\r"])
  func lineEnds(_ end: String) throws {
    for text in [scenario.joined(separator: end), scenario.joined(separator: end) + end] {
      let document = read(text)
      #expect(document.problems.isEmpty)
      let found = try #require(document.scenarios.first)
      #expect(
        found.source.content
          == .text("<p>Hi\n", language: "html", lines: [Node.Position(line: 2, column: 1)]))
      #expect(found.transcripts.first?.lines == 5...8)
      #expect(found.transcripts.first?.rows.map(\.cells[0].source) == ["Hi", "Ho"])
    }
  }

  @Test("a byte order mark is no text")
  func byteOrderMark() {
    let bytes = [0xEF, 0xBB, 0xBF] + Array(scenario.joined(separator: "\n").utf8)
    let document = read(bytes)
    #expect(document.problems.isEmpty)
    #expect(document.bytes == bytes)
    #expect(document.scenarios.first?.source.position == Node.Position(line: 1, column: 1))
    #expect(read([0xEF, 0xBB, 0xBF]).problems.isEmpty)
  }

  @Test("other encodings are a problem at their place")
  func encodings() {
    let broken = Array("# Ü\nab ".utf8) + [0xFF] + Array("\n".utf8)
    #expect(
      read(broken).problems.map(\.description) == [
        "page.md:2:4: the file is not valid UTF-8; save it as UTF-8"
      ])
    let marked = [0xEF, 0xBB, 0xBF] + broken
    #expect(read(marked).problems.first?.position == SourcePosition(line: 2, column: 4))
    let wide = "a | b".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(read([0xFF, 0xFE] + wide).problems.first?.problem == "this document is in UTF-16")
    #expect(read([0x89, 0x50, 0x4E, 0x47]).problems.count == 1)
  }

  @Test(
    "a document of nothing has no scenarios and no problems",
    arguments: ["", " \n\t\r\n", "# Only this"])
  func nothing(_ text: String) {
    let document = read(text)
    #expect(document.problems.isEmpty)
    #expect(document.scenarios.isEmpty)
  }

  @Test("NUL and other control characters keep every place where it is")
  func controlCharacters() throws {
    let document = read(
      "```html\n<p>\0\u{1}\u{2}Hi\n```\n\0\n| VoiceOver |\n|-|\n| a\0\u{2}\u{3}b\u{7} |\n")
    #expect(document.problems.isEmpty)
    let found = try #require(document.scenarios.first)
    #expect(
      found.source.content
        == .text(
          "<p>\0\u{1}\u{2}Hi\n", language: "html", lines: [Node.Position(line: 2, column: 1)]))
    let cell = try #require(found.transcripts.first?.rows.first?.cells.first)
    #expect(cell.source == "a\0\u{2}\u{3}b\u{7}")
    #expect(cell.content == .stop(["a\u{FFFD}\u{FFFD}\u{FFFD}b\u{7}"]))
  }

  @Test("a document of 10 MB is read, one of more than 16 MB is not")
  func large() {
    let line = String(repeating: "Some *prose* about fields. ", count: 40) + "\n\n"
    let prose = String(repeating: line, count: 10 << 20 / line.utf8.count)
    let document = read(prose + scenario.joined(separator: "\n"))
    #expect(document.scenarios.count == 1)
    let large = read([UInt8](repeating: 0x61, count: 16 << 20 + 1))
    #expect(large.problems.map(\.problem) == ["the file is larger than 16 MB"])
  }

  @Test("traps of Markdown are no scenarios, and end")
  func traps() {
    for text in [
      String(repeating: "> ", count: 200_000) + "a",
      String(repeating: "- ", count: 200_000) + "a\n",
      String(repeating: "|", count: 1_000_000), "a\n" + String(repeating: "-|", count: 300_000),
      String(repeating: "[", count: 100_000), String(repeating: "*a ", count: 50_000),
      String(repeating: "a\n", count: 50_000) + "|-|\n",
      String(repeating: "|x|\n|-|-|\n", count: 20_000),
      "- " + String(repeating: "- ", count: 2_000) + "a" + String(repeating: "\n", count: 200_000),
      String(repeating: "<a href=\"", count: 30_000), String(repeating: "`a", count: 100_000),
    ] {
      let document = read(text)
      #expect(document.scenarios.isEmpty, "\(text.prefix(20))")
      #expect(document.problems.isEmpty, "\(text.prefix(20))")
    }
  }

  @Test("what is after a trap is read as ever")
  func afterTrap() {
    let trap = String(repeating: "> ", count: 5_000) + "a" + String(repeating: "\n", count: 10_000)
    #expect(read(trap + scenario.joined(separator: "\n")).scenarios.count == 1)
  }

  @Test("rows that lack more cells than can be kept are a problem at their line")
  func lackingCells() throws {
    let columns = String(repeating: "| VoiceOver ", count: 60)
    let header = columns + "\n" + String(repeating: "|-", count: 60) + "\n"
    let document = read(
      "```html\n```\n" + header + String(repeating: "a\n", count: 10_000))
    #expect(document.scenarios.count == 1)
    // Only the first row without a pipe is reported.
    #expect(document.problems.map(\.position?.line) == [5, 8_891])
    let problem = try #require(document.problems.last)
    #expect(
      problem.problem == "more than 524288 cells are missing from the table rows of this document")
    #expect(problem.position?.line == 8_891)
  }

  @Test("a row of more cells than are read is a problem at its line, and dashes in rows stay")
  func longRow() {
    let rows = [String(repeating: "| a ", count: 65), "| b |"]
    let lines = ["```html", "```", "| VoiceOver |", "| - |"] + rows
    let document = read(lines.joined(separator: "\n"))
    #expect(document.problems.map(\.position?.line) == [5])
    let dashes = [String](repeating: "| - | - |", count: 300)
    let table = ["```html", "```", "| VoiceOver | TalkBack |", "| - | - |"] + dashes
    let contents = read(table.joined(separator: "\n")).scenarios.first?.transcripts.first?.rows
      .flatMap { $0.cells.map(\.content) }
    #expect(contents == [TranscriptCell.Content](repeating: .stop(["-"]), count: 600))
  }
}
