/// A fact of a node that the file does not state, because only the running app determines it.
package enum UnknownFact: String, Sendable, Hashable, CaseIterable {
  case role
  /// The label of the node, including whether there is one.
  case label
  /// The hint or placeholder of the node, including whether there is one.
  case hint
  /// The words of the node's texts.
  ///
  /// The node is known to have texts.
  case words
  case value
  /// Whether the node is on or off.
  ///
  /// The node is known to be checkable.
  case checked
  case states
  /// Whether readers reach the node.
  ///
  /// For example, the prop `accessible` or the visibility of the node is unknown.
  case reach
  /// How a person enters text into the node.
  case entry
  /// The position and size of the node on the screen.
  case bounds
  /// The descendants of the node.
  case content

  /// A phrase for the unknown fact inside a sentence, such as “its label”.
  package var noun: String {
    switch self {
    case .role: "what it is"
    case .label: "its label"
    case .hint: "its hint"
    case .words: "its words"
    case .value: "its value"
    case .checked: "whether it is on"
    case .states: "its states"
    case .reach: "whether readers come to it"
    case .entry: "how text is entered"
    case .bounds: "its bounds"
    case .content: "what is inside"
    }
  }
}

extension Set<UnknownFact> {
  package static let all = Set(UnknownFact.allCases)
}

extension ImportDiagnostic.Kind {
  /// The facts of a node that are unknown if the node has a diagnostic of this kind.
  ///
  /// For unresolved text, only the words are unknown: the node certainly has a text.
  package var facts: Set<UnknownFact> {
    switch self {
    case .unresolvedText: [.words]
    case .uncertainOrder: [.bounds]
    case .danglingReference, .missingFile, .guessedComponent, .unknownClass, .unknownAttribute,
      .malformed, .damaged, .limit, .notComputed, .leftOut, .assumed, .notInFormat, .approximation,
      .stated:
      .all
    }
  }
}
