internal import ImportSupport

enum IBContent {
  /// Returns the subviews of a view.
  ///
  /// The view that is drawn first, behind the other views, comes first.
  static func views(
    of element: IBElement, _ view: IBView, _ report: inout IBReport
  ) -> [IBElement] {
    if !view.views.isEmpty || listed.contains(element.name) {
      recordLeftOut(of: element, &report)
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
    recordLeftOut(of: element, &report)
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

  /// The names of elements whose subviews ``IBViewKind`` determines.
  private static let listed = ["tableView", "collectionView", "tableViewCell"]

  /// The names of bars that belong to a container controller and not to the content of the
  /// controller.
  private static let bars = ["navigationBar", "toolbar", "tabBar"]

  /// The properties whose views are not visible when the screen opens.
  private static let leftOut: Set<String> = [
    "inputView", "inputAccessoryView", "selectedBackgroundView", "editingAccessoryView",
    "multipleSelectionBackgroundView", "refreshControl", "menu",
  ]

  private static func isLeftOut(_ child: IBElement) -> Bool { leftOut.contains(child.key ?? "") }

  private static func recordLeftOut(of element: IBElement, _ report: inout IBReport) {
    for child in element.children where child.key != nil && child.key != "menu" && isLeftOut(child)
    {
      report.omit(child.id, .notShown)
    }
  }
}
