internal import AccessibilityTree
internal import Encoding
public import ImportSupport
internal import TextIO

extension InputFormat {
  /// The description of an iOS screen's elements by idb, in JSON.
  ///
  /// Source: facebook/idb, FBSimulatorAccessibilityCommands.m.
  public static let idb = InputFormat(
    name: "idb",
    guide: FormatGuide(
      summary: "The elements that idb finds on a screen of an iOS simulator.",
      recognised: "JSON with AXLabel, AXFrame or AXUniqueId",
      sources: [
        .init(
          "A booted simulator, with its version of iOS", "announce device ios -o screen.json"),
        .init("The same with idb alone", "idb ui describe-all > screen.json"),
        .init(
          "The same with the contents of containers", "idb ui describe-all --nested > screen.json"),
      ],
      unknown: [
        "Traits, except those that follow from the role; languages and custom content.",
        "Whether an element without a subrole is a switch or a check box.",
      ]),
    keys: { key, before in
      switch key {
      case "AXLabel", "AXFrame", "AXUniqueId": .certain
      case "elements" where before.isSuperset(of: ["device", "model"]): .certain
      default: .none
      }
    },
    usualLanguage: { _, _ in "json" },
    budgetUnit: .objects,
    read: IDBDescription.screens)
}

/// The importer of the output of `idb ui describe-all`.
///
/// The output is an array of elements, or has one element on each line. Elements can be nested.
enum IDBDescription {
  static func screens(
    in bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(InputError) -> [ImportedScreen] {
    let (elements, device) = try elements(in: bytes, file: file)
    var screen = Screen(origin: .iosElements)
    screen.file = file
    screen.name = file ?? ""
    var found = FoundTexts()
    var unknown = DiagnosticCollector()
    let areContainers = IDBContainers.areContainers(elements)
    let top = screen.append(Node(.generic))
    var ids: [String] = []
    for (index, element) in elements.enumerated() {
      for name in element.unknown { unknown.record(.unknownFields, name) }
      if element.type == "Application" {
        screen.title = screen.title ?? element.attributes.exported.label
        continue
      }
      element.recordTexts(in: &found)
      guard !areContainers[index] else { continue }
      var node = IOSElementFacts(element.attributes).node
      ids.append("e\(ids.count + 1)")
      node.id = ids.last
      node.position = element.position
      screen.append(node, to: top)
    }
    screen[top].ios.elements = SparseList(ids)
    screen[top].order = ids
    screen.diagnostics =
      unknown.diagnostics + [ImportDiagnostic(missing), ImportDiagnostic(.elementsOfUIKit)]
    var imported = ImportedScreen(screen, unused: found.unused(in: [screen]))
    imported.set(device)
    return [imported]
  }

  /// Returns all elements, and the device facts from “announce device” in the file.
  ///
  /// Each container comes before its contents.
  private static func elements(
    in bytes: [UInt8], file: String?
  ) throws(InputError) -> ([IDBElement], DeviceFacts?) {
    let roots = try roots(in: bytes, file: file)
    var elements: [IDBElement] = []
    let stated = roots.count == 1 && roots[0].kind == .object ? roots[0].field("device") : nil
    let device = try stated.map(DeviceFacts.init)
    var pending: [JSON.Value] = []
    for root in roots.reversed() {
      if stated != nil {
        pending += try root.required("elements").asArray().reversed()
      } else {
        pending += root.kind == .array ? root.elements.reversed() : [root]
      }
    }
    while let value = pending.popLast() {
      elements.append(try IDBElement(value))
      pending += try value.field("children")?.asArray().reversed() ?? []
    }
    return (elements, device)
  }

  /// Returns the value in the file, or the object on each line of JSON Lines.
  private static func roots(
    in bytes: [UInt8], file: String?
  ) throws(InputError) -> [JSON.Value] {
    let lines = bytes.split(separator: 0x0A).filter { $0.contains { $0 > 0x20 } }
    let isObjects =
      lines.count > 1
      && lines.allSatisfy { line in
        let text = line.filter { $0 > 0x20 }
        return text.first == UInt8(ascii: "{") && text.last == UInt8(ascii: "}")
      }
    guard isObjects else { return [try JSON(parsing: bytes, file: file).root] }
    var documents = try JSON.Lines(bytes, file: file, areLines: true)
    var roots: [JSON.Value] = []
    while let document = try documents.next() { roots.append(document.root) }
    return roots
  }

  private static let missing = DiagnosticSentence(
    .notInFormat,
    "idb reports roles but no traits, languages or custom content; headings, tabs and switches are "
      + "recognised by their role.")
}

/// A search for containers: elements whose only purpose is to contain other elements.
///
/// An element is a container if later elements are inside its frame.
enum IDBContainers {
  /// The types of elements that can be containers.
  private static let types: Set<String> = [
    "Group", "Window", "Toolbar", "TabGroup", "ScrollArea", "Table", "List", "Outline", "Other",
    "GenericElement", "Cell", "Row", "Sheet", "Popover", "SplitGroup", "WebArea", "NavigationBar",
    "TabBar", "RadioGroup",
  ]
  /// The number of elements to check after a possible container.
  private static let searchLimit = 64

  static func areContainers(_ elements: [IDBElement]) -> [Bool] {
    elements.indices.map { index in
      guard types.contains(elements[index].type), let frame = elements[index].frame else {
        return false
      }
      let following = elements[(index + 1)...].prefix(searchLimit)
      return following.contains { $0.frame.map { isInside($0, frame) } ?? false }
    }
  }

  private static func isInside(_ inner: Frame, _ outer: Frame) -> Bool {
    inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.width <= outer.x + outer.width
      && inner.y + inner.height <= outer.y + outer.height && inner.width > 0 && inner.height > 0
      && (inner.width < outer.width || inner.height < outer.height)
  }
}
