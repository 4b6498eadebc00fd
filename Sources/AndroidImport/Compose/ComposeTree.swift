internal import ImportSupport
internal import Simulator
internal import TextIO

/// Makes screens of printed semantics trees, as Compose tells services of them.
enum ComposeTree {
  static func screens(
    in bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(InputError) -> [ImportedScreen] {
    let text = try TextBytes.decode(bytes, file: file)
    let trees = try ComposeLines(text, file: file).trees.filter { !$0.isEmpty }
    return trees.enumerated().map { number, nodes in
      var imported = screen(of: nodes)
      imported.screen.file = file
      imported.screen.name = trees.count == 1 ? file ?? "" : "tree \(number + 1)"
      return imported
    }
  }

  private static func screen(of nodes: [ComposeNode]) -> ImportedScreen {
    var screen = Screen(origin: .androidNodes)
    var diagnostics = DiagnosticCollector()
    var found = FoundTexts()
    var around: [(depth: Int, index: Node.Index, isMerged: Bool)] = []
    let isLeaf = nodes.indices.map { place in
      place + 1 >= nodes.count || nodes[place + 1].depth <= nodes[place].depth
    }
    for (place, node) in nodes.enumerated() {
      while let last = around.last, last.depth >= node.depth { around.removeLast() }
      let isMerged = around.last?.isMerged ?? false
      let semantics = ComposeSemantics(node, isAlone: isLeaf[place] && !isMerged)
      for name in semantics.unknown { diagnostics.note(.unknownAttributes, name) }
      semantics.noteTexts(in: &found)
      let index = screen.append(semantics.node, to: around.last?.index)
      around.append((node.depth, index, isMerged || node["MergeDescendants"] == "true"))
      if let label = semantics.labelInside { screen.append(label, to: index) }
    }
    screen.diagnostics =
      diagnostics.diagnostics + [ImportDiagnostic(missing), ImportDiagnostic(.nodesOfAndroid)]
    return ImportedScreen(screen, unused: found.unused(in: [screen]))
  }

  private static let missing = DiagnosticSentence(
    .notTold,
    "A printed tree tells no sizes of collections, labels of actions and traversal groups; TalkBack "
      + "would say and follow those that the app has.")
}
