import AccessibilityTree

/// The order of stops that the nodes of an Android screen state with `traversalBefore`.
///
/// Compose links all stops of a screen in this way if their order differs from the order in which
/// Compose places them. A link belongs to a node with everything inside the node.
///
/// Assumed: VoiceOver follows the links, because UIKit has no such property.
struct LinkedOrder {
  /// The index of the next node in the stated order; −1 for none; indexed by node.
  private var next: [Int32]
  /// The index of the previous node in the stated order; −1 for none; indexed by node.
  private var previous: [Int32]
  /// The index of the nearest node, the node itself or an ancestor, with a link; −1 for none.
  private var owners: [Int32]

  /// Reads the links of a screen, or returns `nil` if there are none.
  init?(_ screen: Screen) {
    guard screen.origin == .androidNodes else { return nil }
    next = Array(repeating: -1, count: screen.count)
    previous = next
    owners = next
    var targets: [String: Node.Index] = [:]
    for visit in screen.preorder {
      if let id = screen[visit.index].id, targets[id] == nil { targets[id] = visit.index }
    }
    var isLinked = false
    for visit in screen.preorder {
      guard let id = screen[visit.index].traversalBefore, let target = targets[id],
        target != visit.index, previous[Int(target.position)] < 0
      else { continue }
      next[Int(visit.index.position)] = Int32(target.position)
      previous[Int(target.position)] = Int32(visit.index.position)
      isLinked = true
    }
    guard isLinked else { return nil }
    for visit in screen.preorder {
      let index = Int(visit.index.position)
      let above = screen.parent(of: visit.index).map { owners[Int($0.position)] } ?? -1
      owners[index] = next[index] >= 0 || previous[index] >= 0 ? Int32(index) : above
    }
  }

  /// Returns stops in the stated order.
  ///
  /// Linked stops are moved to the stop that is the last of them in the stated order. Stops without
  /// links keep their positions.
  ///
  /// - Parameter node: Returns the node of a stop.
  func sorted<Item>(_ items: [Item], node: (Item) -> Node.Index?) -> [Item] {
    var members: [Int32: [Item]] = [:]
    let itemOwners = items.map { item in
      node(item).map { owners[Int($0.position)] } ?? -1
    }
    for (item, owner) in zip(items, itemOwners) where owner >= 0 {
      members[owner, default: []].append(item)
    }
    let ends = ends(among: members.keys)
    var sorted: [Item] = []
    sorted.reserveCapacity(items.count)
    for (item, owner) in zip(items, itemOwners) {
      guard owner >= 0 else {
        sorted.append(item)
        continue
      }
      guard ends.contains(owner), members[owner] != nil else { continue }
      for linked in path(endingAt: owner) {
        sorted += members.removeValue(forKey: linked) ?? []
      }
    }
    // The links of the remaining stops form a circle, so that no stop is the last one.
    for owner in itemOwners { sorted += members.removeValue(forKey: owner) ?? [] }
    return sorted
  }

  /// Returns the last of the given nodes on each path of links.
  private func ends(among nodes: some Sequence<Int32>) -> Set<Int32> {
    let nodes = Set(nodes)
    var ends: Set<Int32> = []
    for head in next.indices where next[head] >= 0 && previous[head] < 0 {
      var (node, last) = (Int32(head), Int32(-1))
      while node >= 0 {
        if nodes.contains(node) { last = node }
        node = next[Int(node)]
      }
      if last >= 0 { ends.insert(last) }
    }
    return ends
  }

  /// Returns the nodes of a path of links up to a node.
  private func path(endingAt node: Int32) -> [Int32] {
    var path = [node]
    while let last = path.last, previous[Int(last)] >= 0 { path.append(previous[Int(last)]) }
    return path.reversed()
  }
}
