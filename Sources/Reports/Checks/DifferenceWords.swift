import Scenarios
import Simulator

/// The texts of a difference for all output formats.
struct DifferenceWords: Sendable {
  /// The location: `file:line:column`.
  let location: String
  /// The severity and the cell: `lost: Sign up, TalkBack, stop 2`.
  let title: String
  /// The expected announcement, or the reason why there is none.
  let expected: String
  /// The actual announcement, or a note that there is none.
  let heard: String
  /// Whether the difference is about a finding and not an announcement.
  let isFinding: Bool
  /// The label of the actual value: “heard” or “found”.
  var verb: String { isFinding ? "found" : "heard" }
  /// The differing parts, followed by the explanations.
  let details: [String]

  init(_ difference: CellDifference, in check: ColumnCheck, of report: DocumentReport) {
    location = report.location(of: difference.position)
    let stop = difference.stop.map { ", stop \($0)" } ?? ""
    title = "\(difference.severity.rawValue): \(check.title)\(stop)"
    isFinding = difference.column == FindingsTable.column
    expected = DifferenceWords.shown(
      difference.expected, or: isFinding ? "(not expected)" : "(no stop)")
    heard = DifferenceWords.shown(difference.heard, or: isFinding ? "(not found)" : "(no stop)")
    details = difference.parts.map(\.text) + difference.explanations
  }

  /// All texts of the difference, one on each line, without marks for the differing parts.
  var lines: [String] {
    ["\(location): \(title)", "expected: \(expected)", "\(verb): \(heard)"] + details
  }

  /// Returns a text, or a placeholder if it is empty or `nil`.
  static func shown(_ text: String?, or missing: String = "(no stop)") -> String {
    guard let text else { return missing }
    return text.isEmpty ? "\(Announcement.silence) (silent)" : text
  }
}
