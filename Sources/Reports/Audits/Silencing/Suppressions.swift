import Audits

/// The suppressions of a file, by the lines to which they apply.
struct Suppressions {
  /// The comments in the order of the file, and whether each of them suppressed a finding.
  private(set) var all: [(comment: Suppression, isUsed: Bool)]
  /// For each line, the indices of the comments on this line.
  private var onLine: [Int: [Int]] = [:]
  /// For each line, the indices of comments above the line that apply to the line.
  private var above: [Int: [Int]] = [:]
  /// For each finished search, the index of the comment it found, or `nil` if there is no such
  /// comment.
  private var known: [Search: Int?] = [:]

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

  /// Finds comments after an element that suppress a finding on their own line, so that they do not
  /// apply to the next line.
  mutating func resolveTrailingComments(_ found: [(rule: AuditRule, line: Int)]) {
    var resolved: Set<Search> = []
    var trailing: [Int: Set<Int>] = [:]
    for (rule, line) in found where resolved.insert(Search(rule, line...line)).inserted {
      for index in onLine[line] ?? [] where all[index].comment.isBehind {
        let comment = all[index].comment
        guard comment.names(rule) else { continue }
        trailing[comment.lastLine + 1, default: []].insert(index)
      }
    }
    for (line, indices) in trailing { above[line]?.removeAll(where: indices.contains) }
  }

  /// Returns the reason of the comment that suppresses a rule at a location, and marks the comment
  /// as used.
  mutating func reason(for rule: AuditRule, at location: FindingLocation) -> String? {
    guard let line = location.line, location.file == nil else { return nil }
    let search = Search(rule, line...max(location.endLine ?? line, line))
    let index = known[search] ?? firstComment(search, rule)
    known[search] = .some(index)
    guard let index else { return nil }
    all[index].isUsed = true
    return all[index].comment.reason
  }

  private func firstComment(_ search: Search, _ rule: AuditRule) -> Int? {
    var first = (above[search.lines.lowerBound] ?? []).filter { suppresses($0, rule) }.min()
    for line in search.lines {
      for index in onLine[line] ?? [] where index < first ?? .max && suppresses(index, rule) {
        first = index
      }
    }
    return first
  }

  private func suppresses(_ index: Int, _ rule: AuditRule) -> Bool {
    !all[index].comment.reason.isEmpty && all[index].comment.names(rule)
  }

  /// The key of a search for the comment that suppresses a rule on given lines.
  ///
  /// Rules with the same names have the same result.
  private struct Search: Hashable {
    let names: [String]
    let lines: ClosedRange<Int>

    init(_ rule: AuditRule, _ lines: ClosedRange<Int>) {
      names = [rule.id] + rule.aliases
      self.lines = lines
    }
  }
}

extension Suppression {
  /// Whether the comment names a rule by its id or an alias.
  fileprivate func names(_ rule: AuditRule) -> Bool {
    rules.contains { $0 == rule.id || rule.aliases.contains($0) }
  }
}
