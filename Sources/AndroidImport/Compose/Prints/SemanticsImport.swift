internal import AccessibilityTree
internal import ImportSupport

/// A builder of a screen from the semantics in a file.
struct SemanticsImport {
  private var tree = SemanticsTree()
  private var found = FoundTexts()
  var diagnostics = DiagnosticCollector()

  /// Appends a node below another node, or as a root if the parent is −1.
  mutating func append(
    _ semantics: PrintedSemantics, bounds: AndroidAttributes.Bounds?, at position: Node.Position,
    below parent: Int
  ) {
    tree.append(
      SemanticsNode(
        configuration: semantics.configuration, bounds: bounds, position: position),
      below: parent)
    semantics.recordTexts(in: &found, at: position)
    for name in semantics.unknownKeys { diagnostics.record(.unknownAttributes, name) }
    if semantics.hasUnknownCollection { diagnostics.record(.unknownCollection, at: position) }
    if semantics.hasUnknownActions { diagnostics.record(.unknownActions, at: position) }
  }

  /// Appends an Android view below a node, or as a root if the parent is −1.
  mutating func append(
    _ view: AndroidAttributes, at position: Node.Position, below parent: Int
  ) {
    var node = SemanticsNode(
      configuration: SemanticsConfiguration(), bounds: view.bounds, position: position)
    node.view = view
    tree.append(node, below: parent)
    for (name, text) in [
      ("Text", view.text), ("ContentDescription", view.contentDescription),
      ("StateDescription", view.stateDescription),
    ] {
      if let text { found.record(text, in: name, at: position) }
    }
  }

  /// Returns the screen.
  ///
  /// - Parameters:
  ///   - isUnmerged: Whether the tree is unmerged, or `nil` to infer this from the tree.
  ///   - missing: The diagnostic about properties that are missing in the format.
  mutating func screen(isUnmerged: Bool?, missing: DiagnosticSentence) -> ImportedScreen {
    if !(isUnmerged ?? !MergedSemantics.isMerged(tree)) {
      let separated = MergedSemantics(separating: tree)
      tree = separated.tree
      diagnostics.add(separated.diagnostics)
    }
    let exposed = ComposeAccessibility(tree)
    var screen = exposed.screen
    diagnostics.add(exposed.diagnostics)
    for index in tree.nodes.indices where !exposed.structure.isExposed[index] {
      omitTexts(of: tree.nodes[index])
    }
    screen.diagnostics =
      diagnostics.diagnostics + [ImportDiagnostic(missing), ImportDiagnostic(.nodesOfAndroid)]
    return ImportedScreen(screen, unused: found.unused(in: [screen]))
  }

  /// Records that the texts of a node are not announced, because accessibility services do not see
  /// the node.
  private mutating func omitTexts(of node: SemanticsNode) {
    let own = node.configuration
    for (name, text) in [
      ("Text", own.text), ("ContentDescription", own.contentDescription),
      ("EditableText", own.editableText), ("StateDescription", own.stateDescription),
      ("Error", own.error), ("PaneTitle", own.paneTitle),
    ] {
      guard let text else { continue }
      found.omit(text, in: name, because: .notShown, at: node.position)
    }
  }
}

extension DiagnosticSentence {
  fileprivate static let unknownCollection = DiagnosticSentence(
    .notInFormat,
    "The size of [1 list or the position of an item is|# lists or the positions of items are] not "
      + "written; TalkBack says a number of items where the app or its release of Compose tells it."
  )
  fileprivate static let unknownActions = DiagnosticSentence(
    .notInFormat,
    "The labels of the actions of [1 node|# nodes] are not written; TalkBack offers them in a menu."
  )
}
