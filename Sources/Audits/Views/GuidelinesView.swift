/// The result of an audit for each clause of the guidelines and each success criterion of WCAG.
package struct GuidelinesView: Sendable {
  /// The tables: one for each guideline, one for each procedure, and one for the success criteria.
  package let tables: [AuditTable]

  package init(_ report: AuditReport) {
    let results = GuidelineResults(report)
    var tables: [AuditTable] = []
    for guideline in Guideline.all {
      var table = AuditTable(guideline.name, columns: GuidelinesView.columns)
      table.rows = guideline.clauses.map { results.row($0) }
      tables.append(table)
      guard !guideline.procedure.isEmpty else { continue }
      var steps = AuditTable(
        "\(guideline.name), procedure", columns: ["Step"] + GuidelinesView.columns)
      let clauses = Dictionary(uniqueKeysWithValues: guideline.clauses.map { ($0.id, $0) })
      steps.rows = guideline.procedure.enumerated().compactMap { index, id in
        clauses[id].map { ["\(index + 1)"] + results.row($0) }
      }
      tables.append(steps)
    }
    var criteria = AuditTable(
      "WCAG 2.2",
      note:
        "Levels A and AA. A criterion without findings may still be broken: the last column says "
        + "what a person has to check in any case.",
      columns: [
        "Criterion", "Name", "Level", "Result", "Rules", "Findings", "To check by hand",
      ])
    criteria.rows = Criterion.all.map { results.row($0) }
    tables.append(criteria)
    for index in tables.indices { tables[index].keys = GuidelinesView.keys }
    self.tables = tables
  }

  private static let columns = ["Clause", "Requirement", "Result", "Rules", "Findings"]

  /// The JSON keys of some columns, by heading; the keys never change, because scripts read them.
  private static let keys = ["Requirement": "Asks", "To check by hand": "For a person"]
}

/// The rules and findings of each clause and criterion.
struct GuidelineResults {
  private let platform: AuditRule.Platform
  private let run: Set<AuditRule>
  private let findings: [Finding]
  /// The rules of this audit, and other checkers' rules with findings.
  private let rules: [AuditRule]
  private let found: Counts

  /// The numbers of findings of each rule.
  typealias Counts = [AuditRule: (certain: Int, review: Int)]

  init(_ report: AuditReport) {
    platform = report.subject.platform
    run = Set(report.run)
    findings = report.findings
    let own = Set(AuditRule.all)
    rules = AuditRule.all + report.run.filter { !own.contains($0) }
    found = GuidelineResults.counted(report.findings)
  }

  private static func counted(_ findings: some Sequence<Finding>) -> Counts {
    findings.reduce(into: [:]) { found, finding in
      var counts = found[finding.definition] ?? (0, 0)
      if finding.needsReview { counts.review += 1 } else { counts.certain += 1 }
      found[finding.definition] = counts
    }
  }

  func row(_ clause: Guideline.Clause) -> [String] {
    // The word “Asked” shows that the text is a requirement of the guideline and not a result.
    let asked = [clause.id, "Asked: \(clause.requirement)"]
    if let platforms = clause.platforms, !platforms.contains(platform) {
      return asked + [ClauseResult.otherPlatform.rawValue, "", ""]
    }
    if case .permission = clause.answer {
      return asked + [ClauseResult.permission.rawValue, "", ""]
    }
    let tally = Tally(
      AuditRule.all.filter { $0.guidelines.contains(clause.id) }, run: run, found: found)
    return asked + [result(of: clause.answer, tally).rawValue] + tally.cells
  }

  func row(_ criterion: Criterion) -> [String] {
    [criterion.number, criterion.name, criterion.level, result(for: criterion).result.rawValue]
      + tally(of: criterion).cells + [criterion.forPerson]
  }

  func result(for criterion: Criterion) -> CriterionResult {
    let about = findings.filter { $0.criteria.contains(criterion.number) }
    let tally = tally(of: criterion)
    let isFailing = { (finding: Finding) in
      !finding.isAdvice && !finding.definition.isBestPractice(for: criterion.number, on: platform)
    }
    let failing = about.filter(isFailing)
    let result: ClauseResult =
      if failing.contains(where: { !$0.needsReview }) {
        .wrong
      } else if !failing.isEmpty {
        .person
      } else if tally.certain + tally.review > 0 {
        .advice
      } else if tally.run.isEmpty {
        .untested
      } else {
        tally.run.count < tally.rules.count ? .partlyClean : .clean
      }
    return CriterionResult(
      criterion: criterion, result: result, run: tally.run,
      isComplete: tally.rules.allSatisfy {
        run.contains($0) || !$0.platforms.contains(platform)
      }, failing: failing,
      advice: about.filter { !isFailing($0) })
  }

  private func tally(of criterion: Criterion) -> Tally {
    let about = findings.filter { $0.criteria.contains(criterion.number) }
    return Tally(
      rules.filter { $0.criteria.contains(criterion.number) }, run: run,
      found: GuidelineResults.counted(about))
  }

  private func result(of answer: Guideline.Clause.Answer, _ tally: Tally) -> ClauseResult {
    if tally.certain > 0 { return .wrong }
    if tally.review > 0 { return .person }
    guard tally.run.isEmpty else {
      let isPartial = tally.run.count < tally.rules.count
      switch answer {
      case .rules, .permission: return isPartial ? .partlyClean : .clean
      case .announcement, .session, .person: return .cleanForPerson
      }
    }
    switch answer {
    case .rules: return .untested
    case .announcement: return .reading
    case .session: return .session
    case .person: return .person
    case .permission: return .permission
    }
  }
}

/// The findings of the rules of one clause or criterion.
private struct Tally {
  /// The rules about the clause or criterion.
  let rules: [AuditRule]
  /// The rules about the clause or criterion that ran on the screen.
  let run: [AuditRule]
  let certain: Int
  let review: Int
  private let failed: [String]

  init(_ rules: [AuditRule], run: Set<AuditRule>, found: GuidelineResults.Counts) {
    self.rules = rules
    self.run = rules.filter(run.contains)
    certain = self.run.reduce(0) { $0 + (found[$1]?.certain ?? 0) }
    review = self.run.reduce(0) { $0 + (found[$1]?.review ?? 0) }
    failed = self.run.filter { found[$0] != nil }.map(\.id)
  }

  /// The cells of a table row with the rules and the numbers of findings.
  var cells: [String] {
    [
      run.map(\.id).joined(separator: ", "),
      failed.isEmpty ? "" : "\(certain + review): \(failed.joined(separator: ", "))",
    ]
  }
}

/// The result for a clause or criterion.
///
/// The raw value is the text in the table.
package enum ClauseResult: String, Sendable, CaseIterable {
  case wrong = "found wrong"
  case person = "a person has to look"
  case clean = "nothing found"
  case partlyClean = "nothing found, not all rules could run"
  case untested = "not tested"
  case reading = "a person has to read what is announced"
  case session = "not tested: it needs gestures and keys"
  /// Rules found nothing, but a person has to check the parts of the clause that the rules do not
  /// cover.
  case cleanForPerson = "rules found nothing; a person has to look"
  /// All findings are advice that goes beyond the criterion.
  case advice = "only advice found that goes beyond the criterion"
  case permission = "a permission: nothing to test"
  case otherPlatform = "not about this platform"
}
