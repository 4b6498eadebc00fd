internal import AccessibilityTree
public import ImportSupport
internal import TextIO

extension InputFormat {
  /// A semantics tree that a test of Jetpack Compose printed.
  ///
  /// Source: AndroidX Compose UI Test, Output.kt, `printToLog` and `printToString`.
  public static let compose = InputFormat(
    name: "compose",
    guide: FormatGuide(
      summary: "A semantics tree of Jetpack Compose, as a test prints it.",
      recognised: "lines such as Node #1 at (l=0.0, t=63.0, r=221.0, b=120.0)px",
      screens: "Each tree that is printed is a screen.",
      sources: [
        .init("A test with Compose", "composeTestRule.onRoot().printToLog(\"screen\")"),
        .init("The same as a text", "println(composeTestRule.onRoot().printToString())"),
        .init("From the device's log, after such a test", "adb logcat -d -s screen > screen.txt"),
      ],
      unknown: [
        "Views beside or inside the Compose content.",
        "Traversal order, custom actions and details of collections.",
      ]),
    signs: [FormatSign(.text) { $0.holds("Node #") && $0.holds(" at (l=") && $0.holds(")px") }],
    usualLanguage: { _, _ in "compose" },
    budgetUnit: .lines,
    read: ComposeTree.screens)
}

/// Imports printed semantics trees as Compose exposes them to accessibility services.
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
    var ancestors: [(depth: Int, index: Node.Index, isMerged: Bool)] = []
    let isLeaf = nodes.indices.map { index in
      index + 1 >= nodes.count || nodes[index + 1].depth <= nodes[index].depth
    }
    for (offset, node) in nodes.enumerated() {
      while let last = ancestors.last, last.depth >= node.depth { ancestors.removeLast() }
      let isMerged = ancestors.last?.isMerged ?? false
      let semantics = ComposeSemantics(node, isAlone: isLeaf[offset] && !isMerged)
      for name in semantics.unknownKeys { diagnostics.record(.unknownAttributes, name) }
      semantics.noteTexts(in: &found)
      let index = screen.append(semantics.node, to: ancestors.last?.index)
      ancestors.append((node.depth, index, isMerged || node["MergeDescendants"] == "true"))
      if let label = semantics.mergedLabel { screen.append(label, to: index) }
    }
    screen.diagnostics =
      diagnostics.diagnostics + [ImportDiagnostic(missing), ImportDiagnostic(.nodesOfAndroid)]
    return ImportedScreen(screen, unused: found.unused(in: [screen]))
  }

  private static let missing = DiagnosticSentence(
    .notInFormat,
    "A printed tree does not contain sizes of collections, labels of actions and traversal groups; TalkBack "
      + "would announce and follow those that the app has.")
}
