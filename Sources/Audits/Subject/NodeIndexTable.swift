internal import Simulator

/// A table with an optional index for each node of a screen.
///
/// Lookups need no hashing. They must be fast, because rules look up every node.
struct NodeIndexTable: Sendable {
  private var indices: [Int32]

  /// Creates an empty table for a screen with `count` nodes.
  init(count: Int) { indices = Array(repeating: -1, count: count) }

  /// The index of a node; `nil` for nodes of other screens.
  subscript(node: Node.Index) -> Int? {
    get {
      let position = Int(node.position)
      guard indices.indices.contains(position), indices[position] >= 0 else { return nil }
      return Int(indices[position])
    }
    set {
      let position = Int(node.position)
      guard indices.indices.contains(position) else { return }
      indices[position] = newValue.map(Int32.init(truncatingIfNeeded:)) ?? -1
    }
  }

  /// Sets the index of a node that has none yet.
  mutating func insert(_ index: Int, for node: Node.Index) {
    if self[node] == nil { self[node] = index }
  }

  /// Returns the table with changed indices; a node has no index if `change` returns `nil`.
  func mapped(_ change: (Int) -> Int?) -> NodeIndexTable {
    var mapped = self
    for position in indices.indices where indices[position] >= 0 {
      mapped.indices[position] =
        change(Int(indices[position])).map(Int32.init(truncatingIfNeeded:)) ?? -1
    }
    return mapped
  }
}
