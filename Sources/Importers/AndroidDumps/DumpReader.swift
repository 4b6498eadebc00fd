internal import Simulator

/// Makes the screen of one window of a dump.
struct DumpReader {
  private let content: DumpContent
  private let window: DumpWindow
  private let options: ImportOptions

  /// A reader of one window.
  init(_ content: DumpContent, _ window: DumpWindow, options: ImportOptions) {
    self.content = content
    self.window = window
    self.options = options
  }

  /// The screen, with texts that were left out before among the unused ones.
  func imported(beside leftOut: FoundTexts) -> ImportedScreen {
    let tells = content.attributes
    var knowledge = DumpNode.Knowledge()
    knowledge.presses = tells.contains("clickable") || tells.contains("isClickable")
    knowledge.checks = tells.contains("checkable") || tells.contains("isCheckable")
    knowledge.showsHints = tells.contains("showing-hint") || tells.contains("showingHintText")
    knowledge.hints = tells.contains("hint") || tells.contains("hintText") || tellsLaterFields
    knowledge.assumesHint = options.assumesHint
    var tree = DumpTree(window, in: content, knowledge: knowledge)
    tree.infer(content)
    var screen = Screen(origin: .androidNodes)
    if !window.title.isEmpty { screen.title = window.title }
    screen.orientation = orientation(of: tree)
    var found = leftOut
    append(tree, to: &screen, noting: &found)
    appendToasts(to: &screen, noting: &found)
    screen.losses = DumpLosses.losses(of: tree, window, content, knowledge)
    return ImportedScreen(screen, unused: found.unused(in: [screen]))
  }

  /// Appium leaves out what is null; servers that write this much write hints where there are any.
  private var tellsLaterFields: Bool {
    content.attributes.contains("a11y-important")
      || content.attributes.contains("drawing-order")
        && content.tool == .appium
  }

  private func append(
    _ tree: DumpTree, to screen: inout Screen, noting found: inout FoundTexts
  ) {
    screen.reserveCapacity(tree.nodes.count)
    var indices: [Node.Index] = []
    indices.reserveCapacity(tree.nodes.count)
    for (place, raw) in tree.nodes.enumerated() {
      var node = AndroidNodeFacts(raw.fields).node
      node.position = raw.position
      node.id = DumpReader.identifier(raw.fields.resourceId ?? "")
      let parent = tree.parents[place]
      indices.append(screen.append(node, to: parent < 0 ? nil : indices[parent]))
    }
    note(in: &found)
  }

  /// Notes every text as the file has it.
  private func note(in found: inout FoundTexts) {
    for root in window.roots + window.toasts {
      for id in content.document.branch(of: root) {
        guard let element = content.document.element(id) else { continue }
        for attribute in element.attributes
        where DumpAttribute(named: attribute.name.local)?.kind == .text(isForPeople: true) {
          found.note(attribute.value, in: attribute.name.local, at: element.position)
        }
      }
    }
  }

  /// The name of a resource without package: `email` of `com.example:id/email`.
  private static func identifier(_ resource: String) -> String? {
    guard let name = resource.firstRange(of: ":id/") else {
      return resource.isEmpty ? nil : resource
    }
    return String(resource[name.upperBound...])
  }

  /// A message that floats over the window is spoken when it appears and is no stop.
  private func appendToasts(to screen: inout Screen, noting found: inout FoundTexts) {
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
