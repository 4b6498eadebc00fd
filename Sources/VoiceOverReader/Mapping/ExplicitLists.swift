import AccessibilityTree

/// The explicit lists of a screen, each with the elements inside a view in the author's order.
///
/// The view that has a list is the owner of the list. A listed view becomes a child of the owner,
/// so that VoiceOver visits the listed view once. If several lists contain a view, the view stays
/// only in the list of the outermost owner. Identifiers of nodes that are not descendants of the
/// owner are ignored. If none of a list's identifiers is left, there is no list.
struct ExplicitLists {
  private var lists: [(owner: Node.Index, entries: [Node.Index])] = []
  private var owners: [Node.Index: Node.Index] = [:]
  /// Whether VoiceOver reaches only those elements inside an owner that are in the owner's list.
  private let isExclusive: Bool

  /// Creates the lists of a screen.
  ///
  /// Assumed: in an outline, elements outside a list come after the elements in the list.
  init(_ screen: Screen) {
    isExclusive = screen.origin != .design && screen.origin != .android
    guard screen.preorder.contains(where: { screen[$0.index].order != nil }) else { return }
    let extents = screen.extents
    let order = screen.preorder.map(\.index)
    var nodesByID: [String: [Node.Index]] = [:]
    for index in order {
      if let id = screen[index].id { nodesByID[id, default: []].append(index) }
    }
    for index in order {
      guard let ids = screen[index].order else { continue }
      let extent = extents[Int(index.position)]
      claim(
        ids.compactMap { id in
          nodesByID[id].flatMap { ExplicitLists.first(of: $0, in: extent, extents) }
        }, for: index, isEmptyList: ids.isEmpty)
    }
  }

  /// Returns the first of `nodes` that is a descendant of a node.
  ///
  /// `extent` is the range of the positions of that node and its descendants. `nodes` must be in
  /// document order.
  private static func first(
    of nodes: [Node.Index], in extent: Screen.Extent, _ extents: [Screen.Extent]
  ) -> Node.Index? {
    var (low, high) = (0, nodes.count)
    while low < high {
      let middle = (low + high) / 2
      if extents[Int(nodes[middle].position)].first <= extent.first {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < nodes.count, extents[Int(nodes[low].position)].first <= extent.last else {
      return nil
    }
    return nodes[low]
  }

  private mutating func claim(_ entries: [Node.Index], for owner: Node.Index, isEmptyList: Bool) {
    var mine: [Node.Index] = []
    for entry in entries where owners[entry] == nil {
      owners[entry] = owner
      mine.append(entry)
    }
    if !mine.isEmpty || isEmptyList { lists.append((owner, mine)) }
  }

  /// Returns the owner of the list that contains a node, or `nil` if no list does.
  func owner(of node: Node.Index) -> Node.Index? { owners.isEmpty ? nil : owners[node] }

  /// Sets the explicit lists of the owners' elements.
  func finish(_ mapping: inout PlatformMapping) {
    for (owner, entries) in lists {
      guard let element = mapping.element(of: owner), !mapping.tree[element].isElement else {
        continue
      }
      var list = entries.compactMap { mapping.element(of: $0) }
      if !isExclusive {
        let listed = Set(list)
        list += mapping.tree.children(of: element).filter { !listed.contains($0) }
      }
      mapping.tree[element].explicit = list
    }
  }
}
