internal import Simulator

/// The visible nodes of a screen, and the nodes of the screen that readers can reach.
///
/// The two lists are computed once and in one pass, because rules look up every node.
struct Visibility: Sendable {
  private var unseen: [Bool]
  private var hidden: [Bool]
  /// The nodes that are not hidden from any reader, in document order.
  ///
  /// A node is also hidden if an ancestor is hidden.
  private(set) var exposed: [Node.Index] = []
  /// The visible nodes, in document order.
  ///
  /// A node is also invisible if an ancestor is invisible.
  private(set) var shown: [Node.Index] = []

  init(on screen: Screen) {
    unseen = Array(repeating: false, count: screen.count)
    hidden = unseen
    var (isConcealed, isOut) = (unseen, unseen)
    for visit in screen.preorder {
      let index = Int(visit.index.position)
      let parent = screen.parent(of: visit.index).map { Int($0.position) }
      let node = screen[visit.index]
      func isInside(_ flags: [Bool]) -> Bool { parent.map { flags[$0] } == true }
      unseen[index] = isInside(unseen) || node.isOutOfSight
      let ownBranch = node.hidden.flatMap { $0.keepsChildren ? nil : $0 }
      hidden[index] = isInside(hidden) || ownBranch?.audience == .everyReader
      isConcealed[index] = isInside(isConcealed) || ownBranch != nil
      isOut[index] = isInside(isOut) || ownBranch?.isVisible == false
      if !isConcealed[index] { exposed.append(visit.index) }
      if !isOut[index] { shown.append(visit.index) }
    }
  }

  /// Whether a node or an ancestor is invisible.
  func isUnseen(_ node: Node.Index) -> Bool { unseen[Int(node.position)] }

  /// Whether a node or an ancestor is hidden from every reader.
  func isHidden(_ node: Node.Index) -> Bool { hidden[Int(node.position)] }
}

extension AuditSubject {
  /// Whether a node or an ancestor is hidden from every reader.
  func isHidden(_ node: Node.Index) -> Bool { visibility.isHidden(node) }

  /// Whether a node or an ancestor is invisible.
  func isUnseen(_ node: Node.Index) -> Bool { visibility.isUnseen(node) }
}
