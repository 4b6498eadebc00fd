/// The forms in which is written what is heard differently.
package enum DiffFormat: String, Sendable, CaseIterable {
  /// Lines for people.
  case text
  /// Markdown for a comment on a change.
  case markdown
  /// JSON for programs.
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
