internal import AccessibilityTree
internal import Encoding
internal import ImportSupport
internal import TextIO

/// The screen of an AccessibilitySnapshot hierarchy.
///
/// Every container lists its contents explicitly, in the order of `traversalIndex`. Frames do not
/// change this order.
struct SnapshotHierarchy {
  private(set) var found = FoundTexts()

  private var screen = Screen(origin: .iosElements)
  private var unknownTraits = DiagnosticCollector()
  private var unknown = DiagnosticCollector()
  private var names = 0

  /// An element or container to append to the screen.
  private struct PendingElement {
    var value: JSON.Value
    var parent: Node.Index
    var id: String
  }

  mutating func screen(of roots: [JSON.Value]) throws(InputError) -> Screen {
    let top = screen.append(Node(.generic))
    var pending: [PendingElement] = []
    try list(roots, of: top, into: &pending)
    while let next = pending.popLast() {
      if let element = next.value.field("element") {
        try append(element: element, next)
      } else if let container = next.value.field("container") {
        let index = try append(container: container, next)
        try list(try container.array("children") ?? [], of: index, into: &pending)
      } else {
        throw next.value.error(
          "an entry of a hierarchy must have “element” or “container”", remedy: "add one of them")
      }
    }
    setDevice()
    addDiagnostics()
    return screen
  }

  /// Lists the contents of a container explicitly, in reading order.
  private mutating func list(
    _ children: [JSON.Value], of owner: Node.Index, into pending: inout [PendingElement]
  ) throws(InputError) {
    var last = -Double.infinity
    var entries: [(index: Double, entry: PendingElement)] = []
    for value in children {
      _ = try value.asObject()
      // A container has no `traversalIndex`. Containers are sorted by the index of the first
      // element inside them. An empty container is sorted by the index of the entry before it.
      let index = try value.field("element")?.double("traversalIndex") ?? firstIndex(in: value)
      last = index ?? last
      names += 1
      entries.append((last, PendingElement(value: value, parent: owner, id: "e\(names)")))
    }
    let ordered = entries.enumerated().sorted {
      ($0.element.index, $0.offset) < ($1.element.index, $1.offset)
    }.map(\.element.entry)
    if !ordered.isEmpty { screen[owner].ios.elements = SparseList(ordered.map(\.id)) }
    screen[owner].order = ordered.map(\.id)
    pending += ordered.reversed()
  }

  /// Returns the traversal index of the first element inside a container.
  private func firstIndex(in value: JSON.Value) -> Double? {
    var value = value
    // No app nests containers more than 64 levels deep.
    for _ in 0..<64 {
      guard let container = value.field("container") else { break }
      guard let first = container.field("children")?.elements.first else { return nil }
      value = first
    }
    return value.field("element")?.field("traversalIndex")?.double
  }

  private mutating func append(element: JSON.Value, _ entry: PendingElement) throws(InputError) {
    let value = try element.field("_0")?.asObject() ?? element
    var fields = SnapshotFields(value)
    try fields.readElement(&found)
    for name in fields.unknownTraits { unknownTraits.record(.unknownTraits, name) }
    append(fields, entry, at: value.position)
  }

  private mutating func append(
    container: JSON.Value, _ entry: PendingElement
  ) throws(InputError) -> Node.Index {
    let value = try container.field("_0")?.asObject() ?? container
    var fields = SnapshotFields(value)
    try fields.readContainer(&found)
    return append(fields, entry, at: value.position)
  }

  @discardableResult
  private mutating func append(
    _ fields: SnapshotFields, _ entry: PendingElement, at position: Node.Position
  ) -> Node.Index {
    for name in fields.unknown { unknown.record(.unknownFields, name) }
    var node = IOSElementFacts(fields.attributes).node
    node.id = entry.id
    node.position = position
    return screen.append(node, to: entry.parent)
  }

  /// Sets the kind of device and its orientation.
  ///
  /// Assumed: a screen that is wider than the widest phone belongs to an iPad.
  private mutating func setDevice() {
    var right = 0.0
    for visit in screen.preorder {
      guard let frame = screen[visit.index].frame else { continue }
      right = max(right, frame.x + frame.width)
    }
    screen.idiom = right >= 1_000 ? .pad : .phone
  }

  private mutating func addDiagnostics() {
    screen.diagnostics.append(ImportDiagnostic(SnapshotHierarchy.missing))
    screen.diagnostics += unknownTraits.diagnostics + unknown.diagnostics
    screen.diagnostics.append(ImportDiagnostic(.elementsOfUIKit))
  }

  private static let missing = DiagnosticSentence(
    .notInFormat,
    "A hierarchy does not contain placeholders, keyboard types and the positions of segments.")
}
