internal import AccessibilityTree

/// A merged semantics tree, split into the separate nodes that accessibility services see.
///
/// By default, tests print a merged tree. A node of this tree has the texts of the nodes merged
/// into it. Services see the unmerged tree, in which these nodes are separate.
///
/// Source: AndroidX Compose UI, SemanticsNode.kt, mergeConfig; SemanticsProperties.kt, the merge
/// policy of each property.
struct MergedSemantics {
  /// The tree in which merged texts are separate nodes again.
  private(set) var tree = SemanticsTree()
  private(set) var diagnostics = DiagnosticCollector()

  init(separating merged: SemanticsTree) {
    var indices: [Int] = []
    indices.reserveCapacity(merged.nodes.count)
    for node in merged.nodes {
      let parent = node.parent < 0 ? -1 : indices[node.parent]
      indices.append(tree.append(node, below: parent))
      guard node.configuration.mergesDescendants else { continue }
      separate(indices[indices.count - 1])
    }
  }

  /// Whether a tree is merged, inferred from the tree itself.
  ///
  /// In an unmerged tree, a merging node has children that do not merge their own descendants.
  static func isMerged(_ tree: SemanticsTree) -> Bool {
    !tree.nodes.contains { node in
      node.parent >= 0 && tree.nodes[node.parent].configuration.mergesDescendants
        && !node.configuration.mergesDescendants
    }
  }

  private mutating func separate(_ index: Int) {
    let node = tree.nodes[index]
    let own = node.configuration
    let isLeaked = own.isHeading && (own.has(.click) || own.has(.longClick))
    let hasOther = own.contentDescription != nil || own.isTextField
    if isLeaked { diagnostics.record(.assumedHeading, at: node.position) }
    if own.text != nil, hasOther || isLeaked {
      appendPart(of: index, isHeading: isLeaked) { $0.text = $1.text }
      tree.update(index) { $0.text = nil }
    } else if own.contentDescription != nil, isLeaked {
      appendPart(of: index, isHeading: true) { $0.contentDescription = $1.contentDescription }
      tree.update(index) { $0.contentDescription = nil }
    }
    if isLeaked { tree.update(index) { $0.isHeading = false } }
  }

  private mutating func appendPart(
    of index: Int, isHeading: Bool,
    _ move: (inout SemanticsConfiguration, SemanticsConfiguration) -> Void
  ) {
    var part = SemanticsNode(
      configuration: SemanticsConfiguration(), bounds: tree.nodes[index].bounds,
      position: tree.nodes[index].position)
    part.configuration.isHeading = isHeading
    move(&part.configuration, tree.nodes[index].configuration)
    tree.append(part, below: index)
  }
}

extension DiagnosticSentence {
  fileprivate static let assumedHeading = DiagnosticSentence(
    .assumed,
    "The heading of [1 control is|# controls are] assumed to be a text inside [it|them], which TalkBack "
      + "does not call a heading there; the unmerged tree tells (useUnmergedTree = true).")
}
