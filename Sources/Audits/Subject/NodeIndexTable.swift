internal import Simulator

/// For each node of a screen a place in a list, or none: found without hashing, since rules ask for every
/// node.
struct NodeIndexTable: Sendable {
  private var indices: [Int32]

  /// No places yet, for a screen of that many nodes.
  init(count: Int) { indices = Array(repeating: -1, count: count) }

  /// The place of a node; nodes of other screens have none.
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

  /// Notes the place of a node that has none yet.
  mutating func note(_ index: Int, of node: Node.Index) {
    if self[node] == nil { self[node] = index }
  }

  /// The same with other places; a node whose place has no other has none then.
  func mapped(_ change: (Int) -> Int?) -> NodeIndexTable {
    var mapped = self
    for position in indices.indices where indices[position] >= 0 {
      mapped.indices[position] =
        change(Int(indices[position])).map(Int32.init(truncatingIfNeeded:)) ?? -1
    }
    return mapped
  }
}
