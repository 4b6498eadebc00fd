/// An error about input that cannot be used, with advice on what to do.
///
/// ```swift
/// do {
///   _ = try Screen.contents(ofFile: "sign-up.html")
/// } catch {
///   print(error)  // sign-up.html: no such file; check the path
/// }
/// ```
public struct InputError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file as the user named it, or `nil` for text that is not in a file.
  public var file: String?
  /// The position in the file, if it is known.
  public var position: SourcePosition?
  /// The problem, in words.
  public var problem: String {
    elementStart.map { "\(statement), which begins in line \($0.line)" } ?? statement
  }
  /// The start of the element that ``problem`` mentions, or `nil` if it mentions none.
  ///
  /// If the text with the error is only a part of a document, the position is later replaced by the
  /// position in the whole document.
  package var elementStart: SourcePosition?
  /// What the user can do to solve the problem.
  public var remedy: String
  /// Whether the file is of a kind that never contains a screen.
  package var hasNoScreen = false
  /// Whether the file is correct, but no importer reads screens from its language.
  package var isUnsupported = false
  private let statement: String

  package init(file: String?, position: SourcePosition? = nil, problem: String, remedy: String) {
    self.file = file
    self.position = position
    statement = problem
    self.remedy = remedy
  }

  /// The error on one line, without control characters: `file:line:column: problem; remedy`.
  public var description: String {
    var location = file ?? ""
    if let position {
      location += location.isEmpty ? "" : ":"
      location += "\(position.line):\(position.column)"
    }
    let sentence = location.isEmpty ? "\(problem); \(remedy)" : "\(location): \(problem); \(remedy)"
    // The sentence can contain the name of a file or an encoding, and such a name can contain
    // characters that control a terminal.
    let scalars = sentence.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
