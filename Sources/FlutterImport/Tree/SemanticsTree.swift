internal import AccessibilityTree
internal import ImportSupport

/// The nodes of a semantics tree in the form that Flutter sends to the platform.
struct SemanticsTree {
  private(set) var nodes: [SemanticsNode]
  /// The children of each node that Flutter sends to the platform, in the order of traversal.
  private(set) var children: [[Int]]
  /// The box of each node on the screen in physical pixels, or `nil` if the box is unknown.
  private(set) var boxes: [SemanticsBox?]
  /// The number of physical pixels for each logical pixel.
  private(set) var pixelRatio = 1.0
  /// Whether each node is invisible, or has an invisible ancestor.
  ///
  /// Flutter does not send invisible nodes to the platform.
  private(set) var isSkipped: [Bool]
  /// The index of the node that Flutter sends to the platform for each node.
  ///
  /// It is the index of the node itself, unless another node merges the node.
  private(set) var mergingNodes: [Int]
  private(set) var diagnostics = DiagnosticCollector()
  /// The index after the last descendant of each node.
  private var ends: [Int]
  /// The transform of each node from the units of the node's parent into physical pixels.
  private var placements: [SemanticsTransform]

  init(_ dump: DumpTree, version: FlutterVersion) {
    nodes = dump.nodes
    let count = nodes.count
    children = Array(repeating: [], count: count)
    boxes = Array(repeating: nil, count: count)
    isSkipped = Array(repeating: false, count: count)
    mergingNodes = Array(nodes.indices)
    ends = Array(nodes.indices.map { $0 + 1 })
    placements = Array(repeating: .identity, count: count)
    for index in nodes.indices {
      let parent = nodes[index].parent
      isSkipped[index] = nodes[index].isInvisible || parent >= 0 && isSkipped[parent]
      if parent >= 0, !isSkipped[index] { children[parent].append(index) }
      nodes[index].locale = nodes[index].locale ?? (parent < 0 ? nil : nodes[parent].locale)
      nodes[index].language = nodes[index].language ?? nodes[index].locale
    }
    for index in nodes.indices.reversed() where nodes[index].parent >= 0 {
      ends[nodes[index].parent] = max(ends[nodes[index].parent], ends[index])
    }
    computeBoxes()
    sortChildren(version)
    merge()
  }

  /// A unique name for each node.
  var names: [String] {
    var used: Set<Int> = []
    return nodes.enumerated().map { index, node in
      used.insert(node.id).inserted ? "\(node.id)" : "\(node.id)-\(index)"
    }
  }

  /// Whether the screen is in a language that is written from right to left.
  var isRightToLeft: Bool { nodes.lazy.compactMap(\.isRightToLeft).first ?? false }

  // MARK: Boxes

  /// Computes ``boxes``.
  ///
  /// If a node has no transform, the coordinates inside the node start at the top left corner of
  /// its box.
  private mutating func computeBoxes() {
    var units = placements
    for index in nodes.indices {
      let node = nodes[index]
      let outer = node.parent < 0 ? .identity : units[node.parent]
      placements[index] = outer
      var transform = node.transform
      if let scale = transform?.scale, scale > 0 {
        let ratio = exactScale(of: index) ?? scale
        transform = SemanticsTransform(scale: ratio)
        if pixelRatio == 1 { pixelRatio = ratio }
      }
      let offset = SemanticsTransform(dx: node.box?.left ?? 0, dy: node.box?.top ?? 0)
      units[index] = outer.after(transform ?? offset)
      boxes[index] = node.box.flatMap { outer.after(transform ?? .identity).box(of: $0) }
    }
  }

  /// Returns the exact scale of a node, computed from the widths of the node and its parent.
  ///
  /// The result is `nil` if the scale cannot be computed.
  ///
  /// The scale in the dump has only one decimal.
  private func exactScale(of index: Int) -> Double? {
    let node = nodes[index]
    guard node.parent >= 0, let scale = node.transform?.scale, let box = node.box,
      let outer = nodes[node.parent].box, box.width > 0
    else { return nil }
    let ratio = outer.width / box.width
    return abs(ratio - scale) < 0.06 ? ratio : nil
  }

  // MARK: Order

  /// Sorts the children of each node in the same way as Flutter does for traversal, if the dump is
  /// in the order of hit tests.
  ///
  /// A dump in the order of traversal is not changed.
  private mutating func sortChildren(_ version: FlutterVersion) {
    if version.has(.movedChildren) { graft() }
    let directions = inheritedDirections
    var moved: Int?
    func order(_ parent: Int) -> TraversalOrder {
      TraversalOrder(children[parent].map { item(for: $0) }, isRightToLeft: directions[parent])
    }
    // Nodes that merge their descendants are left out, because their texts are joined in the order
    // of the children.
    for parent in nodes.indices where children[parent].count > 1 && !nodes[parent].mergesDescendants
    {
      guard let first = order(parent).firstMoved else { continue }
      moved = first
      break
    }
    guard let moved else { return }
    for parent in nodes.indices where children[parent].count > 1 && !nodes[parent].mergesDescendants
    {
      children[parent] = order(parent).sorted
    }
    diagnostics.record(.sorted, at: nodes[moved].position)
  }

  private var inheritedDirections: [Bool?] {
    var directions: [Bool?] = nodes.map(\.isRightToLeft)
    for index in nodes.indices where directions[index] == nil && nodes[index].parent >= 0 {
      directions[index] = directions[nodes[index].parent]
    }
    return directions
  }

  private func item(for index: Int) -> TraversalOrder.Item {
    let node = nodes[index]
    let box = node.box.flatMap { (node.transform ?? .identity).box(of: $0) }
    let isMoved = !node.traversalChild.isEmpty
    return .init(
      index: index, box: isMoved ? nil : box, isExact: node.transform?.scale == nil,
      key: node.sortKey)
  }

  /// The maximum number of nodes that are moved to other parents.
  private static let graftLimit = 200

  /// Moves nodes to other parents, as the app specifies for traversal.
  private mutating func graft() {
    var parents: [String: Int] = [:]
    for index in nodes.indices where !nodes[index].traversalParent.isEmpty && !isSkipped[index] {
      parents[nodes[index].traversalParent] = index
    }
    let moving = nodes.indices.filter { !nodes[$0].traversalChild.isEmpty && !isSkipped[$0] }
    let isMerged = isMerged
    var current = nodes.map(\.parent)
    for index in moving.prefix(SemanticsTree.graftLimit) {
      guard let parent = parents[nodes[index].traversalChild], current[index] >= 0,
        current[index] != parent, !isMerged[index], !isMerged[parent],
        !nodes[parent].mergesDescendants, !isInside(parent, index, current)
      else { continue }
      children[current[index]].removeAll { $0 == index }
      children[parent].append(index)
      current[index] = parent
    }
  }

  /// Whether `node` is `outer` or a descendant of `outer`.
  ///
  /// - Parameter parents: The index of the parent of each node.
  private func isInside(_ node: Int, _ outer: Int, _ parents: [Int]) -> Bool {
    var here = node
    while here >= 0, here != outer { here = parents[here] }
    return here == outer
  }

  /// Whether each node has an ancestor that merges its descendants.
  private var isMerged: [Bool] {
    var isMerged = Array(repeating: false, count: nodes.count)
    for index in nodes.indices where nodes[index].parent >= 0 {
      let parent = nodes[index].parent
      isMerged[index] = isMerged[parent] || nodes[parent].mergesDescendants
    }
    return isMerged
  }

  // MARK: Merging

  private mutating func merge() {
    var index = 0
    while index < nodes.count {
      guard nodes[index].mergesDescendants, !isSkipped[index] else {
        index += 1
        continue
      }
      let below = (index + 1..<ends[index]).filter { !isSkipped[$0] }
      let labels = ([index] + below).count { !nodes[$0].label.isEmpty }
      if labels > 1 { diagnostics.record(.mergedLabels, at: nodes[index].position) }
      nodes[index].absorb(below.map { nodes[$0] })
      for merged in below { mergingNodes[merged] = index }
      children[index] = []
      index = ends[index]
    }
  }
}

extension SemanticsNode {
  /// Adds the properties of other nodes to this node, because Flutter sends all these nodes to the
  /// platform as a single node.
  ///
  /// Source: Flutter, semantics.dart, `SemanticsNode.getSemanticsData`.
  mutating func absorb(_ others: [SemanticsNode]) {
    var known = Set(customActions)
    for other in others {
      flags.formUnion(other.flags)
      actions.formUnion(other.actions)
      customActions += other.customActions.filter { known.insert($0).inserted }
      for path in SemanticsNode.firstTexts where self[keyPath: path].isEmpty {
        self[keyPath: path] = other[keyPath: path]
      }
      isRightToLeft = isRightToLeft ?? other.isRightToLeft
      if role == .none { role = other.role }
      if headingLevel == 0 { headingLevel = other.headingLevel }
      maxValueLength = maxValueLength ?? other.maxValueLength
      platformViewID = platformViewID ?? other.platformViewID
      linkURL = linkURL ?? other.linkURL
      scrollChildren = scrollChildren ?? other.scrollChildren
      scrollExtent = scrollExtent ?? other.scrollExtent
    }
    let nodes = [self] + others
    label = nodes.map(\.label).filter { !$0.isEmpty }.joined(separator: "\n")
    hint = nodes.map(\.hint).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static let firstTexts: [any WritableKeyPath<SemanticsNode, String> & Sendable] = [
    \.value, \.increasedValue, \.decreasedValue, \.tooltip, \.identifier, \.inputType,
    \.validationResult, \.minimumValue, \.maximumValue,
  ]
}

extension DiagnosticSentence {
  fileprivate static let sorted = DiagnosticSentence(
    .uncertainOrder,
    "The dump is in the order of hit tests (key U); the nodes are sorted as Flutter sorts them for "
      + "traversal. Key S prints that order.")
  fileprivate static let mergedLabels = DiagnosticSentence(
    .uncertainOrder,
    "The labels of [1 merged node|# merged nodes] are joined in the order of the dump; Flutter "
      + "joins them in the order of painting, which only key U prints.")
}
