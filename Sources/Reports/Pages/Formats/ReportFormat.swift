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
  /// A draft of an accessibility conformance report, as Markdown.
  case acr
  /// A draft of an accessibility conformance report, in the file format OpenACR.
  case openacr
  /// Only the picture of the first screen, as SVG.
  case svg
  /// Only the picture of the first screen, which the caller renders as PNG in a browser.
  case png

  /// Whether the format is a conformance report.
  package var isConformanceReport: Bool { self == .acr || self == .openacr }

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - details: The details of the product for a conformance report.
  ///   - document: The path of the report's own file, to which the links in it are relative.
  package func write(
    _ screens: [ReportScreen], sound: ReportSound, change: DiffResult?,
    details: ConformanceDetails = ConformanceDetails(), document: String = "report",
    by header: ReportHeader, to output: inout ReportSink
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
      ConformanceMarkdown(
        report: ConformanceReport(screens, details: details, document: document, by: header)
      ).write(to: &output)
    case .openacr:
      OpenACR(report: ConformanceReport(screens, details: details, document: document, by: header))
        .write(to: &output)
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
