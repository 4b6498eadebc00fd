import AccessibilityTree

/// Grouped navigation: every outermost group, list, table, landmark and bar is a stop.
///
/// Source: cashapp/AccessibilitySnapshot#101: the navigation style changes which elements are
/// stops. Assumed: a group without a label gets the labels inside it as its label, and VoiceOver
/// says “group” at all of these stops.
struct GroupedNavigation {
  private let tree: ElementTree
  private var holdsLabel: [Bool]

  /// Turns the outermost groups of a tree into stops; the elements inside such a group are no
  /// longer stops.
  static func apply(to tree: inout ElementTree) {
    let navigation = GroupedNavigation(tree)
    for (group, label) in navigation.groups() {
      tree[group].label = label
      tree[group].isElement = true
      tree[group].groupsChildren = true
    }
  }

  private init(_ tree: ElementTree) {
    self.tree = tree
    holdsLabel = Array(repeating: false, count: tree.count)
    // In reverse order, children come before their parents.
    for index in stride(from: tree.count - 1, to: 0, by: -1) where !isHidden(index) {
      let speaks = tree[index].isElement ? !(tree[index].label ?? "").isEmpty : holdsLabel[index]
      if speaks, let parent = tree.parent(of: index) { holdsLabel[parent] = true }
    }
  }

  private func groups() -> [(group: Int, label: String)] {
    var groups: [(group: Int, label: String)] = []
    var pending = tree.children(of: 0)
    while let index = pending.popLast() {
      guard holdsLabel[index], !tree[index].isElement, !isHidden(index) else { continue }
      if isGroup(tree[index]) {
        groups.append((index, label(of: index)))
      } else {
        pending += tree.children(of: index)
      }
    }
    return groups
  }

  private func isHidden(_ index: Int) -> Bool { tree[index].elementsHidden || tree[index].isHidden }

  private func isGroup(_ element: AccessibilityElement) -> Bool {
    element.containerType != .none || element.traits.contains(.tabBar) || element.kind == .tabBar
      || element.kind == .segmented
  }

  /// Returns the group's own label, or the labels inside it.
  private func label(of group: Int) -> String {
    if let own = tree[group].label, !own.isEmpty { return own }
    var labels: [String] = []
    var pending = Array(tree.children(of: group).reversed())
    while let index = pending.popLast() {
      if isHidden(index) { continue }
      if !tree[index].isElement {
        pending += tree.children(of: index).reversed()
      } else if let label = tree[index].label, !label.isEmpty {
        labels.append(label)
      }
    }
    return labels.joined(separator: ", ")
  }
}
