/// The output formats of a check.
package enum CheckFormat: String, Sendable, CaseIterable {
  /// Text for a terminal.
  case text
  /// JUnit XML for build servers.
  case junit
  /// GitHub annotations at the changed lines.
  case github
  case json
  /// Test Anything Protocol.
  case tap

  /// Whether the format can contain a summary line.
  package var hasSummary: Bool { self != .junit && self != .json }

  package func write(
    _ result: CheckResult, style: TerminalStyle, by header: ReportHeader,
    to output: inout ReportSink
  ) {
    switch self {
    case .text: CheckText(style: style).write(result, to: &output)
    case .junit: CheckJUnit().write(result, to: &output)
    case .github: CheckGitHub().write(result, to: &output)
    case .json: CheckJSON(header: header).write(result, to: &output)
    case .tap: CheckTAP().write(result, to: &output)
    }
  }
}
