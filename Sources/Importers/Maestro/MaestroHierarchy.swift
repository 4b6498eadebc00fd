internal import AndroidImport
internal import AppleImport
internal import Encoding
internal import ImportSupport
internal import Simulator
internal import TextIO

/// Reads what `maestro hierarchy` prints: nodes with attributes, all of them strings, and children.
///
/// On Android the attributes are those of a dump of uiautomator; on iOS no node has a class.
enum MaestroHierarchy {
  static func screens(
    in bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(InputError) -> [ImportedScreen] {
    let document = try JSON(parsing: withoutMessages(bytes), file: file)
    let nodes = try nodes(of: document.root)
    var imported =
      nodes.contains { $0.has("class") }
      ? MaestroAndroid.screen(of: nodes, options) : MaestroIOS.screen(of: nodes)
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
  private static func nodes(of root: JSON.Value) throws(InputError) -> [MaestroNode] {
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
}
