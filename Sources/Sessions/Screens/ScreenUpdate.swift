import AccessibilityTree

/// What a reader is to be told of a screen that became another: nodes that changed or came to be seen, in
/// document order.
struct ScreenUpdate {
  /// One thing to tell.
  struct Item {
    /// Its place on the new screen.
    var node: Node.Index
    /// The node as it was; absent where it appeared.
    var old: Node?
    /// Whether its words are others.
    var saysOtherwise: Bool
  }

  let changes: ScreenChanges
  /// Whether every node is where it was.
  let isInPlace: Bool
  private(set) var items: [Item] = []

  init(from old: Screen, to new: Screen, _ origins: [NodeOrigin]) {
    changes = ScreenChanges(from: old, to: new, origins: origins)
    let changes = changes
    isInPlace =
      old.structure == new.structure && changes.vanished.isEmpty
      && (0..<new.count).allSatisfy { changes.old(of: Node.Index($0)) == Node.Index($0) }
    // What was hidden and is shown appears, as what was not there does.
    let shown = changes.changed.filter { old[$0.old].hidden != nil && new[$0.new].hidden == nil }
    let appeared = Set(changes.appeared.filter { new[$0].hidden == nil } + shown.map(\.new))
    let changed = Dictionary(
      changes.changed.map { ($0.new, old[$0.old]) }, uniquingKeysWith: { first, _ in first })
    for index in new.preorder.map(\.index) {
      if appeared.contains(index) {
        // What came inside of something else is told with it.
        guard new.parent(of: index).map(appeared.contains) != true else { continue }
        items.append(Item(node: index, old: nil, saysOtherwise: true))
      } else if let before = changed[index], new[index].hidden == nil,
        before.differsBesideItsPlace(from: new[index])
      {
        let saysOtherwise =
          before.name != new[index].name || before.value?.text != new[index].value?.text
        items.append(Item(node: index, old: before, saysOtherwise: saysOtherwise))
      }
    }
  }
}

extension Node {
  /// Whether something is different but for where it stands, in the file and on the screen.
  fileprivate func differsBesideItsPlace(from other: Node) -> Bool {
    var moved = self
    moved.position = other.position
    moved.frame = other.frame
    return moved != other
  }
}
