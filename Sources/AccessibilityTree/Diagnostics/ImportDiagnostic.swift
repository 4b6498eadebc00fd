/// Something a file could not tell, so that the result may differ from the real screen.
public struct ImportDiagnostic: Sendable {
  /// What kind of thing was lost.
  public var kind: Kind
  /// What is missing and what it may change, in one sentence.
  public var message: String
  /// Where in the file.
  public var position: Node.Position?
  /// The node it concerns, where one is known.
  public var node: Node.Index?
  /// The other places where the same was lost, as far as they are remembered, and their nodes.
  package var repeats: [(position: Node.Position, node: Node.Index?)] = []

  /// A diagnostic in somebody's own words, at a place of the file if it has one.
  public init(
    _ message: String, kind: Kind = .stated, at position: Node.Position? = nil,
    of node: Node.Index? = nil
  ) {
    self.kind = kind
    self.message = message
    self.position = position
    self.node = node
  }

  /// A diagnostic told by the sentence of its kind, with the names it is about.
  package init(
    _ sentence: DiagnosticSentence, naming names: [String] = [], count: Int = 1,
    at position: Node.Position? = nil, of node: Node.Index? = nil
  ) {
    self.init(sentence.text(for: count, naming: names), kind: sentence.kind, at: position, of: node)
  }
}

extension ImportDiagnostic: Hashable {
  /// Whether two diagnostics tell the same of the same place; what is told decides about the kind.
  public static func == (left: ImportDiagnostic, right: ImportDiagnostic) -> Bool {
    left.message == right.message && left.position == right.position
  }

  /// Feeds what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(message)
    hasher.combine(position)
  }
}

extension ImportDiagnostic {
  /// What kind of thing a file could not tell; the raw value is the word users type.
  public enum Kind: String, CaseIterable, Sendable {
    /// A text that only the app, its resources or its translations have; something else, or a text
    /// of another language, stands in its place.
    case unresolvedText = "unresolved-text"
    /// A name of a value, a style or another element that nothing has.
    case danglingReference = "dangling-reference"
    /// A file that is needed and was not found or not read.
    case missingFile = "missing-file"
    /// A component of the app's own that was not found, or was taken for one with a similar name.
    case guessedComponent = "guessed-component"
    /// A class, type or role nothing is known of.
    case unknownClass = "unknown-class"
    /// An attribute, or a value of one, that has no known effect.
    case unknownAttribute = "unknown-attribute"
    /// Something that breaks the rules of its language and was read nevertheless.
    case malformed
    /// A part that could not be read and is missing.
    case damaged
    /// More than is read of one file; the rest is missing.
    case limit
    /// What only the running program knows: scripts, conditions, rows of lists.
    case notComputed = "not-computed"
    /// A part that was not opened, drawn or chosen, so that what is in it is not heard.
    case leftOut = "left-out"
    /// The order of elements, which depends on places that the file does not fix.
    case uncertainOrder = "uncertain-order"
    /// Something the file does not tell, for which the usual was taken.
    case assumed
    /// Something no file of this format tells.
    case notTold = "not-told"
    /// A tree of one platform, which the reader of the other platform never meets.
    case approximation
    /// What an outline or a program states in its own words.
    case stated

    /// The kinds that mean that what is heard may be wrong, and not only less than there is.
    public static let doubtful: [Kind] = [
      .unresolvedText, .danglingReference, .missingFile, .guessedComponent, .unknownClass,
      .damaged, .limit, .notComputed, .uncertainOrder,
    ]

    /// Whether what is lost is part of one element of the file, which is a node if it is anything.
    package var isOfAttribute: Bool {
      switch self {
      case .unresolvedText, .unknownAttribute: true
      case .danglingReference, .missingFile, .guessedComponent, .unknownClass, .malformed,
        .damaged, .limit, .notComputed, .leftOut, .uncertainOrder, .assumed, .notTold,
        .approximation, .stated:
        false
      }
    }
  }
}
