import AccessibilityTree

/// The explicit lists that the `accessibilityOrder` prop creates.
///
/// The list of a view contains descendants of the view, each of them once. Identifiers without an
/// element are ignored. Source: React Native 0.80, RCTViewComponentView.mm, accessibilityElements.
enum ReactNativeIOSOrder {
  /// Sets the explicit lists of the views whose nodes have the prop.
  static func apply(_ screen: Screen, to mapping: inout PlatformMapping) {
    let owners = screen.preorder.compactMap { visit -> Node.Index? in
      let element = mapping.elements[Int(visit.index.position)]
      guard screen[visit.index].order != nil, element >= 0 else { return nil }
      return mapping.tree[Int(element)].isElement ? nil : visit.index
    }
    guard !owners.isEmpty else { return }
    let ends = mapping.tree.ends
    let elements = elementsByID(in: screen, mapping)
    var owned = Array(repeating: Int32(-1), count: mapping.tree.count)
    var lists: [(owner: Int, list: [Int])] = []
    for index in owners {
      let owner = Int(mapping.elements[Int(index.position)])
      var list: [Int] = []
      for id in screen[index].order ?? [] {
        guard let element = elements[id], element > owner, element <= ends[owner],
          owned[element] < 0
        else {
          continue
        }
        owned[element] = Int32(owner)
        list.append(element)
      }
      lists.append((owner, list))
    }
    let holders = holders(of: owned, in: mapping.tree)
    for (owner, list) in lists {
      let outermost = list.filter { holders[$0] != Int32(owner) }
      guard !outermost.isEmpty else { continue }
      mapping.tree[owner].explicit = outermost
      mapping.tree[owner].rules.append(ReactNativeIOSRules.order)
    }
  }

  private static func elementsByID(in screen: Screen, _ mapping: PlatformMapping) -> [String: Int] {
    var elements: [String: Int] = [:]
    for visit in screen.preorder {
      let element = mapping.elements[Int(visit.index.position)]
      guard let id = screen[visit.index].id, element >= 0, elements[id] == nil else { continue }
      elements[id] = Int(element)
    }
    return elements
  }

  /// Returns the owner of the list that contains the nearest listed ancestor of each element.
  ///
  /// The owner is −1 if no ancestor is listed.
  private static func holders(of owned: [Int32], in tree: ElementTree) -> [Int32] {
    var holders = Array(repeating: Int32(-1), count: owned.count)
    for index in owned.indices {
      guard let parent = tree.parent(of: index) else { continue }
      holders[index] = owned[parent] >= 0 ? owned[parent] : holders[parent]
    }
    return holders
  }
}
