import Audits
internal import Encoding
import Scenarios
import Simulator

/// Writes what an audit can say of each criterion, in the form of an accessibility conformance report.
///
/// No criterion is ever said to be met: what no rule finds, a person still has to look at.
///
/// Source: VPAT 2.5, its terms; EN 301 549 v3.2.1, chapters 9 (web) and 11 (software), which number their
/// clauses by the criteria of WCAG.
struct ConformanceTable {
  private let screen: ReportScreen

  init(_ screen: ReportScreen) { self.screen = screen }

  static let notice =
    "Made from what rules find on one screen. “Not evaluated” is no statement of conformance, and nothing here says "
    + "that a criterion is met. " + ReportHeader.notice

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
