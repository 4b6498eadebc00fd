internal import AccessibilityTree
internal import Encoding
internal import ImportSupport
internal import TextIO

/// The importer of the JSON from `toJSON()` of a test renderer: a node, a list of nodes or `null`.
///
/// Source: React Native 0.81 with react-test-renderer 19; React Native Testing Library 13.
enum TestRenderer {
  static func screens(
    in bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(InputError) -> [ImportedScreen] {
    let aliases = try Aliases(ofFile: options.aliases)
    let document = try JSON(parsing: bytes, file: file)
    var reader = TestRendererReader()
    try reader.read(document.root)
    if reader.tree.roots.isEmpty {
      reader.tree.diagnostics.append(ImportDiagnostic(.nothingRendered, at: document.root.position))
    }
    if let element = WebTree.firstElement(of: reader.tree) {
      throw WebTree.refusal(of: element.type, at: element.position, file: file)
    }
    reader.tree.addPlatformDiagnostic()
    let source = ReactScreenSource(file: file, name: file ?? "", aliases: aliases, isRendered: true)
    return [ReactNativeScreen.make(of: reader.tree, from: source)]
  }
}

/// A reader that turns the nodes of a test renderer into elements.
///
/// A stack replaces recursion.
private struct TestRendererReader {
  var tree = ReactElementTree()
  private var pending: [(value: JSON.Value, parent: Int?)] = []

  mutating func read(_ root: JSON.Value) throws(InputError) {
    pending = [(root, nil)]
    while let (value, parent) = pending.popLast() { try make(value, below: parent) }
  }

  private mutating func make(_ value: JSON.Value, below parent: Int?) throws(InputError) {
    switch value.kind {
    case .null, .bool: break
    case .string, .number: tree.append(value.text, to: parent, at: value.position)
    case .array: pending += value.elements.reversed().map { ($0, parent) }
    case .object:
      let item = tree.append(try element(value), to: parent, at: value.position)
      if let children = value.field("children") { pending.append((children, item)) }
    }
  }

  private mutating func element(_ value: JSON.Value) throws(InputError) -> ReactElement {
    guard let type = value.field("type") else {
      throw value.error(
        "“type” is missing, so this is not a tree of a test renderer",
        remedy: "give what toJSON() returns, such as JSON.stringify(screen.toJSON())")
    }
    var element = ReactElement(type: try type.asString())
    for (name, prop) in try value.field("props")?.asObject().members ?? [] {
      element.props.append(ReactProp(name, self.value(prop, depth: 0), at: prop.keyPosition))
    }
    return element
  }

  private mutating func value(_ value: JSON.Value, depth: Int) -> PropValue {
    guard depth < PropValue.depthLimit else { return .unknown("…") }
    switch value.kind {
    case .null: return .null
    case .bool: return .bool(value.text == "true")
    case .number: return .number(value.text)
    case .string: return TestRendererReader.function(value.text) ?? .string(value.text)
    case .array: return .array(value.elements.map { self.value($0, depth: depth + 1) })
    case .object:
      return .object(value.members.map { ($0.key, self.value($0.value, depth: depth + 1)) })
    }
  }

  /// Returns the function for which a text such as `[Function onPress]` stands, or `nil` for other
  /// texts.
  ///
  /// A JSON replacer writes such texts, because JSON has no functions.
  private static func function(_ text: String) -> PropValue? {
    for start in ["[Function", "[MockFunction"] where text.hasPrefix(start) && text.hasSuffix("]") {
      let name = text.dropFirst(start.count).dropLast().drop { $0 == ":" || $0 == " " }
      return .function(name.isEmpty ? nil : String(name))
    }
    return nil
  }
}
