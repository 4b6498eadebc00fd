/// Lists a tree of accessibility elements as users read it.
struct ExposedElements {
  /// The elements and views that were made of nodes, in view order.
  let nodes: [ExposedNode]

  /// Lists everything below the root of `tree`, and the root where it was made of a node.
  init(_ tree: AccessibilityTree) {
    var nodes: [ExposedNode] = []
    var pending =
      tree[0].node == nil ? tree.children(of: 0).reversed().map { ($0, 0) } : [(0, 0)]
    while let (index, depth) = pending.popLast() {
      let element = tree[index]
      if let node = element.node {
        nodes.append(
          ExposedNode(
            depth: depth, title: ExposedElements.title(of: element),
            properties: ExposedElements.properties(of: element), node: node))
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

  private static func properties(of element: AccessibilityElement) -> [ExposedNode.Property] {
    var properties: [ExposedNode.Property] = []
    func add(_ name: String, _ value: String?) {
      if let value { properties.append(ExposedNode.Property(name, value)) }
    }
    add("label", element.label)
    add("value", element.value)
    add("hint", element.hint)
    add("language", element.language)
    if element.isModal { add("modal", "true") }
    if let web = element.web {
      add("headingLevel", web.headingLevel.map(String.init))
      add("expanded", web.expanded.map(String.init))
      add("invalid", web.invalid?.rawValue)
      if web.isRequired { add("required", "true") }
      add("popup", web.popup?.rawValue)
      add("current", (web.current ?? web.link?.current)?.rawValue)
      add("description", web.ariaDescription)
    }
    for action in element.customActions { add("customAction", action) }
    return properties
  }
}
