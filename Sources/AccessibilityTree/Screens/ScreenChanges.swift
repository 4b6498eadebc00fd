/// What is different between two screens of the same app.
///
/// A node is the same on both screens where it has the same author's identifier. Without one it is
/// the same below the same parent: where neighbours of its role and name are the same too, else by
/// its place among the nodes of its role.
package struct ScreenChanges: Sendable {
  /// A node that says something else of itself, by its place on either screen.
  package struct ChangedNode: Sendable, Hashable {
    package var old, new: Node.Index
  }

  /// The screen before, and the screen now.
  package let old, new: Screen
  /// Nodes that are on both screens and differ, in the new document order.
  package private(set) var changed: [ChangedNode] = []
  /// Nodes that only the new screen has, in its document order.
  package private(set) var appeared: [Node.Index] = []
  /// Nodes that only the old screen has, in its document order.
  package private(set) var vanished: [Node.Index] = []
  private let matching: NodeMatching

  /// Compares the nodes of two screens, each once.
  ///
  /// - Parameter origins: What is known of where the new screen's nodes come from, by their position.
  package init(from old: Screen, to new: Screen, origins: [NodeOrigin] = []) {
    self.old = old
    self.new = new
    matching = NodeMatching(from: old, to: new, origins: origins)
    for visit in new.preorder {
      guard let before = matching.old(of: visit.index) else {
        appeared.append(visit.index)
        continue
      }
      if !old[before].saysTheSame(as: new[visit.index]) {
        changed.append(ChangedNode(old: before, new: visit.index))
      }
    }
    vanished = old.preorder.map(\.index).filter { !matching.hasNew(of: $0) }
  }

  /// Whether nothing is different, of the nodes and of the screen itself.
  package var isEmpty: Bool {
    changed.isEmpty && appeared.isEmpty && vanished.isEmpty && facts.isEmpty
  }

  /// What the screen itself says otherwise.
  package var facts: [Fact<Screen>.Change] { Screen.facts.changes(from: old, to: new) }

  /// What a node says otherwise.
  package func facts(of node: ChangedNode) -> [Fact<Node>.Change] {
    Node.facts.changes(from: old[node.old], to: new[node.new])
  }

  /// Where a node of the new screen was on the old one; absent for one that appeared.
  package func old(of node: Node.Index) -> Node.Index? { matching.old(of: node) }

  /// Where a node of the old screen is on the new one; absent for one that vanished.
  package func new(of node: Node.Index) -> Node.Index? { matching.new(of: node) }
}

extension Screen {
  /// What is different on this screen from one before.
  package func changes(from old: Screen) -> ScreenChanges { ScreenChanges(from: old, to: self) }
}

extension Fact {
  /// A fact that is told otherwise than before; absent values are told of by nothing.
  package struct Change: Sendable {
    package let fact: Fact
    package let old, new: FactValue?
  }
}

extension Array {
  /// The facts in which two subjects differ, in the order of the table.
  fileprivate func changes<Subject>(
    from old: Subject, to new: Subject
  ) -> [Fact<Subject>.Change] where Element == Fact<Subject> {
    compactMap { fact in
      let (before, after) = (fact.value(old), fact.value(new))
      return before == after ? nil : Fact<Subject>.Change(fact: fact, old: before, new: after)
    }
  }
}

extension Node {
  /// Whether two nodes are equal wherever they stand in their files.
  fileprivate func saysTheSame(as other: Node) -> Bool {
    if self == other { return true }
    guard position != other.position else { return false }
    var moved = self
    moved.position = other.position
    return moved == other
  }
}
