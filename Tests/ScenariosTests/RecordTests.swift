import Simulator
import Testing

@testable import Scenarios

/// The parts of a document that a recording changes and keeps.
struct RecordTests {
  /// Three stops for each reader.
  static let screen = """
    # Prose * stays

    ```outline
    - heading "Sign up" [level=1]
    - button "Go"
    - text: Done
    ```


    """

  static let filled = """
    | VoiceOver                | TalkBack                           |
    | ------------------------ | ---------------------------------- |
    | Sign up, heading level 1 | Sign up, heading                   |
    | Go, button               | Go, button, double tap to activate |
    | Done                     | Done                               |

    """

  func record(_ table: String, _ mode: RecordMode = .missing) -> Recorded {
    Recorded(Self.screen + table, mode)
  }

  @Test(
    arguments: [
      "| VoiceOver | TalkBack |\n| --- | --- |\n",
      "| VoiceOver | TalkBack |\n| --- | --- |\n|  |  |\n",
      "|VoiceOver|TalkBack|\n|-|-|\n||\n| | |\n||\n||\n",
      "VoiceOver | TalkBack\n--- | ---\n",
      "  | VoiceOver | TalkBack\n| --- | --- |\n",
    ], RecordMode.allCases)
  func `An empty table is filled and padded`(_ table: String, _ mode: RecordMode) {
    let recorded = record(table, mode)
    let margin = table.hasPrefix("  ") ? "  " : ""
    #expect(recorded.text == Self.screen + margin + Self.filled)
    #expect(recorded.cells == 6)
    #expect(recorded.isSettled && recorded.isHeard)
  }

  @Test func `Empty cells are filled and others stay, whether right or wrong`() {
    let table = """
      VoiceOver | Talkback
      --- | :-:
      Sign **up**, … | |
      | Go | |
      Done | Done

      """
    let recorded = record(table)
    #expect(
      recorded.text == Self.screen + """
        | VoiceOver      |              Talkback              |
        | -------------- | :--------------------------------: |
        | Sign **up**, … |          Sign up, heading          |
        | Go             | Go, button, double tap to activate |
        | Done           |                Done                |

        """)
    #expect(recorded.cells == 2 && recorded.isSettled)
    #expect(recorded.report.differences.count == 1)
  }

  @Test func `Only cells with a different announcement are rewritten`() {
    let table = """
      | VoiceOver | TalkBack |
      | --------: | :------- |
      | Sign **up**, … | Sign up, button |
      | … | … |
      | Done, button | Done |

      """
    let recorded = record(table, .changed)
    #expect(
      recorded.text == Self.screen + """
        |      VoiceOver | TalkBack         |
        | -------------: | :--------------- |
        | Sign **up**, … | Sign up, heading |
        |              … | …                |
        |           Done | Done             |

        """)
    #expect(recorded.cells == 2 && recorded.isSettled && recorded.isHeard)
    #expect(record(table, .missing).text == Self.screen + table)
  }

  @Test func `Unchanged rows keep every byte if the column widths stay`() {
    let table = """
      | VoiceOver                | TalkBack                           |
      | ------------------------ | ---------------------------------- |
      |Sign up, heading level 1|Sign up, heading|
      | Go, link                 | Go, button, double tap to activate |
      | Done | Done <!-- why --> |

      """
    let recorded = record(table, .changed)
    #expect(recorded.text == Self.screen + table.replacing("Go, link  ", with: "Go, button"))
    #expect(recorded.cells == 1 && recorded.isSettled && recorded.isHeard)
  }

  @Test func `A correct table keeps every byte`() {
    let table =
      "VoiceOver|TalkBack\n-|:-\n**Sign up**, heading level 1|sign up heading\n…|…, button, …|\n"
      + "Done|<!-- why -->Done"
    for mode in RecordMode.allCases {
      let recorded = record(table, mode)
      #expect(recorded.text == Self.screen + table)
      #expect(recorded.cells == 0 && recorded.isHeard)
    }
  }

  @Test func `Facts are written only into empty cells`() {
    let recorded = record(
      """
      | VoiceOver, conveys | TalkBack, conveys |
      | --- | --- |
      | Sign up | Register |
      | | Go, … |
      | Done | Done |

      """, .changed)
    #expect(
      recorded.text == Self.screen + """
        | VoiceOver, conveys | TalkBack, conveys |
        | ------------------ | ----------------- |
        | Sign up            | Register          |
        | Go, button         | Go, …             |
        | Done               | Done              |

        """)
    #expect(recorded.cells == 1 && recorded.isSettled)
    #expect(recorded.report.differences.count == 1)
    let longer = record(
      "| VoiceOver, conveys |\n| --- |\n| Sign up |\n| Done |\n| Gone |\n| Gone as well |\n",
      .changed)
    #expect(longer.text.contains("| Gone as well "))
    let shorter = record("| VoiceOver, conveys |\n| --- |\n| Sign up |\n| Done |\n", .changed)
    #expect(shorter.text.contains("| Sign up            |\n| Go, button         |\n| Done "))
    #expect(shorter.isHeard)
  }

  @Test func `A screen without stops gets a row with a dash`() {
    let screen = "```outline\n- group\n```\n\n"
    let table = "| VoiceOver | TalkBack |\n| --------- | -------- |\n"
    let recorded = Recorded(screen + table, .missing)
    #expect(recorded.text == screen + table + "| —         | —        |\n")
    #expect(recorded.isSettled && recorded.isHeard)
    let full = Recorded(screen + table + "| Old | |\n| Older | — |\n", .changed)
    #expect(full.text == recorded.text)
  }

  @Test func `Every table of a screen is recorded by its own readers`() {
    let recorded = record(
      "| TalkBack, hints off |\n| - |\n\nText.\n\n| VoiceOver |\n| - |\n| |\n\n* a\n")
    #expect(recorded.text.contains("| Go, button          |\n| Done                |\n\nText.\n\n"))
    #expect(recorded.text.hasSuffix("| Done                     |\n\n* a\n"))
    #expect(recorded.cells == 6 && recorded.isSettled && recorded.isHeard)
  }

  @Test func `Several utterances stay separate`() {
    let screen = "```outline\n- checkbox \"News\"\n  - /hint: Weekly\n```\n\n"
    let old = screen + "| VoiceOver | TalkBack |\n| - | - |\n| Old<br />older | Old<BR>older |\n"
    let recorded = Recorded(old, .changed)
    #expect(recorded.text.contains("<br />") && recorded.text.contains("<br>"), "\(recorded.text)")
    #expect(recorded.isSettled && recorded.isHeard, "\(recorded.text)")
    let one = Recorded(screen + "| VoiceOver |\n| - |\n| Old |\n", .changed)
    #expect(!one.text.contains("<br") && one.isHeard)
  }

  @Test func `Quotes and lists keep their marks`() {
    let screen = "> ```outline\n> - button \"Go\"\n> ```\n>\n"
    let quoted = Recorded(screen + ">  | VoiceOver |\n>|-\n> ||\n\n> end\n", .missing)
    #expect(
      quoted.text.hasPrefix(screen + ">  | VoiceOver  |\n>| ---------- |\n>| Go, button |\n\n>"))
    #expect(quoted.isSettled && quoted.isHeard, "\(quoted.text)")
    let list = "* ```outline\n  - button \"Go\"\n  ```\n\n* | VoiceOver |\n  | - |\n\n  more\n"
    let listed = Recorded(list, .missing)
    #expect(
      listed.text.contains("\n\n* | VoiceOver  |\n  | ---------- |\n  | Go, button |\n\n  more\n"))
    #expect(listed.isSettled && listed.isHeard, "\(listed.text)")
    let deep = Recorded(
      "1. > ```outline\n   > - button \"Go\"\n   > ```\n   >\n   > | VoiceOver |\n   > | - |\n",
      .missing)
    #expect(deep.text.hasSuffix("   > | VoiceOver  |\n   > | ---------- |\n   > | Go, button |\n"))
    #expect(deep.isSettled && deep.isHeard, "\(deep.text)")
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `Line endings, a missing final one and a byte order mark are kept`(_ end: String) {
    for (mark, last) in [("\u{FEFF}", ""), ("", ""), ("\u{FEFF}", end)] {
      let text =
        mark
        + (Self.screen + "Text above\n| VoiceOver |\n| --- |\n| |\n| |").replacing("\n", with: end)
      let recorded = Recorded(text + last, .missing)
      let table =
        "| VoiceOver                |\n| ------------------------ |\n| Sign up, heading level 1 |\n"
        + "| Go, button               |\n| Done                     |"
      let expected = mark + (Self.screen + "Text above\n" + table).replacing("\n", with: end) + last
      #expect(recorded.bytes == Array(expected.utf8))
      #expect(recorded.isSettled && recorded.isHeard)
    }
  }

  @Test(
    arguments: [" ", "  ", "   "].flatMap { header in
      ["", " ", "  ", "   "].map { (header, $0) }
    })
  func `Each row keeps its own margin`(_ header: String, _ row: String) throws {
    let table =
      "\(header)| VoiceOver |\n\(row)| --- |\n\(row)| Sign up, heading level 1 |\n"
      + "\(header)| Gone, button |\n\(row)| Done |\n"
    let text = Self.screen + table
    let cells = try #require(
      ScenarioDocument(reading: Array(text.utf8), file: "a.md").scenarios.first?.transcripts.first)
    #expect(
      cells.rows.map { $0.cells[0].column }
        == [row.count + 3, header.count + 3, row.count + 3])
    #expect(
      cells.rows.map { $0.cells[0].source } == ["Sign up, heading level 1", "Gone, button", "Done"])
    let recorded = record(table, .changed)
    #expect(recorded.cells == 1 && recorded.isSettled && recorded.isHeard, "\(recorded.text)")
    #expect(recorded.text.contains("| Sign up, heading level 1 |\n"))
  }

  @Test func `A document with a problem stays unchanged`() {
    let good = Self.screen + "| VoiceOver |\n| --- |\n\n"
    for bad in [
      "```jsx\n<<\n```\n\n| TalkBack |\n| - |\n", "Screen: [a](none.html)\n\n| TalkBack |\n| - |\n",
      "| TalkBack, bogus |\n| - |\n", "Screen: [a](../../../etc/passwd)\n\n| TalkBack |\n| - |\n",
    ] {
      for mode in RecordMode.allCases {
        let recorded = Recorded(good + bad, mode)
        #expect(recorded.text == good + bad)
        #expect(recorded.cells == 0)
      }
    }
  }

  @Test func `A table that does not belong to a screen stays unchanged`() {
    let text = """
      | VoiceOver | Text |
      | - | - |

      ```swift
      let a = 1
      ```

      | VoiceOver | TalkBack |
      | - | - |

      | Gesture | VoiceOver |
      | - | - |
      | next | |

      """
    #expect(Recorded(text, .changed).text == text)
    let screen = Self.screen + "| Gesture | VoiceOver |\n| - | - |\n|  |  |\n"
    #expect(Recorded(screen, .changed).text == screen)
  }
}
