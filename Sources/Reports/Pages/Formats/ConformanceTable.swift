import Audits
internal import Encoding
import Scenarios
import Simulator

/// The audit's result for each criterion, as an accessibility conformance report.
///
/// The report never claims that a criterion is met, because a person has to check what rules cannot
/// find. Source: VPAT 2.5, its terms; EN 301 549 v3.2.1, chapters 9 (web) and 11 (software), whose
/// clauses have the numbers of WCAG's criteria.
struct ConformanceTable {
  let screen: ReportScreen

  static let notice =
    "Generated from an audit of one screen. “Not evaluated” is not a statement of conformance, and no row says that "
    + "a criterion is met. " + ReportHeader.notice

  func write(to output: inout ReportSink) {
    let chapter = screen.audit.subject.platform == .web ? 9 : 11
    output.writeLine("## \(MarkdownText.escaped(screen.title, in: .heading))")
    output.writeLine()
    output.writeLine("| WCAG 2.2 | EN 301 549 | Level | Conformance | Remarks |")
    output.writeLine("| --- | --- | --- | --- | --- |")
    let tables = GuidelinesView(screen.audit).tables
    for row in tables.first(where: { $0.columns.first == "Criterion" })?.rows ?? []
    where row.count > 5 {
      let remarks = row[5].isEmpty ? remark(on: row[3]) : "\(row[3]): \(row[5])"
      let cells = [
        "\(row[0]) \(row[1])", "\(chapter).\(row[0])", row[2], conformance(row[3]), remarks,
      ]
      let line = cells.map { MarkdownText.escaped($0, in: .cell) }.joined(separator: " | ")
      output.writeLine("| \(line) |")
    }
    output.writeLine()
  }

  private func conformance(_ result: String) -> String {
    ClauseResult(rawValue: result) == .wrong ? "Does not support, or partially" : "Not evaluated"
  }

  private func remark(on result: String) -> String {
    switch ClauseResult(rawValue: result) {
    case .clean?, .partlyClean?, .advice?: "\(result); \(ClauseResult.person.rawValue)"
    default: result
    }
  }
}
