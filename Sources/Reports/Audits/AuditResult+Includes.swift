import Audits
import Simulator

extension AuditResult {
  /// Reports a finding in an included file only once, even if several audited files include it.
  ///
  /// If the audit of the included file itself has the finding, the finding is reported there.
  /// Otherwise it is reported for the first audited file that includes the file.
  package mutating func foldIncluded() {
    guard files.count > 1, files.contains(where: \.includesOthers) else { return }
    var origins: [IncludedFinding: Origin] = [:]
    for number in files.indices {
      for index in files[number].reports.indices {
        for (finding, key) in included(number, index) {
          let isOwn = key.file == AuditBaseline.path(of: files[number].file)
          let needsReview = files[number].reports[index].findings[finding].needsReview
          let isCertain = origins[key]?.isCertain == true || !needsReview
          if isOwn || origins[key] == nil {
            origins[key] = Origin(file: number, report: index, finding: finding)
          }
          origins[key]?.isCertain = isCertain
        }
      }
    }
    for number in files.indices {
      for index in files[number].reports.indices {
        let mine = included(number, index)
        let others = mine.filter { finding, key in
          origins[key].map { $0.file != number || $0.report != index || $0.finding != finding }
            ?? false
        }
        guard !others.isEmpty else { continue }
        for (_, key) in others { origins[key]?.add(files[number].name, unlessIn: number) }
        let left = Set(others.map(\.finding))
        let findings = files[number].reports[index].findings
        files[number].reports[index].replaceFindings(
          with: findings.indices.filter { !left.contains($0) }.map { findings[$0] })
      }
    }
    addIncluders(origins)
  }

  /// Adds to each shared finding the names of the other audited files that include the file with the
  /// finding.
  private mutating func addIncluders(_ origins: [IncludedFinding: Origin]) {
    for number in files.indices {
      for index in files[number].reports.indices {
        var findings = files[number].reports[index].findings
        var isChanged = false
        for (finding, key) in included(number, index) {
          guard let includers = origins[key]?.includers, !includers.isEmpty else { continue }
          findings[finding].includers = includers
          if origins[key]?.isCertain == true { findings[finding].needsReview = false }
          isChanged = true
        }
        if isChanged { files[number].reports[index].replaceFindings(with: findings) }
      }
    }
  }

  /// Returns the findings of one report that reports on other files may contain, too.
  ///
  /// Each finding has a key that is equal for the same finding in another report.
  private func included(_ number: Int, _ report: Int) -> [(finding: Int, key: IncludedFinding)] {
    let report = files[number].reports[report]
    let own = AuditBaseline.path(of: files[number].file)
    let locations = FindingLocations(report)
    var seen: [IncludedFinding: Int] = [:]
    return report.findings.enumerated().compactMap { index, finding in
      let location = locations.location(of: finding)
      guard let line = location.line else { return nil }
      var key = IncludedFinding(
        file: location.file.map { AuditBaseline.path(of: $0) } ?? own, rule: finding.rule,
        line: line, column: location.column ?? 1, message: finding.message)
      // Equal findings are numbered only in the audited file itself. An included file may occur
      // twice, with the same findings both times.
      if key.file == own {
        seen[key, default: 0] += 1
        key.number = seen[key, default: 1]
      }
      return (index, key)
    }
  }
}

extension AuditedFile {
  /// Whether the audited file includes another file with a finding.
  fileprivate var includesOthers: Bool {
    reports.contains { report in
      report.findings.contains { finding in
        finding.node.map { report.subject.screen[$0].position?.file != nil } ?? false
      }
    }
  }
}

/// The identity of a finding in all files that include it: its location, rule and message, and its
/// number among equal findings.
private struct IncludedFinding: Hashable {
  var file: String
  var rule: String
  var line: Int
  var column: Int
  var message: String
  var number = 1
}

/// The audited file for which a shared finding is reported, and the other files that include the
/// file with the finding.
private struct Origin {
  var file: Int
  var report: Int
  var finding: Int
  var includers: [String] = []
  /// Whether at least one of the files has the finding without a need for review.
  var isCertain = false

  /// Adds the name of a file that includes the finding, unless the finding is reported for this file
  /// or the name is already listed.
  mutating func add(_ includer: String, unlessIn file: Int) {
    if file != self.file, !includers.contains(includer) { includers.append(includer) }
  }
}
