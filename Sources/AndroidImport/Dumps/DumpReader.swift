internal import Encoding
internal import ImportSupport
internal import Simulator
internal import TextIO

/// Makes the screen of one window of a dump.
struct DumpReader {
  let content: DumpContent
  let window: DumpWindow
  let options: ImportOptions

  /// The screen, with texts that were left out before among the unused ones.
  func imported(beside leftOut: FoundTexts) -> ImportedScreen {
    let knowledge = DumpNode.Knowledge(content.vocabulary, assumesHint: options.assumesHint)
    var tree = DumpTree(window, in: content, knowledge: knowledge)
    tree.infer(content.vocabulary)
    var screen = Screen(origin: .androidNodes)
    if !window.title.isEmpty { screen.title = window.title }
    screen.orientation = orientation(of: tree)
    var found = leftOut
    DumpReader.append(tree, to: &screen)
    appendToasts(to: &screen)
    for (text, source, position) in content.texts(in: window.roots + window.toasts) {
      found.note(text, in: source, at: position)
    }
    screen.diagnostics = DumpDiagnostics.diagnostics(of: tree, window, content)
    return ImportedScreen(screen, unused: found.unused(in: [screen]))
  }

  /// Adds all nodes of a tree.
  static func append(_ tree: DumpTree, to screen: inout Screen) {
    screen.reserveCapacity(tree.nodes.count)
    var indices: [Node.Index] = []
    indices.reserveCapacity(tree.nodes.count)
    for (place, raw) in tree.nodes.enumerated() {
      var node = AndroidNodeFacts(raw.fields, role: raw.role).node
      node.position = raw.position
      node.id = DumpReader.identifier(raw.fields.resourceId ?? "")
      let parent = tree.parents[place]
      indices.append(screen.append(node, to: parent < 0 ? nil : indices[parent]))
    }
  }

  /// The name of a resource without package: `email` of `com.example:id/email`.
  private static func identifier(_ resource: String) -> String? {
    guard let name = resource.range(ofScalars: ":id/") else {
      return resource.isEmpty ? nil : resource
    }
    return String(resource[name.upperBound...])
  }

  /// A message that floats over the window is spoken when it appears and is no stop.
  private func appendToasts(to screen: inout Screen) {
    for id in window.toasts {
      guard let element = content.document.element(id) else { continue }
      var toast = DumpNode(element, className: "android.widget.Toast")
      toast.fields.visible = false
      var node = AndroidNodeFacts(toast.fields).node
      node.role = .status
      node.position = toast.position
      screen.append(node, to: screen.firstRootIndex)
    }
  }

  /// How the device is held: by the size of the screen, else by how it is turned.
  private func orientation(of tree: DumpTree) -> Screen.Orientation {
    if let width = window.screen.plain("width").flatMap({ Double($0) }),
      let height = window.screen.plain("height").flatMap({ Double($0) })
    {
      return width > height ? .landscape : .portrait
    }
    let turn = window.screen.plain("rotation")
    return turn == "1" || turn == "3" ? .landscape : .portrait
  }
}
