internal import Simulator

/// The nodes that two different screens of the same file have in common.
///
/// Two nodes are paired if they have the same position in the file. If several nodes have this
/// position, nodes with the same role are paired first. A list may create several nodes at one
/// position. Such nodes are paired in order.
struct NodePairs: Sendable {
  private var readNodes: NodeIndexTable
  private var auditedNodes: NodeIndexTable

  /// Pairs the nodes of the audited screen with those of the screen that a reader reads.
  ///
  /// Returns `nil` if both screens have the same number of nodes, because the nodes are then the
  /// same.
  init?(audited: Screen, read: Screen) {
    guard audited.count != read.count else { return nil }
    readNodes = NodeIndexTable(count: audited.count)
    auditedNodes = NodeIndexTable(count: read.count)
    pair(audited, read) { Key(position: $0, role: $1) }
    pair(audited, read) { position, _ in Key(position: position, role: nil) }
  }

  private struct Key: Hashable {
    var position: Node.Position
    var role: Role?
  }

  private mutating func pair(
    _ audited: Screen, _ read: Screen, by key: (Node.Position, Role) -> Key
  ) {
    var open: [Key: ArraySlice<Node.Index>] = [:]
    for visit in read.preorder where auditedNodes[visit.index] == nil {
      let node = read[visit.index]
      guard let position = node.position else { continue }
      open[key(position, node.role), default: []].append(visit.index)
    }
    for visit in audited.preorder where readNodes[visit.index] == nil {
      let node = audited[visit.index]
      guard let position = node.position,
        let same = open[key(position, node.role)]?.popFirst()
      else { continue }
      readNodes[visit.index] = Int(same.position)
      auditedNodes[same] = Int(visit.index.position)
    }
  }

  /// Returns the same node on the screen that was read, or `nil` if the node is not on that screen.
  func readNode(_ audited: Node.Index) -> Node.Index? {
    readNodes[audited].map { Node.Index($0) }
  }

  /// Returns the same node on the audited screen, or `nil` if the node is not on that screen.
  func auditedNode(_ read: Node.Index) -> Node.Index? {
    auditedNodes[read].map { Node.Index($0) }
  }
}
