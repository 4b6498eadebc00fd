internal import AccessibilityTree

/// The tabs of navigation bars and tab rows, and the rows of navigation drawers.
///
/// Source: Material Components 1.12, TabLayout.java, NavigationBarItemView.java,
/// NavigationMenuItemView.java, NavigationMenuPresenter.java.
struct NavigationParts: Sendable {
  let menus: [String: ExpandedLayout]
  let isFirstTab: Bool

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
    // The identifier belongs to the `TabItem`. On the screen, a `TabView` without this identifier
    // replaces the `TabItem`.
    draft.node.android.resourceId = nil
    draft.node.states.selected = draft.node.states.selected ?? isFirstTab
    let text = draft.text(.text)
    if draft.node.label != nil {
      draft.node.android.text = text
    } else if let text {
      draft.node.label = AuthoredText(text, from: .content)
    }
  }

  /// Returns the items of a bar as tabs.
  ///
  /// The first visible item is selected unless another item is checked.
  private func tabs(of entries: [MenuEntry]) -> [Branch] {
    let shown = entries.filter { $0.draft.node.hidden == nil }
    let checked = shown.firstIndex { $0.draft.view.bool("checked") == true }
    var index = 0
    return entries.map { entry in
      var node = entry.draft.node
      node.role = .tab
      node.android.viewClass = "NavigationBarItemView"
      node.label = entry.name
      if entry.label != nil { node.android.passthrough["title"] = entry.title }
      if node.hidden == nil {
        node.states.selected = index == (checked ?? 0)
        index += 1
      }
      return Branch(node)
    }
  }

  /// Returns the row of an entry.
  ///
  /// For an entry with a submenu, returns a section title followed by the rows of the submenu.
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
