/// The accessibility elements and views of one screen, with the root view first.
///
/// Storage is flat, so that a tree of any depth costs no recursion.
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

  /// A tree of only a root view.
  package init(root: AccessibilityElement = AccessibilityElement()) {
    elements = [root]
    links = [Links(parent: -1)]
  }

  /// How many elements there are.
  package var count: Int { elements.count }

  /// The element at a place.
  package subscript(index: Int) -> AccessibilityElement {
    _read { yield elements[index] }
    _modify { yield &elements[index] }
  }

  /// Makes the storage its own, so that the first change of an element copies no others.
  mutating func detach() { elements.reserveCapacity(elements.count) }

  /// Makes room for that many elements.
  package mutating func reserveCapacity(_ count: Int) {
    elements.reserveCapacity(count)
    links.reserveCapacity(count)
  }

  /// Adds an element as the last subview of `parent`.
  @discardableResult
  package mutating func append(_ element: AccessibilityElement, to parent: Int = 0) -> Int {
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

  /// The place above; absent for the root.
  package func parent(of index: Int) -> Int? { ElementTree.place(links[index].parent) }

  /// The first subview.
  package func firstChild(of index: Int) -> Int? {
    ElementTree.place(links[index].firstChild)
  }

  /// The next view with the same parent.
  package func nextSibling(of index: Int) -> Int? { ElementTree.place(links[index].next) }

  /// The subviews in order.
  package func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = firstChild(of: index)
    while let here = child {
      children.append(here)
      child = nextSibling(of: here)
    }
    return children
  }

  /// The place of the last element inside each one; places are in view order.
  var ends: [Int] {
    var ends = Array(0..<count)
    for place in stride(from: count - 1, to: 0, by: -1) {
      guard let parent = parent(of: place) else { continue }
      ends[parent] = max(ends[parent], ends[place])
    }
    return ends
  }

  private static func place(_ index: Int32) -> Int? { index < 0 ? nil : Int(index) }
}
