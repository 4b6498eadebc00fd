import Importers
import Scenarios
import Simulator

/// Writes the result of a check by the Test Anything Protocol, version 14.
///
/// Source: testanything.org, TAP 14 specification.
struct CheckTAP {
  /// Writes a test point for each column of a transcript, each problem and what is not checked.
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
      for remark in suite.remarks { output.writeLine("# \(VisibleText.of(remark))") }
    }
    output.writeLine("# \(VisibleText.of(CheckSummary(result).line))")
  }

  private func write(
    _ entry: CheckSuite.Case, _ number: Int, of suite: CheckSuite, to output: inout ReportSink
  ) {
    let name = CheckTAP.description("\(suite.name): \(entry.name)")
    switch entry.outcome {
    case .passed: output.writeLine("ok \(number) - \(name)")
    case .skipped(let reason):
      output.writeLine("ok \(number) - \(name) # SKIP \(CheckTAP.description(reason))")
    case .broken(let problem):
      output.writeLine("not ok \(number) - \(name)")
      output.writeLine("  ---")
      output.writeLine("  message: \(CheckTAP.quoted(problem.description))")
      output.writeLine("  severity: error")
      output.writeLine("  ...")
    case .failed(let grade, let differences):
      output.writeLine("not ok \(number) - \(name)")
      write(grade, differences, to: &output)
    }
  }

  private func write(
    _ grade: Grade, _ differences: [DifferenceWords], to output: inout ReportSink
  ) {
    output.writeLine("  ---")
    output.writeLine("  severity: fail")
    output.writeLine("  grade: \(grade.rawValue)")
    output.writeLine("  differences:")
    for difference in differences {
      output.writeLine("    - at: \(CheckTAP.quoted(difference.place))")
      output.writeLine("      message: \(CheckTAP.quoted(difference.title))")
      output.writeLine("      wanted: \(CheckTAP.quoted(difference.expected))")
      output.writeLine("      found: \(CheckTAP.quoted(difference.heard))")
      if difference.details.isEmpty { continue }
      output.writeLine("      details:")
      for detail in difference.details {
        output.writeLine("        - \(CheckTAP.quoted(detail))")
      }
    }
    output.writeLine("  ...")
  }

  /// A description: a hash would begin a directive, a backslash an escape.
  static func description(_ text: String) -> String {
    var result = ""
    for character in VisibleText.of(text) {
      if character == "#" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result
  }

  /// A text between double quotes of YAML, in one line.
  ///
  /// Source: YAML 1.2, 5.1 and 7.3.1; what is not printable is shown, as everywhere in lines.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for character in VisibleText.of(text).unicodeScalars {
      switch character {
      case "\"", "\\": result.unicodeScalars.append(contentsOf: ["\\", character])
      case "\u{FEFF}", "\u{FFFE}", "\u{FFFF}": result += "\\u" + String(character.value, radix: 16)
      default: result.unicodeScalars.append(character)
      }
    }
    return result + "\""
  }
}
