internal import Simulator

/// Which nodes of a screen eyes see and readers come to.
///
/// Computed in one pass: rules ask for every node, and the paths up may be long.
struct Visibility: Sendable {
  private var unseen: [Bool]
  private var hidden: [Bool]
  /// The nodes that are exposed to some reader, in document order: branches that are hidden, from
  /// whomever, are left out.
  private(set) var exposed: [Node.Index] = []
  /// The nodes outside branches that are out of sight, in document order.
  private(set) var shown: [Node.Index] = []

  /// Computes what is visible on a screen.
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

  /// Whether eyes see nothing of a node.
  func isUnseen(_ node: Node.Index) -> Bool { unseen[Int(node.position)] }

  /// Whether no reader comes to a node.
  func isHidden(_ node: Node.Index) -> Bool { hidden[Int(node.position)] }
}

extension AuditSubject {
  /// Whether a node or one above it is hidden from every reader.
  func isHidden(_ node: Node.Index) -> Bool { visibility.isHidden(node) }

  /// Whether a node or one above it is not shown.
  func isUnseen(_ node: Node.Index) -> Bool { visibility.isUnseen(node) }
}
