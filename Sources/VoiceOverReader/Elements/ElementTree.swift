import AccessibilityTree

/// The accessibility elements and views of one screen; the root view is first.
///
/// The tree is stored in flat arrays, so a tree of any depth needs no recursion.
package struct ElementTree: Sendable, Hashable {
  /// The elements, parents before children.
  package private(set) var elements: [AccessibilityElement]
  private var links: [Links]

  private struct Links: Sendable, Hashable {
    var parent: Int32
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
    var next: Int32 = -1
  }

  init(root: AccessibilityElement = AccessibilityElement()) {
    elements = [root]
    links = [Links(parent: -1)]
  }

  var count: Int { elements.count }

  subscript(index: Int) -> AccessibilityElement {
    _read { yield elements[index] }
    _modify { yield &elements[index] }
  }

  /// The node to which each element belongs.
  ///
  /// The nodes are read by index, because a loop over the elements would copy each element.
  var nodes: [Node.Index?] { elements.indices.map { elements[$0].node } }

  /// Copies the storage now.
  ///
  /// Otherwise, the first update would copy the storage.
  mutating func detach() { elements.reserveCapacity(elements.count) }

  mutating func reserveCapacity(_ count: Int) {
    elements.reserveCapacity(count)
    links.reserveCapacity(count)
  }

  /// Appends an element as the last subview of a parent, and returns the element's index.
  @discardableResult
  mutating func append(_ element: consuming AccessibilityElement, to parent: Int = 0) -> Int {
    let index = elements.count
    elements.append(element)
    links.append(Links(parent: Int32(parent)))
    let before = links[parent].lastChild
    if before < 0 {
      links[parent].firstChild = Int32(index)
    } else {
      links[Int(before)].next = Int32(index)
    }
    links[parent].lastChild = Int32(index)
    return index
  }

  /// Returns the index of an element's parent, or `nil` for the root.
  func parent(of index: Int) -> Int? { ElementTree.index(links[index].parent) }

  func firstChild(of index: Int) -> Int? {
    ElementTree.index(links[index].firstChild)
  }

  func nextSibling(of index: Int) -> Int? { ElementTree.index(links[index].next) }

  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = firstChild(of: index)
    while let here = child {
      children.append(here)
      child = nextSibling(of: here)
    }
    return children
  }

  /// The index of the last descendant of each element; the element's own index if it has none.
  ///
  /// Indices are in view order.
  var ends: [Int] {
    var ends = Array(0..<count)
    for index in stride(from: count - 1, to: 0, by: -1) {
      guard let parent = parent(of: index) else { continue }
      ends[parent] = max(ends[parent], ends[index])
    }
    return ends
  }

  private static func index(_ link: Int32) -> Int? { link < 0 ? nil : Int(link) }
}
