/// The output formats of an audit.
package enum AuditFormat: String, Sendable, CaseIterable {
  /// Text for a terminal.
  case text
  case json
  /// SARIF 2.1.0, from which code hosts show findings at lines of the source.
  case sarif
  /// GitHub annotations at the changed lines.
  case github
  /// Markdown for a comment on a pull request.
  case markdown
  /// JUnit XML for build servers.
  case junit
  /// An HTML fragment to embed in another page.
  case html = "html-fragment"

  /// Writes the result of an audit.
  ///
  /// - Parameter isVerbose: Whether the text format lists the rules that ran.
  package func write(
    _ result: AuditResult, style: TerminalStyle, isVerbose: Bool = false, by header: ReportHeader,
    to output: inout ReportSink
  ) {
    switch self {
    case .text: AuditText(style: style, isVerbose: isVerbose).write(result, to: &output)
    case .json: AuditJSON(header: header).write(result, to: &output)
    case .sarif: AuditSARIF(header: header).write(result, to: &output)
    case .github: AuditGitHub().write(result, to: &output)
    case .markdown: AuditMarkdown().write(result, to: &output)
    case .junit: AuditJUnit(result: result).write(to: &output)
    case .html: AuditHTML().write(result, to: &output)
    }
  }
}
