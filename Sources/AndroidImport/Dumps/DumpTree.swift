internal import Encoding
internal import Simulator

/// The nodes of one window, parents before children, with what only the whole tree can tell.
struct DumpTree {
  private(set) var nodes: [DumpNode] = []
  /// The place of each node's parent; −1 for the topmost.
  private(set) var parents: [Int] = []

  /// Reads the nodes of a window.
  init(_ window: DumpWindow, in content: DumpContent, knowledge: DumpNode.Knowledge) {
    var pending: [(id: XMLDocument.ID, parent: Int)] = window.roots.reversed().map { ($0, -1) }
    while let (id, parent) = pending.popLast() {
      guard let element = content.document.element(id) else { continue }
      var node = DumpNode(element, className: content.className(of: id))
      node.complete(knowledge)
      let place = append(node, below: parent)
      pending += content.document.children(of: id).reversed().map { ($0, place) }
    }
  }

  /// No nodes yet.
  init() {}

  /// Adds a node below another, or at the top; gives back its place.
  mutating func append(_ node: DumpNode, below parent: Int) -> Int {
    nodes.append(node)
    parents.append(parent)
    return nodes.count - 1
  }

  /// Infers what the file does not tell.
  mutating func infer(_ content: DumpVocabulary) {
    DumpRoles(self).apply(to: &nodes)
    noteNameless()
    noteGaps()
    let tellsCollections = content.tells("is-collection", "is-collection-item")
    DumpCollections(self, tellsCollections: tellsCollections).apply(to: &nodes)
    if !content.tells(
      "a11y-important", "important", "importantForAccessibility", "important-for-accessibility")
    {
      inferStructure()
    }
    if !content.tells("screen-reader-focusable", "screenReaderFocusable") { inferGroups() }
  }

  /// Whether each node, or one below it, has words.
  private func wordsBelow() -> [Bool] {
    var below = Array(repeating: false, count: nodes.count)
    for place in nodes.indices.reversed() where parents[place] >= 0 {
      if below[place] || nodes[place].hasWords { below[parents[place]] = true }
    }
    return below
  }

  /// Marks what can be pressed and has no words, which tools call “not accessibility friendly”.
  ///
  /// Source: AndroidX Test, AccessibilityNodeInfoDumper.java, nafCheck, which did not know hints yet.
  private mutating func noteNameless() {
    let words = wordsBelow()
    for place in nodes.indices {
      let node = nodes[place]
      guard node.fields.clickable == true, node.isEnabled, !node.hasWords, !words[place],
        node.fields.hintText == nil,
        !DumpTree.withoutNames.contains(where: { node.simpleClass.hasSuffix($0) })
      else { continue }
      nodes[place].notes.insert(.nameless)
      nodes[place].fields.carried["NAF"] = "true"
    }
  }

  private static let withoutNames = ["GridView", "GridLayout", "ListView", "TableLayout"]

  /// Notes where siblings are missing: tools leave out what is not visible, and count on.
  private mutating func noteGaps() {
    var expected = Array(repeating: 0, count: nodes.count)
    for place in nodes.indices where parents[place] >= 0 {
      guard let index = nodes[place].index else { continue }
      if index > expected[parents[place]] { nodes[place].notes.insert(.gap) }
      expected[parents[place]] = index &+ 1
    }
  }

  /// Marks views without words or use: services are not told of them.
  ///
  /// Lists and web views, which watch over what is in them, are told of, and the root of a window.
  ///
  /// Assumed, since dumps hold them all.
  private mutating func inferStructure() {
    for place in nodes.indices where parents[place] >= 0 {
      let node = nodes[place]
      guard !node.hasWords, !node.isActionable, node.fields.hintText == nil,
        node.fields.collectionInfo.rows == nil, !node.notes.contains(.viewOfPage),
        !node.notes.contains(.roleOfGroup)
      else { continue }
      nodes[place].fields.importantForAccessibility = .untold
      nodes[place].notes.insert(.takenAsStructure)
    }
  }

  /// Marks groups with a description of their own as stops.
  ///
  /// Assumed: who describes a group wants it read as one.
  private mutating func inferGroups() {
    var hasText = Array(repeating: false, count: nodes.count)
    for place in nodes.indices where parents[place] >= 0 && nodes[place].hasWords {
      hasText[parents[place]] = true
    }
    for place in nodes.indices {
      let node = nodes[place]
      guard hasText[place], node.fields.contentDescription != nil, !node.isActionable,
        AndroidClassRole.role(of: node.fields.className ?? "") == .generic
      else { continue }
      nodes[place].fields.screenReaderFocusable = true
      nodes[place].notes.insert(.takenAsStop)
    }
  }
}
