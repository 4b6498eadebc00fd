import Audits

/// The forms in which findings are written.
package enum AuditFormat: String, Sendable, CaseIterable {
  /// Lines for people.
  case text
  /// JSON for programs.
  case json

  package func write(
    _ files: [AuditedFile], style: Style, by header: ReportHeader, to output: inout ReportSink
  ) {
    switch self {
    case .text: AuditText(style: style).write(files, to: &output)
    case .json: AuditJSON(header: header).write(files, to: &output)
    }
  }
}
