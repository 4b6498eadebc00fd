import Audits
internal import Encoding
import Simulator
internal import TextIO

/// What an auditor asks for instead of the findings.
package enum AuditView: String, Sendable, CaseIterable {
  /// The lists by which people move, with the names out of context.
  case names
  /// What is heard of every control in every circumstance.
  case survives
  /// What was found clause by clause and by success criterion.
  case clauses
  /// What to try on a real phone.
  case handoff
  /// Swipes and seconds to each control and error.
  case cost

  /// The forms in which a view is written.
  package enum Format: String, Sendable, CaseIterable {
    case markdown, csv, json
  }

  /// The rules that have to be run for it: none for what shows no findings.
  package var needsRules: Bool { self == .clauses || self == .handoff }

  package func write(
    _ files: [AuditedFile], as format: Format, by header: ReportHeader, to output: inout ReportSink
  ) {
    switch (self, format) {
    case (.handoff, .json):
      for file in files {
        for report in file.reports {
          HandoffRecordings(file: file.file, bytes: file.bytes).write(report, to: &output)
        }
      }
    case (_, .json): writeJSON(files, by: header, to: &output)
    case (_, .csv):
      let tables = files.flatMap { file in
        file.reports.flatMap { report in
          self.tables(of: report).map { table in
            AuditTables.Located(
              table: table, file: file.file, screen: report.subject.screen.name)
          }
        }
      }
      AuditTables.csv(tables, to: &output)
    case (_, .markdown): writeMarkdown(files, to: &output)
    }
  }

  private func tables(of report: AuditReport) -> [AuditTable] {
    switch self {
    case .names: NamesView(report.subject).tables
    case .survives: SurvivalView(report.subject, translations: report.translations).tables
    case .clauses: GuidelinesView(report).tables
    case .handoff:
      [HandoffView(report).table(report.subject)]
        + [HandoffView(report).othersTable].filter { !$0.rows.isEmpty }
    case .cost: CostView(report.subject).tables
    }
  }

  private func writeMarkdown(_ files: [AuditedFile], to output: inout ReportSink) {
    for file in files {
      for report in file.reports {
        output.writeLine("## \(TerminalText.of(report.subject.screen.heading))")
        output.writeLine()
        AuditTables.markdown(tables(of: report), to: &output)
      }
    }
    output.writeLine(ReportHeader.notice)
    if needsRules { output.writeLine(AuditText.notice) }
  }

  private func writeJSON(
    _ files: [AuditedFile], by header: ReportHeader, to output: inout ReportSink
  ) {
    var json = JSONWriter()
    json.lines { json in
      json.member("announce", header.version)
      json.member("notice", ReportHeader.notice)
      json.member("view", rawValue)
      json.member("files", each: files, oneALine: true) { file, json in
        json.member("file", file.file)
        json.member("screens", each: file.reports) { report, json in
          json.member("name", report.subject.screen.name)
          AuditTables.write(tables(of: report), to: &json)
        }
        output.drain(&json)
      }
    }
    json.end()
    output.drain(&json)
  }
}
