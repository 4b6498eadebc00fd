import AccessibilityTree

/// Why a script of gestures or of an app’s answers could not be read: where, what is wrong and what would
/// be right.
public struct ScriptError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Where in the script; lines and columns count from 1, columns in Unicode scalars.
  public var line, column: Int
  /// What is wrong, and what would be right.
  public var problem, remedy: String

  /// A mistake at a place of a script.
  public init(_ problem: String, remedy: String, line: Int, column: Int) {
    self.problem = problem
    self.remedy = remedy
    self.line = line
    self.column = column
  }

  /// Place, mistake and remedy in one line, without control characters.
  public var description: String {
    "line \(line), column \(column): \(OutlineText.escaped(problem)); \(OutlineText.escaped(remedy))"
  }
}
