internal import AccessibilityTree
internal import Encoding
internal import ImportSupport
internal import TextIO

/// A builder of the screen of one window in a dump.
struct DumpReader {
  let content: DumpContent
  let window: DumpWindow
  let options: ImportOptions

  /// Returns the screen.
  ///
  /// The unused texts of the result include `skippedTexts`: the texts of windows that are not
  /// imported.
  func importedScreen(skippedTexts: FoundTexts) -> ImportedScreen {
    let reported = DumpNode.ReportedProperties(content.vocabulary, assumesHint: options.assumesHint)
    var tree = DumpTree(window, in: content, reported: reported)
    tree.infer(content.vocabulary)
    var screen = Screen(origin: .androidNodes)
    if !window.title.isEmpty { screen.title = window.title }
    screen.orientation = orientation
    screen.window = size.map { Frame(x: 0, y: 0, width: $0.width, height: $0.height) }
    var found = skippedTexts
    DumpReader.append(tree, to: &screen)
    appendToasts(to: &screen)
    for (text, source, position) in content.texts(in: window.roots + window.toasts) {
      found.record(text, in: source, at: position)
    }
    for case let secret? in tree.nodes.lazy.map(\.secret) { found.hide(secret) }
    screen.diagnostics = DumpDiagnostics.diagnostics(of: tree, window, content)
    return ImportedScreen(screen, unused: found.unused(in: [screen]))
  }

  static func append(_ tree: DumpTree, to screen: inout Screen) {
    screen.reserveCapacity(tree.nodes.count)
    var indices: [Node.Index] = []
    indices.reserveCapacity(tree.nodes.count)
    for (index, raw) in tree.nodes.enumerated() {
      var node = AndroidNodeFacts(raw.fields, role: raw.role).node
      node.position = raw.position
      node.id = DumpReader.identifier(raw.fields.resourceId ?? "")
      let parent = tree.parents[index]
      indices.append(screen.append(node, to: parent < 0 ? nil : indices[parent]))
    }
  }

  /// Returns the name of a resource without its package: `com.example:id/email` → `email`.
  private static func identifier(_ resource: String) -> String? {
    guard let name = resource.range(ofScalars: ":id/") else {
      return resource.isEmpty ? nil : resource
    }
    return String(resource[name.upperBound...])
  }

  /// Appends the toasts of the window as hidden nodes.
  ///
  /// TalkBack announces a toast but does not stop at it.
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

  /// The size of the screen, if the dump states it.
  private var size: (width: Double, height: Double)? {
    guard let width = window.screen.plain("width").flatMap({ Double($0) }),
      let height = window.screen.plain("height").flatMap({ Double($0) })
    else { return nil }
    return (width, height)
  }

  /// The orientation, from the size of the screen.
  ///
  /// If the size is unknown, the rotation of the screen decides.
  private var orientation: Screen.Orientation {
    if let size { return size.width > size.height ? .landscape : .portrait }
    let rotation = window.screen.plain("rotation")
    return rotation == "1" || rotation == "3" ? .landscape : .portrait
  }
}
