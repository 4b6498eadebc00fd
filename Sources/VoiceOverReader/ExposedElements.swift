import AccessibilityTree
import Announcements

/// The elements and views of a tree, in the form that users read.
struct ExposedElements {
  /// The elements and views of nodes, in view order.
  let nodes: [ExposedNode]

  /// Lists the elements and views below the root.
  ///
  /// The root itself is listed only if it belongs to a node of the screen.
  init(_ tree: ElementTree) {
    var nodes: [ExposedNode] = []
    var pending = tree[0].node == nil ? tree.children(of: 0).reversed().map { ($0, 0) } : [(0, 0)]
    while let (index, depth) = pending.popLast() {
      let element = tree[index]
      if let node = element.node {
        nodes.append(
          ExposedNode(
            depth: depth, title: ExposedElements.title(of: element),
            properties: ExposedProperties.list(of: element, in: tree), node: node))
      }
      for child in tree.children(of: index).reversed() { pending.append((child, depth + 1)) }
    }
    self.nodes = nodes
  }

  private static func title(of element: AccessibilityElement) -> String {
    if element.isElement {
      let traits = element.traits.names
      return traits.isEmpty ? "element" : traits.joined(separator: ", ")
    }
    if element.containerType != .none { return element.containerType.rawValue }
    return element.kind.rawValue
  }
}

/// The properties of one accessibility element, in a fixed order.
enum ExposedProperties {
  private typealias Facts = [(name: String, value: String?)]

  /// Returns the properties whose values differ from the defaults.
  static func list(
    of element: AccessibilityElement, in tree: ElementTree
  ) -> [ExposedNode.Property] {
    var facts: Facts = [
      ("label", element.label), ("value", element.value), ("hint", element.hint),
      ("language", element.language), ("identifier", element.identifier),
    ]
    facts += kind(of: element) + reach(of: element) + lists(of: element, in: tree)
    var added: Facts = element.customActions.map { ("customAction", $0) }
    added += element.customContent.map { content in
      let text = content.value.isEmpty ? content.label : "\(content.label): \(content.value)"
      return (content.isImportant ? "importantContent" : "customContent", text)
    }
    let design = element.design.map(DesignFacts.fields.printed) ?? []
    let web = element.web.map(WebAttributes.fields.printed) ?? []
    return properties(facts) + design + web + properties(added)
  }

  private static func properties(_ facts: Facts) -> [ExposedNode.Property] {
    facts.compactMap { name, value in value.map { ExposedNode.Property(name, $0) } }
  }

  /// Returns the properties that describe the kind of an element and are not in the element's
  /// title.
  private static func kind(of element: AccessibilityElement) -> Facts {
    let (isContainer, traits) = (element.containerType != .none, element.traits.names)
    let kind = element.kind == .view ? nil : element.kind.rawValue
    guard !element.isElement else {
      return [
        ("containerType", isContainer ? element.containerType.rawValue : nil), ("kind", kind),
      ]
    }
    return [
      ("traits", element.traits.isEmpty ? nil : traits.joined(separator: ", ")),
      ("kind", isContainer ? kind : nil),
    ]
  }

  private static func reach(of element: AccessibilityElement) -> Facts {
    let priority = element.sortPriority
    return [
      ("frame", element.frame.map(text)),
      ("accessibilityFrame", element.accessibilityFrame.map(text)),
      ("hidden", flag(element.isHidden)), ("clips", flag(element.clips)),
      ("elementsHidden", flag(element.elementsHidden)), ("modal", flag(element.isModal)),
      ("groupsChildren", flag(element.groupsChildren)),
      ("sortPriority", priority == 0 ? nil : OutlineNumber.text(priority)),
      ("respondsToUserInteraction", element.respondsToUserInteraction.map(String.init)),
    ]
  }

  private static func lists(of element: AccessibilityElement, in tree: ElementTree) -> Facts {
    let listed = element.explicit?.map { name(of: tree[$0]) }
    return [
      ("items", element.itemCount.map(String.init)),
      ("elements", listed?.joined(separator: ", ")),
      ("rows", element.cell.map { range($0.row, $0.rowSpan) }),
      ("columns", element.cell.map { range($0.column, $0.columnSpan) }),
      ("rowHeaders", element.table.flatMap { headers($0.rowHeaders, in: tree) }),
      ("columnHeaders", element.table.flatMap { headers($0.columnHeaders, in: tree) }),
    ]
  }

  /// Returns the text “true” if the property is set, or `nil` if it is not.
  private static func flag(_ isSet: Bool) -> String? { isSet ? "true" : nil }

  /// Formats a frame as in outlines: left, top, width and height.
  private static func text(_ frame: Frame) -> String {
    [frame.x, frame.y, frame.width, frame.height].map(OutlineNumber.text).joined(separator: " ")
  }

  /// Formats a range of rows or columns, counted from 1.
  private static func range(_ start: Int?, _ span: Int) -> String {
    guard let start else { return "unknown" }
    return span > 1 ? "\(start + 1) to \(start + span)" : "\(start + 1)"
  }

  private static func headers(_ headers: [Int: [Int]], in tree: ElementTree) -> String? {
    guard !headers.isEmpty else { return nil }
    return headers.sorted { $0.key < $1.key }
      .map { index, cells in
        "\(index + 1): \(cells.map { name(of: tree[$0]) }.joined(separator: " and "))"
      }.joined(separator: ", ")
  }

  private static func name(of element: AccessibilityElement) -> String {
    element.identifier ?? element.label ?? element.value ?? "unnamed"
  }
}
