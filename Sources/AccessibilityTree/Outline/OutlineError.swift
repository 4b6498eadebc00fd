/// Why an outline could not be read: where, what is wrong and what would be right.
public struct OutlineError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file, as the user named it.
  public var file: String?
  /// Where in the outline; lines and columns count from 1, columns in Unicode scalars.
  public var position: Node.Position
  /// What is wrong, and what would be right.
  public var problem, remedy: String

  /// A mistake at a place of an outline.
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

  /// Place, mistake and remedy in one line, without control characters.
  public var description: String {
    let place =
      file.map { "\(OutlineText.escaped($0)):\(line):\(column)" }
      ?? "line \(line), column \(column)"
    return "\(place): \(problem); \(remedy)"
  }
}
