/// An error in an outline, with its location, the problem and the correction.
public struct OutlineError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path of the file, as the user wrote it.
  public var file: String?
  /// The location in the outline.
  ///
  /// Lines and columns count from 1. A column counts Unicode scalars.
  public var position: Node.Position
  /// The problem, and how to solve it.
  public var problem, remedy: String

  /// Creates an error at a location of an outline.
  public init(
    _ problem: String, remedy: String, at position: Node.Position, in file: String? = nil
  ) {
    self.problem = problem
    self.remedy = remedy
    self.position = position
    self.file = file
  }

  /// The line, from 1.
  public var line: Int { position.line }

  /// The column, from 1, in Unicode scalars.
  public var column: Int { position.column }

  /// The location, problem and remedy in one line, without control characters.
  public var description: String {
    let location =
      file.map { "\(OutlineText.escaped($0)):\(line):\(column)" }
      ?? "line \(line), column \(column)"
    return "\(location): \(problem); \(remedy)"
  }
}
