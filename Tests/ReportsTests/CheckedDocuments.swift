import Importers
import Simulator
import TextIO

@testable import Reports
@testable import Scenarios

/// Reports like those of a check, with which the output formats are tested separately.
enum CheckedDocuments {
  static let rule = Rule(
    "EditTextContent", "It tells.", source: "TalkBack 15.1, a.java", .sourceCode)
  static let guess = Rule("Guess", "It guesses.", source: "nobody", .assumed)

  /// A difference in which a label was changed.
  static var reworded: CellDifference {
    var difference = CellDifference(
      position: Node.Position(line: 12, column: 40), column: "TalkBack, hints off", stop: 2,
      expected: "Email, edit box", heard: "E-mail address, edit box", severity: .reworded)
    difference.parts = [
      DifferingPart(.heard, .label, "E-mail address", by: rule),
      DifferingPart(.notHeard, nil, "Email"),
    ]
    difference.explanations = ["These are VoiceOver's words."]
    return difference
  }

  /// A text with characters that have a special meaning in at least one output format.
  static let hostile = "a\"b'<c>&]]>%0A\u{1B}[31m#\\\r\n::error::x\u{0}\u{202E}|\u{85}\u{FFFE}"

  /// Returns the report on a document, with one column that has the given differences.
  static func report(
    _ differences: [CellDifference], file: String = "Scenarios/sign up.md",
    screen: String = "Sign up",
    heading: String = "Fields"
  ) -> DocumentReport {
    var report = DocumentReport(file: file)
    var check = ColumnCheck(
      heading: heading, screen: screen, column: "TalkBack, hints off",
      position: Node.Position(line: 10, column: 3))
    check.comparedCells = 3
    check.stops = 4
    check.emptyCells = 1
    check.differences = differences
    report.checks = [check]
    return report
  }

  /// A report with every kind of content.
  static var everything: DocumentReport {
    var report = report([reworded])
    var second = report.checks[0]
    second.differences = []
    second.column = "VoiceOver"
    second.assumed = [
      AssumedWords(
        position: Node.Position(line: 11, column: 3), column: "VoiceOver", words: "button",
        rule: guess,
        attestation: .assumed)
    ]
    report.checks.append(second)
    report.problems = [
      InputError(
        file: "Scenarios/sign up.md", position: Node.Position(line: 20, column: 1),
        problem: "there is no screen before this table", remedy: "write one before it")
    ]
    report.notes = [
      DocumentNote(position: Node.Position(line: 30, column: 1), message: "This table is prose.")
    ]
    report.notChecked = [
      NotChecked(
        kind: .script, position: Node.Position(line: 40, column: 1),
        message: "Gestures are not checked yet.")
    ]
    return report
  }

  /// A report with every kind of content, in which each text is the hostile one.
  static var hostileReport: DocumentReport {
    let rule = Rule(hostile, hostile, source: hostile, .documented)
    let position = Node.Position(line: 1, column: 2)
    var difference = CellDifference(
      position: position, column: hostile, stop: 1, expected: hostile, heard: "x " + hostile,
      severity: .added)
    difference.parts = [DifferingPart(.heard, .label, hostile, by: rule)]
    difference.explanations = [hostile]
    var report = report([difference], file: hostile, screen: hostile, heading: hostile)
    report.checks[0].column = hostile
    report.checks[0].assumed = [
      AssumedWords(
        position: position, column: hostile, words: hostile, rule: rule, attestation: .untranslated)
    ]
    report.notes = [DocumentNote(position: position, message: hostile)]
    report.notChecked = [NotChecked(kind: .script, position: position, message: hostile)]
    report.problems = [
      InputError(file: hostile, position: position, problem: hostile, remedy: hostile)
    ]
    return report
  }

  static let header = ReportHeader(version: "1.2.3")

  /// Returns the output in a format.
  static func written(
    _ reports: [DocumentReport], as format: CheckFormat, style: TerminalStyle = TerminalStyle(),
    named: [String] = [], refused: [InputError] = []
  ) -> String {
    let result = CheckResult(reports: reports, refused: refused, named: named)
    return ReportsTests.written { format.write(result, style: style, by: header, to: &$0) }
  }
}
