/// What an audit says of each clause of the guidelines and of each success criterion of WCAG.
public struct ClausesView: Sendable {
  /// A table for each guideline, one for each procedure, and one of criteria.
  public let tables: [AuditTable]

  /// The results of one screen.
  public init(_ report: AuditReport) {
    let results = ClauseResults(report)
    var tables: [AuditTable] = []
    for guideline in Clause.guidelines {
      var table = AuditTable(guideline.name, columns: ClausesView.columns)
      table.rows = guideline.clauses.map { results.row($0) }
      tables.append(table)
      guard !guideline.procedure.isEmpty else { continue }
      var steps = AuditTable(
        "\(guideline.name), procedure", columns: ["Step"] + ClausesView.columns)
      let clauses = Dictionary(uniqueKeysWithValues: guideline.clauses.map { ($0.id, $0) })
      steps.rows = guideline.procedure.enumerated().compactMap { place, id in
        clauses[id].map { ["\(place + 1)"] + results.row($0) }
      }
      tables.append(steps)
    }
    var criteria = AuditTable(
      "WCAG 2.2", columns: ["Criterion", "Name", "Level", "Result", "Rules", "Findings"])
    criteria.rows = Criterion.all.map { results.row($0) }
    tables.append(criteria)
    self.tables = tables
  }

  private static let columns = ["Clause", "Asks", "Result", "Rules", "Findings"]
}

/// Which rules stand for what, and what they found.
private struct ClauseResults {
  private let run: Set<String>
  private let found: [String: (certain: Int, review: Int)]

  init(_ report: AuditReport) {
    run = Set(report.run.map(\.id))
    var found: [String: (certain: Int, review: Int)] = [:]
    for finding in report.findings {
      var counts = found[finding.rule] ?? (0, 0)
      if finding.isReview { counts.review += 1 } else { counts.certain += 1 }
      found[finding.rule] = counts
    }
    self.found = found
  }

  func row(_ clause: Clause) -> [String] {
    let rules = AuditRule.all.filter { $0.clauses.contains(clause.id) }
    return [clause.id, clause.requirement] + cells(rules, answer: clause.answer)
  }

  func row(_ criterion: (number: String, name: String, level: String)) -> [String] {
    let rules = AuditRule.all.filter { $0.criteria.contains(criterion.number) }
    return [criterion.number, criterion.name, criterion.level]
      + cells(rules, answer: rules.isEmpty ? .person : .rules)
  }

  /// Result, rules and findings.
  private func cells(_ rules: [AuditRule], answer: Clause.Answer) -> [String] {
    let asked = rules.filter { run.contains($0.id) }
    let certain = asked.reduce(0) { $0 + (found[$1.id]?.certain ?? 0) }
    let review = asked.reduce(0) { $0 + (found[$1.id]?.review ?? 0) }
    let guilty = asked.filter { found[$0.id] != nil }.map(\.id).joined(separator: ", ")
    return [
      result(certain, review, asked: asked, all: rules, answer),
      asked.map(\.id).joined(separator: ", "),
      guilty.isEmpty ? "" : "\(certain + review): \(guilty)",
    ]
  }

  private func result(
    _ certain: Int, _ review: Int, asked: [AuditRule], all: [AuditRule], _ answer: Clause.Answer
  ) -> String {
    if certain > 0 { return ClauseResult.wrong.rawValue }
    if review > 0 { return ClauseResult.person.rawValue }
    if !asked.isEmpty {
      return (asked.count < all.count ? ClauseResult.partlyClean : .clean).rawValue
    }
    switch answer {
    case .rules: return ClauseResult.untested.rawValue
    case .announcement: return ClauseResult.reading.rawValue
    case .session: return ClauseResult.session.rawValue
    case .person: return ClauseResult.person.rawValue
    }
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
}
