import Simulator

/// The output formats of a comparison with a log.
package enum LogFormat: String, Sendable, CaseIterable {
  /// Text for a terminal.
  case text
  /// Markdown for a comment on a change.
  case markdown
  case json

  package func write(
    _ result: LogResult, style: TerminalStyle, by header: ReportHeader, to output: inout ReportSink
  ) {
    switch self {
    case .text: LogText(style: style).write(result, to: &output)
    case .markdown: LogMarkdown().write(result, to: &output)
    case .json: LogJSON(header: header).write(result, to: &output)
    }
  }
}
