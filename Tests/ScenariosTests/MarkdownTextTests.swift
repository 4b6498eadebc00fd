import Encoding
import Simulator
import Testing

@testable import Scenarios

/// Texts that are written as Markdown and read back by the document parser.
struct MarkdownTextTests {
  @Test(arguments: [
    ("Email *", #"Email \*"#), ("snake_case and a_b", "snake_case and a_b"),
    ("_Name_", #"\_Name\_"#), ("a|b", #"a\|b"#), (#"a\|b"#, #"a\\\|b"#), ("No. #1", "No. #1"),
    ("A & B", "A & B"), ("&amp;", #"\&amp;"#), ("AT&T;", #"AT\&T;"#), ("&#65;", #"\&#65;"#),
    ("a < b > c", #"a \< b > c"#), ("<br>", #"\<br>"#), ("{x}", #"\{x}"#),
    ("[1]", #"\[1]"#), ("1]", "1]"), ("[1", "[1"), ("a `b", "a `b"), ("`a`", #"\`a\`"#),
    (#"C:\Users"#, #"C:\Users"#), (#"C:\"#, #"C:\\"#), (#"\*"#, #"\\\*"#), ("~ 5", "~ 5"),
    ("~~5~~", #"\~\~5\~\~"#), ("www.example.org", "www.example.org"), ("(a)! $5.", "(a)! $5."),
    ("a\nb", "a&#10;b"), ("\u{200F}א", "&#8207;א"), ("", ""), (" a ", "a"),
    ("10\u{A0}€", "10\u{A0}€"),
  ])
  func `Text is escaped only if needed`(_ text: String, _ markdown: String) {
    #expect(MarkdownText.escaped(text, in: .cell) == markdown)
  }

  @Test(arguments: [
    ("…", #"\…"#), ("...", #"\\..."#), ("—", #"\—"#), ("Wait, …, go", #"Wait, \…, go"#),
    ("Wait…", "Wait…"), ("a, —", "a, —"), ("....", "...."), ("1,...", #"1,\\..."#),
  ])
  func `Cells escape marks for silence and open ends`(_ text: String, _ markdown: String) {
    let announcement = Announcement([Part(.label, text, by: Self.rule)])
    #expect(TranscriptMarkdown.cell(announcement) == markdown)
  }

  @Test func `Headings, links and paragraphs escape their own syntax`() {
    #expect(MarkdownText.escaped("C#\nand\tD", in: .heading) == "C# and D")
    #expect(MarkdownText.escaped("a ##", in: .heading) == "a \\##")
    #expect(MarkdownText.escaped("##", in: .heading) == "\\##")
    #expect(MarkdownText.escaped("a | [b", in: .link) == #"a | \[b"#)
    #expect(MarkdownText.escaped("b]", in: .link) == #"b\]"#)
    #expect(MarkdownText.escaped("1. a", in: .paragraph) == #"1\. a"#)
    #expect(MarkdownText.escaped("- a", in: .paragraph) == #"\- a"#)
    #expect(MarkdownText.escaped("> a", in: .paragraph) == #"\> a"#)
    #expect(
      MarkdownText.linkTarget("a b/(c).html", fragment: "d#ä") == "a%20b/%28c%29.html#d%23%C3%A4")
    // Without “./”, the text before the colon would be a scheme.
    #expect(MarkdownText.linkTarget("javascript:a.html") == "./javascript:a.html")
    #expect(MarkdownText.linkTarget("a/b:c.html") == "a/b:c.html")
  }

  @Test func `A fence is longer than any fence in the text`() {
    #expect(MarkdownText.fenced("a", language: "html") == "```html\na\n```\n")
    #expect(MarkdownText.fenced("````\n", language: "") == "`````\n````\n`````\n")
  }

  private static let rule = Rule("Label", "It is said.", source: "a test", .recorded)

  private static let nasty = [
    "\\…", "\\\\...", "\\—", "*", "**bold** and *thin*", "a*b*c", "***", "* item", "_a_", "a_b_c",
    "__init__", "_ a _",
    "(_a_)",
    "~a~", "~~a~~", "~", "`", "``", "`a`", "``a`b``", "a`b", "\\", "\\\\", "\\*", "\\a", "a\\", "|",
    "||", "\\|", "a\\\\|b", "`|`", "<", "<b>bold</b>", "<br>", "<br/>", "< br >", "<!-- a -->",
    "<a@b.c>",
    "<https://a.b>", "https://a.b/c_d_e?f=*g*", "www.a.b", "a@b.c", "&", "&amp;", "&amp", "&#65;",
    "&#x41;",
    "&copy;", "&&amp;;", "[a](b)", "[a]", "[a][b]", "![a](b)", "[^1]", "[ ]", "[x] done", "]",
    "[[a]]",
    "# a", "#", "a #", "## #", "> a", "- a", "+ a", "1. a", "1) a", "===", "---", ":-:", "a: b",
    "!", "!!",
    "{a}", "${a}", "{/* a */}", "$a$", ":smile:", "@a", "--", "…", "...", "—", "\\…x", "a, …, b",
    "…, a",
    "a, ...", "a,…", "1,…,2", "1,000", "a,  …  ,b", "—, —", "a — b", "\n", "a\nb", "a\r\nb",
    "a\u{2028}b",
    "a\tb", "a\u{B}b", "\u{1B}[1m", "\u{7F}", "\u{85}", "a  b", "10\u{A0}€", "\u{202E}abc",
    "\u{200F}עב",
    "👩‍💻", "e\u{301}", "\u{301}", "日本語*強調*", "“*a*”", "„_a_“", "*a*b", "a*b*", "***a** b*", "é_ü_ß",
    "a_\"b\"_",
    "\u{FEFF}a", "a\u{FEFF}", "\u{200B}", "a\u{AD}b", "\u{E0041}", "｜", "\u{0}", "'\"", "a\\\nb",
    "*\n*",
    "x_\n_y", "&\u{200F}amp;", "<\u{202E}b>",
  ]

  /// Writes a text into a cell of a document, and returns the cell's content as the parser reads
  /// it.
  private func readBack(_ text: String) -> TranscriptCell.Content? {
    let announcement = Announcement([Part(.label, text, by: Self.rule)])
    let table = MarkdownTable(
      header: ["VoiceOver", "TalkBack"], rows: [[TranscriptMarkdown.cell(announcement), "x"]])
    let document = "[a]: b\n[1]: b\n\n```html\n<p>\n```\n\n" + table.lines.joined(separator: "\n")
    let read = ScenarioDocument(reading: Array(document.utf8), file: "test.md")
    return read.scenarios.first?.transcripts.first?.rows.first?.cells.first?.content
  }

  /// Returns the text that the parser must read: Markdown replaces NUL and trims cells.
  private func expected(_ text: String) -> String {
    var scalars = Array(TranscriptMarkdown.literal(text).unicodeScalars)[...]
    while scalars.first?.properties.isWhitespace ?? false { scalars.removeFirst() }
    while scalars.last?.properties.isWhitespace ?? false { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars.map { $0 == "\u{0}" ? "\u{FFFD}" : $0 }))
  }

  /// Returns the utterance in a cell, or `nil` if the cell does not contain exactly one utterance.
  private func heard(_ content: TranscriptCell.Content?) -> String? {
    guard case .stop(let utterances) = content, utterances.count == 1 else { return nil }
    return utterances[0]
  }

  @Test func `Text reads back unchanged`() {
    for text in Self.nasty {
      let expected = self.expected(text)
      // A special sign stands for a stop without an announcement.
      guard !expected.isEmpty else {
        #expect(
          readBack(text) == .stop([Announcement.silence]), "\(text.debugDescription)")
        continue
      }
      #expect(
        heard(readBack(text)).map { Array($0.unicodeScalars) } == Array(expected.unicodeScalars),
        "\(text.debugDescription)")
    }
  }

  @Test func `Random texts read back unchanged`() {
    for seed in 0..<40 {
      var random = SplitMix(seed: seed)
      let pieces = Self.nasty + Self.nasty.flatMap { $0.map(String.init) } + ["a", " ", ",", "."]
      for _ in 0..<50 {
        let text = (0..<random.below(6) + 1).map { _ in pieces[random.below(pieces.count)] }
          .joined()
        let expected = self.expected(text)
        guard !expected.isEmpty else { continue }
        let read = heard(readBack(text)) ?? (readBack(text) == .empty ? "" : "?")
        #expect(
          Array(read.unicodeScalars) == Array(expected.unicodeScalars),
          "seed \(seed): \(text.debugDescription)")
      }
    }
  }

  // Leave out the label NUL, because Markdown replaces NUL by another character.
  @Test func `A recorded cell matches its announcement character by character`() throws {
    for text in Self.nasty where text != "\u{0}" {
      let screen: Screen = [.button(AuthoredText(text, from: .author))]
      for reader in allReaders {
        for stop in reader.read(screen).stops {
          let cell = TranscriptMarkdown.cell(stop.announcement)
          let document = "```html\n<p>\n```\n\n| \(reader.displayName) |\n| - |\n| \(cell) |\n"
          let read = ScenarioDocument(reading: Array(document.utf8), file: "test.md")
          let table = try #require(read.scenarios.first?.transcripts.first)
          let expectation = try #require(table.rows[0].cells[0].expectation(in: table.columns[0]))
          #expect(expectation.isHeard(at: stop, by: .asHeard), "\(document.debugDescription)")
        }
      }
    }
  }
}

/// A generator of random numbers that are the same on every machine.
///
/// Source: SplitMix64, Steele, Lea and Flood 2014.
struct SplitMix {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((word ^ (word >> 31)) % UInt64(limit))
  }
}
