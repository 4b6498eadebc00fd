internal import Scenarios
internal import Simulator
internal import TextIO

/// Why a test of scenario documents fails, and where.
public struct ScenarioFailure: Sendable, Hashable {
  /// The whole path of the document, or of the file of a screen; absent when it is the test that
  /// something is wrong with.
  public var file: String?
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int
  /// What is the matter, in one line or several.
  public var message: String

  /// A failure of the test itself.
  init(_ message: String) {
    file = nil
    line = 1
    column = 1
    self.message = message
  }

  /// A failure in a file.
  init(_ message: String, at position: Node.Position?, of file: String) {
    self.file = position?.file ?? file
    line = max(position?.line ?? 1, 1)
    column = max(position?.column ?? 1, 1)
    self.message = message
  }
}

extension ScenarioFailure {
  /// What is wrong with a document or one of its screens.
  init(_ problem: InputError, of document: String) {
    self.init(
      "\(problem.problem); \(problem.remedy)",
      at: problem.position.map { Node.Position(line: $0.line, column: $0.column) },
      of: problem.file ?? document)
  }

  /// What is heard differently in a row of a document, and how to accept it.
  init(
    _ difference: CellDifference, in check: ColumnCheck, of document: String, advice: String
  ) {
    let stop = difference.stop.map { ", stop \($0)" } ?? ""
    let names = [check.heading, check.screen, difference.column].filter { !$0.isEmpty }
    var lines = [
      "\(difference.grade.rawValue): \(names.joined(separator: ", "))\(stop) (- expected, + heard)",
      "  - \(difference.expected ?? "(no stop)")",
      "  + \(difference.heard ?? "(no stop)")",
    ]
    lines += difference.parts.map { "    \($0.text)" }
    lines += difference.explanations.map { "    \($0)" }
    lines.append(advice)
    self.init(lines.joined(separator: "\n"), at: difference.position, of: document)
  }
}
