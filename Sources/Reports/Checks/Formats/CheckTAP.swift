import Scenarios
import Simulator
internal import TextIO

/// The output of a check in the Test Anything Protocol, version 14.
///
/// Source: testanything.org, TAP 14 specification.
struct CheckTAP {
  /// Writes a test point for each column of a transcript, each problem, and each table without a
  /// check.
  func write(_ result: CheckResult, to output: inout ReportSink) {
    var suites = result.reports.map { CheckSuite($0, lacksScenarios: result.lacksScenarios($0)) }
    if !result.refused.isEmpty { suites.append(CheckSuite(refused: result.refused)) }
    let count = suites.reduce(0) { $0 + $1.cases.count }
    output.writeLine("TAP version 14")
    output.writeLine(count == 0 ? "1..0 # SKIP no scenario" : "1..\(count)")
    var number = 0
    for suite in suites where !output.isClosed {
      for entry in suite.cases {
        number += 1
        write(entry, number, of: suite, to: &output)
      }
      for remark in suite.remarks { output.writeLine("# \(TerminalText.of(remark))") }
    }
    output.writeLine("# \(TerminalText.of(CheckSummary(result).line))")
    if let line = result.readers.line { output.writeLine("# \(line)") }
  }

  private func write(
    _ entry: CheckSuite.Case, _ number: Int, of suite: CheckSuite, to output: inout ReportSink
  ) {
    let name = "\(number) - \(CheckTAP.description("\(suite.name): \(entry.name)"))"
    var details: [String]
    switch entry.outcome {
    case .passed: return output.writeLine("ok \(name)")
    case .skipped(let reason):
      return output.writeLine("ok \(name) # SKIP \(CheckTAP.description(reason))")
    case .broken(let problem):
      details = ["message: \(CheckTAP.quoted(problem.description))", "severity: error"]
    case .failed(let severity, let differences):
      details = ["severity: fail", "grade: \(severity.rawValue)", "differences:"]
      details += differences.flatMap(CheckTAP.lines)
    }
    output.writeLine("not ok \(name)")
    for line in ["---"] + details + ["..."] { output.writeLine("  \(line)") }
  }

  private static func lines(of difference: DifferenceWords) -> [String] {
    let lines = [
      "  - at: \(quoted(difference.location))", "    message: \(quoted(difference.title))",
      "    wanted: \(quoted(difference.expected))", "    found: \(quoted(difference.heard))",
    ]
    guard !difference.details.isEmpty else { return lines }
    return lines + ["    details:"] + difference.details.map { "      - \(quoted($0))" }
  }

  /// Returns a description with `#` and `\` escaped, because in TAP they begin a directive or an
  /// escape.
  static func description(_ text: String) -> String {
    var result = ""
    for character in TerminalText.of(text) {
      if character == "#" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result
  }

  /// Returns a double-quoted YAML string on one line.
  ///
  /// Unprintable characters become visible symbols. Source: YAML 1.2, 5.1 and 7.3.1.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for character in TerminalText.of(text).unicodeScalars {
      switch character {
      case "\"", "\\": result += "\\\(character)"
      case "\u{FEFF}", "\u{FFFE}", "\u{FFFF}": result += "\\u" + String(character.value, radix: 16)
      default: result.unicodeScalars.append(character)
      }
    }
    return result + "\""
  }
}
