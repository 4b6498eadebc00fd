import AccessibilityTree
import Audits

extension AuditRatchet {
  /// Records the counts that fell, and lowers them in the baseline.
  ///
  /// - Parameters:
  ///   - before: The numbers of entries in the baseline, by file and rule.
  ///   - open: The numbers of these entries whose element has no finding.
  ///   - unused: The numbers of open entries that are not needed to cover a finding at another
  ///     element.
  ///   - risen: The files and rules whose counts rose.
  mutating func lower(
    _ before: [Key: Int], _ open: [Key: Int], _ unused: [Key: Int], _ risen: Set<Key>,
    in files: [AuditedFile], _ scope: Scope
  ) {
    // Files of nested repositories can have the same path, so a path can name several audited
    // files.
    let audited = Dictionary(grouping: files.indices) { AuditBaseline.path(of: files[$0].file) }
    let kept = SuppressedEntries(files)
    var home = BaselineHome(of: path, scope.folders)
    var decided: [String: Bool] = [:]
    var replacements: [Key: [AuditBaseline.Entry]] = [:]
    var lost = 0
    // Counts whose entries all match a finding stay the same.
    let changed = before.keys.filter { (open[$0] ?? 0) > 0 }
    for key in changed.sorted(by: { ($0.file, $0.rule) < ($1.file, $1.rule) }) {
      let count = before[key] ?? 0
      let indices = audited[key.file] ?? []
      guard let first = indices.first else {
        let isRemoved = decided[key.file] ?? home.lost(key.file)
        decided[key.file] = isRemoved
        guard isRemoved else { continue }
        falls.append(Change(file: key.file, rule: key.rule, before: count, now: 0))
        replacements[key] = []
        lost += count
        continue
      }
      guard !risen.contains(key),
        indices.allSatisfy({ files[$0].examined(key.rule, fillsForms: scope.fillsForms) })
      else { continue }
      let isHere = decided[key.file] ?? home.owns(key.file, as: indices.map { files[$0].file })
      decided[key.file] = isHere
      guard isHere else { continue }
      replacements[key] = kept.entries[key] ?? []
      guard let left = unused[key], left > 0 else { continue }
      falls.append(
        Change(file: files[first].name, rule: key.rule, before: count, now: count - left))
    }
    lowered.replace(replacements)
    wouldLoseAll = lost > 0 && lost == before.values.reduce(0, +)
  }

  /// The findings that the baseline suppresses, as entries.
  private struct SuppressedEntries {
    var entries: [Key: [AuditBaseline.Entry]] = [:]

    init(_ files: [AuditedFile]) {
      for file in files where !file.silenced.isEmpty {
        let path = AuditBaseline.path(of: file.file)
        for silenced in file.silenced where silenced.cause == .baseline {
          let key = Key(file: path, rule: silenced.finding.rule)
          entries[key, default: []].append(
            AuditBaseline.Entry(
              silenced.finding, silenced.location, on: silenced.screen, in: path))
        }
      }
    }
  }
}

extension AuditedFile {
  /// Whether the screens of the file have no elements.
  var isBlank: Bool {
    reports.allSatisfy { report in
      // A page always has a root, so a single node does not count as an element.
      var visits = report.subject.screen.preorder.makeIterator()
      return visits.next() == nil || visits.next() == nil
    }
  }

  /// Whether the audit ran the rule completely on the file.
  ///
  /// Only then does a lower count show that defects were corrected.
  fileprivate func examined(_ rule: String, fillsForms: Bool) -> Bool {
    let run = reports.map { Set($0.run.map(\.id)) }
    // Results of other checkers do not list all rules that ran. Any finding of the checker shows
    // that the checker ran.
    if let slash = rule.firstIndex(of: "/") {
      let checker = rule[...slash]
      return run.contains { $0.contains { $0.hasPrefix(checker) } }
        || silenced.contains { $0.finding.rule.hasPrefix(checker) }
    }
    if AuditRule(named: rule)?.layer == .session {
      guard fillsForms, reports.allSatisfy(\.leftOutTrials.isEmpty) else { return false }
    }
    return run.allSatisfy { $0.contains(rule) }
  }
}
