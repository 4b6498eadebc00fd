internal import ImportSupport
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
  func apply(to draft: inout ViewDraft, _ diagnostics: inout DiagnosticCollector) {
    draft.node.label = draft.description()
    if draft.type.kind == .collapsingToolbar {
      applyCollapsing(to: &draft)
      return
    }
    draft.node.role = draft.node.role == .generic ? .toolbar : draft.node.role
    if draft.view.isNull("navigationIcon", .app) {
      leave("navigationContentDescription", of: &draft)
    } else {
      addIcon("navigationIcon", "navigationContentDescription", .button, "ImageButton", to: &draft)
    }
    addIcon("logo", "logoDescription", .image, "ImageView", to: &draft)
    draft.lead(with: draft.takeEither("title"))
    draft.lead(with: draft.takeEither("subtitle"))
    addMenu(to: &draft, &diagnostics)
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
    draft.lead(with: draft.take("subtitle", .app))
  }

  /// Adds the view of an icon, where there is one, called by its description.
  private func addIcon(
    _ icon: String, _ description: String, _ role: Role, _ viewClass: String,
    to draft: inout ViewDraft
  ) {
    let view = draft.view
    guard view.attribute(icon, .app) != nil || view.attribute(icon) != nil else {
      return leave(description, of: &draft)
    }
    let label = draft.takeEither(description).map { AuthoredText($0, from: .contentDescription) }
    draft.leading.append(Branch(ViewPart.view(role, viewClass, label, at: view.position)))
  }

  /// Leaves the description of an icon that is not there.
  private func leave(_ description: String, of draft: inout ViewDraft) {
    guard draft.takeEither(description) != nil else { return }
    draft.leave(description, .app, because: .noEffect)
    draft.leave(description, because: .noEffect)
  }

  private func addMenu(to draft: inout ViewDraft, _ diagnostics: inout DiagnosticCollector) {
    var hidden: [Branch] = []
    for entry in MenuReader.entries(of: &draft, in: menus, &diagnostics) {
      if ToolbarParts.isInBar(entry) {
        draft.trailing.append(ToolbarParts.button(entry))
      } else {
        // It stands behind the overflow button.
        var row = MenuScreen.row(of: entry)
        row.node.hidden = Hidden(.insideControl)
        hidden.append(row)
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
    draft.node.label = (entry.label ?? entry.title).map {
      AuthoredText($0, from: .contentDescription)
    }
    if entry.label != nil { draft.node.android.carried["title"] = entry.title }
    let showsTitle = !entry.hasIcon || flags.contains("withText")
    if entry.isCheckable {
      draft.node.states.pressed = view.bool("checked") == true ? .on : .off
    }
    if !showsTitle, draft.node.android.tooltipText == nil {
      draft.node.android.tooltipText = entry.title
    }
    return Branch(draft.node)
  }
}
