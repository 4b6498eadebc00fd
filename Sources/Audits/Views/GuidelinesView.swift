/// What an audit says of each clause of the guidelines and of each success criterion of WCAG.
public struct GuidelinesView: Sendable {
  /// A table for each guideline, one for each procedure, and one of criteria.
  public let tables: [AuditTable]

  /// The results of one screen.
  public init(_ report: AuditReport) {
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
      note: "Levels A and AA. What rules find nothing of is not thereby met: the last column says "
        + "what a person looks at in any case.",
      columns: [
        "Criterion", "Name", "Level", "Result", "Rules", "Findings", "For a person",
      ])
    criteria.rows = Criterion.all.map { results.row($0) }
    tables.append(criteria)
    self.tables = tables
  }

  private static let columns = ["Clause", "Asks", "Result", "Rules", "Findings"]
}

/// Which rules stand for what, and what they found.
private struct GuidelineResults {
  private let platform: AuditRule.Platform
  private let run: Set<String>
  private let findings: [Finding]
  private let found: Counts

  /// How much was found by each rule.
  typealias Counts = [String: (certain: Int, review: Int)]

  init(_ report: AuditReport) {
    platform = report.subject.platform
    run = Set(report.run.map(\.id))
    findings = report.findings
    found = GuidelineResults.counted(report.findings)
  }

  private static func counted(_ findings: some Sequence<Finding>) -> Counts {
    findings.reduce(into: [:]) { found, finding in
      var counts = found[finding.rule] ?? (0, 0)
      if finding.needsReview { counts.review += 1 } else { counts.certain += 1 }
      found[finding.rule] = counts
    }
  }

  func row(_ clause: Guideline.Clause) -> [String] {
    // Without a word before it, what is asked for would read as what was found.
    let asked = [clause.id, "Asked: \(clause.requirement)"]
    if let platforms = clause.platforms, !platforms.contains(platform) {
      return asked + [ClauseResult.elsewhere.rawValue, "", ""]
    }
    if case .permission = clause.answer {
      return asked + [ClauseResult.permission.rawValue, "", ""]
    }
    let tally = Tally(
      AuditRule.all.filter { $0.guidelines.contains(clause.id) }, run: run, found: found)
    return asked + [result(of: clause.answer, tally).rawValue] + tally.cells
  }

  func row(_ criterion: Criterion) -> [String] {
    let about = findings.filter { $0.criteria.contains(criterion.number) }
    let tally = Tally(
      AuditRule.all.filter { $0.criteria.contains(criterion.number) }, run: run,
      found: GuidelineResults.counted(about))
    let failing = about.filter {
      !$0.isAdvice && !$0.definition.isBestPractice(for: criterion.number, on: platform)
    }
    let result: ClauseResult =
      if failing.contains(where: { !$0.needsReview }) {
        .wrong
      } else if !failing.isEmpty {
        .person
      } else if tally.certain + tally.review > 0 {
        .advice
      } else if tally.asked.isEmpty {
        .untested
      } else {
        tally.asked.count < tally.rules.count ? .partlyClean : .clean
      }
    return [criterion.number, criterion.name, criterion.level, result.rawValue] + tally.cells
      + [criterion.forPerson]
  }

  private func result(of answer: Guideline.Clause.Answer, _ tally: Tally) -> ClauseResult {
    if tally.certain > 0 { return .wrong }
    if tally.review > 0 { return .person }
    guard tally.asked.isEmpty else {
      let isPartial = tally.asked.count < tally.rules.count
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

/// What the rules of a clause or criterion found.
private struct Tally {
  /// All that stand for it.
  let rules: [AuditRule]
  /// Those that ran.
  let asked: [AuditRule]
  let certain: Int
  let review: Int
  private let guilty: [String]

  init(_ rules: [AuditRule], run: Set<String>, found: GuidelineResults.Counts) {
    self.rules = rules
    asked = rules.filter { run.contains($0.id) }
    certain = asked.reduce(0) { $0 + (found[$1.id]?.certain ?? 0) }
    review = asked.reduce(0) { $0 + (found[$1.id]?.review ?? 0) }
    guilty = asked.filter { found[$0.id] != nil }.map(\.id)
  }

  /// Rules and findings.
  var cells: [String] {
    [
      asked.map(\.id).joined(separator: ", "),
      guilty.isEmpty ? "" : "\(certain + review): \(guilty.joined(separator: ", "))",
    ]
  }
}

/// What an audit can say of a clause; the raw value is how tables say it.
public enum ClauseResult: String, Sendable, CaseIterable {
  /// Rules found something.
  case wrong = "found wrong"
  /// Only a person can tell.
  case person = "a person has to look"
  /// Rules ran and found nothing.
  case clean = "nothing found"
  case partlyClean = "nothing found, not all rules could run"
  /// No rule ran.
  case untested = "not tested"
  case reading = "a person has to read what is announced"
  case session = "not tested: it needs gestures and keys"
  /// Rules found nothing, and cannot tell all of it.
  case cleanForPerson = "rules found nothing; a person has to look"
  /// Rules found only what the criterion does not ask for.
  case advice = "only advice found that goes beyond the criterion"
  /// It allows something.
  case permission = "a permission: nothing to test"
  /// It is about another platform.
  case elsewhere = "not about this platform"
}
