package import AccessibilityTree
internal import Encoding
package import TextIO

/// A reader that creates a screen from the nodes of a platform tree.
package struct PlatformTreeReader {
  /// The format of one platform's trees.
  package struct Format: Sendable {
    package var origin: Screen.Origin
    /// The known fields, each with the type of its value.
    package var fields: [String: FieldKind]
    /// The known names of fields, by the alternative names that a file can use.
    package var aliases: [String: String]
    /// The known names of members of fields, by the alternative names that a file can use.
    package var memberAliases: [String: String]
    /// The names of the fields that refer to other nodes.
    package var references: [String]
    /// Returns a node for the fields of an exported node.
    ///
    /// The node has these fields as attributes of its platform, and the platform-neutral properties
    /// that follow from these fields.
    package var node: @Sendable ([String: String]) -> Node
    /// The diagnostic for a tree that is announced by another platform's screen reader, such as an
    /// Android tree by VoiceOver.
    package var approximation: DiagnosticSentence

    package init(
      origin: Screen.Origin, fields: [String: FieldKind], aliases: [String: String],
      memberAliases: [String: String] = [:], references: [String],
      node: @escaping @Sendable ([String: String]) -> Node,
      approximation: DiagnosticSentence
    ) {
      self.origin = origin
      self.fields = fields
      self.aliases = aliases
      self.memberAliases = memberAliases
      self.references = references
      self.node = node
      self.approximation = approximation
    }
  }

  private let format: Format
  private var screen: Screen
  private var indicesByID: [String: Node.Index] = [:]
  /// The references between nodes that were found so far.
  private var references: [(field: String, id: String, position: Node.Position)] = []
  private var unknown = DiagnosticCollector()

  private init(_ format: Format) {
    self.format = format
    screen = Screen(origin: format.origin)
  }

  package static func screen(_ line: ScreenLine, as format: Format) throws(InputError) -> Screen {
    var reader = PlatformTreeReader(format)
    try reader.read(line.tree)
    try reader.readVisit(line.visit)
    reader.recordDiagnostics()
    return reader.screen
  }

  private mutating func read(_ root: JSON.Value) throws(InputError) {
    guard root.members.contains(where: { isKnown($0.key) }) else {
      guard root["violations"]?.kind != .array else {
        throw root.error(
          "this file contains results of axe-core, not a screen",
          remedy: "give it to announce audit with the option --with")
      }
      throw root.error(
        "this JSON is not of a known format: the object has no known field",
        remedy: ScreenLine.otherFormats)
    }
    var pending: [(value: JSON.Value, parent: Node.Index?)] = [(root, nil)]
    while let (value, parent) = pending.popLast() {
      var children: [JSON.Value] = []
      let node = try node(value, &children)
      let index = screen.append(node, to: parent)
      record(node.id, at: index)
      for child in children.reversed() { pending.append((child, index)) }
    }
  }

  private func isKnown(_ key: String) -> Bool {
    let name = format.aliases[key] ?? key
    return name == "id" || name == "children" || format.fields[name] != nil
  }

  private mutating func node(
    _ value: JSON.Value, _ children: inout [JSON.Value]
  ) throws(InputError) -> Node {
    var flat = FlatFields()
    var id: String?
    for (name, member) in try value.asObject().members where member.kind != .null {
      let key = format.aliases[name] ?? name
      switch key {
      case "id": id = try identifier(member)
      case "children": children = try member.asArray()
      default: try readField(key, member, into: &flat)
      }
    }
    var node = format.node(flat.attributes)
    node.id = id
    node.position = value.position
    return node
  }

  private mutating func readField(
    _ key: String, _ value: JSON.Value, into flat: inout FlatFields
  ) throws(InputError) {
    guard let kind = format.fields[key] else { return recordUnknown(key) }
    if case .object(let inside) = kind { return try readMembers(of: key, value, inside, &flat) }
    try kind.check(value)
    recordReferences(key, value)
    if let text = try kind.storedText(value) { return flat.add(key, text: text) }
    switch kind {
    case .names, .bits: try flat.add(key, value, joined: true)
    default: try flat.add(key, value, joined: false)
    }
  }

  /// Reads the members of a field that is an object.
  private mutating func readMembers(
    of key: String, _ value: JSON.Value, _ kinds: [String: FieldKind], _ flat: inout FlatFields
  ) throws(InputError) {
    for (name, member) in try value.asObject().members {
      let name = format.memberAliases[name] ?? name
      let path = "\(key).\(name)"
      if let kind = kinds[name] {
        if member.kind != .null { try kind.check(member) }
      } else {
        recordUnknown(path)
      }
      try flat.add(path, member, joined: false)
    }
  }

  /// Returns an identifier as text; some dumps write identifiers as numbers.
  private func identifier(_ value: JSON.Value) throws(InputError) -> String {
    guard value.kind == .string || value.kind == .number else { throw value.mustBe("a string") }
    return value.text
  }

  private mutating func recordUnknown(_ key: String) { unknown.record(.unknownFields, key) }

  /// The maximum number of identifiers that a diagnostic names.
  private static let maximumNames = 20

  private mutating func recordReferences(_ key: String, _ value: JSON.Value) {
    guard format.references.contains(key) else { return }
    for target in value.kind == .array ? value.elements : [value] {
      references.append((key, target.text, target.position))
    }
  }

  private mutating func record(_ id: String?, at index: Node.Index) {
    guard let id else { return }
    guard indicesByID[id] != nil else {
      indicesByID[id] = index
      return
    }
    guard screen.diagnostics.count < PlatformTreeReader.maximumNames else { return }
    screen.diagnostics.append(
      ImportDiagnostic(.repeatedIdentifier(id), at: screen[index].position, of: index))
  }

  /// Stores in the root node the order in which accessibility focus visited the nodes.
  private mutating func readVisit(_ visit: JSON.Value?) throws(InputError) {
    guard let visit, let root = screen.firstRootIndex else { return }
    for id in try visit.asArray() where indicesByID[try id.asString()] == nil {
      throw id.error(
        "“visit” refers to “\(id.text)”, which does not exist", remedy: "correct the id")
    }
    screen[root].order = try visit.asStrings()
  }

  private mutating func recordDiagnostics() {
    for reference in references where indicesByID[reference.id] == nil {
      guard screen.diagnostics.count < PlatformTreeReader.maximumNames else { break }
      screen.diagnostics.append(
        ImportDiagnostic(
          .danglingReference(reference.id, in: reference.field), at: reference.position))
    }
    screen.diagnostics += unknown.diagnostics + [ImportDiagnostic(format.approximation)]
  }
}
