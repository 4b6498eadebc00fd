package import AccessibilityTree
internal import ImportSupport

/// The nodes of a composition in the form in which accessibility services get them from Compose.
///
/// Only this type maps semantics to Android nodes. The semantics can come from the output of a test
/// or from source code.
///
/// Source: AndroidX Compose UI, AndroidComposeViewAccessibilityDelegateCompat.android.kt.
package struct ComposeAccessibility {
  package private(set) var screen = Screen(origin: .androidNodes)
  package private(set) var diagnostics = DiagnosticCollector()
  let structure: SemanticsStructure

  private let collections: ComposeCollections
  /// The indices of the screen nodes, by the indices of their semantics nodes.
  package private(set) var indices: [Int: Node.Index] = [:]

  package init(_ tree: SemanticsTree, words: ComposeWords = ComposeWords()) {
    structure = SemanticsStructure(tree, words: words)
    collections = ComposeCollections(structure)
    append()
    connect(ComposeTraversal(structure))
    for index in structure.withoutArea {
      diagnostics.record(.noArea, at: tree.nodes[index].position)
    }
    for index in tree.nodes.indices where structure.hasLinkAreas[index] {
      guard tree.nodes[index].configuration.links.isEmpty else { continue }
      diagnostics.record(.unknownLinks, at: tree.nodes[index].position)
    }
  }

  /// Appends a screen node for each semantics node that accessibility services see.
  ///
  /// Below some nodes, Compose adds an empty first child with the node's description, and an empty
  /// last child with the node's role.
  private mutating func append() {
    var open: [(index: Int, closing: ComposeRole?)] = []
    for index in structure.tree.nodes.indices where structure.isExposed[index] {
      let parent = structure.tree.nodes[index].parent
      while let last = open.last, last.index != parent { close(open.removeLast()) }
      let info = ComposeNodeInfo(index, in: structure)
      let added = screen.append(node(index, info), to: indices[parent])
      indices[index] = added
      reportWordsInEnglish(index)
      if let description = info.descriptionOfFirstChild {
        screen.append(child(of: index, info.fields(describing: description)), to: added)
      }
      open.append((index, info.roleOfLastChild))
    }
    while let last = open.popLast() { close(last) }
  }

  /// Reports Compose's own words in a node, if they have no known translation into the language of
  /// the screen.
  private mutating func reportWordsInEnglish(_ index: Int) {
    let state = ComposeState.word(of: index, in: structure).flatMap {
      structure.words.contains($0) ? nil : $0.english
    }
    let role = structure.configuration(of: index).role?.description.flatMap {
      structure.words.contains($0) ? nil : $0
    }
    for word in [state, role].compactMap(\.self) {
      diagnostics.record(
        .composeWordsInEnglish, "“\(word)”", at: structure.tree.nodes[index].position)
    }
  }

  private mutating func close(_ node: (index: Int, closing: ComposeRole?)) {
    guard let role = node.closing else { return }
    let fields = ComposeNodeInfo(node.index, in: structure).fields(for: role)
    screen.append(child(of: node.index, fields), to: indices[node.index])
  }

  private func node(_ index: Int, _ info: ComposeNodeInfo) -> Node {
    let semantics = structure.tree.nodes[index]
    let fields = semantics.view ?? info.fields(in: collections)
    var node = AndroidNodeFacts(fields, role: role(of: index)).node
    node.position = semantics.position
    node.id = semantics.configuration.testTag
    return node
  }

  /// Returns the role of a node for outlines, or `nil` if the class of the node determines the
  /// role.
  private func role(of index: Int) -> Role? {
    let own = structure.configuration(of: index)
    if own.isTextField, own.text == nil { return nil }
    if collections.sizes[index] != nil { return .generic }
    guard let role = own.role, role != .image || structure.children[index].isEmpty else {
      return nil
    }
    return role.className == nil || own.mergesDescendants ? role.role : nil
  }

  private func child(of index: Int, _ fields: AndroidAttributes) -> Node {
    var node = AndroidNodeFacts(fields).node
    node.position = structure.tree.nodes[index].position
    return node
  }

  /// Stores the order in which accessibility services visit the nodes, if this order differs from
  /// that of the tree.
  ///
  /// As in Compose, each node stores the identifier of the next node in this order.
  private mutating func connect(_ traversal: ComposeTraversal) {
    if traversal.isLimited { diagnostics.record(.unsortedNodes) }
    guard !traversal.order.isEmpty else { return }
    var counts: [String: Int] = [:]
    for index in structure.tree.nodes.indices {
      guard let tag = structure.configuration(of: index).testTag else { continue }
      counts[tag, default: 0] += 1
    }
    for (number, index) in traversal.order.enumerated() {
      guard let node = indices[index] else { continue }
      if screen[node].id.map({ counts[$0] != 1 }) ?? true { screen[node].id = "node-\(number + 1)" }
    }
    for (index, next) in zip(traversal.order, traversal.order.dropFirst()) {
      guard let node = indices[index], let id = indices[next].flatMap({ screen[$0].id }) else {
        continue
      }
      screen[node].traversalBefore = id
      screen[node].android.traversalBefore = id
    }
  }
}

extension DiagnosticSentence {
  fileprivate static let unknownLinks = DiagnosticSentence(
    .notInFormat,
    "[1 text has|# texts have] links whose words are not in the tree; TalkBack offers them in a menu."
  )
  fileprivate static let unsortedNodes = DiagnosticSentence(
    .limit, "There are too many nodes to sort them by their bounds; they are read in order.")
}
