import AccessibilityTree

/// What a platform's accessibility API exposes of a screen, and what it leaves out.
struct PlatformMapping {
  /// The elements and views.
  var tree: ElementTree
  /// Why nodes have no element of their own, by position of the node; absent where they have one.
  var causes: [SkipReason?]
  /// The element of each node, by position of the node; −1 for none.
  var elements: [Int32]

  /// A mapping in which nothing has been mapped yet.
  init(_ screen: Screen) {
    tree = ElementTree()
    causes = Array(repeating: nil, count: screen.count)
    elements = Array(repeating: -1, count: screen.count)
  }

  /// Adds the element of a node.
  @discardableResult
  mutating func append(_ element: AccessibilityElement, to parent: Int = 0) -> Int {
    let index = tree.append(element, to: parent)
    if let node = element.node { elements[Int(node.position)] = Int32(index) }
    return index
  }

  func element(of node: Node.Index) -> Int? {
    let place = elements[Int(node.position)]
    return place < 0 ? nil : Int(place)
  }

  /// Records why a node has no element.
  mutating func pass(_ node: Node.Index, _ cause: SkipReason) {
    causes[Int(node.position)] = cause
  }

  /// Records why nothing below a node has elements; hidden nodes keep their own reason.
  mutating func passDescendants(of node: Node.Index, in screen: Screen, _ cause: SkipReason) {
    for visit in screen.descendants(of: node) {
      let hidden = screen[visit.index].isExposed(to: .voiceOver) ? nil : screen[visit.index].hidden
      pass(visit.index, hidden.map { .hidden($0.reason) } ?? cause)
    }
  }
}
