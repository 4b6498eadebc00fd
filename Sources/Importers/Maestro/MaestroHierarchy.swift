internal import AndroidImport
internal import AppleImport
internal import Encoding
internal import ImportSupport
internal import Simulator
internal import TextIO

/// The parser of the output of `maestro hierarchy`: nodes with attributes and children.
///
/// All attributes are strings. On Android, nodes have the same attributes as in a uiautomator dump.
/// On iOS, no node has the attribute for the class.
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

  /// Returns the bytes without the lines before the JSON, in which Maestro names the device.
  private static func withoutMessages(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    guard let start = bytes.firstIndex(of: UInt8(ascii: "{")) else { return bytes }
    for offset in 0..<start where bytes[offset] != 0x0A { bytes[offset] = 0x20 }
    return bytes
  }

  /// Returns the root and all its descendants.
  ///
  /// Each parent comes before its children.
  private static func nodes(of root: JSON.Value) throws(InputError) -> [MaestroNode] {
    var nodes: [MaestroNode] = []
    var pending = [(value: root, parent: -1)]
    while let (value, parent) = pending.popLast() {
      let children = try value.asObject().field("children")?.asArray() ?? []
      nodes.append(try MaestroNode(value, parent: parent))
      let index = nodes.count - 1
      pending += children.reversed().map { ($0, index) }
    }
    return nodes
  }
}
