/// A note about information that is missing from a file.
///
/// Therefore, real readers may announce something other than the prediction.
///
///     for diagnostic in screen.diagnostics {
///       print(diagnostic.kind.rawValue, diagnostic.message)
///     }
public struct ImportDiagnostic: Sendable {
  /// The kind of information that the file lacks.
  public var kind: Kind
  /// One sentence on what the file lacks, and how announcements may differ for this reason.
  public var message: String
  /// The location in the file, or `nil` if the diagnostic has no single location.
  public var position: Node.Position?
  /// The node concerned, if known.
  public var node: Node.Index?
  /// Further locations that the message applies to, each with its node or `nil`, up to a limit.
  package var repeats: [(position: Node.Position, node: Node.Index?)] = []

  /// Creates a diagnostic.
  ///
  /// - Parameters:
  ///   - message: One sentence on what the file lacks, and how announcements may differ.
  ///   - kind: The kind of information that the file lacks.
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

  /// Hashes the message and the location.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(message)
    hasher.combine(position)
  }
}

extension ImportDiagnostic {
  /// The kind of information that is missing from a file.
  ///
  /// The raw value is the word that users type.
  public enum Kind: String, CaseIterable, Sendable {
    /// Text from the app's code, resources or translations.
    ///
    /// The file contains only a name for the text, or the text in one language. The running app may
    /// therefore show a different text.
    case unresolvedText = "unresolved-text"
    /// A reference to a value, style or element that does not exist.
    case danglingReference = "dangling-reference"
    /// A required file that was not found or could not be read.
    case missingFile = "missing-file"
    /// The content of a component of the app that was not found. The importer guessed this content.
    ///
    /// The guess can be the content of a component with a similar name.
    case guessedComponent = "guessed-component"
    /// An unknown class, type or role.
    case unknownClass = "unknown-class"
    /// An attribute or value without a known effect.
    case unknownAttribute = "unknown-attribute"
    /// A part that violates the syntax.
    ///
    /// Despite the error, the importer read this part.
    case malformed
    /// A part that the importer could not read and skipped.
    case damaged
    /// A part beyond one of the importer's limits, such as the maximum number of files to read.
    case limit
    /// Information that only the running app has: scripts, conditions, rows of lists.
    case notComputed = "not-computed"
    /// A part of the screen that is missing from the file, or skipped by the importer, such as
    /// another window.
    ///
    /// The simulated readers do not announce the content of this part.
    case leftOut = "left-out"
    /// The order of elements, which depends on bounds that the file does not contain.
    case uncertainOrder = "uncertain-order"
    /// Information that the file does not contain. The importer assumes a default.
    case assumed
    /// Information that no file of this format contains.
    case notInFormat = "not-in-format"
    /// Announcements that are only an approximation.
    ///
    /// An example is the announcements of VoiceOver on an Android screen.
    case approximation
    /// A diagnostic from an outline, or a diagnostic created without a kind.
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
