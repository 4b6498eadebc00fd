import Audits
internal import Encoding
import Simulator

/// The comparison of an audit with a baseline, in words and as JSON.
struct RatchetWords {
  let ratchet: AuditRatchet

  /// The counts of findings that rose above the baseline, one line each.
  var rises: [String] { ratchet.rises.map { "ratchet: \($0.file): \(sentence($0))" } }

  /// The counts of findings that fell below the baseline, and whether the baseline was rewritten,
  /// one line each.
  var falls: [String] {
    let falls = ratchet.falls.prefix(RatchetWords.mostFalls).map {
      "ratchet: \($0.file): \($0.rule) fell from \($0.before) to \($0.now)"
    }
    let rest = ratchet.falls.count - falls.count
    return falls + (rest > 0 ? ["ratchet: \(rest) more fell"] : []) + ["ratchet: \(ending)"]
  }

  /// The maximum number of counts to list that fell below the baseline.
  private static let mostFalls = 20

  var lines: [String] { rises + falls }

  /// Returns a sentence about a count that rose above the baseline, with the locations of findings.
  func sentence(_ change: AuditRatchet.Change) -> String {
    let extra = change.now - change.before
    let count = change.uncovered.count
    let which =
      count > extra ? "\(extra) of these \(count) \(extra == 1 ? "is" : "are") new" : "new"
    let shown = change.uncovered.prefix(RatchetWords.mostLocations).map { finding, location in
      let position = location.line.map { ":\($0):\(location.column ?? 1)" } ?? ""
      return "\(location.file ?? change.file)\(position) \(location.words)"
    }
    let rest = count - shown.count
    let review = change.isFailure ? "" : ", for review only"
    return "\(change.rule) rose from \(change.before) to \(change.now)\(review); \(which): "
      + shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// The maximum number of locations to list for a count.
  private static let mostLocations = 10

  /// The result of the comparison in one sentence.
  var ending: String {
    let falls = counted(ratchet.falls.count, "count")
    guard !ratchet.isFailure else {
      let failures = ratchet.rises.count(where: \.isFailure)
      return "\(counted(failures, "count")) rose above \(ratchet.path)"
        + "; fix the new findings, or accept them with --write-baseline"
    }
    return switch ratchet.lowering {
    case .written(let count)?:
      "\(falls) fell; rewrote \(ratchet.path) (\(counted(count, "finding")))"
    case .refused(let reason)?: "\(falls) fell; \(ratchet.path) is unchanged, because \(reason)"
    case nil: "no count rose above \(ratchet.path)"
    }
  }

  /// Writes the comparison as the value of a JSON member.
  func write(to json: inout JSONWriter) {
    json.member("baseline", ratchet.path)
    json.member("holds", !ratchet.isFailure)
    json.member("rose", each: ratchet.rises) { change, json in
      write(change, to: &json)
      json.member("review", !change.isFailure)
      json.member("findings", each: change.uncovered) { uncovered, json in
        json.member("file", uncovered.location.file ?? change.file)
        json.member("line", uncovered.location.line)
        json.member("message", uncovered.finding.message)
      }
    }
    json.member("fell", each: ratchet.falls) { write($0, to: &$1) }
    json.member("rewritten", isRewritten)
    json.member("summary", ending)
  }

  private var isRewritten: Bool {
    if case .written? = ratchet.lowering { true } else { false }
  }

  private func write(_ change: AuditRatchet.Change, to json: inout JSONWriter) {
    json.member("file", change.file)
    json.member("rule", change.rule)
    json.member("before", change.before)
    json.member("now", change.now)
  }
}
