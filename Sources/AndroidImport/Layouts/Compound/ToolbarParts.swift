internal import AccessibilityTree
internal import ImportSupport

/// The views that a toolbar creates from its attributes and its menu.
///
/// Source: AndroidX AppCompat, Toolbar.java, ActionMenuPresenter.java, ActionMenuItemView.java;
/// Material Components 1.12, CollapsingToolbarLayout.java.
struct ToolbarParts: Sendable {
  let menus: [String: ExpandedLayout]
  let words: AndroidWords

  func apply(to draft: inout ViewDraft, _ diagnostics: inout DiagnosticCollector) {
    draft.node.label = draft.description()
    if draft.type.kind == .collapsingToolbar {
      applyCollapsing(to: &draft)
      return
    }
    draft.node.role = draft.node.role == .generic ? .toolbar : draft.node.role
    if draft.view.isNull("navigationIcon", .app) {
      discard("navigationContentDescription", of: &draft)
    } else {
      addIcon("navigationIcon", "navigationContentDescription", .button, "ImageButton", to: &draft)
    }
    addIcon("logo", "logoDescription", .image, "ImageView", to: &draft)
    draft.prependText(draft.consumeEither("title"))
    draft.prependText(draft.consumeEither("subtitle"))
    addMenu(to: &draft, &diagnostics)
  }

  /// Uses the title of a collapsing toolbar as the label of the toolbar.
  private func applyCollapsing(to draft: inout ViewDraft) {
    if let title = draft.consume("title", .app), draft.node.label == nil {
      if draft.view.bool("titleEnabled", .app) == false {
        draft.node.android.passthrough["title"] = title
      } else {
        draft.node.label = AuthoredText(title, from: .contentDescription)
        draft.node.role = .group
      }
    }
    draft.prependText(draft.consume("subtitle", .app))
  }

  /// Adds the view of an icon, if the toolbar has the icon.
  ///
  /// The label of the view is the description of the icon.
  private func addIcon(
    _ icon: String, _ description: String, _ role: Role, _ viewClass: String,
    to draft: inout ViewDraft
  ) {
    let view = draft.view
    guard view.attribute(icon, .app) != nil || view.attribute(icon) != nil else {
      return discard(description, of: &draft)
    }
    let label = draft.consumeEither(description).map { AuthoredText($0, from: .contentDescription) }
    draft.leading.append(Branch(ViewPart.view(role, viewClass, label, at: view.position)))
  }

  private func discard(_ description: String, of draft: inout ViewDraft) {
    guard draft.consumeEither(description) != nil else { return }
    draft.discard(description, .app, because: .noEffect)
    draft.discard(description, because: .noEffect)
  }

  private func addMenu(to draft: inout ViewDraft, _ diagnostics: inout DiagnosticCollector) {
    var hidden: [Branch] = []
    for entry in MenuReader.entries(of: &draft, in: menus, &diagnostics) {
      if ToolbarParts.isInBar(entry) {
        draft.trailing.append(ToolbarParts.button(entry))
      } else {
        // The entry is in the overflow menu.
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

  private static func isInBar(_ entry: MenuEntry) -> Bool {
    let view = entry.draft.view
    let flags = view.flags("showAsAction", .app) + view.flags("showAsAction")
    return flags.contains { ["always", "ifRoom", "1", "2"].contains($0) }
  }

  /// Returns the button for a menu entry in the bar.
  ///
  /// If the button shows only an icon, the title of the entry is its tooltip.
  private static func button(_ entry: MenuEntry) -> Branch {
    var draft = entry.draft
    let view = draft.view
    let actionClass =
      view.attribute("actionViewClass", .app)?.raw ?? view.attribute("actionViewClass")?.raw
    let flags = view.flags("showAsAction", .app) + view.flags("showAsAction")
    let hasCustomView = actionClass != nil && !flags.contains("collapseActionView")
    draft.node.role = .button
    draft.node.android.viewClass = hasCustomView ? actionClass : "Button"
    draft.node.label = (entry.label ?? entry.title).map {
      AuthoredText($0, from: .contentDescription)
    }
    if entry.label != nil { draft.node.android.passthrough["title"] = entry.title }
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
