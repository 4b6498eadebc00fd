/// The changes between two versions of a screen.
///
/// Nodes with the same identifier on the two screens count as the same node. Nodes without an
/// identifier match if their parents match. Among the children of two matching parents, nodes match
/// in this order:
///
/// - nodes with the same role and name at the start and at the end of both lists of children, up to
///   the first difference
/// - the other nodes with the same role and name, in document order
/// - the other nodes with the same role, in document order
package struct ScreenChanges: Sendable {
  /// A changed node, given by its index on the old screen and its index on the new screen.
  package struct ChangedNode: Sendable, Hashable {
    package var old, new: Node.Index
  }

  package let old, new: Screen
  /// The nodes that changed, in the document order of the new screen.
  package private(set) var changed: [ChangedNode] = []
  /// The nodes that only the new screen has, in its document order.
  package private(set) var appeared: [Node.Index] = []
  /// The nodes that only the old screen has, in its document order.
  package private(set) var vanished: [Node.Index] = []
  private let matching: NodeMatching

  /// Compares two screens.
  ///
  /// - Parameter origins: For each node of the new screen, the origin that the app reports. The
  ///   array is empty if the app reports no origins.
  package init(from old: Screen, to new: Screen, origins: [NodeOrigin] = []) {
    self.old = old
    self.new = new
    matching = NodeMatching(from: old, to: new, origins: origins)
    for visit in new.preorder {
      guard let before = matching.old(of: visit.index) else {
        appeared.append(visit.index)
        continue
      }
      if !old[before].hasSameFacts(as: new[visit.index]) {
        changed.append(ChangedNode(old: before, new: visit.index))
      }
    }
    vanished = old.preorder.map(\.index).filter { !matching.hasNew(of: $0) }
  }

  /// Returns the index that a node of the new screen has on the old one, or `nil` if it is new.
  package func old(of node: Node.Index) -> Node.Index? { matching.old(of: node) }

  /// Returns the index that a node of the old screen has on the new one, or `nil` if it vanished.
  package func new(of node: Node.Index) -> Node.Index? { matching.new(of: node) }
}

extension Screen {
  /// Returns the changes of this screen since an old one.
  package func changes(from old: Screen) -> ScreenChanges { ScreenChanges(from: old, to: self) }
}

extension Node {
  /// Whether two nodes are equal, ignoring their locations.
  fileprivate func hasSameFacts(as other: Node) -> Bool {
    if self == other { return true }
    guard position != other.position else { return false }
    var moved = self
    moved.position = other.position
    return moved == other
  }
}
