internal import AccessibilityTree
internal import Encoding
internal import ImportSupport

/// An entry of a menu resource.
///
/// Source: Android API 34, menu resource; AndroidX AppCompat, ActionMenuItemView.java.
struct MenuEntry: Sendable {
  var draft: ViewDraft
  let title: String?
  /// The content description, which replaces the title.
  let label: String?
  let entries: [MenuEntry]
  /// Whether the entry belongs to a group with at most one checked entry at a time.
  let isExclusive: Bool

  /// The content description or, if there is none, the title.
  var name: AuthoredText? {
    label.map { AuthoredText($0, from: .contentDescription) }
      ?? title.map { AuthoredText($0, from: .content) }
  }

  var isCheckable: Bool {
    draft.view.bool("checkable") == true || isExclusive || draft.view.bool("checked") == true
  }

  var hasIcon: Bool { draft.view.attribute("icon") != nil && !draft.view.isNull("icon") }
}

struct MenuReader {
  /// The attributes whose text is not on the screen, each with the reason.
  private(set) var discarded: [(attribute: LayoutAttribute, reason: UnusedText.Reason)] = []
  let menu: ExpandedLayout

  /// Returns the entries of a view's menu.
  ///
  /// The result is empty if the view refers to no menu, or if the menu was not found.
  static func entries(
    of draft: inout ViewDraft, in menus: [String: ExpandedLayout],
    _ diagnostics: inout DiagnosticCollector
  ) -> [MenuEntry] {
    guard let resource = draft.view.resource("menu", .app) else { return [] }
    guard let menu = menus[resource.qualified] ?? menus[resource.name] else {
      diagnostics.record(.missingMenu(resource.qualified), at: draft.view.position)
      return []
    }
    var reader = MenuReader(menu: menu)
    let entries = reader.entries()
    draft.discard(reader.discarded)
    return entries
  }

  /// Returns the entries of the menu, including the entries of its groups.
  mutating func entries() -> [MenuEntry] {
    // A submenu follows its entry. The loop runs backwards, so that the rows of a submenu are
    // collected before its entry is created.
    var childEntries: [ExpandedLayout.ID: [MenuEntry]] = [:]
    var top: [MenuEntry] = []
    for id in Array(menu.all).reversed() {
      let view = menu[id]
      let submenu = childEntries.removeValue(forKey: id) ?? []
      let parent = menu.parent(of: id)
      // A `<group>` or `<menu>` is not an entry itself, so the entries inside take its place.
      let entries =
        view.viewClass == "item"
        ? [entry(view, submenu.reversed(), group: parent.map { menu[$0] })] : submenu
      if let parent { childEntries[parent, default: []] += entries } else { top += entries }
    }
    return top.reversed()
  }

  private mutating func entry(
    _ view: LayoutView, _ submenu: [MenuEntry], group: LayoutView?
  ) -> MenuEntry {
    var draft = ViewDraft(view, ViewType(kind: .button, viewClass: "Button", source: .platform))
    let title = draft.consume("title")
    let label = draft.consumeEither("contentDescription")
    if let condensed = draft.consume("titleCondensed") {
      draft.node.android.passthrough["titleCondensed"] = condensed
    }
    if let tooltip = draft.consumeEither("tooltipText") {
      draft.node.android.tooltipText = tooltip
    }
    for name in ["alphabeticShortcut", "numericShortcut"] {
      draft.discard(name, because: .notForPeople)
      draft.discard(name, .app, because: .notForPeople)
    }
    for attribute in draft.unread { discarded.append((attribute, .noEffect)) }
    discarded += draft.discarded
    draft.node.states.isDisabled = (view.bool("enabled") ?? group?.bool("enabled")) == false
    if (view.bool("visible") ?? group?.bool("visible")) == false {
      draft.node.hidden = Hidden(.displayNone)
    }
    let behavior = group?.attribute("checkableBehavior")?.word
    if behavior == "all" { draft.node.android.checkable = true }
    return MenuEntry(
      draft: draft, title: title, label: label, entries: submenu,
      isExclusive: behavior == "single")
  }
}
