import Simulator

/// The forms in which the result of a check is written.
package enum CheckFormat: String, Sendable, CaseIterable {
  /// Lines for people.
  case text
  /// XML for build servers.
  case junit
  /// Annotations beside the lines of a change on GitHub.
  case github
  /// JSON for programs.
  case json
  /// Lines of the Test Anything Protocol.
  case tap

  /// Whether the form has a place for the line that counts.
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
