import Audits

/// The forms in which findings are written.
package enum AuditFormat: String, Sendable, CaseIterable {
  /// Lines for people.
  case text
  /// JSON for programs.
  case json
  /// SARIF 2.1.0, which code hosts show beside the lines.
  case sarif
  /// Annotations of GitHub, beside the lines of a change.
  case github
  /// Markdown for a comment on a change.
  case markdown
  /// The XML that build servers know from JUnit.
  case junit
  /// A piece of HTML for a page of one's own.
  case html = "html-fragment"

  package func write(
    _ result: AuditResult, style: TerminalStyle, by header: ReportHeader,
    to output: inout ReportSink
  ) {
    switch self {
    case .text: AuditText(style: style).write(result, to: &output)
    case .json: AuditJSON(header: header).write(result, to: &output)
    case .sarif: AuditSARIF(header: header).write(result, to: &output)
    case .github: AuditGitHub().write(result, to: &output)
    case .markdown: AuditMarkdown().write(result, to: &output)
    case .junit: AuditJUnit(result).write(to: &output)
    case .html: AuditHTML().write(result, to: &output)
    }
  }
}
