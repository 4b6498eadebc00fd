import Audits
import Simulator

/// The output formats of a report.
package enum ReportFormat: String, Sendable, CaseIterable {
  /// The HTML page.
  case html
  /// Everything on the page, as JSON.
  case json
  /// Announcements and findings as Markdown, for wikis.
  case markdown
  /// Announcements as Gherkin scenarios.
  case gherkin
  /// Announcements as acceptance criteria.
  case criteria
  /// A table of the criteria of WCAG 2.2 and EN 301 549, as in conformance reports.
  case acr
  /// The picture of the first screen alone.
  case svg
  /// The same picture, which the caller renders in a browser.
  case png

  package func write(
    _ screens: [ReportScreen], sound: ReportSound, change: DiffResult?, by header: ReportHeader,
    to output: inout ReportSink
  ) {
    switch self {
    case .html:
      ReportPage(screens, sound: sound, change: change, by: header).write(to: &output)
    case .json: ReportJSON(screens: screens, change: change, header: header).write(to: &output)
    case .markdown:
      for screen in screens {
        MarkdownFormat.write(screen.reading, to: &output)
        output.writeLine()
      }
      AuditMarkdown().write(ReportFormat.result(screens), to: &output)
      output.writeLine()
      output.writeLine(ReportHeader.notice)
    case .gherkin: for screen in screens { ReportGherkin(screen: screen).write(to: &output) }
    case .criteria:
      for screen in screens { ReportCriteria(screen: screen).write(to: &output) }
      output.writeLine(ReportHeader.notice)
    case .acr:
      for screen in screens { ConformanceTable(screen: screen).write(to: &output) }
      output.writeLine(ConformanceTable.notice)
    case .svg, .png:
      if let first = screens.first {
        output.write(ScreenPicture(first).svg())
        output.writeLine()
      }
    }
  }

  /// Returns the findings of all screens, grouped by file.
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
