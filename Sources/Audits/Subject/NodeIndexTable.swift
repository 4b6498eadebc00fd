internal import Simulator

/// A table that assigns an index, such as the index of a stop, to some nodes of a screen.
///
/// Lookups need no hashing. They must be fast, because rules look up every node.
struct NodeIndexTable: Sendable {
  private var indices: [Int32]

  /// Creates an empty table for a screen with `count` nodes.
  init(count: Int) { indices = Array(repeating: -1, count: count) }

  /// Accesses the index that is assigned to a node, or `nil` if there is none.
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

  /// Assigns an index to a node, unless the node already has one.
  mutating func insert(_ index: Int, for node: Node.Index) {
    if self[node] == nil { self[node] = index }
  }

  /// Returns the table with each index replaced by the result of `change`.
  ///
  /// A node has no index if `change` returns `nil`.
  func mapped(_ change: (Int) -> Int?) -> NodeIndexTable {
    var mapped = self
    for position in indices.indices where indices[position] >= 0 {
      mapped.indices[position] =
        change(Int(indices[position])).map(Int32.init(truncatingIfNeeded:)) ?? -1
    }
    return mapped
  }
}
