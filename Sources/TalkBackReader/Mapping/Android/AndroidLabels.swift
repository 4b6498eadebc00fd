import AccessibilityTree

/// Views that label other views, by the identifiers their author gave.
///
/// Source: Android, View.onInitializeAccessibilityNodeInfoInternal and findLabelForView.
enum AndroidLabels {
  /// Connects labels with what they label; the first label of a field counts.
  static func apply(_ screen: Screen, to tree: inout AccessibilityNodeTree) {
    guard screen.origin == .android, tree.count > 1 else { return }
    var places: [String: Int]?
    for place in 1..<tree.count where !tree.isPartOfParent(place) {
      let node = screen[tree[place].node]
      guard let target = node.android.labelFor ?? node.android.labeledBy else { continue }
      let known = places ?? tree.places(byIdentifierOf: screen)
      places = known
      guard let other = known[target], other != place else { continue }
      if node.android.labelFor == nil {
        connect(place, to: other, in: &tree)
      } else if tree[other].rare.labeledBy == nil {
        connect(other, to: place, in: &tree)
      }
    }
    for place in 1..<tree.count where !tree.isPartOfParent(place) {
      nameUnseenLabel(of: screen[tree[place].node], place, &tree)
    }
  }

  private static func connect(_ place: Int, to label: Int, in tree: inout AccessibilityNodeTree) {
    tree[place].rare.labeledBy = label
    tree[place].mapping.append(AndroidViewRule.labelFor)
  }

  /// A label of which only the words are known.
  private static func nameUnseenLabel(
    of node: Node, _ place: Int, _ tree: inout AccessibilityNodeTree
  ) {
    guard node.label?.origin == .labelElement, !node.name.isEmpty else { return }
    guard !tree[place].hasRareFields || tree[place].rare.labeledBy == nil else { return }
    tree[place].rare.labelText = node.name
    tree[place].mapping.append(AndroidViewRule.labelFor)
  }
}

extension Node {
  /// What a view is called by itself; what a label beside it calls it is told with the label.
  var ownName: String { label?.origin == .labelElement ? "" : name }
}

extension AccessibilityNodeTree {
  /// Whether a node is a view that the platform made inside the view of the same node.
  func isPartOfParent(_ place: Int) -> Bool {
    parents[place] > 0 && self[parents[place]].node == self[place].node
  }

  /// The first place of each identifier the author gave.
  func places(byIdentifierOf screen: Screen) -> [String: Int] {
    var places: [String: Int] = [:]
    for place in stride(from: count - 1, through: 1, by: -1) {
      if let id = screen[self[place].node].id { places[id] = place }
    }
    return places
  }
}
