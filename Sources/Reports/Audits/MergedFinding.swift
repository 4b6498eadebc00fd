import Audits
import Simulator

/// Findings of one rule at one element that differ only in the gesture after which they occur, and
/// in the announcements that show them.
///
/// Reports for people show them as one finding. Data, such as JSON, contain all of them.
struct MergedFinding {
  /// The first finding, with the gestures and announcements of all merged findings.
  private(set) var finding: Finding
  /// The indices of the findings in the list, in ascending order.
  private(set) var indices: [Int]
  private var gestures: [Substring] = []

  private init(_ finding: Finding, at index: Int) {
    self.finding = finding
    indices = [index]
  }

  /// Returns the merged findings of one report, in the order of their first findings.
  static func all(in findings: [Finding]) -> [MergedFinding] {
    var merged: [MergedFinding] = []
    var known: [Key: Int] = [:]
    for (index, finding) in findings.enumerated() {
      guard finding.layer == .session,
        let message = GestureMessage(finding.message)
      else {
        merged.append(MergedFinding(finding, at: index))
        continue
      }
      let key = Key(finding, message)
      if let same = known[key] {
        merged[same].add(finding, message, at: index)
      } else {
        known[key] = merged.count
        var first = MergedFinding(finding, at: index)
        first.gestures = [message.gesture]
        merged.append(first)
      }
    }
    return merged
  }

  /// Adds a finding that differs from the first one only in its gesture.
  private mutating func add(_ other: Finding, _ message: GestureMessage, at index: Int) {
    indices.append(index)
    let known = finding.heard
    finding.heard += other.heard.filter { !known.contains($0) }
    guard !gestures.contains(message.gesture) else { return }
    gestures.append(message.gesture)
    let texts = gestures.map { "after “\($0)”" }
    let first = texts.dropLast().joined(separator: ", ")
    finding.message = "\(message.words) \(first) and \(texts[texts.count - 1])."
  }

  /// The properties that merged findings share.
  private struct Key: Hashable {
    let rule: String
    let severity: AuditRule.Severity
    let needsReview: Bool
    let node: Node.Index?
    let element: Int?
    let words: Substring
    let fix: String

    init(_ finding: Finding, _ message: GestureMessage) {
      (rule, severity, needsReview) = (finding.rule, finding.severity, finding.needsReview)
      (node, element) = (finding.node, finding.element)
      (words, fix) = (message.words, finding.fix.text)
    }
  }
}

/// A message that ends with a gesture.
///
/// For example: `“Sent” is never heard after “double tap”`.
private struct GestureMessage {
  /// The message before the gesture.
  let words: Substring
  /// The gesture, without quotation marks.
  let gesture: Substring

  init?(_ message: String) {
    guard message.hasSuffix("”."), let start = message.ranges(of: " after “").last else {
      return nil
    }
    words = message[..<start.lowerBound]
    gesture = message[start.upperBound...].dropLast(2)
  }
}
