/// A note about information that a file does not contain, so that the real screen may announce
/// something else.
///
///     for diagnostic in screen.diagnostics {
///       print(diagnostic.kind.rawValue, diagnostic.message)
///     }
public struct ImportDiagnostic: Sendable {
  /// The kind of information.
  public var kind: Kind
  /// What is missing and what that may change, in one sentence.
  public var message: String
  /// The location in the file.
  public var position: Node.Position?
  /// The node concerned, if known.
  public var node: Node.Index?
  /// Further locations with the same diagnostic, up to a limit, and their nodes.
  package var repeats: [(position: Node.Position, node: Node.Index?)] = []

  /// Creates a diagnostic.
  ///
  /// - Parameters:
  ///   - message: What is missing and what that may change, in one sentence.
  ///   - kind: The kind of information.
  ///   - position: The location in the file.
  ///   - node: The node concerned.
  public init(
    _ message: String, kind: Kind = .stated, at position: Node.Position? = nil,
    of node: Node.Index? = nil
  ) {
    self.kind = kind
    self.message = message
    self.position = position
    self.node = node
  }

  /// Creates a diagnostic from a sentence, with the names that it is about.
  package init(
    _ sentence: DiagnosticSentence, naming names: [String] = [], count: Int = 1,
    at position: Node.Position? = nil, of node: Node.Index? = nil
  ) {
    self.init(sentence.text(for: count, naming: names), kind: sentence.kind, at: position, of: node)
  }
}

extension ImportDiagnostic: Hashable {
  /// Whether two diagnostics have the same message and location.
  public static func == (left: ImportDiagnostic, right: ImportDiagnostic) -> Bool {
    left.message == right.message && left.position == right.position
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(message)
    hasher.combine(position)
  }
}

extension ImportDiagnostic {
  /// The kind of information that a file does not contain; the raw value is the word that users
  /// type.
  public enum Kind: String, CaseIterable, Sendable {
    /// A text that only the app, its resources or its translations have; another text, or one of
    /// another language, replaces it.
    case unresolvedText = "unresolved-text"
    /// A reference to a value, style or element that does not exist.
    case danglingReference = "dangling-reference"
    /// A file that is needed and was not found or read.
    case missingFile = "missing-file"
    /// A component of the app that was not found, or was replaced by one with a similar name.
    case guessedComponent = "guessed-component"
    /// An unknown class, type or role.
    case unknownClass = "unknown-class"
    /// An attribute or value without a known effect.
    case unknownAttribute = "unknown-attribute"
    /// A violation of the syntax that was read nevertheless.
    case malformed
    /// A part that could not be read and was skipped.
    case damaged
    /// More than the limits allow; the rest was skipped.
    case limit
    /// Information that only the running app has: scripts, conditions, rows of lists.
    case notComputed = "not-computed"
    /// A part that was not opened, drawn or chosen, and whose content is not announced.
    case leftOut = "left-out"
    /// The order of elements, which depends on bounds that the file does not fix.
    case uncertainOrder = "uncertain-order"
    /// Information that the file does not contain, for which the default is assumed.
    case assumed
    /// Information that no file of this format contains.
    case notInFormat = "not-told"
    /// A tree of one platform, which the other platform's reader never encounters.
    case approximation
    /// A diagnostic in the words of an outline or program.
    case stated

    /// The kinds that make announcements doubtful, and not only incomplete.
    public static let doubtful: [Kind] = [
      .unresolvedText, .danglingReference, .missingFile, .guessedComponent, .unknownClass,
      .damaged, .limit, .notComputed, .uncertainOrder,
    ]

    /// Whether the diagnostic is about an attribute of one element.
    var isOfAttribute: Bool {
      switch self {
      case .unresolvedText, .unknownAttribute: true
      case .danglingReference, .missingFile, .guessedComponent, .unknownClass, .malformed,
        .damaged, .limit, .notComputed, .leftOut, .uncertainOrder, .assumed, .notInFormat,
        .approximation, .stated:
        false
      }
    }
  }
}
