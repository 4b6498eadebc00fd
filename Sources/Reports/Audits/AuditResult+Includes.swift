import Audits
import Simulator

extension AuditResult {
  /// Tells what is in an included file once, where that file and those that include it are audited
  /// together: where the file itself tells it, else with the first that includes it.
  package mutating func foldIncluded() {
    guard files.count > 1, files.contains(where: \.includesOthers) else { return }
    var origins: [IncludedPlace: Origin] = [:]
    for number in files.indices {
      for place in files[number].reports.indices {
        for (finding, key) in included(number, place) {
          let isOwn = key.file == AuditBaseline.path(of: files[number].file)
          let needsReview = files[number].reports[place].findings[finding].needsReview
          let isCertain = origins[key]?.isCertain == true || !needsReview
          if isOwn || origins[key] == nil {
            origins[key] = Origin(file: number, report: place, finding: finding)
          }
          origins[key]?.isCertain = isCertain
        }
      }
    }
    for number in files.indices {
      for place in files[number].reports.indices {
        let mine = included(number, place)
        let others = mine.filter { finding, key in
          origins[key].map { $0.file != number || $0.report != place || $0.finding != finding }
            ?? false
        }
        guard !others.isEmpty else { continue }
        for (_, key) in others { origins[key]?.add(files[number].name, unlessIn: number) }
        let left = Set(others.map(\.finding))
        let findings = files[number].reports[place].findings
        files[number].reports[place].keep(
          findings.indices.filter { !left.contains($0) }.map { findings[$0] })
      }
    }
    tell(origins)
  }

  /// Names the files that include what is told once.
  private mutating func tell(_ origins: [IncludedPlace: Origin]) {
    for number in files.indices {
      for place in files[number].reports.indices {
        var findings = files[number].reports[place].findings
        var isChanged = false
        for (finding, key) in included(number, place) {
          guard let includers = origins[key]?.includers, !includers.isEmpty else { continue }
          findings[finding].includers = includers
          if origins[key]?.isCertain == true { findings[finding].needsReview = false }
          isChanged = true
        }
        if isChanged { files[number].reports[place].keep(findings) }
      }
    }
  }

  /// The findings of a report that may be told of several files, each with what makes it the same.
  private func included(_ number: Int, _ report: Int) -> [(finding: Int, key: IncludedPlace)] {
    let report = files[number].reports[report]
    let own = AuditBaseline.path(of: files[number].file)
    let locations = FindingLocations(report)
    var seen: [IncludedPlace: Int] = [:]
    return report.findings.enumerated().compactMap { index, finding in
      let place = locations.location(of: finding)
      guard let line = place.line else { return nil }
      var key = IncludedPlace(
        file: place.file.map { AuditBaseline.path(of: $0) } ?? own, rule: finding.rule,
        line: line, column: place.column ?? 1, message: finding.message)
      // A file may be included twice; what is in it is the same both times.
      if key.file == own {
        seen[key, default: 0] += 1
        key.number = seen[key, default: 1]
      }
      return (index, key)
    }
  }
}

extension AuditedFile {
  /// Whether anything that was found stands in another file.
  fileprivate var includesOthers: Bool {
    reports.contains { report in
      report.findings.contains { finding in
        finding.node.map { report.subject.screen[$0].position?.file != nil } ?? false
      }
    }
  }
}

/// A rule and a place in a file, and which of several findings there.
private struct IncludedPlace: Hashable {
  var file: String
  var rule: String
  var line: Int
  var column: Int
  var message: String
  var number = 1
}

/// Where a finding is told.
private struct Origin {
  var file: Int
  var report: Int
  var finding: Int
  var includers: [String] = []
  /// Whether it is certain in one of the files.
  var isCertain = false

  /// Adds a file that includes it, once, and not the one that tells it.
  mutating func add(_ includer: String, unlessIn file: Int) {
    if file != self.file, !includers.contains(includer) { includers.append(includer) }
  }
}
