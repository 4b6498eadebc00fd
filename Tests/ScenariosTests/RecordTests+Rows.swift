import Simulator
import Testing

@testable import Scenarios

/// Rows that a recording adds, removes and keeps.
extension RecordTests {
  @Test func `A new stop of both readers adds a row, and a removed one deletes it`() {
    let recorded = record(
      """
      | VoiceOver                | TalkBack         |
      | ------------------------ | ---------------- |
      | Sign up, heading level 1 | Sign up, heading |
      | Old, button              | Old, button      |
      | Older                    | —                |
      | Done                     | Done             |

      """, .changed)
    #expect(recorded.text == Self.screen + Self.filled)
    // Two cells of the new button were written, and one cell of a removed element.
    #expect(recorded.cells == 3 && recorded.isSettled && recorded.isHeard)
  }

  @Test func `A stop that one reader lacks leaves a dash`() {
    let screen = """
      ```outline
      - text: One
      - text: Two [hidden=true]
      - image "Star"
      - text: Three
        - /android.importantForAccessibility: no
      ```


      """
    let recorded = Recorded(screen + "| VoiceOver | TalkBack |\n| - | - |\n", .missing)
    let fresh = recorded.text
    #expect(recorded.isSettled && recorded.isHeard, "\(fresh)")
    let reduced = fresh.replacing("| One ", with: "| Eins")
    let changed = Recorded(reduced, .changed)
    #expect(changed.text == fresh)
  }

  @Test func `Filling an empty column adds rows where the nodes match`() {
    let recorded = record(
      """
      | VoiceOver                | TalkBack |
      | ------------------------ | -------- |
      | Sign up, heading level 1 |          |
      | Done                     |          |

      """)
    #expect(
      recorded.text == Self.screen + """
        | VoiceOver                | TalkBack                           |
        | ------------------------ | ---------------------------------- |
        | Sign up, heading level 1 | Sign up, heading                   |
        | —                        | Go, button, double tap to activate |
        | Done                     | Done                               |

        """)
    #expect(recorded.isSettled)
    #expect(recorded.report.checks.map(\.differences.count) == [1, 0])
  }

  @Test func `A table with an open end stays open`() {
    let open = """
      | VoiceOver | TalkBack |
      | --- | --- |
      | Sign up, heading level 1 | |
      | … | ... |

      """
    let recorded = record(open)
    #expect(
      recorded.text == Self.screen + """
        | VoiceOver                | TalkBack         |
        | ------------------------ | ---------------- |
        | Sign up, heading level 1 | Sign up, heading |
        | …                        | ...              |

        """)
    #expect(recorded.isSettled && recorded.isHeard)
    let wrong = record(
      "| VoiceOver | TalkBack |\n| --- | --- |\n| Sign in | Sign in |\n| Old | Go, button |\n| … |  |\n",
      .changed)
    #expect(
      wrong.text == Self.screen + """
        | VoiceOver                | TalkBack                           |
        | ------------------------ | ---------------------------------- |
        | Sign up, heading level 1 | Sign up, heading                   |
        | Go, button               | Go, button, double tap to activate |
        | …                        |                                    |

        """)
    #expect(wrong.isSettled && wrong.isHeard)
    let bare = "| VoiceOver | TalkBack |\n| --- | --- |\n| … | … |\n"
    for mode in RecordMode.allCases { #expect(record(bare, mode).text == Self.screen + bare) }
    let rows = record("| VoiceOver |\n| - |\n| |\n| |\n| … |\n")
    #expect(rows.text.contains("| Go, button               |\n| …  "))
    #expect(!rows.text.contains("Done  "))
  }
}
