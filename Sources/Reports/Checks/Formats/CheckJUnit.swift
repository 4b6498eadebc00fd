internal import Encoding
import Scenarios
import Simulator
internal import TextIO

/// The output of a check as JUnit XML.
///
/// A document is a suite, and a column of a transcript is a case. The output has no times and
/// dates, so that the same documents always give the same bytes. Source: the schema of Jenkins,
/// `junit-10.xsd`.
struct CheckJUnit {
  func write(_ result: CheckResult, to output: inout ReportSink) {
    var suites = result.reports.map { CheckSuite($0, lacksScenarios: result.lacksScenarios($0)) }
    if !result.refused.isEmpty { suites.append(CheckSuite(refused: result.refused)) }
    output.writeLine(#"<?xml version="1.0" encoding="UTF-8"?>"#)
    let cases = suites.flatMap(\.cases)
    output.writeLine(#"<testsuites name="announce check"\#(CheckJUnit.counts(of: cases))>"#)
    for suite in suites where !output.isClosed { write(suite, to: &output) }
    output.writeLine("</testsuites>")
  }

  private func write(_ suite: CheckSuite, to output: inout ReportSink) {
    output.writeLine(
      "  <testsuite\(attribute("name", suite.name))\(CheckJUnit.counts(of: suite.cases))"
        + " skipped=\"\(suite.skipped)\">")
    write(suite.readers, to: &output)
    for entry in suite.cases { write(entry, of: suite, to: &output) }
    if !suite.remarks.isEmpty {
      let text = suite.remarks.map(XMLText.escaped).joined(separator: "\n")
      output.writeLine("    <system-out>\(text)</system-out>")
    }
    output.writeLine("  </testsuite>")
  }

  /// Writes the versions of the readers as the properties of a suite.
  private func write(_ readers: CheckedReaders, to output: inout ReportSink) {
    guard !readers.readers.isEmpty else { return }
    output.writeLine("    <properties>")
    for reader in readers.readers {
      output.writeLine(
        "      <property\(attribute("name", reader.name))\(attribute("value", reader.words))/>")
    }
    output.writeLine("    </properties>")
  }

  private func write(_ entry: CheckSuite.Case, of suite: CheckSuite, to output: inout ReportSink) {
    let opening =
      "    <testcase\(attribute("classname", suite.name))\(attribute("name", entry.name))"
      + (entry.location.map { "\(attribute("file", $0.file)) line=\"\($0.line)\"" } ?? "")
    let lines: [String] =
      switch entry.outcome {
      case .passed: []
      case .skipped(let reason): ["      <skipped\(attribute("message", reason))/>"]
      case .failed(let severity, let differences): detail(severity, differences)
      case .broken(let problem):
        [
          "      <error\(attribute("message", problem.description))\(attribute("type", "problem"))/>"
        ]
      }
    guard !lines.isEmpty else { return output.writeLine("\(opening)/>") }
    for line in ["\(opening)>"] + lines + ["    </testcase>"] { output.writeLine(line) }
  }

  private func detail(_ severity: DifferenceSeverity, _ differences: [DifferenceWords]) -> [String]
  {
    let message = differences.map(\.title).joined(separator: "; ")
    let text = differences.map { $0.lines.map(XMLText.escaped).joined(separator: "\n") }
      .joined(separator: "\n\n")
    return [
      "      <failure\(attribute("message", message))\(attribute("type", severity.rawValue))>",
      "\(text)</failure>",
    ]
  }

  private func attribute(_ name: String, _ value: String) -> String {
    #" \#(name)="\#(XMLText.escaped(value))""#
  }

  private static func counts(of cases: [CheckSuite.Case]) -> String {
    let failed = cases.count { if case .failed = $0.outcome { true } else { false } }
    let broken = cases.count { if case .broken = $0.outcome { true } else { false } }
    return #" tests="\#(cases.count)" failures="\#(failed)" errors="\#(broken)""#
  }
}
