internal import Simulator

/// The tabs of navigation bars and tab rows, and the rows of a navigation drawer.
///
/// Source: Material Components 1.12, TabLayout.java, NavigationBarItemView.java,
/// NavigationMenuItemView.java, NavigationMenuPresenter.java.
struct NavigationParts: Sendable {
  /// The menus that attributes refer to, by name.
  let menus: [String: ExpandedLayout]
  /// Whether the view is the first tab of a row.
  let isFirstTab: Bool

  /// Adds the entries to the node of a bar, row or drawer.
  func apply(to draft: inout ViewDraft, _ diagnostics: inout DiagnosticCollector) {
    draft.node.label = draft.description()
    switch draft.type.kind {
    case .tabItem: applyTabItem(to: &draft)
    case .tabLayout: draft.node.role = .tabList
    case .navigationBar:
      draft.node.role = .tabBar
      draft.trailing += tabs(of: MenuReader.entries(of: &draft, in: menus, &diagnostics))
    default:
      draft.node.role = draft.node.role == .generic ? .navigation : draft.node.role
      for entry in MenuReader.entries(of: &draft, in: menus, &diagnostics) {
        draft.trailing += rows(of: entry)
      }
    }
  }

  private func applyTabItem(to draft: inout ViewDraft) {
    draft.node.role = .tab
    draft.node.android.viewClass = "TabView"
    // The identifier is that of a `TabItem`, which is no view of the screen.
    draft.node.android.resourceId = nil
    draft.node.states.selected = draft.node.states.selected ?? isFirstTab
    let text = draft.text(.text)
    if draft.node.label != nil {
      draft.node.android.text = text
    } else if let text {
      draft.node.label = AuthoredText(text, from: .content)
    }
  }

  /// The items of a bar; the first one is chosen unless another says so.
  private func tabs(of entries: [MenuEntry]) -> [Branch] {
    let shown = entries.filter { $0.draft.node.hidden == nil }
    let stated = shown.firstIndex { $0.draft.view.bool("checked") == true }
    var place = 0
    return entries.map { entry in
      var node = entry.draft.node
      node.role = .tab
      node.android.viewClass = "NavigationBarItemView"
      node.label = entry.name
      if entry.label != nil { node.android.carried["title"] = entry.title }
      if node.hidden == nil {
        node.states.selected = place == (stated ?? 0)
        place += 1
      }
      return Branch(node)
    }
  }

  /// A row of a drawer, or the title of a part with the rows of that part.
  private func rows(of entry: MenuEntry) -> [Branch] {
    guard !entry.entries.isEmpty else { return [row(of: entry)] }
    var node = entry.draft.node
    node.android.resourceId = nil
    node.role = .text
    node.android.viewClass = "TextView"
    node.label = entry.title.map { AuthoredText($0, from: .content) }
    return [Branch(node)] + entry.entries.map(row)
  }

  private func row(of entry: MenuEntry) -> Branch {
    var node = entry.draft.node
    node.android.resourceId = nil
    node.role = .menuItem
    node.android.viewClass = "NavigationMenuItemView"
    node.label = entry.name
    if entry.label != nil { node.android.text = entry.title }
    if entry.isCheckable || node.android.checkable == true {
      node.value = Value(checked: entry.draft.view.bool("checked") == true ? .on : .off)
    }
    return Branch(node)
  }
}
