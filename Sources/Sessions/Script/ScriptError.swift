import AccessibilityTree

/// A mistake in a script of gestures or in an app script.
///
/// The error states the location of the mistake, what is wrong, and how to correct it.
public struct ScriptError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line and column of the mistake, counted from 1; columns count Unicode scalars.
  public var line, column: Int
  /// What is wrong, and how to correct it.
  public var problem, remedy: String

  /// Creates an error.
  public init(_ problem: String, remedy: String, line: Int, column: Int) {
    self.problem = problem
    self.remedy = remedy
    self.line = line
    self.column = column
  }

  /// Location, problem and remedy on one line, without control characters.
  public var description: String {
    "line \(line), column \(column): \(OutlineText.escaped(problem)); \(OutlineText.escaped(remedy))"
  }
}
