import AccessibilityTree

/// Gives bars and segmented controls of a dump of XCUITest the lists that UIKit has for them, since
/// such a dump names no lists.
///
/// Assumed: the items of a navigation bar are read along the bar, then what is below it, such as a
/// large title; their frames differ in height by more than what is one row elsewhere.
enum XCUIElementLists {
  /// Adds the lists to elements that came from a screen.
  static func add(to tree: inout ElementTree, _ screen: Screen) {
    // Inner bars first, so that no element is looked at for every bar around it.
    for place in (0..<tree.count).reversed()
    where tree[place].explicit == nil && !tree[place].isElement {
      guard let node = tree[place].node, let type = screen[node].knownIOS?.type else { continue }
      switch type {
      case "SegmentedControl":
        tree[place].explicit = tree.children(of: place).filter { tree[$0].isElement }
      case "NavigationBar":
        let items = stops(below: place, in: tree)
        tree[place].explicit = sorted(items, in: tree[place], tree)
      default: break
      }
    }
  }

  /// How high the row of buttons of a bar is, with some space.
  private static let rowHeight = 50.0

  private static func sorted(
    _ items: [Int], in bar: AccessibilityElement, _ tree: ElementTree
  ) -> [Int] {
    func corner(_ item: Int) -> (y: Double, x: Double) {
      guard let frame = tree[item].frame else { return (0, 0) }
      let middle = frame.y + frame.height / 2 - (bar.frame?.y ?? 0)
      return (middle > rowHeight ? middle : 0, frame.x)
    }
    let places = items.map(corner)
    return items.indices.sorted {
      (places[$0].y, places[$0].x, $0) < (places[$1].y, places[$1].x, $1)
    }.map { items[$0] }
  }

  /// The elements and lists inside a view, without what is inside one of them.
  private static func stops(below place: Int, in tree: ElementTree) -> [Int] {
    var stops: [Int] = []
    var pending = tree.children(of: place).reversed() + []
    while let next = pending.popLast() {
      if tree[next].isElement || tree[next].explicit != nil {
        stops.append(next)
      } else {
        pending += tree.children(of: next).reversed()
      }
    }
    return stops
  }
}
