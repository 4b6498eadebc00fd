internal import AccessibilityTree
package import ImportSupport

/// The importer of Maestro's hierarchies on Android.
///
/// The nodes have the attributes of uiautomator dumps.
package enum MaestroAndroid {
  package static func screen(
    of hierarchy: [MaestroNode], _ options: ImportOptions
  ) -> ImportedScreen {
    let windows = MaestroWindows(hierarchy)
    let nodes = windows.nodes
    let names = Set(nodes.flatMap { $0.attributes.map(\.name) })
    let vocabulary = DumpVocabulary(tool: .uiautomator, names: names)
    let reported = DumpNode.ReportedProperties(vocabulary, assumesHint: options.assumesHint)
    var tree = DumpTree()
    var found = FoundTexts()
    for node in windows.skipped { node.recordTexts(in: &found, because: .otherWindow) }
    for node in nodes {
      let name = node.attributes.first { $0.name == "class" }?.value
      var dumped = DumpNode(
        node.attributes, className: name?.isEmpty == false ? name : nil, at: node.position)
      dumped.complete(reported)
      tree.append(dumped, below: node.parent)
      node.recordTexts(in: &found)
    }
    for case let secret? in tree.nodes.lazy.map(\.secret) { found.hide(secret) }
    tree.infer(vocabulary)
    var screen = Screen(origin: .androidNodes)
    DumpReader.append(tree, to: &screen)
    screen.diagnostics = windows.diagnostics + DumpDiagnostics.diagnostics(of: tree)
    return ImportedScreen(screen, unused: found.unused(in: [screen]))
  }
}
