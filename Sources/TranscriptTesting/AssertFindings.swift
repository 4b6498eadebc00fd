public import Audits
public import Simulator
internal import Testing
internal import XCTest

/// Fails the test at the caller's line if an audit finds anything certain on a screen.
///
/// What a person has to decide does not fail. Works in XCTest and in Swift Testing.
///
///     assertNoFindings(in: try .contents(ofFile: "Screens/sign-up.html"))
///
/// - Parameters:
///   - screen: What is on the screen: a Swift literal, an outline or a file.
///   - rules: The rules, by ids or aliases; all of them without any.
public func assertNoFindings(
  in screen: Screen, rules: [String] = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  assertFindings(
    of: screen, [], rules: rules, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Fails the test at the caller's line unless an audit finds just what is expected.
///
/// An element is named by its name, by `#` and its identifier, or by the number of its stop. What a
/// person has to decide may be expected and need not be. Works in XCTest and in Swift Testing.
///
///     assertFindings(of: [.textField("")], [ExpectedFinding("label-missing", "1")])
///
/// - Parameters:
///   - screen: What is on the screen: a Swift literal, an outline or a file.
///   - expected: The findings, in any order.
///   - rules: The rules, by ids or aliases; all of them without any.
public func assertFindings(
  of screen: Screen, _ expected: [ExpectedFinding], rules: [String] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  guard let message = findingsDifference(of: screen, expected, rules: rules) else { return }
  let place = SourceLocation(
    fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  TestFailure(message: message, place: place).report(file: filePath, line: line)
}

/// How what an audit finds departs from what is expected, a line for each finding; absent when it does
/// not.
///
/// The assertions report exactly this; call it yourself to build one of your own.
public func findingsDifference(
  of screen: Screen, _ expected: [ExpectedFinding], rules: [String] = []
) -> String? {
  var chosen: [AuditRule] = []
  for name in rules {
    guard let rule = AuditRule(named: name) else { return "no rule is called “\(name)”" }
    if !chosen.contains(rule) { chosen.append(rule) }
  }
  let audit = rules.isEmpty ? Audit() : Audit(chosen)
  let report = audit.report(
    on: AuditSubject(screen, by: allReaders, in: audit.readingConditions))
  let (found, unexpected) = report.matching(expected)
  var lines = zip(expected, found).filter { $0.1 == nil }.map { wanted, _ in
    "expected and not found: \(wanted.rule) at “\(wanted.element)”"
  }
  for finding in unexpected {
    let element = report.expectation(of: finding)
    lines.append("found: \(element.rule) at “\(element.element)”: \(finding.message)")
    lines += finding.heard.map { "  \($0.reader): \($0.text)" }
    if !finding.fix.text.isEmpty { lines.append("  mend: \(finding.fix.text)") }
  }
  return lines.isEmpty ? nil : lines.joined(separator: "\n")
}
