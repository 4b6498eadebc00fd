import AccessibilityTree

/// The lists of accessibility elements that an author gave in an order of their own.
///
/// A view in such a list is put right below the owner of the list, so that it is met once; one that
/// several lists claim belongs to the outermost. Identifiers that lead nowhere, or not below the
/// owner, are passed over; where none leads anywhere, there is no list.
/// Source: UIKit, `accessibilityElements`.
struct ExplicitLists {
  private var lists: [(owner: Node.Index, entries: [Node.Index])] = []
  private var owners: [Node.Index: Node.Index] = [:]
  /// Whether what is not listed is out of reach.
  private let isExclusive: Bool

  /// Finds the lists of a screen.
  ///
  /// Assumed: in a sketch, what is not listed follows what is.
  init(_ screen: Screen) {
    isExclusive = screen.origin != .design && screen.origin != .android
    guard screen.preorder.contains(where: { screen[$0.index].order != nil }) else { return }
    let extents = screen.extents
    let order = screen.preorder.map(\.index)
    var places: [String: [Node.Index]] = [:]
    for index in order {
      if let id = screen[index].id { places[id, default: []].append(index) }
    }
    for index in order {
      guard let ids = screen[index].order else { continue }
      let extent = extents[Int(index.position)]
      claim(
        ids.compactMap { id in
          places[id].flatMap { ExplicitLists.first(of: $0, in: extent, extents) }
        }, for: index, isEmptyList: ids.isEmpty)
    }
  }

  /// The first of some nodes, given in document order, that is below another.
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

  /// The owner of the list that a node stands in.
  func owner(of node: Node.Index) -> Node.Index? { owners.isEmpty ? nil : owners[node] }

  /// Gives the lists to the elements of their owners.
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
