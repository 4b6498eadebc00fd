import Importers
import Simulator
import Testing

@testable import Reports

/// The output formats, with a reader of fixed words.
struct FormatTests {
  private var screen: Screen {
    var screen: Screen = [
      .heading("Menu|1"),
      .group(nil, [.text("*new*"), .button("日本語の長い名前のボタン")]),
      .button("…"),
    ]
    screen.file = "menu.outline"
    screen.title = "Menu"
    screen.name = "Menu"
    screen.diagnostics = [ImportDiagnostic("a script", at: Node.Position(line: 3, column: 5))]
    return screen
  }

  private var reading: Reading {
    Reading(screen, by: [Parrot(), Parrot(stopsAtText: false)])
  }

  @Test func `Text has one numbered line per stop, with diagnostics at the end`() {
    let single = Reading(screen, by: [Parrot()])
    #expect(
      written { TextFormat(style: TerminalStyle()).write(single, to: &$0) } == """
        menu.outline: Menu

        Parrot, version 1, language en: 4 stops
        1. Menu|1, polly
        2. *new*, polly
        3. 日本語の長い名前のボタン, polly
        4. …, polly

        Import diagnostics:
        line 3, column 5: a script

        """)
  }

  @Test(arguments: [false, true])
  func `Text is the same when its stops are written one by one`(isSideBySide: Bool) {
    let format = TextFormat(style: TerminalStyle(), isSideBySide: isSideBySide)
    let readers: [any ScreenReader] = [Parrot(), Parrot(stopsAtText: false), TalkBack()]
    for screen in [screen, Screen()] {
      let whole = Reading(screen, by: readers)
      let streamed = written {
        format.read(ImportedScreen(screen), by: readers, moving: .swipeRight, to: &$0)
      }
      #expect(streamed == written { format.write(whole, to: &$0) })
    }
  }

  @Test func `Plain text has no blank lines and no columns`() {
    let format = TextFormat(style: TerminalStyle(isPlain: true), isSideBySide: true)
    #expect(
      written { format.write(reading, to: &$0) } == """
        menu.outline: Menu
        Parrot, version 1, language en: 4 stops
        Parrot, version 1, language en: 3 stops
        Parrot 1. Menu|1, polly
        Parrot 1. Menu|1, polly
        Parrot 2. *new*, polly
        Parrot 3. 日本語の長い名前のボタン, polly
        Parrot 2. 日本語の長い名前のボタン, polly
        Parrot 4. …, polly
        Parrot 3. …, polly
        Import diagnostics:
        line 3, column 5: a script

        """)
  }

  @Test func `Columns wrap by the display width of characters`() {
    let format = TextFormat(style: TerminalStyle(width: 43), isSideBySide: true)
    #expect(
      written { format.write(reading, to: &$0) } == """
        menu.outline: Menu

        Parrot, version 1,   | Parrot, version 1,
        language en: 4 stops | language en: 3 stops
        ---------------------+---------------------
        1. Menu|1, polly     | 1. Menu|1, polly
        2. *new*, polly      |\u{20}
        3.                   | 2.
        日本語の長い名前のボ | 日本語の長い名前のボ
        タン, polly          | タン, polly
        4. …, polly          | 3. …, polly

        Import diagnostics:
        line 3, column 5: a script

        """)
  }

  @Test func `A Markdown table escapes labels`() {
    #expect(
      written { MarkdownFormat.write(reading, to: &$0) } == #"""
        # Menu

        Screen: [menu.outline](menu.outline)

        Read by Parrot, version 1, language en; Parrot, version 1, language en.

        | Parrot                          | Parrot                          |
        | ------------------------------- | ------------------------------- |
        | Menu\|1, polly                  | Menu\|1, polly                  |
        | \*new\*, polly                  | —                               |
        | 日本語の長い名前のボタン, polly | 日本語の長い名前のボタン, polly |
        | \…, polly                       | \…, polly                       |

        Import diagnostics:

        * line 3, column 5: a script

        """#)
  }

  @Test func `An explanation names rule, source and certainty of each word`() {
    var screen: Screen = [.group(id: "all", [.button("Go", id: "go")])]
    screen.name = "Trip"
    let reading = Reading(screen, by: [Parrot()])
    #expect(
      written { TextFormat(style: TerminalStyle()).explain(reading, to: &$0) } == """
        Trip

        Parrot, version 1, language en: 1 stop

        1. Go, polly
           node: button “Go” from author, go
           exposed: Passing. It passes over groups. Confidence: documented (a book)
           label “Go”: Saying. It repeats names. Confidence: recorded on a device (own ears)
           pause: Saying. It repeats names. Confidence: recorded on a device (own ears)
           usage hint “polly”: Saying. It repeats names. Confidence: recorded on a device (own ears)
           not announced, role “button”: Passing. It passes over groups. Confidence: documented (a book)

        Skipped elements:
        group, all: a group. Passing. It passes over groups. Confidence: documented (a book)

        """)
  }

  @Test func `Exposed nodes are indented by depth`() {
    #expect(
      written { TextFormat(style: TerminalStyle()).writeExposure(of: screen, to: Parrot(), &$0) }
        == """
        menu.outline: Menu, as exposed to Parrot, version 1, language en
        - bird: word “Menu|1”
        - bird: word “”
          - bird: word “*new*”
          - bird: word “日本語の長い名前のボタン”
        - bird: word “…”

        """)
  }

  @Test func `Right-to-left text is isolated`() {
    #expect(TerminalStyle().visible("שלום") == "\u{2068}שלום\u{2069}")
    #expect(TerminalStyle().visible("hello") == "hello")
  }

  @Test(
    arguments: [
      (nil, "–"), (0, "0.0 %"), (0.8049, "80.5 %"), (0.99999, "99.9 %"), (1, "100.0 %"),
    ] as [(Double?, String)])
  func `A share is 100 percent only if it is complete`(share: Double?, text: String) {
    #expect(FidelityReport.percent(share) == text)
  }

  @Test func `The list of readers has settings with their values`() {
    #expect(
      written { ReaderCatalogue(readers: [Parrot()]).write(style: TerminalStyle(), to: &$0) } == """
        parrot: Parrot, profile 1, language en
          hints=on: Whether hints are spoken. Values: on, off.

        """)
  }

  @Test func `A page built by scripts is distinguished from an empty page`() {
    var screen = Screen(origin: .web)
    #expect(screen.emptiness == "no stops: no element can be reached")
    screen.diagnostics = [ImportDiagnostic("scripts are not run", kind: .notComputed)]
    #expect(screen.emptiness.contains("open it with --browser"))
  }
}

/// The stops that share a row.
struct AlignmentTests {
  private func rows(_ left: [Int], _ right: [Int], on screen: Screen) -> [[Int?]] {
    let nodes = screen.preorder.map(\.index)
    let transcripts = [left, right].map { indices in
      Transcript(
        reader: "", profile: "", language: "",
        stops: indices.map { Stop(index: 0, node: nodes[$0], announcement: Announcement()) })
    }
    return ReaderAlignment(transcripts, on: [screen]).rows
  }

  private let screen: Screen = [
    .button("0"), .group(nil, [.text("2"), .text("3")]), .button("4"), .button("5"),
  ]

  @Test func `Stops on the same node share a row`() {
    #expect(rows([0, 4, 5], [0, 5], on: screen) == [[0, 0], [1, nil], [2, 1]])
  }

  @Test func `A stop aligns with a stop on an ancestor node`() {
    #expect(rows([0, 2, 3, 4], [0, 1, 4], on: screen) == [[0, 0], [1, 1], [2, nil], [3, 2]])
  }

  @Test func `Every stop has a row when orders differ or nodes repeat`() {
    let result = rows([5, 4, 0, 0], [0, 4, 5, 5], on: screen)
    #expect(result.compactMap { $0[0] } == [0, 1, 2, 3])
    #expect(result.compactMap { $0[1] } == [0, 1, 2, 3])
  }

  @Test func `Empty readings have no rows`() {
    #expect(rows([], [], on: []) == [])
    #expect(rows([0], [], on: screen) == [[0, nil]])
  }
}
