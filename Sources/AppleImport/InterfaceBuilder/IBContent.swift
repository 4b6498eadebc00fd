internal import ImportSupport
internal import Simulator

/// Finds the views inside an element.
enum IBContent {
  /// The views inside a view, in the order in which they lie upon each other.
  static func views(
    of element: IBElement, _ view: IBView, _ remarks: inout IBRemarks
  ) -> [IBElement] {
    if !view.views.isEmpty || listed.contains(element.name) {
      noteLeftOut(of: element, &remarks)
      return view.views.map(element.document.element)
    }
    var views: [IBElement] = []
    for child in element.children {
      if child.name == "subviews" {
        views += child.children.filter(IBViewKind.isView)
      } else if child.key != nil, IBViewKind.isView(child), !isLeftOut(child) {
        views.append(child)
      }
    }
    noteLeftOut(of: element, &remarks)
    return views
  }

  static func rootView(of controller: IBElement) -> IBElement? {
    let named =
      controller.child(key: "view") ?? controller.child(key: "tableView")
      ?? controller.child(key: "collectionView")
    return named
      ?? controller.children.first {
        IBViewKind.isView($0) && !bars.contains($0.key ?? "")
      }
  }

  /// Elements that tell their views themselves.
  private static let listed = ["tableView", "collectionView", "tableViewCell"]

  /// Bars that belong to a container and not to what it shows.
  private static let bars = ["navigationBar", "toolbar", "tabBar"]

  /// Views that are not on the screen until something is done.
  private static let leftOut: Set<String> = [
    "inputView", "inputAccessoryView", "selectedBackgroundView", "editingAccessoryView",
    "multipleSelectionBackgroundView", "refreshControl", "menu",
  ]

  private static func isLeftOut(_ child: IBElement) -> Bool { leftOut.contains(child.key ?? "") }

  private static func noteLeftOut(of element: IBElement, _ remarks: inout IBRemarks) {
    for child in element.children where child.key != nil && child.key != "menu" && isLeftOut(child)
    {
      remarks.leaveOut(child.id, .notShown)
    }
  }
}
