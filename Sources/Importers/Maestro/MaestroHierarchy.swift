internal import AndroidImport
internal import AppleImport
internal import Encoding
internal import ImportSupport
internal import Simulator
internal import TextIO

/// The parser of the output of `maestro hierarchy`: nodes with attributes and children.
///
/// The answer of Maestro's tool `inspect_screen` has the same nodes with short names.
///
/// All attributes are strings. On Android, nodes have the same attributes as in a uiautomator dump.
/// On iOS, no node has the attribute for the class.
enum MaestroHierarchy {
  static func screens(
    in bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(InputError) -> [ImportedScreen] {
    let nodes = try nodes(in: bytes, file: file)
    var imported =
      nodes.contains { $0.has("class") }
      ? MaestroAndroid.screen(of: nodes, options) : MaestroIOS.screen(of: nodes)
    imported.screen.file = file
    imported.screen.name = file ?? ""
    return [imported]
  }

  private static func nodes(in bytes: [UInt8], file: String?) throws(InputError) -> [MaestroNode] {
    if let table = MaestroTable(String(decoding: bytes, as: UTF8.self)) { return table.nodes }
    return try nodes(of: JSON(parsing: withoutMessages(bytes), file: file).root)
  }

  /// Returns the bytes without the lines before the JSON, in which Maestro names the device.
  ///
  /// Spaces replace the characters of these lines, so that lines and columns stay the same.
  private static func withoutMessages(_ bytes: [UInt8]) -> [UInt8] {
    guard let start = bytes.firstIndex(of: UInt8(ascii: "{")) else { return bytes }
    return TextBytes.blanked(bytes[..<start]) + bytes[start...]
  }

  /// Returns the root and all its descendants.
  ///
  /// Each parent comes before its children.
  private static func nodes(of root: JSON.Value) throws(InputError) -> [MaestroNode] {
    var nodes: [MaestroNode] = []
    var pending = [(value: root, parent: -1)]
    while let (value, parent) = pending.popLast() {
      let object = try value.asObject()
      let below = object.field("children") ?? object.field("c") ?? object.field("elements")
      let children = try below?.asArray() ?? []
      nodes.append(try MaestroNode(value, parent: parent))
      let index = nodes.count - 1
      pending += children.reversed().map { ($0, index) }
    }
    return nodes
  }
}
