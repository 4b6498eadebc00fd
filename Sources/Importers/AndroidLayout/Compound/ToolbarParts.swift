internal import Simulator

/// The views that a toolbar makes of its attributes and its menu.
///
/// Source: AndroidX AppCompat, Toolbar.java, ActionMenuPresenter.java, ActionMenuItemView.java;
/// Material Components 1.12, CollapsingToolbarLayout.java.
struct ToolbarParts: Sendable {
  /// The menus that attributes refer to, by name.
  let menus: [String: ExpandedLayout]
  /// The platform's words.
  let words: AndroidWords

  /// Adds the views to the node of a toolbar.
  func apply(to draft: inout ViewDraft, _ losses: inout LossCollector) {
    if let label = draft.text(.label) {
      draft.node.label = AuthoredText(label, from: .contentDescription)
    }
    if draft.type.kind == .collapsingToolbar {
      applyCollapsing(to: &draft)
      return
    }
    draft.node.role = draft.node.role == .generic ? .toolbar : draft.node.role
    addNavigation(to: &draft)
    addLogo(to: &draft)
    if let title = draft.takeEither("title") { draft.leading.append(text(title, draft)) }
    if let subtitle = draft.takeEither("subtitle") { draft.leading.append(text(subtitle, draft)) }
    addMenu(to: &draft, &losses)
  }

  /// What collapses into a bar is called by its title.
  private func applyCollapsing(to draft: inout ViewDraft) {
    if let title = draft.take("title", .app), draft.node.label == nil {
      if draft.view.bool("titleEnabled", .app) == false {
        draft.node.android.carried["title"] = title
      } else {
        draft.node.label = AuthoredText(title, from: .contentDescription)
        draft.node.role = .group
      }
    }
    if let subtitle = draft.take("subtitle", .app) { draft.leading.append(text(subtitle, draft)) }
  }

  private func text(_ words: String, _ draft: ViewDraft) -> Branch {
    Branch(ViewPart.text(words, at: draft.view.position))
  }

  private func addNavigation(to draft: inout ViewDraft) {
    let view = draft.view
    let hasIcon =
      view.attribute("navigationIcon", .app) != nil || view.attribute("navigationIcon") != nil
    let description = draft.takeEither("navigationContentDescription")
    guard hasIcon, !view.isNull("navigationIcon", .app) else {
      if description != nil {
        draft.leave("navigationContentDescription", .app, because: .noEffect)
        draft.leave("navigationContentDescription", because: .noEffect)
      }
      return
    }
    addIcon(.button, "ImageButton", description, to: &draft)
  }

  private func addLogo(to draft: inout ViewDraft) {
    let view = draft.view
    let description = draft.takeEither("logoDescription")
    guard view.attribute("logo", .app) != nil || view.attribute("logo") != nil else {
      if description != nil {
        draft.leave("logoDescription", .app, because: .noEffect)
        draft.leave("logoDescription", because: .noEffect)
      }
      return
    }
    addIcon(.image, "ImageView", description, to: &draft)
  }

  private func addIcon(
    _ role: Role, _ viewClass: String, _ description: String?, to draft: inout ViewDraft
  ) {
    let label = description.map { AuthoredText($0, from: .contentDescription) }
    draft.leading.append(
      Branch(ViewPart.view(role, viewClass, label, at: draft.view.position)))
  }

  private func addMenu(to draft: inout ViewDraft, _ losses: inout LossCollector) {
    guard let resource = draft.view.resource("menu", .app) else { return }
    guard let menu = menus[resource.qualified] ?? menus[resource.name] else {
      losses.note(.missingMenu(resource.qualified), at: draft.view.position)
      return
    }
    var reader = MenuReader(menu)
    let entries = reader.entries()
    draft.leave(reader.left)
    var hidden: [Branch] = []
    for entry in entries {
      if ToolbarParts.isInBar(entry) {
        draft.trailing.append(ToolbarParts.button(entry))
      } else {
        hidden.append(ToolbarParts.overflowItem(entry))
      }
    }
    guard !hidden.isEmpty else { return }
    var more = ViewPart.view(
      .button, "ImageButton", AuthoredText(words.moreOptions.text, from: .standard),
      at: draft.view.position)
    more.states.popup = .menu
    draft.trailing.append(Branch(more, children: hidden))
  }

  /// Whether an entry is shown in the bar itself.
  private static func isInBar(_ entry: MenuEntry) -> Bool {
    let view = entry.draft.view
    let flags = view.flags("showAsAction", .app) + view.flags("showAsAction")
    return flags.contains { ["always", "ifRoom", "1", "2"].contains($0) }
  }

  /// An entry in the bar; where only its icon shows, its title is its tooltip.
  private static func button(_ entry: MenuEntry) -> Branch {
    var draft = entry.draft
    let view = draft.view
    let actionClass =
      view.attribute("actionViewClass", .app)?.raw ?? view.attribute("actionViewClass")?.raw
    let flags = view.flags("showAsAction", .app) + view.flags("showAsAction")
    let isOwnView = actionClass != nil && !flags.contains("collapseActionView")
    draft.node.role = .button
    draft.node.android.viewClass = isOwnView ? actionClass : "Button"
    if let label = entry.label {
      draft.node.label = AuthoredText(label, from: .contentDescription)
      draft.node.android.carried["title"] = entry.title
    } else if let title = entry.title {
      draft.node.label = AuthoredText(title, from: .contentDescription)
    }
    let showsTitle = !entry.hasIcon || flags.contains("withText")
    if entry.isCheckable {
      draft.node.states.pressed = view.bool("checked") == true ? .on : .off
    }
    if !showsTitle, draft.node.android.tooltipText == nil {
      draft.node.android.tooltipText = entry.title
    }
    return Branch(draft.node)
  }

  /// An entry behind the overflow button.
  private static func overflowItem(_ entry: MenuEntry) -> Branch {
    var branch = MenuScreen.row(of: entry)
    branch.node.hidden = Hidden(.insideControl)
    return branch
  }
}
