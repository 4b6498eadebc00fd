import AccessibilityTree
import Announcements

/// Lists a tree of accessibility elements as users read it.
struct ExposedElements {
  /// The elements and views that were made of nodes, in view order.
  let nodes: [ExposedNode]

  /// Lists everything below the root of `tree`, and the root where it was made of a node.
  init(_ tree: ElementTree) {
    var nodes: [ExposedNode] = []
    var pending =
      tree[0].node == nil ? tree.children(of: 0).reversed().map { ($0, 0) } : [(0, 0)]
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
