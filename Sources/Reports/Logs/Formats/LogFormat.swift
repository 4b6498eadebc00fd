/// The output formats of a comparison with a reader's log.
package enum LogFormat: String, Sendable, CaseIterable {
  /// Text for a terminal.
  case text
  /// Markdown for a comment on a pull request.
  case markdown
  case json

  /// Writes the comparisons of a log's walks with their screens.
  ///
  /// A walk is the part of a log about one screen.
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
