/// Why input cannot be used, and what would help.
public struct InputError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file as the user named it; `nil` for text that came from elsewhere.
  public var file: String?
  /// Where in the file.
  public var position: SourcePosition?
  /// What is wrong.
  public var problem: String {
    beginning.map { "\(statement), which begins in line \($0.line)" } ?? statement
  }
  /// Where the element begins that the problem names last, so that a document which holds the file
  /// can report its own line.
  package var beginning: SourcePosition?
  /// What the user can do about it.
  public var remedy: String
  /// Whether the file is known to be of a kind that has no screen, as many files of apps are.
  package var isOfOtherKind = false
  private let statement: String

  /// Creates an error from a problem, its position and a remedy.
  public init(
    file: String?, position: SourcePosition? = nil, problem: String, remedy: String
  ) {
    self.file = file
    self.position = position
    statement = problem
    self.remedy = remedy
  }

  /// One line, without control characters: `file:line:column: problem; remedy`.
  public var description: String {
    var location = file ?? ""
    if let position {
      location += location.isEmpty ? "" : ":"
      location += "\(position.line):\(position.column)"
    }
    let sentence = location.isEmpty ? "\(problem); \(remedy)" : "\(location): \(problem); \(remedy)"
    return InputError.printable(sentence)
  }

  /// The text without characters that act on a terminal, which names of files and encodings may hold.
  private static func printable(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
