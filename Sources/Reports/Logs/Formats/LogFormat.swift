import Simulator

/// The output formats of a comparison with a log.
package enum LogFormat: String, Sendable, CaseIterable {
  /// Text for a terminal.
  case text
  /// Markdown for a comment on a change.
  case markdown
  case json

  /// Writes the comparisons of one or more walks in a log with their screens.
  package func write(
    _ results: [LogResult], style: TerminalStyle, by header: ReportHeader,
    to output: inout ReportSink
  ) {
    switch self {
    case .text:
      for (index, result) in results.enumerated() {
        if index > 0 { output.writeLine() }
        LogText(style: style).write(result, to: &output)
      }
    case .markdown:
      for result in results { LogMarkdown().write(result, to: &output) }
      output.writeLine(ReportHeader.notice)
    case .json: LogJSON(header: header).write(results, to: &output)
    }
  }
}
