import AccessibilityTree

/// The elements that the platform exposes for a screen, and why other nodes have no element.
struct PlatformMapping {
  var tree: ElementTree
  /// The reason why each node has no element, or `nil` if it has one; indexed by node.
  var skipReasons: [SkipReason?]
  /// The index of each node's element, or −1 if the node has none; indexed by node.
  var elements: [Int32]

  init(_ screen: Screen) {
    tree = ElementTree()
    skipReasons = Array(repeating: nil, count: screen.count)
    elements = Array(repeating: -1, count: screen.count)
  }

  /// Appends the element of a node, and returns the element's index.
  @discardableResult
  mutating func append(_ element: consuming AccessibilityElement, to parent: Int = 0) -> Int {
    let node = element.node
    let index = tree.append(element, to: parent)
    if let node { elements[Int(node.position)] = Int32(index) }
    return index
  }

  func element(of node: Node.Index) -> Int? {
    let element = elements[Int(node.position)]
    return element < 0 ? nil : Int(element)
  }

  /// Records why a node has no element.
  mutating func skip(_ node: Node.Index, _ reason: SkipReason) {
    skipReasons[Int(node.position)] = reason
  }

  /// Records why the descendants of a node have no elements.
  ///
  /// For hidden descendants, the reason is that they are hidden.
  mutating func skipDescendants(of node: Node.Index, in screen: Screen, _ reason: SkipReason) {
    for visit in screen.descendants(of: node) {
      let hidden = screen[visit.index].isExposed(to: .voiceOver) ? nil : screen[visit.index].hidden
      skip(visit.index, hidden.map { .hidden($0.reason) } ?? reason)
    }
  }
}
