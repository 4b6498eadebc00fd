/// A mapping between the nodes of an old and a new version of a screen.
struct NodeMatching: Sendable {
  /// The properties by which nodes without an identifier are matched.
  private struct Kind: Hashable {
    var role: Role
    var name: String?
  }

  /// For each node of the new screen, the index of its match on the old screen.
  private var oldIndices: [Node.Index?]
  /// For each node of the old screen, the index of its match on the new screen.
  private var newIndices: [Node.Index?]

  /// For each node of the new screen, whether the app reports that the node is new.
  private var isNew: [Bool]

  /// Matches the nodes of two screens.
  ///
  /// A node has at most one match.
  ///
  /// - Parameter origins: For each node of the new screen, the origin that the app reports. The
  ///   array is empty if the app reports no origins.
  init(from old: Screen, to new: Screen, origins: [NodeOrigin] = []) {
    oldIndices = Array(repeating: nil, count: new.count)
    newIndices = Array(repeating: nil, count: old.count)
    isNew = Array(repeating: false, count: new.count)
    if origins.isEmpty, NodeMatching.hasSameShape(old, new) {
      oldIndices = (0..<new.count).map { Node.Index($0) }
      newIndices = oldIndices
      return
    }
    for (position, origin) in origins.enumerated() where position < new.count {
      switch origin {
      case .same(let before):
        if Int(before.position) < old.count, !hasNew(of: before) {
          match(before, Node.Index(position))
        }
      case .new: isNew[position] = true
      case .unknown: break
      }
    }
    matchIdentifiers(old, new)
    match(Array(old.roots), of: old, Array(new.roots), of: new)
    for visit in new.preorder {
      guard let before = self.old(of: visit.index) else { continue }
      match(Array(old.children(of: before)), of: old, Array(new.children(of: visit.index)), of: new)
    }
  }

  /// Returns the index that a node of the new screen has on the old one, or `nil` if it is new.
  func old(of new: Node.Index) -> Node.Index? { oldIndices[Int(new.position)] }

  /// Whether this node of the old screen has a match on the new screen.
  func hasNew(of old: Node.Index) -> Bool { new(of: old) != nil }

  /// Returns the index that a node of the old screen has on the new one, or `nil` if it vanished.
  func new(of old: Node.Index) -> Node.Index? { newIndices[Int(old.position)] }

  /// Whether the two screens have the same structure, identifiers and roles.
  ///
  /// If so, the nodes of the two screens match by index. This is the usual case, because most
  /// gestures change only other facts.
  private static func hasSameShape(_ old: Screen, _ new: Screen) -> Bool {
    guard old.structure == new.structure else { return false }
    return (0..<new.count).allSatisfy { position in
      let index = Node.Index(position)
      return old[index].id == new[index].id && old[index].role == new[index].role
    }
  }

  /// Whether a node of the new screen may still get a match.
  ///
  /// The result is `false` if the node already has a match, or if the app reports the node as new.
  private func isFree(_ new: Node.Index) -> Bool {
    oldIndices[Int(new.position)] == nil && !isNew[Int(new.position)]
  }

  private mutating func match(_ old: Node.Index, _ new: Node.Index) {
    oldIndices[Int(new.position)] = old
    newIndices[Int(old.position)] = new
  }

  /// Matches nodes that have the same identifier.
  ///
  /// If several nodes share an identifier, the first old node matches the first new node, and so
  /// on.
  private mutating func matchIdentifiers(_ old: Screen, _ new: Screen) {
    var named: [String: [Node.Index]] = [:]
    for visit in old.preorder {
      guard !hasNew(of: visit.index), let id = old[visit.index].id else { continue }
      named[id, default: []].append(visit.index)
    }
    var counts: [String: Int] = [:]
    for visit in new.preorder where isFree(visit.index) {
      guard let id = new[visit.index].id, let known = named[id] else { continue }
      let count = counts[id, default: 0]
      counts[id] = count + 1
      if count < known.count { match(known[count], visit.index) }
    }
  }

  /// Matches the children of two matching parents, as far as the children have no identifier.
  ///
  /// First, the children at the start of both lists are matched in pairs, as long as both children
  /// of a pair have the same role and name. The children at the end are matched in the same way.
  /// The children between them are matched by role and name, and the rest by role alone.
  private mutating func match(
    _ before: [Node.Index], of old: Screen, _ after: [Node.Index], of new: Screen
  ) {
    var oldNodes = before.filter { old[$0].id == nil && !hasNew(of: $0) }[...]
    var newNodes = after.filter { new[$0].id == nil && isFree($0) }[...]
    func isSame(_ before: Node.Index, _ after: Node.Index) -> Bool {
      old[before].role == new[after].role && old[before].name == new[after].name
    }
    while let before = oldNodes.first, let after = newNodes.first, isSame(before, after) {
      match(oldNodes.removeFirst(), newNodes.removeFirst())
    }
    while let before = oldNodes.last, let after = newNodes.last, isSame(before, after) {
      match(oldNodes.removeLast(), newNodes.removeLast())
    }
    matchInOrder(oldNodes, of: old, newNodes, of: new) { Kind(role: $0.role, name: $0.name) }
    matchInOrder(oldNodes, of: old, newNodes, of: new) { Kind(role: $0.role) }
  }

  /// Matches nodes of the same kind in document order: the first old node with the first new node,
  /// and so on.
  private mutating func matchInOrder(
    _ before: ArraySlice<Node.Index>, of old: Screen, _ after: ArraySlice<Node.Index>,
    of new: Screen, by kind: (Node) -> Kind
  ) {
    guard !before.isEmpty, !after.isEmpty else { return }
    var waiting: [Kind: [Node.Index]] = [:]
    for index in before.reversed() where !hasNew(of: index) {
      waiting[kind(old[index]), default: []].append(index)
    }
    for index in after where self.old(of: index) == nil {
      if let match = waiting[kind(new[index])]?.popLast() { self.match(match, index) }
    }
  }
}
