import AccessibilityTree

/// The container from which an element gets its context: its list, bar or table.
///
/// The outermost one wins: a container inside another adds nothing, even where the outer one has
/// nothing to say.
/// Source: AccessibilitySnapshot 0.12.1, AccessibilityHierarchyParser.swift.
struct ContextProvider: Hashable {
  /// How the elements of the container are reached.
  enum Route: Hashable {
    case subviews, list
  }

  /// The container.
  var element: Int
  var route: Route

  /// The context given by a container with an explicit list.
  init?(list element: Int, in tree: ElementTree) {
    guard ContextProvider.gives(tree[element]) else { return nil }
    self.element = element
    route = .list
  }

  /// The context given by a view to its subviews.
  init?(subviewsOf element: Int, in tree: ElementTree) {
    guard ContextProvider.gives(tree[element]) else { return nil }
    self.element = element
    route = .subviews
  }

  private static func gives(_ element: AccessibilityElement) -> Bool {
    if element.traits.contains(.tabBar) { return true }
    switch element.kind {
    case .tabBar, .segmented: return true
    case .view, .switchControl, .element, .tabBarButton, .dataTable, .cell: break
    }
    switch element.containerType {
    case .list, .landmark: return true
    // A view that only says it is a table cannot be asked for cells.
    case .dataTable: return element.kind == .dataTable
    case .none, .semanticGroup: return false
    }
  }
}
