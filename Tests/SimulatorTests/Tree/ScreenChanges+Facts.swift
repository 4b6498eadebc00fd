import AccessibilityTree

extension ScreenChanges {
  /// Whether no node and no fact of the screen itself changed.
  var isEmpty: Bool { changed.isEmpty && appeared.isEmpty && vanished.isEmpty && facts.isEmpty }

  /// The changes of the screen's own facts, such as its title.
  var facts: [FactChange<Screen>] { Screen.facts.changes(from: old, to: new) }

  /// Returns the changes of a node's facts.
  func facts(of node: ChangedNode) -> [FactChange<Node>] {
    Node.facts.changes(from: old[node.old], to: new[node.new])
  }
}

/// A change of a fact: its old and new value.
///
/// The old or new value is `nil` if the node or screen did not have the fact.
struct FactChange<Subject>: Sendable {
  let fact: Fact<Subject>
  let old, new: FactValue?
}

extension Array {
  /// Returns the facts with different values in two nodes or screens, in the order of this array.
  fileprivate func changes<Subject>(
    from old: Subject, to new: Subject
  ) -> [FactChange<Subject>] where Element == Fact<Subject> {
    compactMap { fact in
      let (before, after) = (fact.value(old), fact.value(new))
      return before == after ? nil : FactChange(fact: fact, old: before, new: after)
    }
  }
}
