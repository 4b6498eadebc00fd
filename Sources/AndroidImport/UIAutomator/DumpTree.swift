internal import AccessibilityTree
internal import Encoding

/// The nodes of one window.
///
/// Some fields of the nodes are inferred from the whole tree.
///
/// Parents come before their children.
struct DumpTree {
  private(set) var nodes: [DumpNode] = []
  /// For each node, the index of its parent, or −1 for a topmost node.
  private(set) var parents: [Int] = []

  init(_ window: DumpWindow, in content: DumpContent, reported: DumpNode.ReportedProperties) {
    var pending: [(id: XMLDocument.ID, parent: Int)] = window.roots.reversed().map { ($0, -1) }
    while let (id, parent) = pending.popLast() {
      guard let element = content.document.element(id) else { continue }
      var node = DumpNode(element, className: content.className(of: id))
      node.complete(reported)
      let index = append(node, below: parent)
      pending += content.document.children(of: id).reversed().map { ($0, index) }
    }
  }

  init() {}

  /// Appends a node below another node, or as a topmost node if the parent is −1.
  ///
  /// - Returns: The index of the node.
  @discardableResult
  mutating func append(_ node: DumpNode, below parent: Int) -> Int {
    nodes.append(node)
    parents.append(parent)
    return nodes.count - 1
  }

  mutating func infer(_ vocabulary: DumpVocabulary) {
    let toolkits = DumpToolkits(self)
    DumpRoles(self, toolkits).apply(to: &nodes)
    DumpComposeLists(self, toolkits).apply(to: &nodes)
    describeEmptyFields(toolkits)
    if !vocabulary.writes("actions", "actionList") { addActionsOfViews(toolkits) }
    markUnlabelled()
    markGaps()
    let reportsCollections = vocabulary.writes("is-collection", "is-collection-item")
    DumpCollections(self, reportsCollections: reportsCollections).apply(to: &nodes)
    if !vocabulary.writes(
      "a11y-important", "important", "importantForAccessibility", "important-for-accessibility")
    {
      inferImportance()
    }
    if !vocabulary.writes("screen-reader-focusable", "screenReaderFocusable") { inferGroups() }
  }

  /// Returns, for each node, whether any descendant of the node has words.
  private func nodesWithWordsBelow() -> [Bool] {
    var below = Array(repeating: false, count: nodes.count)
    for index in nodes.indices.reversed() where parents[index] >= 0 {
      if below[index] || nodes[index].hasWords { below[parents[index]] = true }
    }
    return below
  }

  /// Marks the clickable nodes for which neither the node nor a descendant has words.
  ///
  /// Android's tools call such nodes “not accessibility friendly” (NAF).
  ///
  /// Source: AndroidX Test, AccessibilityNodeInfoDumper.java, nafCheck, which does not check hints.
  private mutating func markUnlabelled() {
    let words = nodesWithWordsBelow()
    for index in nodes.indices {
      let node = nodes[index]
      guard node.fields.clickable == true, node.isEnabled, !node.hasWords, !words[index],
        node.fields.hintText == nil,
        !DumpTree.classesWithoutLabels.contains(where: { node.simpleClass.hasSuffix($0) })
      else { continue }
      nodes[index].diagnostics.insert(.unlabelled)
      nodes[index].fields.passthrough["NAF"] = "true"
    }
  }

  /// Gives each text field of Compose without words the state “Empty”, as Compose does.
  ///
  /// Words of nodes inside the field count, too. Words of clickable nodes do not count, because
  /// these nodes are not merged into the field.
  ///
  /// Source: AndroidX Compose UI, AndroidComposeViewAccessibilityDelegateCompat.android.kt,
  /// createStateDescriptionForTextField.
  private mutating func describeEmptyFields(_ toolkits: DumpToolkits) {
    var hasMergedWords = Array(repeating: false, count: nodes.count)
    for index in nodes.indices.reversed() {
      let node = nodes[index]
      if node.hasWords { hasMergedWords[index] = true }
      if hasMergedWords[index], node.fields.clickable != true, parents[index] >= 0 {
        hasMergedWords[parents[index]] = true
      }
      guard toolkits.toolkits[index] == .compose, node.fields.editable == true,
        !hasMergedWords[index], node.fields.hintText == nil, node.fields.stateDescription == nil
      else { continue }
      nodes[index].fields.stateDescription = ComposeWords.empty
      nodes[index].diagnostics.insert(.assumedEmptyField)
    }
  }

  /// Adds the action “select” to images that are views, but not to virtual nodes.
  ///
  /// If an image has this action, TalkBack announces “image” only when focus is on the image
  /// itself. Every view has the action, while virtual nodes such as those of Compose do not.
  /// Nothing else depends on the action.
  ///
  /// Source: Android, View.java, onInitializeAccessibilityNodeInfoInternal.
  private mutating func addActionsOfViews(_ toolkits: DumpToolkits) {
    for index in nodes.indices where toolkits.toolkits[index] == .views {
      guard nodes[index].fields.clickable != true,
        AndroidClassRole.role(of: nodes[index].fields.className ?? "") == .image
      else { continue }
      nodes[index].fields.actions = (nodes[index].fields.actions ?? []) + ["SELECT"]
    }
  }

  private static let classesWithoutLabels = ["GridView", "GridLayout", "ListView", "TableLayout"]

  /// Reports nodes before which siblings are missing.
  ///
  /// Tools omit invisible nodes but count them in the attribute `index`.
  private mutating func markGaps() {
    var expected = Array(repeating: 0, count: nodes.count)
    for index in nodes.indices where parents[index] >= 0 {
      guard let siblingIndex = nodes[index].index else { continue }
      if siblingIndex > expected[parents[index]] {
        nodes[index].diagnostics.insert(.missingSiblings)
      }
      expected[parents[index]] = siblingIndex &+ 1
    }
  }

  /// Marks views without words and actions as not important for accessibility.
  ///
  /// Lists, web views and the root of a window stay important. Assumed: the marked views are not
  /// important. A dump does not state this, because it contains all views.
  private mutating func inferImportance() {
    for index in nodes.indices where parents[index] >= 0 {
      let node = nodes[index]
      guard !node.hasWords, !node.isActionable, node.fields.hintText == nil,
        node.fields.collectionInfo.rows == nil, !node.diagnostics.contains(.webView),
        !node.diagnostics.contains(.inferredGroupRole)
      else { continue }
      nodes[index].fields.importantForAccessibility = .notExposed
      nodes[index].diagnostics.insert(.assumedUnimportant)
    }
  }

  /// Makes each group with a description a stop.
  ///
  /// Assumed: readers should announce such a group as a whole.
  private mutating func inferGroups() {
    var hasText = Array(repeating: false, count: nodes.count)
    for index in nodes.indices where parents[index] >= 0 && nodes[index].hasWords {
      hasText[parents[index]] = true
    }
    for index in nodes.indices {
      let node = nodes[index]
      guard hasText[index], node.fields.contentDescription != nil, !node.isActionable,
        AndroidClassRole.role(of: node.fields.className ?? "") == .generic
      else { continue }
      nodes[index].fields.screenReaderFocusable = true
      nodes[index].diagnostics.insert(.assumedStop)
    }
  }
}
