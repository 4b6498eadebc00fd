internal import Simulator

/// What views say about other views: labels, chosen buttons, groups that hide.
struct LayoutContext: Sendable {
  /// The words of the first view that labels each identifier.
  private var labels: [String: String] = [:]
  /// Identifiers of buttons that the group around them has chosen.
  private(set) var chosen = Set<String>()
  private(set) var identifiers = Set<String>()
  private var hiddenByGroup: [String: Hidden] = [:]

  /// Looks through a layout once.
  init(_ layout: ExpandedLayout) {
    for id in layout.all {
      let view = layout[id]
      if let name = view.id() { identifiers.insert(name) }
      if let target = view.id("labelFor"), labels[target] == nil {
        labels[target] =
          view.attribute("contentDescription")?.shownText ?? view.attribute("text")?.shownText
      }
      let chosenBelow =
        view.id("checkedButton") ?? view.id("checkedButton", .app) ?? view.id("checkedChip", .app)
      if let chosenBelow { chosen.insert(chosenBelow) }
      noteGroup(view)
    }
  }

  /// The words of the view that labels another.
  func label(of node: Node) -> AuthoredText? {
    node.id.flatMap { labels[$0] }.map { AuthoredText($0, from: .labelElement) }
  }

  /// Why a view is not seen; absent where it is.
  func hidden(_ view: LayoutView) -> Hidden? {
    if let id = view.id(), let hidden = hiddenByGroup[id] { return hidden }
    if let hidden = LayoutContext.hidden(by: view) { return hidden }
    return view.number("alpha") == 0 ? Hidden(.visibilityHidden) : nil
  }

  /// A group of ConstraintLayout hides the views it names.
  private mutating func noteGroup(_ view: LayoutView) {
    guard ViewType.simpleName(view.viewClass) == "Group",
      let hidden = LayoutContext.hidden(by: view),
      let names = view.attribute("constraint_referenced_ids", .app)?.word
    else { return }
    for name in names.split(separator: ",") { hiddenByGroup[name.trimmedText] = hidden }
  }

  /// What takes no place is not displayed, what takes a place and is not seen is invisible.
  private static func hidden(by view: LayoutView) -> Hidden? {
    switch view.attribute("visibility")?.word {
    case "gone", "2": Hidden(.displayNone)
    case "invisible", "1": Hidden(.visibilityHidden)
    default: nil
    }
  }
}
