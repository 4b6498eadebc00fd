/// A fact of a node that a file leaves to the running app.
package enum UnknownFact: String, Sendable, Hashable, CaseIterable {
  /// What it is.
  case role
  /// Whether it has a name of its own.
  case label
  /// Whether it has a hint or a placeholder.
  case hint
  /// What its texts say; that there are any is known.
  case words
  case value
  /// Whether it is on or off; that it tells so is known.
  case checked
  case states
  /// Whether readers come to it: `accessible`, and what hides it.
  case reach
  /// How text is entered.
  case entry
  /// Where it stands, and how large it is.
  case place
  /// What is inside.
  case content

  /// What a sentence calls it.
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
    case .place: "its place"
    case .content: "what is inside"
    }
  }
}

extension Set<UnknownFact> {
  /// Every fact.
  package static let all = Set(UnknownFact.allCases)
}

extension ImportDiagnostic.Kind {
  /// Which facts of its node such a diagnostic leaves open: a text that was not found is there all the same.
  package var facts: Set<UnknownFact> {
    switch self {
    case .unresolvedText: [.words]
    case .uncertainOrder: [.place]
    case .danglingReference, .missingFile, .guessedComponent, .unknownClass, .unknownAttribute,
      .malformed, .damaged, .limit, .notComputed, .leftOut, .assumed, .notTold, .approximation,
      .stated:
      .all
    }
  }
}
