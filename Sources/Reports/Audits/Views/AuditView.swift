import Audits
internal import Encoding
import Simulator
internal import TextIO

/// A table that an auditor can read in place of the list of findings.
package enum AuditView: String, Sendable, CaseIterable {
  /// The lists by which people navigate, such as all headings of a page.
  ///
  /// In these lists, names are heard out of context.
  case names
  /// The facts that readers announce for each control in each reading condition.
  case coverage
  /// The results of the audit by guideline and by success criterion.
  case guidelines
  /// The checks to make on a real phone.
  case deviceChecklist = "device-checklist"
  /// The number of swipes and seconds from the first stop to each control and error.
  case cost

  /// The output formats of a view.
  package enum Format: String, Sendable, CaseIterable {
    case markdown, csv, json
    /// A JSON value on each line.
    case jsonLines = "jsonl"
  }

  /// The formats in which the view can be written.
  ///
  /// The device checklist is a file of recordings, which are JSON lines.
  package var formats: [Format] {
    [.markdown, .csv, self == .deviceChecklist ? .jsonLines : .json]
  }

  /// Whether the view shows findings, so that rules must run.
  package var needsRules: Bool { self == .guidelines || self == .deviceChecklist }

  /// The name of the view in JSON; scripts read it, so it never changes.
  package var jsonName: String {
    switch self {
    case .coverage: "survives"
    case .guidelines: "clauses"
    case .deviceChecklist: "handoff"
    case .names, .cost: rawValue
    }
  }

  package func write(
    _ files: [AuditedFile], as format: Format, by header: ReportHeader, to output: inout ReportSink
  ) {
    switch format {
    case .jsonLines:
      for file in files {
        for report in file.reports {
          DeviceChecklistRecordings(file: file.file, bytes: file.bytes).write(report, to: &output)
        }
      }
    case .json: writeJSON(files, by: header, to: &output)
    case .csv:
      let tables = files.flatMap { file in
        file.reports.flatMap { report in
          self.tables(of: report).map { table in
            AuditTables.LocatedTable(
              table: table, file: file.file, screen: report.subject.screen.name)
          }
        }
      }
      AuditTables.csv(tables, to: &output)
    case .markdown: writeMarkdown(files, to: &output)
    }
  }

  private func tables(of report: AuditReport) -> [AuditTable] {
    switch self {
    case .names: NamesView(report.subject).tables
    case .coverage: CoverageView(report.subject, translations: report.translations).tables
    case .guidelines: GuidelinesView(report).tables
    case .deviceChecklist:
      [DeviceChecklistView(report).table(report.subject)]
        + [DeviceChecklistView(report).othersTable].filter { !$0.rows.isEmpty }
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
      json.member("view", jsonName)
      json.member("files", each: files, onePerLine: true) { file, json in
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
