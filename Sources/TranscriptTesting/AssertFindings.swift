public import Audits
public import Simulator

/// Fails the test at the caller's line if an audit of a screen has any finding, except findings
/// that need review.
///
/// The assertion works in XCTest and in Swift Testing.
///
///     assertNoFindings(in: try .contents(ofFile: "Screens/sign-up.html"))
///
/// - Parameters:
///   - screen: The screen: a Swift literal, an outline or a file.
///   - rules: The ids or aliases of the rules to run; all rules if empty.
///   - fileID: The file in which Swift Testing shows a failure.
///   - filePath: The source file of the test.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertNoFindings(
  in screen: Screen, rules: [String] = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  assertFindings(
    of: screen, [], rules: rules, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Fails the test at the caller's line unless an audit of a screen reports exactly the expected
/// findings.
///
/// An expected finding names its element by the element's name, by `#` and the element's
/// identifier, or by the number of the element's stop. A finding that needs review may be listed as
/// expected, but the test also passes without it. The assertion works in XCTest and in Swift
/// Testing.
///
///     assertFindings(of: [.textField("")], [ExpectedFinding("label-missing", "1")])
///
/// - Parameters:
///   - screen: The screen: a Swift literal, an outline or a file.
///   - expected: The findings, in any order.
///   - rules: The ids or aliases of the rules to run; all rules if empty.
///   - fileID: The file in which Swift Testing shows a failure.
///   - filePath: The source file of the test.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertFindings(
  of screen: Screen, _ expected: [ExpectedFinding], rules: [String] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  guard let message = findingsDifference(of: screen, expected, rules: rules) else { return }
  failTest(message, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Compares the findings of an audit with the expected ones.
///
/// The assertions for findings report the returned text. Call this function to build an assertion
/// of your own.
///
/// - Parameters:
///   - screen: The screen: a Swift literal, an outline or a file.
///   - expected: The findings, in any order.
///   - rules: The ids or aliases of the rules to run; all rules if empty.
/// - Returns: One paragraph for each missing or unexpected finding, or `nil` if the findings agree.
public func findingsDifference(
  of screen: Screen, _ expected: [ExpectedFinding], rules: [String] = []
) -> String? {
  var chosen: [AuditRule] = []
  for name in rules {
    let named = AuditRule.all(named: name)
    guard !named.isEmpty else {
      return "no rule is called “\(name)”; see announce audit --rules"
    }
    chosen += named.filter { !chosen.contains($0) }
  }
  let audit = rules.isEmpty ? Audit() : Audit(chosen)
  let report = audit.report(on: AuditSubject(screen, by: allReaders, in: audit.readingConditions))
  let (found, unexpected) = report.matching(expected)
  var lines = zip(expected, found).filter { $0.1 == nil }.map { wanted, _ in
    "missing finding: \(description(of: wanted))"
  }
  for finding in unexpected {
    let element = report.expectation(of: finding)
    lines.append("unexpected finding: \(description(of: element)): \(finding.message)")
    lines += finding.heard.map { "  \($0.reader): \($0.text)" }
    if !finding.fix.text.isEmpty { lines.append("  fix: \(finding.fix.text)") }
  }
  return lines.isEmpty ? nil : lines.joined(separator: "\n")
}

private func description(of finding: ExpectedFinding) -> String {
  finding.element.isEmpty
    ? "\(finding.rule) on the whole screen" : "\(finding.rule) at “\(finding.element)”"
}
