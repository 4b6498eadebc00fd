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
  /// Each part that differs, then what may help.
  let details: [String]

  /// Puts a difference into words.
  init(_ difference: CellDifference, in check: ColumnCheck, of report: DocumentReport) {
    place = report.place(of: difference.position)
    let stop = difference.stop.map { ", stop \($0)" } ?? ""
    title = "\(difference.grade.rawValue): \(check.title)\(stop)"
    expected = difference.expected.map(DifferenceWords.shown) ?? "(no stop)"
    heard = difference.heard.map(DifferenceWords.shown) ?? "(no stop)"
    details = difference.parts.map(DifferenceWords.sentence) + difference.explanations
  }

  /// All of it without marks, for whoever reads line by line.
  var lines: [String] {
    ["\(place): \(title)", "expected: \(expected)", "heard: \(heard)"] + details
  }

  /// Words, or that there are none.
  private static func shown(_ text: String) -> String {
    text.isEmpty ? "(nothing is said)" : text
  }

  private static func sentence(_ part: DifferingPart) -> String {
    let kind = part.kind.map { "\(name(of: $0)) " } ?? ""
    let rule = part.rule.map { ", by \($0.name) (\($0.source))" } ?? ""
    return "\(name(of: part.change)) \(kind)“\(part.words)”\(rule)"
  }

  private static func name(of change: DifferingPart.Change) -> String {
    switch change {
    case .heard: "heard"
    case .notHeard: "not heard:"
    case .silent: "kept silent:"
    case .moved: "moved:"
    }
  }

  private static func name(of kind: Part.Kind) -> String {
    switch kind {
    case .usageHint: "usage hint"
    default: kind.rawValue
    }
  }
}
