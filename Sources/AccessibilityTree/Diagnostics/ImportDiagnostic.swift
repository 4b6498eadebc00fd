/// A note about information that a file does not contain.
///
/// Screen readers may therefore announce something else on the real screen.
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

  /// Creates a diagnostic from a sentence and the names that its message lists.
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
  /// The kind of information that a file does not contain.
  ///
  /// The raw value is the word that users type.
  public enum Kind: String, CaseIterable, Sendable {
    /// Text that only the app, its resources or its translations contain.
    ///
    /// The running app shows other text, or text in another language.
    case unresolvedText = "unresolved-text"
    /// A reference to a value, style or element that does not exist.
    case danglingReference = "dangling-reference"
    /// A file that is needed and was not found or read.
    case missingFile = "missing-file"
    /// A component of the app that was not found, or that a component with a similar name replaces.
    case guessedComponent = "guessed-component"
    /// An unknown class, type or role.
    case unknownClass = "unknown-class"
    /// An attribute or value without a known effect.
    case unknownAttribute = "unknown-attribute"
    /// A part that violates the syntax.
    ///
    /// The importer read such a part nevertheless.
    case malformed
    /// A part that the importer could not read and skipped.
    case damaged
    /// A part beyond the limits, which the importer skipped.
    case limit
    /// Information that only the running app has: scripts, conditions, rows of lists.
    case notComputed = "not-computed"
    /// A part that is not opened, drawn or chosen, so that no reader announces its content.
    case leftOut = "left-out"
    /// The order of elements, because it depends on bounds that the file does not define.
    case uncertainOrder = "uncertain-order"
    /// Information that the file does not contain, for which the default is assumed.
    case assumed
    /// Information that no file of this format contains.
    case notInFormat = "not-told"
    /// A tree that one platform creates, read by the reader of the other platform.
    case approximation
    /// A diagnostic that an outline or a program states itself.
    case stated

    /// The kinds that can make the predicted announcements wrong.
    ///
    /// The other kinds can only make the announcements incomplete.
    public static let doubtful: [Kind] = [
      .unresolvedText, .danglingReference, .missingFile, .guessedComponent, .unknownClass,
      .damaged, .limit, .notComputed, .uncertainOrder,
    ]

    /// Whether a diagnostic of this kind concerns an attribute of one element.
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
