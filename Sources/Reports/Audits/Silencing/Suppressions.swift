import Audits

/// The comments of a file, found by the lines that they are about.
struct Suppressions {
  /// The comments in their order, and whether each silenced anything.
  private(set) var all: [(comment: Suppression, isUsed: Bool)]
  /// The comments on each line.
  private var onLine: [Int: [Int]] = [:]
  /// The comments that are about the line below them.
  private var above: [Int: [Int]] = [:]

  init(in bytes: [UInt8]) {
    all = SuppressionSearch.all(in: bytes).map { ($0, false) }
    var next: (line: Int, about: Int)?
    for place in all.indices.reversed() {
      let comment = all[place].comment
      for line in comment.line...comment.lastLine { onLine[line, default: []].append(place) }
      var about = comment.lastLine + 1
      // Of several comments below each other each is about what comes after the last.
      if !comment.isBehind, let next, next.line == about { about = next.about }
      above[about, default: []].append(place)
      next = comment.isBehind ? nil : (comment.line, about)
    }
  }

  /// Lets comments that stand behind elements be about these alone, where a rule has found something
  /// there.
  mutating func settle(_ found: [(rule: AuditRule, line: Int)]) {
    for (rule, line) in found {
      for place in onLine[line] ?? [] where all[place].comment.isBehind {
        let comment = all[place].comment
        guard comment.names(rule) else { continue }
        above[comment.lastLine + 1]?.removeAll { $0 == place }
      }
    }
  }

  /// The reason of a comment that silences a rule at an element.
  mutating func reason(for rule: AuditRule, at place: FindingLocation) -> String? {
    guard let line = place.line, place.file == nil else { return nil }
    var candidates = above[line] ?? []
    for line in line...max(place.endLine ?? line, line) { candidates += onLine[line] ?? [] }
    for place in candidates.sorted() {
      let comment = all[place].comment
      guard !comment.reason.isEmpty, comment.names(rule) else { continue }
      all[place].isUsed = true
      return comment.reason
    }
    return nil
  }
}

extension Suppression {
  /// Whether it names a rule, by its id or what other checkers call it.
  fileprivate func names(_ rule: AuditRule) -> Bool {
    rules.contains { $0 == rule.id || rule.aliases.contains($0) }
  }
}
