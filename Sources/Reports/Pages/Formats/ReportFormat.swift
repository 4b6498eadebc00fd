import Audits
import Simulator

/// The forms in which a report is written.
package enum ReportFormat: String, Sendable, CaseIterable {
  /// The page.
  case html
  /// All that is on the page, for programs.
  case json
  /// What is heard and what is wrong, for wikis.
  case markdown
  /// What is heard, as scenarios of Gherkin.
  case gherkin
  /// What is to be heard, as teams write acceptance criteria.
  case criteria
  /// A table of the criteria of WCAG 2.2 and EN 301 549, as conformance reports have it.
  case acr
  /// The picture of the first screen alone.
  case svg

  package func write(
    _ screens: [ReportScreen], sound: ReportSound, change: DiffResult?, by header: ReportHeader,
    to output: inout ReportSink
  ) {
    switch self {
    case .html:
      ReportPage(screens, sound: sound, change: change, by: header).write(to: &output)
    case .json: ReportJSON(screens, change, header).write(to: &output)
    case .markdown:
      for screen in screens {
        MarkdownFormat.write(screen.reading, to: &output)
        output.writeLine()
      }
      AuditMarkdown().write(ReportFormat.result(screens), to: &output)
      output.writeLine()
      output.writeLine(ReportHeader.notice)
    case .gherkin: for screen in screens { ReportGherkin(screen).write(to: &output) }
    case .criteria:
      for screen in screens { ReportCriteria(screen).write(to: &output) }
      output.writeLine(ReportHeader.notice)
    case .acr:
      for screen in screens { ConformanceTable(screen).write(to: &output) }
      output.writeLine(ConformanceTable.notice)
    case .svg:
      if let first = screens.first {
        output.write(ReportPicture(first, at: ReportPlace(number: 1, name: nil)).standalone)
        output.writeLine()
      }
    }
  }

  /// The findings of all screens, file by file.
  static func result(_ screens: [ReportScreen]) -> AuditResult {
    var files: [AuditedFile] = []
    for screen in screens {
      if files.last?.file == screen.file {
        files[files.count - 1].reports.append(screen.audit)
      } else {
        files.append(AuditedFile(file: screen.file, bytes: screen.bytes, reports: [screen.audit]))
      }
    }
    return AuditResult(files: files)
  }
}
