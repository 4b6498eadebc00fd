import AccessibilityTree

/// The content of each node of a native screen or outline.
///
/// The content decides whether the node is a stop.
struct NativeContent {
  private(set) var holdsControl: [Bool]
  /// Whether each node has a descendant with words; indexed by node.
  private(set) var holdsWords: [Bool]

  init(_ screen: Screen) {
    self.init(screen, isOutOfReach: { _ in false }) { screen[$0].role.native.isControl }
  }

  /// Computes the facts in one pass in reverse order, so that children come before their parents.
  init(_ screen: Screen, isOutOfReach: (Node) -> Bool, isControl: (Node.Index) -> Bool) {
    holdsControl = Array(repeating: false, count: screen.count)
    holdsWords = holdsControl
    for position in stride(from: screen.count - 1, through: 0, by: -1) {
      let index = Node.Index(position)
      guard let parent = screen.parent(of: index) else { continue }
      let above = Int(parent.position)
      let hidden = screen[index].isExposed(to: .voiceOver) ? nil : screen[index].hidden
      if let hidden, !hidden.keepsChildren { continue }
      if isOutOfReach(screen[index]) { continue }
      let isControl = hidden == nil && isControl(index)
      if isControl || holdsControl[position] { holdsControl[above] = true }
      if isControl || holdsWords[position] || hidden == nil && !screen[index].name.isEmpty {
        holdsWords[above] = true
      }
    }
  }

  /// Returns the labels below a node, in order.
  ///
  /// If a node below has a label, the labels inside that node are left out. Excluded nodes are left
  /// out with everything inside them.
  static func labels(
    below index: Node.Index, in screen: Screen, without isExcluded: (Node) -> Bool = { _ in false }
  ) -> [String] {
    var labels: [String] = []
    var walk = screen.descendants(of: index)
    while let visit = walk.next() {
      let node = screen[visit.index]
      if !node.isExposed(to: .voiceOver) {
        if node.hidden?.keepsChildren != true { walk.skipDescendants(of: visit) }
      } else if isExcluded(node) {
        walk.skipDescendants(of: visit)
      } else if !node.name.isEmpty {
        labels.append(node.name)
        walk.skipDescendants(of: visit)
      }
    }
    return labels
  }
}
