package import Audits
import Simulator

/// What came of an audit of files: what the formats write.
package struct AuditResult: Sendable {
  /// The files in their order.
  package var files: [AuditedFile]
  /// The gravest that does not fail a run is the one after this; absent where nothing fails.
  package var failsOn: AuditRule.Severity?
  /// What silences findings and did not: entries of a baseline and comments that fit nothing, and
  /// those that are not allowed, a sentence each.
  package var remarks: [String] = []

  package init(files: [AuditedFile], failsOn: AuditRule.Severity? = .serious) {
    self.files = files
    self.failsOn = failsOn
  }

  /// Whether any certain finding is as grave as what fails.
  package var isFailure: Bool {
    files.contains { file in file.reports.contains { $0.findings.contains(where: fails) } }
  }

  /// Whether a finding fails a run: it is certain and grave enough.
  func fails(_ finding: Finding) -> Bool {
    failsOn.map { !finding.needsReview && finding.severity <= $0 } ?? false
  }

  /// How many findings are certain, how many are for a person, and how many are silenced.
  var counts: (certain: Int, review: Int, silenced: Int) {
    let reports = files.flatMap(\.reports)
    let certain = reports.reduce(0) { $0 + $1.certain.count }
    let all = reports.reduce(0) { $0 + $1.findings.count }
    return (certain, all - certain, files.reduce(0) { $0 + $1.silenced.count })
  }

  /// Keeps only what is as grave as that, or graver.
  package mutating func keep(from least: AuditRule.Severity) {
    for file in files.indices {
      for place in files[file].reports.indices {
        let findings = files[file].reports[place].findings
        files[file].reports[place].keep(findings.filter { $0.severity <= least })
      }
    }
  }

  /// All in one line.
  package var summary: String {
    let (certain, review, silenced) = counts
    let screens = files.reduce(0) { $0 + $1.reports.count }
    var words = "\(counted(screens, "screen")) audited, \(counted(certain, "finding"))"
    words += review > 0 ? ", \(review) more to review" : ", 0 to review"
    return silenced > 0 ? words + ", \(silenced) silenced" : words
  }

  /// The rules that ran on any screen, in the order of the catalogue.
  var rulesRun: [AuditRule] {
    let run = Set(files.flatMap(\.reports).flatMap { $0.run.map(\.id) })
    return AuditRule.all.filter { run.contains($0.id) }
  }

  /// The rules that ran on no screen, with the first reason.
  var rulesNotRun: [(rule: AuditRule, why: String)] {
    let run = Set(rulesRun.map(\.id))
    var reasons: [String: String] = [:]
    for notRun in files.flatMap(\.reports).flatMap(\.notRun) {
      reasons[notRun.rule.id] = reasons[notRun.rule.id] ?? notRun.why
    }
    return AuditRule.all.compactMap { rule in
      guard !run.contains(rule.id), let why = reasons[rule.id] else { return nil }
      return (rule, why)
    }
  }
}

extension AuditRule.Severity {
  /// The level that build servers show.
  func level(needsReview: Bool) -> String {
    if needsReview { return "notice" }
    return self == .warning ? "warning" : "error"
  }
}
