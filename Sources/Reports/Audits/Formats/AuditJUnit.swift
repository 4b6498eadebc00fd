import Audits
internal import Encoding
import Simulator

/// The output of an audit as JUnit XML.
///
/// A file is a suite, and a finding is a failed case. A finding that does not fail the run is a
/// skipped case. A file without findings has one passed case.
struct AuditJUnit {
  let result: AuditResult

  func write(to output: inout ReportSink) {
    output.writeLine(#"<?xml version="1.0" encoding="UTF-8"?>"#)
    let findings = result.files.map { file in file.reports.flatMap { reading($0) } }
    output.writeLine(
      "<testsuites name=\"announce audit\""
        + counts(
          findings.flatMap(\.self), files: result.files.count,
          others: result.ratchet.map(AuditJUnit.counts) ?? (0, 0, 0)) + ">")
    // The comparison with the baseline is written as a separate suite.
    var rest = result
    rest.ratchet = nil
    let ending = (AuditEnding(rest, listsRules: true).lines + [AuditText.notice]).map(
      XMLText.escaped
    )
    .joined(separator: "\n")
    for (index, (file, findings)) in zip(result.files, findings).enumerated() {
      // The last suite also contains the lines about all files.
      let isLast = index == result.files.count - 1
      write(file, findings, ending: isLast ? ending : AuditText.notice, to: &output)
    }
    if let ratchet = result.ratchet { write(ratchet, to: &output) }
    output.writeLine("</testsuites>")
  }

  /// Writes the suite of the comparison with a baseline.
  ///
  /// Each count that rose has a case, which fails, or is skipped if it rose only with findings that
  /// need review. If no count rose, the suite has one passed case.
  private func write(_ ratchet: AuditRatchet, to output: inout ReportSink) {
    let words = RatchetWords(ratchet: ratchet)
    output.writeLine(
      "  <testsuite\(attribute("name", "ratchet"))"
        + counts([], files: 0, others: AuditJUnit.counts(ratchet)) + ">")
    if ratchet.rises.isEmpty {
      output.writeLine(
        "    <testcase\(attribute("name", "counts"))\(attribute("classname", ratchet.path))/>")
    }
    for change in ratchet.rises {
      output.writeLine(
        "    <testcase\(attribute("name", "\(change.rule) in \(change.file)"))"
          + "\(attribute("classname", ratchet.path))>")
      let tag = change.isFailure ? "failure" : "skipped"
      output.writeLine("      <\(tag)\(attribute("message", words.sentence(change)))/>")
      output.writeLine("    </testcase>")
    }
    let falls = words.falls.joined(separator: "\n")
    output.writeLine("    <system-out>\(XMLText.escaped(falls))</system-out>")
    output.writeLine("  </testsuite>")
  }

  private func reading(_ report: AuditReport) -> [(finding: Finding, location: FindingLocation)] {
    let locations = FindingLocations(report)
    return report.findings.map { ($0, locations.location(of: $0)) }
  }

  private func write(
    _ file: AuditedFile, _ findings: [(finding: Finding, location: FindingLocation)],
    ending: String,
    to output: inout ReportSink
  ) {
    output.writeLine("  <testsuite\(attribute("name", file.name))\(counts(findings, files: 1))>")
    if findings.isEmpty {
      output.writeLine("    <testcase name=\"rules\"\(attribute("classname", file.name))/>")
    }
    let names = AuditJUnit.names(findings)
    for ((finding, location), name) in zip(findings, names) {
      let path = location.file ?? file.file
      let position = location.line.map { attribute("line", "\($0)") } ?? ""
      let at = path == "-" ? "" : attribute("file", RepositoryPath.of(path)) + position
      output.writeLine(
        "    <testcase\(attribute("name", name))"
          + "\(attribute("classname", file.name))\(at)>")
      let text = AuditWording(finding).lines.map(XMLText.escaped).joined(separator: "\n")
      if !result.fails(finding) {
        let kind = finding.needsReview ? "for review" : finding.severity.rawValue
        output.writeLine(
          "      <skipped\(attribute("message", "\(kind): \(AuditWording(finding).message)"))>")
        output.writeLine("\(text)</skipped>")
      } else {
        output.writeLine(
          "      <failure\(attribute("message", AuditWording(finding).message))"
            + "\(attribute("type", finding.severity.rawValue))>")
        output.writeLine("\(text)</failure>")
      }
      output.writeLine("    </testcase>")
    }
    output.writeLine("    <system-out>\(ending)</system-out>")
    output.writeLine("  </testsuite>")
  }

  /// Returns the names of the test cases.
  ///
  /// Equal names get a number, because build servers treat cases with the same name as one case.
  private static func names(
    _ findings: [(finding: Finding, location: FindingLocation)]
  ) -> [String] {
    var counts: [String: Int] = [:]
    return findings.map { finding, location in
      let name = "\(finding.rule): \(location.words)"
      counts[name, default: 0] += 1
      let count = counts[name, default: 1]
      return count == 1 ? name : "\(name) (\(count))"
    }
  }

  /// Returns the numbers of cases in the suite of the comparison with a baseline.
  private static func counts(
    _ ratchet: AuditRatchet
  ) -> (tests: Int, failures: Int, skipped: Int) {
    let failures = ratchet.rises.count(where: \.isFailure)
    return (max(ratchet.rises.count, 1), failures, ratchet.rises.count - failures)
  }

  private func counts(
    _ findings: [(finding: Finding, location: FindingLocation)], files: Int,
    others: (tests: Int, failures: Int, skipped: Int) = (0, 0, 0)
  ) -> String {
    let failures = findings.count { result.fails($0.finding) }
    let tests = max(findings.count, files)
    return
      " tests=\"\(tests + others.tests)\" failures=\"\(failures + others.failures)\" errors=\"0\" "
      + "skipped=\"\(findings.count - failures + others.skipped)\""
  }

  private func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(XMLText.escaped(value))\""
  }
}
