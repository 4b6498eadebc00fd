package import Audits

/// The result of auditing files, in the form that all output formats use.
package struct AuditResult: Sendable {
  /// The audited files, in the order in which they were audited.
  package var files: [AuditedFile]
  /// The lowest severity at which a finding fails the run, or `nil` if findings never fail it.
  package var failsOn: AuditRule.Severity?
  /// Sentences about suppressions with mistakes.
  ///
  /// These are baseline entries and comments without a matching finding, and comments for mandatory
  /// or unknown rules.
  package var remarks: [String] = []
  /// Sentences about the results of other accessibility checkers, one for each file of results.
  package var others: [String] = []
  /// The comparison with a baseline whose counts may only fall, or `nil` without such a baseline.
  package var ratchet: AuditRatchet?

  package init(files: [AuditedFile], failsOn: AuditRule.Severity? = .serious) {
    self.files = files
    self.failsOn = failsOn
  }

  /// Whether the run fails: a finding fails it, or the count of a rule rose above the baseline.
  package var isFailure: Bool {
    ratchet?.isFailure == true
      || files.contains { file in file.reports.contains { $0.findings.contains(where: fails) } }
  }

  /// Whether a finding fails the run: it needs no review and is severe enough.
  func fails(_ finding: Finding) -> Bool {
    failsOn.map { !finding.needsReview && finding.severity <= $0 } ?? false
  }

  /// The numbers of findings without need for review, of findings that need review, and of
  /// suppressed findings.
  var counts: (certain: Int, review: Int, silenced: Int) {
    let reports = files.flatMap(\.reports)
    let certain = reports.reduce(0) { $0 + $1.findings.count { !$0.needsReview } }
    let all = reports.reduce(0) { $0 + $1.findings.count }
    return (certain, all - certain, files.reduce(0) { $0 + $1.silenced.count })
  }

  /// Removes the findings below a severity.
  package mutating func removeFindings(below least: AuditRule.Severity) {
    for file in files.indices {
      for index in files[file].reports.indices {
        let findings = files[file].reports[index].findings
        files[file].reports[index].replaceFindings(with: findings.filter { $0.severity <= least })
      }
    }
  }

  /// The result in one line.
  ///
  /// Findings that are listed as one entry count once.
  package var summary: String {
    let silenced = counts.silenced
    let reports = files.flatMap(\.reports)
    var (entries, locations) = (0, 0)
    var (toReview, reviewLocations) = (0, 0)
    for report in reports {
      let certain = FindingGroup.counts(of: report.certain)
      let review = FindingGroup.counts(of: report.findings.filter(\.needsReview))
      entries += certain.entries
      locations += certain.locations
      toReview += review.entries
      reviewLocations += review.locations
    }
    var words = "\(counted(reports.count, "screen")) audited, \(counted(entries, "finding"))"
    words += entries < locations ? " at \(locations) locations" : ""
    words += toReview > 0 ? ", \(toReview) more to review" : ", 0 to review"
    words += toReview < reviewLocations ? " at \(reviewLocations) locations" : ""
    return silenced > 0 ? words + ", \(silenced) silenced" : words
  }

  /// The rules that ran on at least one screen, in the order of the catalogue.
  var rulesRun: [AuditRule] {
    let run = Set(files.flatMap(\.reports).flatMap { $0.run.map(\.id) })
    return AuditRule.all.filter { run.contains($0.id) }
  }

  /// The rules of other checkers with at least one finding, in the order of their first findings.
  var otherRules: [AuditRule] {
    var known: Set<String> = []
    return files.flatMap { file in
      file.reports.flatMap(\.findings) + file.silenced.map(\.finding)
    }.compactMap { finding in
      finding.checker != nil && known.insert(finding.rule).inserted ? finding.definition : nil
    }
  }

  /// The rules that ran on no screen, each with the first reason why it did not run.
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
  /// Returns the level of a finding on build servers: `error`, `warning` or `notice`.
  func level(needsReview: Bool) -> String {
    if needsReview { return "notice" }
    return self == .warning ? "warning" : "error"
  }
}
