import Simulator

/// The forms in which the result of a check is written.
enum CheckFormat: String, Sendable, CaseIterable {
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

  /// Writes a result; the summary goes to standard error where the form has no place for it.
  func write(_ result: CheckResult, style: Style, _ streams: inout Streams) {
    switch self {
    case .text: CheckText(style: style).write(result, to: &streams.output)
    case .junit: CheckJUnit().write(result, to: &streams.output)
    case .github: CheckGitHub().write(result, to: &streams.output)
    case .json: CheckJSON().write(result, to: &streams.output)
    case .tap: CheckTAP().write(result, to: &streams.output)
    }
    switch self {
    case .text, .github, .tap: break
    case .junit, .json: streams.complain(CheckSummary(result).line)
    }
  }
}
