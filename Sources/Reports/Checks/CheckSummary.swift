import Scenarios
import Simulator

/// The numbers that summarize the result of a check.
package struct CheckSummary: Sendable {
  /// The number of documents that were read.
  private(set) var documents = 0
  /// The number of transcript tables in these documents.
  private(set) var transcripts = 0
  /// The number of table cells that were compared.
  private(set) var comparedCells = 0
  /// The number of empty table cells.
  private(set) var emptyCells = 0
  /// The number of cells that differ, by severity, the highest severity first.
  private(set) var differences: [(severity: DifferenceSeverity, count: Int)]
  /// The number of recognized tables and blocks that are not checked.
  private(set) var notChecked = 0
  /// The number of cells into which the check wrote an announcement.
  private(set) var recordedCells = 0
  /// The number of problems.
  private(set) var problems = 0
  /// The number of import diagnostics.
  private(set) var diagnostics = 0
  /// The number of expected phrases that are assumed: no source proves the phrase or its rule.
  private(set) var assumed = 0

  package init(_ result: CheckResult) {
    let all = result.reports.flatMap(\.differences)
    differences = DifferenceSeverity.allCases.map { severity in
      (severity, all.count { $0.severity == severity })
    }
    problems = result.refused.count
    for report in result.reports { add(report) }
  }

  private mutating func add(_ report: DocumentReport) {
    documents += report.wasRead ? 1 : 0
    notChecked += report.notChecked.count
    recordedCells += report.recordedCells
    problems += report.problems.count
    diagnostics += report.diagnostics.count
    var line: Int?
    for check in report.checks {
      // The columns of a table follow each other and have the same line, so a new line means a new
      // table.
      if check.position.line != line { transcripts += 1 }
      line = check.position.line
      comparedCells += check.comparedCells
      emptyCells += check.emptyCells
      assumed += check.assumed.count
    }
  }

  var differenceCount: Int { differences.reduce(0) { $0 + $1.count } }

  /// The summary in one line.
  package var line: String {
    var pieces = [
      counted(documents, "document"), counted(transcripts, "table"),
      "\(counted(comparedCells, "cell")) compared", differenceWords,
    ]
    if diagnostics > 0 { pieces.append(counted(diagnostics, "import diagnostic")) }
    if emptyCells > 0 { pieces.append("\(counted(emptyCells, "cell")) empty") }
    if notChecked > 0 { pieces.append("not checked: \(notChecked)") }
    if assumed > 0 { pieces.append("assumed: \(assumed)") }
    if recordedCells > 0 { pieces.append("\(counted(recordedCells, "cell")) written") }
    if problems > 0 { pieces.append(counted(problems, "problem")) }
    return pieces.joined(separator: ", ")
  }

  private var differenceWords: String {
    guard differenceCount > 0 else { return "no differences" }
    let severities = differences.filter { $0.count > 0 }.map {
      "\($0.count) \($0.severity.rawValue)"
    }
    return "\(counted(differenceCount, "difference")) "
      + "(\(severities.joined(separator: ", ")))"
  }
}
