/// The output formats of a diff.
package enum DiffFormat: String, Sendable, CaseIterable {
  /// Text for a terminal.
  case text
  /// Markdown for a comment on a pull request.
  case markdown
  case json

  package func write(
    _ result: DiffResult, style: TerminalStyle, by header: ReportHeader, to output: inout ReportSink
  ) {
    switch self {
    case .text: DiffText(style: style).write(result, to: &output)
    case .markdown: DiffMarkdown().write(result, to: &output)
    case .json: DiffJSON(header: header).write(result, to: &output)
    }
  }
}
