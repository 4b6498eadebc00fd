internal import AccessibilityTree

/// The children of a view that it does not show at first: the drawers of a `DrawerLayout`, and all
/// children of a `ViewAnimator` but the first.
///
/// Source: AndroidX DrawerLayout 1.2, updateChildrenImportantForAccessibility; Android,
/// ViewAnimator.java, addView.
struct InitiallyHiddenViews {
  let ids: [ExpandedLayout.ID]
  private let type: ViewType
  private let layout: ExpandedLayout

  init(inside id: ExpandedLayout.ID, _ type: ViewType, of layout: ExpandedLayout) {
    self.type = type
    self.layout = layout
    switch type.simpleName {
    case "DrawerLayout":
      ids = layout.children(of: id).filter { child in
        layout[child].flags("layout_gravity").contains { InitiallyHiddenViews.edges.contains($0) }
      }
    case "ViewAnimator", "ViewFlipper", "ViewSwitcher", "TextSwitcher", "ImageSwitcher":
      ids = Array(layout.children(of: id).dropFirst())
    default: ids = []
    }
  }

  /// The edges at which a drawer can be.
  private static let edges: Set<String> = ["start", "end", "left", "right"]

  /// Reports the views, because the app can show them later.
  func report(_ diagnostics: inout DiagnosticCollector) {
    for id in ids {
      if type.simpleName == "DrawerLayout" {
        diagnostics.record(.closedDrawer, at: layout[id].position)
      } else {
        diagnostics.record(.otherChild, type.simpleName, at: layout[id].position)
      }
    }
  }
}
