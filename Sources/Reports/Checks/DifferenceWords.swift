import Scenarios
import Simulator

/// A difference in words, one thing a line, as the author and the reader wrote them.
struct DifferenceWords: Sendable {
  /// Where it is: `file:line:column`.
  let place: String
  /// How grave it is and what it is about: `lost: Sign up, TalkBack, stop 2`.
  let title: String
  /// What is expected, or why nothing is.
  let expected: String
  /// What is heard, or that nothing is.
  let heard: String
  /// Whether it is about a finding, which nobody hears.
  let isFinding: Bool
  /// What is done with what is not expected: heard or found.
  var verb: String { isFinding ? "found" : "heard" }
  /// Each part that differs, then what may help.
  let details: [String]

  init(_ difference: CellDifference, in check: ColumnCheck, of report: DocumentReport) {
    place = report.place(of: difference.position)
    let stop = difference.stop.map { ", stop \($0)" } ?? ""
    title = "\(difference.grade.rawValue): \(check.title)\(stop)"
    isFinding = difference.column == FindingsTable.column
    expected =
      difference.expected.map(DifferenceWords.shown)
      ?? (isFinding ? "(not expected)" : "(no stop)")
    heard =
      difference.heard.map(DifferenceWords.shown) ?? (isFinding ? "(not found)" : "(no stop)")
    details = difference.parts.map(\.text) + difference.explanations
  }

  /// All of it without marks, for whoever reads line by line.
  var lines: [String] {
    ["\(place): \(title)", "expected: \(expected)", "\(verb): \(heard)"] + details
  }

  /// Words, or that there are none.
  private static func shown(_ text: String) -> String {
    text.isEmpty ? "\(Announcement.silence) (nothing is said)" : text
  }
}
