public import Simulator

/// Why a file did not become a screen, and what would help.
public struct ImportError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file as the user named it; absent for text that came from elsewhere.
  public var file: String?
  /// Where in the file.
  public var position: Node.Position?
  /// What is wrong.
  public var problem: String {
    beginning.map { "\(statement), which begins in line \($0.line)" } ?? statement
  }
  /// Where the thing begins that the problem names last, so that a document which holds the file
  /// can tell its own line.
  package var beginning: Node.Position?
  /// What the user can do about it.
  public var remedy: String
  /// Whether the file is known as one of a kind that has no screen, as many in the folders of apps are.
  package var isOfOtherKind = false
  private let statement: String

  /// A problem at a place, with its remedy.
  public init(
    file: String?, position: Node.Position? = nil, problem: String, remedy: String
  ) {
    self.file = file
    self.position = position
    statement = problem
    self.remedy = remedy
  }

  /// One line, without control characters: `file:line:column: problem; remedy`.
  public var description: String {
    var place = file ?? ""
    if let position {
      place += place.isEmpty ? "" : ":"
      place += "\(position.line):\(position.column)"
    }
    let sentence = place.isEmpty ? "\(problem); \(remedy)" : "\(place): \(problem); \(remedy)"
    return ImportError.printable(sentence)
  }

  /// A name of a file or an encoding may hold anything; a terminal should not obey it.
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
