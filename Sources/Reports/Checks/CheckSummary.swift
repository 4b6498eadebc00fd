import Scenarios
import Simulator

/// How much was checked and what came of it, in numbers.
package struct CheckSummary: Sendable {
  /// Documents that were read.
  private(set) var documents = 0
  /// Tables in them.
  private(set) var transcripts = 0
  /// Cells that were compared.
  private(set) var comparedCells = 0
  /// Cells that expect nothing of their stop.
  private(set) var emptyCells = 0
  /// Cells that are heard otherwise, for each grade, the gravest first.
  private(set) var differences: [(grade: DifferenceSeverity, count: Int)]
  /// Tables and blocks that are known and not checked.
  private(set) var notChecked = 0
  /// Cells that were written.
  private(set) var recordedCells = 0
  /// Places that could not be read.
  private(set) var problems = 0
  /// What the files of screens could not tell.
  private(set) var diagnostics = 0
  /// Expected words that no source attests.
  private(set) var assumed = 0

  package init(_ result: CheckResult) {
    let all = result.reports.flatMap(\.differences)
    differences = DifferenceSeverity.allCases.map { grade in
      (grade, all.count { $0.grade == grade })
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
      // The columns of a table stand on one line, one after the other.
      if check.position.line != line { transcripts += 1 }
      line = check.position.line
      comparedCells += check.comparedCells
      emptyCells += check.emptyCells
      assumed += check.assumed.count
    }
  }

  var differenceCount: Int { differences.reduce(0) { $0 + $1.count } }

  /// Everything in one line.
  package var line: String {
    var pieces = [
      counted(documents, "document"), counted(transcripts, "transcript"),
      "\(counted(comparedCells, "cell")) compared", differenceWords,
    ]
    if diagnostics > 0 { pieces.append(counted(diagnostics, "loss", "losses")) }
    if emptyCells > 0 { pieces.append("\(counted(emptyCells, "cell")) empty") }
    if notChecked > 0 { pieces.append("not checked: \(notChecked)") }
    if assumed > 0 { pieces.append("assumed: \(assumed)") }
    if recordedCells > 0 { pieces.append("\(counted(recordedCells, "cell")) written") }
    if problems > 0 { pieces.append(counted(problems, "problem")) }
    return pieces.joined(separator: ", ")
  }

  private var differenceWords: String {
    guard differenceCount > 0 else { return "no differences" }
    let grades = differences.filter { $0.count > 0 }.map { "\($0.count) \($0.grade.rawValue)" }
    return "\(counted(differenceCount, "difference")) "
      + "(\(grades.joined(separator: ", ")))"
  }
}
