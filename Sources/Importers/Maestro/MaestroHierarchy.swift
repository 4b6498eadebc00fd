internal import Simulator

/// Reads what `maestro hierarchy` prints: nodes with attributes, all of them strings, and children.
///
/// On Android the attributes are those of a dump of uiautomator; on iOS no node has a class.
enum MaestroHierarchy {
  static func screens(
    in bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(ImportError) -> [ImportedScreen] {
    let document = try JSON(parsing: withoutMessages(bytes), file: file)
    let nodes = try nodes(of: document.root)
    var imported =
      nodes.contains { $0.has("class") } ? android(nodes, options) : MaestroIOS.screen(of: nodes)
    imported.screen.file = file
    imported.screen.name = file ?? ""
    return [imported]
  }

  /// The tool says first which device it runs on.
  private static func withoutMessages(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    guard let start = bytes.firstIndex(of: UInt8(ascii: "{")) else { return bytes }
    for place in 0..<start where bytes[place] != 0x0A { bytes[place] = 0x20 }
    return bytes
  }

  /// All nodes, parents before children.
  private static func nodes(of root: JSON.Value) throws(ImportError) -> [MaestroNode] {
    var nodes: [MaestroNode] = []
    var pending = [(value: root, parent: -1)]
    while let (value, parent) = pending.popLast() {
      let children = try value.asObject().field("children")?.asArray() ?? []
      nodes.append(try MaestroNode(value, parent: parent))
      let place = nodes.count - 1
      if parent >= 0 { nodes[parent].isLeaf = false }
      pending += children.reversed().map { ($0, place) }
    }
    return nodes
  }

  private static func android(_ nodes: [MaestroNode], _ options: ImportOptions) -> ImportedScreen {
    let names = Set(nodes.flatMap { $0.attributes.map(\.name) })
    let vocabulary = DumpVocabulary(tool: .uiautomator, names: names)
    let knowledge = DumpNode.Knowledge(vocabulary, assumesHint: options.assumesHint)
    var tree = DumpTree()
    var found = FoundTexts()
    for node in nodes {
      let name = node.attributes.first { $0.name == "class" }?.value
      var dumped = DumpNode(
        node.attributes, className: name?.isEmpty == false ? name : nil, at: node.position)
      dumped.complete(knowledge)
      _ = tree.append(dumped, below: node.parent)
      node.noteTexts(in: &found)
    }
    tree.infer(vocabulary)
    var screen = Screen(origin: .androidNodes)
    DumpReader.append(tree, to: &screen)
    screen.losses = DumpLosses.losses(of: tree)
    return ImportedScreen(screen, unused: found.unused(in: [screen]))
  }
}

/// One node of a hierarchy of Maestro.
struct MaestroNode {
  private(set) var attributes: [(name: String, value: String)] = []
  let position: Node.Position
  /// The place of the node around; −1 for the topmost.
  let parent: Int
  var isLeaf = true

  /// What stands beside the attributes and repeats them.
  private static let repeated = ["clickable", "enabled", "focused", "checked", "selected"]

  init(_ value: JSON.Value, parent: Int) throws(ImportError) {
    position = value.position
    self.parent = parent
    for (name, member) in try value.field("attributes")?.asObject().members ?? [] {
      guard member.kind != .null else { continue }
      guard member.kind != .object, member.kind != .array else { throw member.mustBe("a string") }
      attributes.append((name, member.text))
    }
    for (name, member) in value.members {
      switch name {
      case "attributes", "children": continue
      case _ where MaestroNode.repeated.contains(name):
        guard member.kind == .bool, !has(name) else { continue }
        attributes.append((name, member.text))
      default: attributes.append((name, member.text))
      }
    }
  }

  func has(_ name: String) -> Bool { self[name] != nil }

  /// The value of an attribute that says something.
  subscript(name: String) -> String? {
    attributes.first { $0.name == name && !$0.value.isEmpty }?.value
  }

  func noteTexts(in found: inout FoundTexts) {
    for name in ["text", "accessibilityText", "hintText", "title", "value"] {
      if let text = self[name] { found.note(text, in: name, at: position) }
    }
  }
}
