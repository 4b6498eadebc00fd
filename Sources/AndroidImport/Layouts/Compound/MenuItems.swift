internal import Encoding
internal import ImportSupport
internal import Simulator

/// One entry of a menu resource.
///
/// Source: Android API 34, menu resource; AndroidX AppCompat, ActionMenuItemView.java.
struct MenuEntry: Sendable {
  var draft: ViewDraft
  let title: String?
  /// Its description, which is said in place of the title.
  let label: String?
  /// Entries of a menu inside it.
  let entries: [MenuEntry]
  /// Whether only one of the entries around it can be checked.
  let isOneOfMany: Bool

  /// The description, or the title.
  var name: AuthoredText? {
    label.map { AuthoredText($0, from: .contentDescription) }
      ?? title.map { AuthoredText($0, from: .content) }
  }

  /// Whether it can be checked.
  var isCheckable: Bool {
    draft.view.bool("checkable") == true || isOneOfMany || draft.view.bool("checked") == true
  }

  var hasIcon: Bool { draft.view.attribute("icon") != nil && !draft.view.isNull("icon") }
}

/// Reads menu resources.
struct MenuReader {
  /// Texts that have no place, with the reasons.
  private(set) var left: [(attribute: LayoutAttribute, reason: UnusedText.Reason)] = []
  let menu: ExpandedLayout

  /// The entries of the menu that a view of an app refers to; none without one.
  static func entries(
    of draft: inout ViewDraft, in menus: [String: ExpandedLayout],
    _ diagnostics: inout DiagnosticCollector
  ) -> [MenuEntry] {
    guard let resource = draft.view.resource("menu", .app) else { return [] }
    guard let menu = menus[resource.qualified] ?? menus[resource.name] else {
      diagnostics.note(.missingMenu(resource.qualified), at: draft.view.position)
      return []
    }
    var reader = MenuReader(menu: menu)
    let entries = reader.entries()
    draft.leave(reader.left)
    return entries
  }

  /// The entries of the menu, those of groups among them.
  mutating func entries() -> [MenuEntry] {
    // What is inside an entry comes after it, so backwards it is known before the entry.
    var below: [ExpandedLayout.ID: [MenuEntry]] = [:]
    var top: [MenuEntry] = []
    for id in Array(menu.all).reversed() {
      let view = menu[id]
      let inside = below.removeValue(forKey: id) ?? []
      let parent = menu.parent(of: id)
      // Groups and menus are only around their entries.
      let entries =
        view.viewClass == "item"
        ? [entry(view, inside.reversed(), group: parent.map { menu[$0] })] : inside
      if let parent { below[parent, default: []] += entries } else { top += entries }
    }
    return top.reversed()
  }

  private mutating func entry(
    _ view: LayoutView, _ inside: [MenuEntry], group: LayoutView?
  ) -> MenuEntry {
    var draft = ViewDraft(view, ViewType(kind: .button, viewClass: "Button", source: .platform))
    let title = draft.take("title")
    let label = draft.takeEither("contentDescription")
    if let condensed = draft.take("titleCondensed") {
      draft.node.android.carried["titleCondensed"] = condensed
    }
    if let tooltip = draft.takeEither("tooltipText") {
      draft.node.android.tooltipText = tooltip
    }
    for name in ["alphabeticShortcut", "numericShortcut"] {
      draft.leave(name, because: .notForPeople)
      draft.leave(name, .app, because: .notForPeople)
    }
    for attribute in draft.unasked { left.append((attribute, .noEffect)) }
    left += draft.left
    draft.node.states.isDisabled = (view.bool("enabled") ?? group?.bool("enabled")) == false
    if (view.bool("visible") ?? group?.bool("visible")) == false {
      draft.node.hidden = Hidden(.displayNone)
    }
    let behavior = group?.attribute("checkableBehavior")?.word
    if behavior == "all" { draft.node.android.checkable = true }
    return MenuEntry(
      draft: draft, title: title, label: label, entries: inside,
      isOneOfMany: behavior == "single")
  }
}
