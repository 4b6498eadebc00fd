import Audits

/// The suppressions of a file, by the lines to which they apply.
struct Suppressions {
  /// The comments in their order, each with whether it silenced a finding.
  private(set) var all: [(comment: Suppression, isUsed: Bool)]
  /// The indices of the comments on each line.
  private var onLine: [Int: [Int]] = [:]
  /// The indices of the comments above each line that apply to it.
  private var above: [Int: [Int]] = [:]

  init(in bytes: [UInt8]) {
    all = SuppressionSearch.all(in: bytes).map { ($0, false) }
    var next: (line: Int, about: Int)?
    for index in all.indices.reversed() {
      let comment = all[index].comment
      for line in comment.line...comment.lastLine { onLine[line, default: []].append(index) }
      var about = comment.lastLine + 1
      // Several comments below each other all apply to the line after the last one.
      if !comment.isBehind, let next, next.line == about { about = next.about }
      above[about, default: []].append(index)
      next = comment.isBehind ? nil : (comment.line, about)
    }
  }

  /// Makes a comment after an element apply only to its own line if a rule has a finding on that
  /// line.
  mutating func resolveTrailingComments(_ found: [(rule: AuditRule, line: Int)]) {
    for (rule, line) in found {
      for index in onLine[line] ?? [] where all[index].comment.isBehind {
        let comment = all[index].comment
        guard comment.names(rule) else { continue }
        above[comment.lastLine + 1]?.removeAll { $0 == index }
      }
    }
  }

  /// Returns the reason of the comment that suppresses a rule at a location, and marks the comment
  /// as used.
  mutating func reason(for rule: AuditRule, at location: FindingLocation) -> String? {
    guard let line = location.line, location.file == nil else { return nil }
    var candidates = above[line] ?? []
    for line in line...max(location.endLine ?? line, line) { candidates += onLine[line] ?? [] }
    for index in candidates.sorted() {
      let comment = all[index].comment
      guard !comment.reason.isEmpty, comment.names(rule) else { continue }
      all[index].isUsed = true
      return comment.reason
    }
    return nil
  }
}

extension Suppression {
  /// Whether the comment names a rule by its id or an alias.
  fileprivate func names(_ rule: AuditRule) -> Bool {
    rules.contains { $0 == rule.id || rule.aliases.contains($0) }
  }
}
