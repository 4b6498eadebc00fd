import AccessibilityTree

/// What is inside every node of a native screen or sketch, as far as it decides which nodes are
/// stops.
struct NativeContent {
  /// Whether a control is below, by position of the node.
  private(set) var holdsControl: [Bool]
  /// Whether anything with words is below.
  private(set) var holdsWords: [Bool]

  /// What is inside the nodes of a sketch.
  init(_ screen: Screen) {
    self.init(screen, isOutOfReach: { _ in false }) { screen[$0].role.native.isControl }
  }

  /// Looks at every node once, the last ones first, since children come after their parents.
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

  /// The labels below a node, in order; a node with a label speaks for what is inside it, and one
  /// of an `excluded` role keeps its own.
  static func labels(
    below index: Node.Index, in screen: Screen, without excluded: Role? = nil
  ) -> [String] {
    var labels: [String] = []
    var walk = screen.descendants(of: index)
    while let visit = walk.next() {
      let node = screen[visit.index]
      if !node.isExposed(to: .voiceOver) {
        if node.hidden?.keepsChildren != true { walk.skipDescendants(of: visit) }
      } else if node.role == excluded {
        walk.skipDescendants(of: visit)
      } else if !node.name.isEmpty {
        labels.append(node.name)
        walk.skipDescendants(of: visit)
      }
    }
    return labels
  }
}
