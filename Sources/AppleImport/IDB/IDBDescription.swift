internal import Encoding
internal import ImportSupport
internal import Simulator
internal import TextIO

/// Reads what `idb ui describe-all` prints: the elements of a screen in their order, flat or nested, as
/// one array or one object on each line.
enum IDBDescription {
  static func screens(
    in bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(InputError) -> [ImportedScreen] {
    let elements = try elements(in: bytes, file: file)
    var screen = Screen(origin: .iosElements)
    screen.file = file
    screen.name = file ?? ""
    var found = FoundTexts()
    var unknown = DiagnosticCollector()
    let holders = IDBContainers.holding(elements)
    let top = screen.append(Node(.generic))
    var ids: [String] = []
    for (place, element) in elements.enumerated() {
      for name in element.unknown { unknown.note(.unknownFields, name) }
      if element.type == "Application" {
        screen.title = screen.title ?? element.attributes.exported.label
        continue
      }
      element.noteTexts(in: &found)
      guard !holders[place] else { continue }
      var node = IOSElementFacts(element.attributes).node
      ids.append("e\(ids.count + 1)")
      node.id = ids.last
      node.position = element.position
      screen.append(node, to: top)
    }
    screen[top].ios.elements = Numbered(ids)
    screen[top].order = ids
    screen.diagnostics =
      unknown.diagnostics + [ImportDiagnostic(missing), ImportDiagnostic(.elementsOfUIKit)]
    return [ImportedScreen(screen, unused: found.unused(in: [screen]))]
  }

  /// All elements, containers before what is inside.
  private static func elements(
    in bytes: [UInt8], file: String?
  ) throws(InputError) -> [IDBElement] {
    let document = try JSON(parsing: joined(bytes), file: file)
    var elements: [IDBElement] = []
    var pending = document.root.kind == .array ? document.root.elements.reversed() : [document.root]
    while let value = pending.popLast() {
      elements.append(try IDBElement(value))
      pending += try value.field("children")?.asArray().reversed() ?? []
    }
    return elements
  }

  /// One object a line, as an array; each byte stays on its line.
  private static func joined(_ bytes: [UInt8]) -> [UInt8] {
    let lines = bytes.split(separator: 0x0A).filter { $0.contains { $0 > 0x20 } }
    let isObjects =
      lines.count > 1
      && lines.allSatisfy { line in
        let text = line.filter { $0 > 0x20 }
        return text.first == UInt8(ascii: "{") && text.last == UInt8(ascii: "}")
      }
    guard isObjects else { return bytes }
    return Array("[".utf8) + lines.joined(separator: Array(",\n".utf8)) + Array("]".utf8)
  }

  private static let missing = DiagnosticSentence(
    .notTold,
    "idb tells roles and no traits, languages or custom content; a heading, a tab or a switch is known "
      + "by its role.")
}

/// Which elements only hold others, which stand behind them inside their frames.
enum IDBContainers {
  /// Types that may hold others.
  private static let types: Set<String> = [
    "Group", "Window", "Toolbar", "TabGroup", "ScrollArea", "Table", "List", "Outline", "Other",
    "GenericElement", "Cell", "Row", "Sheet", "Popover", "SplitGroup", "WebArea", "NavigationBar",
    "TabBar", "RadioGroup",
  ]
  /// How many elements behind one are asked whether they are inside.
  private static let reach = 64

  static func holding(_ elements: [IDBElement]) -> [Bool] {
    elements.indices.map { place in
      guard types.contains(elements[place].type), let frame = elements[place].frame else {
        return false
      }
      let behind = elements[(place + 1)...].prefix(reach)
      return behind.contains { $0.frame.map { isInside($0, frame) } ?? false }
    }
  }

  private static func isInside(_ inner: Frame, _ outer: Frame) -> Bool {
    inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.width <= outer.x + outer.width
      && inner.y + inner.height <= outer.y + outer.height && inner.width > 0 && inner.height > 0
      && (inner.width < outer.width || inner.height < outer.height)
  }
}
