internal import AccessibilityTree

/// A semantics tree in the form that accessibility services get, with the facts that depend on
/// several nodes.
///
/// Each list with an element for each node has the same indices as the nodes of the tree.
///
/// Source: AndroidX Compose UI, SemanticsNode.kt and SemanticsUtils.android.kt.
struct SemanticsStructure {
  let tree: SemanticsTree
  /// Compose's own words in the language of the screen.
  let words: ComposeWords
  /// For each node, whether accessibility services see it.
  private(set) var isExposed: [Bool]
  /// For each node, the children that accessibility services see.
  private(set) var children: [[Int]]
  /// For each node, whether an ancestor merges its descendants.
  private(set) var isBelowMerging: [Bool]
  /// For each node, whether the node itself or a node merged into it has words.
  private(set) var hasMergedWords: [Bool]
  /// For each node, whether child nodes mark the areas of links in the text of the node.
  private(set) var hasLinkAreas: [Bool]
  /// For each node, whether an accessibility service can focus it.
  ///
  /// Source: isScreenReaderFocusable.
  private(set) var isScreenReaderFocusable: [Bool]
  /// For each node, whether accessibility services get the test tag of the node as a resource
  /// identifier.
  private(set) var exposesTestTag: [Bool]
  /// The indices of the nodes that accessibility services do not see because they have no area.
  private(set) var withoutArea: [Int] = []

  init(_ tree: SemanticsTree, words: ComposeWords) {
    (self.tree, self.words) = (tree, words)
    let no = Array(repeating: false, count: tree.nodes.count)
    (isExposed, isBelowMerging, hasMergedWords) = (no, no, no)
    (hasLinkAreas, isScreenReaderFocusable, exposesTestTag) = (no, no, no)
    children = Array(repeating: [], count: tree.nodes.count)
    for index in tree.nodes.indices { connect(index) }
    for index in tree.nodes.indices.reversed() where isExposed[index] { mergeWords(of: index) }
    for index in tree.nodes.indices where isExposed[index] {
      isScreenReaderFocusable[index] = canFocus(index)
    }
  }

  func configuration(of index: Int) -> SemanticsConfiguration { tree.nodes[index].configuration }

  private mutating func connect(_ index: Int) {
    let node = tree.nodes[index]
    exposesTestTag[index] = node.configuration.exposesTestTags
    guard node.parent >= 0 else { return isExposed[index] = true }
    let above = tree.nodes[node.parent].configuration
    if node.configuration.isLinkArea { hasLinkAreas[node.parent] = true }
    guard isExposed[node.parent], !above.clearsDescendants, !node.configuration.isLinkArea else {
      return
    }
    guard hasArea(node) else { return withoutArea.append(index) }
    isExposed[index] = true
    children[node.parent].append(index)
    isBelowMerging[index] = above.mergesDescendants || isBelowMerging[node.parent]
    if exposesTestTag[node.parent] { exposesTestTag[index] = true }
  }

  /// Whether a node has an area.
  ///
  /// Accessibility services do not see nodes without an area.
  ///
  /// A clickable node always has an area, because Compose enlarges its touch area to the size of a
  /// finger.
  private func hasArea(_ node: SemanticsNode) -> Bool {
    guard let bounds = node.bounds, let window = tree.nodes.first?.bounds, !window.isEmpty else {
      return true
    }
    return !bounds.isEmpty || node.configuration.has(.click) || node.configuration.has(.longClick)
  }

  private mutating func mergeWords(of index: Int) {
    let own = tree.nodes[index].configuration
    let words = [own.contentDescription, own.text, own.editableText, own.hintText]
    if words.contains(where: { $0?.isEmpty == false }) { hasMergedWords[index] = true }
    let parent = tree.nodes[index].parent
    if parent >= 0, hasMergedWords[index], !own.mergesDescendants { hasMergedWords[parent] = true }
  }

  /// Whether a node has no children and is not merged into an ancestor.
  func isUnmergedLeaf(_ index: Int) -> Bool { children[index].isEmpty && !isBelowMerging[index] }

  private func canFocus(_ index: Int) -> Bool {
    let own = configuration(of: index)
    guard !own.isHidden else { return false }
    return own.mergesDescendants || isUnmergedLeaf(index) && isSpeaking(index)
  }

  private func isSpeaking(_ index: Int) -> Bool {
    let own = configuration(of: index)
    return own.contentDescription != nil || own.editableText != nil || own.text != nil
      || own.toggleableState != nil || own.selected != nil
      || ComposeState.description(of: index, in: self) != nil
  }
}

extension AndroidAttributes.Bounds {
  /// Whether the rectangle has no area.
  var isEmpty: Bool { left >= right || top >= bottom }
}
