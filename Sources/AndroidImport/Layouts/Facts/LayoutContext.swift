internal import AccessibilityTree

/// The properties of views that other views set: labels, checked states and visibility.
struct LayoutContext: Sendable {
  /// For each view identifier, the text of the first view whose `labelFor` names the identifier.
  private var labels: [String: String] = [:]
  /// The identifiers of the buttons that their button group declares as checked.
  private(set) var checkedByGroup = Set<String>()
  private(set) var identifiers = Set<String>()
  private var hiddenByGroup: [String: Hidden] = [:]

  init(_ layout: ExpandedLayout) {
    for id in layout.all {
      let view = layout[id]
      if let name = view.id() { identifiers.insert(name) }
      if let target = view.id("labelFor"), labels[target] == nil {
        labels[target] =
          view.attribute("contentDescription")?.shownText ?? view.attribute("text")?.shownText
      }
      let checked =
        view.id("checkedButton") ?? view.id("checkedButton", .app) ?? view.id("checkedChip", .app)
      if let checked { checkedByGroup.insert(checked) }
      recordGroup(view)
    }
  }

  /// Returns the text of the view that labels a node, or `nil` if no view labels the node.
  func label(of node: Node) -> AuthoredText? {
    node.id.flatMap { labels[$0] }.map { AuthoredText($0, from: .labelElement) }
  }

  /// Returns why a view is invisible, or `nil` if the view is visible.
  func hidden(_ view: LayoutView) -> Hidden? {
    if let id = view.id(), let hidden = hiddenByGroup[id] { return hidden }
    if let hidden = LayoutContext.hidden(by: view) { return hidden }
    return view.number("alpha") == 0 ? Hidden(.visibilityHidden) : nil
  }

  /// Records the views that a hidden `Group` of ConstraintLayout hides.
  private mutating func recordGroup(_ view: LayoutView) {
    guard ViewType.simpleName(view.viewClass) == "Group",
      let hidden = LayoutContext.hidden(by: view),
      let names = view.attribute("constraint_referenced_ids", .app)?.word
    else { return }
    for name in names.split(separator: ",") { hiddenByGroup[name.trimmedText] = hidden }
  }

  private static func hidden(by view: LayoutView) -> Hidden? {
    switch view.attribute("visibility")?.word {
    case "gone", "2": Hidden(.displayNone)
    case "invisible", "1": Hidden(.visibilityHidden)
    default: nil
    }
  }
}
