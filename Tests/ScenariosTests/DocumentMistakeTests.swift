import Importers
import Simulator
import Testing

@testable import Scenarios

/// Mistakes because of which a scenario would be checked incorrectly or not at all.
@Suite("Mistakes in documents")
struct DocumentMistakeTests {
  private func problems(_ lines: [String], file: String = "page.md") -> [String] {
    ScenarioDocument(reading: Array(lines.joined(separator: "\n").utf8), file: file)
      .problems.map(\.description)
  }

  private let block = ["```outline", "- button \"Email\"", "- button \"Phone\"", "```", ""]

  @Test(
    "text directly below a table is a row, which it should not be",
    arguments: [
      (["| VoiceOver | TalkBack |", "|-|-|", "Shows: WCAG 2.2, 3.3.2.", "More."], "8:1"),
      (["| VoiceOver |", "|-|", "| a |", "| b |", "  **Shows**"], "10:3"),
      (["VoiceOver | TalkBack", "-|-", "a | b", "text", "a | b"], "9:1"),
      (["VoiceOver", ":-:", "text", "| a |"], "8:1"),
      (["> | VoiceOver |", "> |-|", "> a \\| b"], "8:3"),
      (["> | VoiceOver |", "> |-|", ">", "> text"], nil),
      (["VoiceOver", "|-|", "a", "b"], nil),
      (["| VoiceOver |", "|-|", "| a", "b |", "", "text"], nil),
      (["| VoiceOver |", "|-|", "| a |", "<!-- text -->"], nil),
      (["| VoiceOver |", "|-|", "| a |", "# Text"], nil),
      (["| VoiceOver |", "|-|", "| a |", "* text"], nil),
      (["| VoiceOver | Platform |", "|-|-|", "text"], nil),
    ] as [([String], String?)])
  func textBelow(_ table: [String], _ location: String?) {
    let message =
      "this line has no pipe, yet Markdown makes it a row of the table above; "
      + "put a blank line before text, and a pipe before the first cell of a row"
    #expect(problems(block + table) == (location.map { ["page.md:\($0): \(message)"] } ?? []))
  }

  @Test(
    "a screen that nothing closes takes in the table below it",
    arguments: [
      (["```outline", "- button \"Email\"", "| VoiceOver |", "|-|", "| a |"], "1:1", "```"),
      (["text", "", "~~~~html", "<p>a</p>", "~~~", "", ""], "3:1", "~~~~"),
      (["> ```outline", "> - button \"Email\""], "1:3", "```"),
      (["```outline", "- button \"Email\"", "```"], nil, ""),
      (["```outline", "- button \"Email\"", "````", "", ""], nil, ""),
      (["> ```outline", "> - button \"Email\"", "", "text"], nil, ""),
      (["```swift", "let a = 1"], nil, ""),
    ] as [([String], String?, String)])
  func openFence(_ lines: [String], _ location: String?, _ mark: String) {
    let message = "this block is not closed; write \(mark) on a line below the screen"
    #expect(problems(lines) == (location.map { ["page.md:\($0): \(message)"] } ?? []))
  }

  @Test(
    "a cell that the header has no column for",
    arguments: [
      (["| VoiceOver | TalkBack |", "|-|-|", "| a | b | keep | this |"], "8:11", "2 cells"),
      (["> | VoiceOver |", "> |-|", "> | a |", ">   | Ü | b |"], "9:11", "one cell"),
      (["| VoiceOver | TalkBack |", "|-|-|", "| a | b || c"], "8:12", "2 cells"),
      (["| VoiceOver |", "|-|", "| `a | b` |"], "8:8", "one cell"),
      (["| VoiceOver |", "|-|", "| a \\| b |"], nil, ""),
      (["| VoiceOver |", "|-|", "| a | | |"], nil, ""),
      (["| VoiceOver | Platform |", "|-|-|", "| a | b | c |"], nil, ""),
    ] as [([String], String?, String)])
  func surplusCells(_ table: [String], _ location: String?, _ count: String) {
    let message =
      "this row has more than the \(count) of its header; "
      + "write \\| for a pipe inside a cell, and give every column a reader"
    #expect(problems(block + table) == (location.map { ["page.md:\($0): \(message)"] } ?? []))
    let text = (block + table).joined(separator: "\n")
    if location != nil { #expect(Recorded(text, .changed).text == text) }
  }

  @Test(
    "a row that lacks cells",
    arguments: [
      (["| VoiceOver | TalkBack |", "|-|-|", "| a |"], "8:6"),
      (["| VoiceOver | TalkBack |", "|-|-|", "| a | b |", "| … |"], nil),
      (["| VoiceOver | TalkBack |", "|-|-|", "||"], nil),
      (["| VoiceOver | TalkBack |", "|-|-|", "| a | |"], nil),
    ] as [([String], String?)])
  func lackingCells(_ table: [String], _ location: String?) {
    let message =
      "this row has one cell and its header 2; write every cell: leave it empty to accept any "
      + "announcement, or write — for no stop"
    #expect(problems(block + table) == (location.map { ["page.md:\($0): \(message)"] } ?? []))
  }

  @Test(
    "a reader table whose row of dashes is missing or has another width is reported",
    arguments: [
      (
        ["| VoiceOver | TalkBack |", "| a | b |"], "6:1: no row of dashes follows this header",
        "| --- | --- |"
      ),
      (["| TalkBack, hints off |"], "6:1: no row of dashes follows this header", "| --- |"),
      (
        ["| VoiceOver | TalkBack |", "| --- |", "| a | b |"],
        "6:1: the row of dashes has one cell and its header 2", "| --- | --- |"
      ),
      (
        ["> Words.", "> | VoiceOver |", "> | - | - |"],
        "7:3: the row of dashes has 2 cells and its header 1", "| --- |"
      ),
    ])
  func dashes(_ table: [String], _ problem: String, _ dashes: String) {
    #expect(
      problems(block + table) == [
        "page.md:\(problem), so \(problem.contains("has") ? "this is" : "it is") not a table; "
          + "write \(dashes) below the header"
      ])
  }

  @Test(
    "lines with pipes that are no header of readers",
    arguments: ["a | b", "| VoiceOver | Platform |", "VoiceOver", "`| VoiceOver | x`"])
  func noHeader(_ line: String) {
    #expect(problems(block + [line]).isEmpty)
    #expect(problems(["```swift", "let a = 1", "```", "", "| VoiceOver |"]).isEmpty)
  }

  @Test("text below a table is not written over", arguments: RecordMode.allCases)
  func textBelowStays(_ mode: RecordMode) {
    let lines = block + ["| VoiceOver | TalkBack |", "|-|-|", "Shows: WCAG 2.2, 3.3.2."]
    let text = lines.joined(separator: "\n")
    #expect(Recorded(text, mode).text == text)
  }

  @Test(
    "a header that is almost that of a reader, below a screen",
    arguments: [
      (
        "TalkBack hints off",
        "a comma is missing after the reader in “TalkBack hints off”; write “TalkBack, hints off”"
      ),
      (
        "talk-back: hints off, de",
        "a comma is missing after the reader in “talk-back: hints off, de”; "
          + "write “TalkBack, hints off, de”"
      ),
      (
        "VoiceOver<br>hints off",
        "a comma is missing after the reader in “VoiceOver hints off”; write “VoiceOver, hints off”"
      ),
      (
        "VoiceOver (Android)",
        "VoiceOver is not a reader of Android; write “VoiceOver” or “VoiceOver (iOS)”"
      ),
      (
        "VoiceOver iOS 18",
        "“VoiceOver iOS 18” begins with a reader but is not a reader header; "
          + "write “VoiceOver” or “VoiceOver (iOS)”, then settings after commas"
      ),
      (
        "TalkBack; …",
        "“TalkBack; …” begins with a reader but is not a reader header; "
          + "write “TalkBack” or “TalkBack (Android)”, then settings after commas"
      ),
      (
        "VoiceOver/TalkBack",
        "“VoiceOver/TalkBack” names two readers; give each reader its own column"
      ),
      (
        "VoiceOvr",
        "“VoiceOvr” is not the name of a reader; write “VoiceOver”, then settings after commas"
      ),
      (
        "Tlakback",
        "“Tlakback” is not the name of a reader; write “TalkBack”, then settings after commas"
      ),
      (
        "VO, de",
        "“VO, de” is not the name of a reader; write “VoiceOver”, then settings after commas"
      ),
    ])
  func header(_ header: String, _ message: String) {
    let table = ["| VoiceOver | \(header) |", "|-|-|", "| a | nonsense |"]
    #expect(problems(block + table) == ["page.md:6:15: \(message)"])
    let alone = ["| \(header) |", "|-|", "| nonsense |", "", "| VoiceOver |", "|-|"]
    #expect(problems(block + alone) == ["page.md:6:3: \(message)"])
    let text = (block + alone).joined(separator: "\n")
    #expect(Recorded(text, .changed).text == text)
  }

  @Test("other headers are prose, and so are those without a screen")
  func otherHeaders() {
    for header in [
      ["| Platform | TalkBack says |"], ["| VoiceOverlay |"], ["| Voice |"], ["| VoiceXX |"],
      ["| |"],
      ["| \(String(repeating: "x", count: 100_000)) |"],
    ] {
      let delimiters = header[0].split(separator: "|").map { _ in "|-" }.joined()
      #expect(problems(block + header + [delimiters, "| a |"]) == [], "\(header[0].prefix(40))")
      #expect(problems(["| VoiceOver says |", "|-|", "| a |"]) == [])
      #expect(problems(["```swift", "```", "| VoiceOver says |", "|-|", "| a |"]) == [])
    }
  }

  private static let insideParagraph =
    "this line continues the paragraph above it, so the table has no screen; "
    + "put a blank line before it"
  private static let moreThanLink =
    "this line has more than one link or other text, so the table below it has no screen; "
    + "write only “Screen: [name](path)”, and other text after a blank line"
  private static let noLink =
    "this line does not link to a screen for the table below it; "
    + "write “Screen: [name](path)” in a paragraph of its own"

  @Test(
    "a line that looks like a screen before a transcript",
    arguments: [
      (["The other one.", "Screen: [B](b.outline)"], "7:1", insideParagraph),
      (["> The other one.", ">  **Screen**: [B](b.outline)", ">"], "7:4", insideParagraph),
      (["- one", "  screen:[B](b.outline)", "  two"], "7:3", insideParagraph),
      (["Screen: [B](b.outline) (saved)"], "6:1", moreThanLink),
      (["Screen: [B](b.outline)", "It is like the first."], "6:1", moreThanLink),
      (["  **Screen**: b.outline"], "6:3", noLink), (["Screen: [B](my file.html)"], "6:1", noLink),
      (
        ["### Screen: [B](b)"], "6:1",
        "a heading cannot be the screen of the table below it; "
          + "write “Screen: [name](path)” in a paragraph below the heading"
      ),
    ])
  func screenLine(_ lines: [String], _ location: String, _ message: String) {
    let table = ["", "| VoiceOver |", "|-|", "", "| TalkBack |", "|-|"]
    let text = block + lines
    #expect(problems(text + table) == ["page.md:\(location): \(message)"])
    #expect(problems(text + ["", "text"]) == [])
    #expect(problems(text + [""] + block + table) == [])
    let whole = (block + table + text + table).joined(separator: "\n")
    #expect(Recorded(whole, .changed).text == whole)
  }

  @Test("headings, text and emphasis that are no mistakes")
  func screenLines() {
    let table = ["", "| VoiceOver |", "|-|"]
    #expect(problems(block + ["## Screen: Sign up"] + table) == [])
    #expect(problems(block + ["Look at this:", "screen: it is small."] + table) == [])
    let linked = ScenarioDocument(
      reading: Array((["**Screen**: [B](b)."] + table).joined(separator: "\n").utf8), file: "a.md")
    #expect(linked.scenarios.map(\.source.name) == ["B"])
  }
}
