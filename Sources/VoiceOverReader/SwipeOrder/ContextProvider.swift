import AccessibilityTree

/// The container that adds words to an element's announcement, such as a list, bar or table.
///
/// If there are several such containers around an element, only the outermost counts, even if it
/// adds nothing. Source: AccessibilitySnapshot 0.12.1, AccessibilityHierarchyParser.swift.
struct ContextProvider: Hashable {
  /// The route by which VoiceOver reaches the elements of the container.
  enum Route: Hashable {
    case subviews, list
  }

  var element: Int
  var route: Route

  /// Creates the provider for the entries of a container's explicit list.
  ///
  /// The result is `nil` if the container adds nothing to announcements.
  init?(list element: Int, in tree: ElementTree) {
    guard ContextProvider.gives(tree[element]) else { return nil }
    self.element = element
    route = .list
  }

  /// Creates the provider for the subviews of a container.
  ///
  /// The result is `nil` if the container adds nothing to announcements.
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
    // VoiceOver finds the row and column of a cell only if the container's kind is `dataTable`.
    case .dataTable: return element.kind == .dataTable
    case .none, .semanticGroup: return false
    }
  }
}
