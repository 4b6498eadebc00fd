import AccessibilityTree

/// The nodes that changed or appeared when one screen replaced another, in document order.
struct ScreenUpdate {
  struct Item {
    var node: Node.Index
    /// The node before the change, or `nil` if the node is new.
    var old: Node?
    /// Whether the name or text of the node changed.
    var hasNewWords: Bool
  }

  let changes: ScreenChanges
  let isInPlace: Bool
  private(set) var items: [Item] = []

  init(from old: Screen, to new: Screen, _ origins: [NodeOrigin]) {
    changes = ScreenChanges(from: old, to: new, origins: origins)
    let changes = changes
    isInPlace =
      old.structure == new.structure && changes.vanished.isEmpty
      && (0..<new.count).allSatisfy { changes.old(of: Node.Index($0)) == Node.Index($0) }
    // A node that was hidden before counts as new.
    let shown = changes.changed.filter { old[$0.old].hidden != nil && new[$0.new].hidden == nil }
    let appeared = Set(changes.appeared.filter { new[$0].hidden == nil } + shown.map(\.new))
    let changed = Dictionary(
      changes.changed.map { ($0.new, old[$0.old]) }, uniquingKeysWith: { first, _ in first })
    for index in new.preorder.map(\.index) {
      if appeared.contains(index) {
        // A node inside another new node is announced with that node. Only an alert is announced
        // separately.
        guard new.parent(of: index).map(appeared.contains) != true || new.isAlert(index) else {
          continue
        }
        items.append(Item(node: index, old: nil, hasNewWords: true))
      } else if let before = changed[index], new[index].hidden == nil,
        before.differsBeyondLocation(from: new[index])
      {
        let hasNewWords =
          before.name != new[index].name || before.value?.text != new[index].value?.text
        items.append(Item(node: index, old: before, hasNewWords: hasNewWords))
      }
    }
  }
}

extension Node {
  /// Whether the node differs from `other` in more than its location in the file and its bounds.
  fileprivate func differsBeyondLocation(from other: Node) -> Bool {
    var moved = self
    moved.position = other.position
    moved.frame = other.frame
    return moved != other
  }
}
