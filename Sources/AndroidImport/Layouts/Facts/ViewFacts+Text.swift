internal import AccessibilityTree
internal import Encoding

extension ViewFacts {
  /// Sets the facts of a text.
  ///
  /// A clickable text is a button on other platforms.
  func applyText(to draft: inout ViewDraft) {
    if draft.node.role == .generic {
      draft.node.role = draft.node.android.clickable == true ? .button : .text
    }
    applyTexts(to: &draft)
    applyLinks(to: &draft)
    applyHintOfText(to: &draft)
  }

  func applyButton(to draft: inout ViewDraft) {
    draft.node.role = .button
    applyTexts(to: &draft)
    let isChecked = draft.view.bool("checked") == true || self.isChecked(draft)
    if context.choice != nil, draft.type.simpleName == "Button" {
      // In a theme of Material Components, a `<Button>` becomes a `MaterialButton`. Material's
      // button groups can contain only `MaterialButton`s. Therefore, the theme must be one of
      // Material Components.
      draft.node.android.viewClass = "MaterialButton"
      draft.node.android.passthrough["layoutClass"] = draft.view.viewClass
    }
    switch context.choice {
    case .single:
      draft.node.role = .radio
      draft.node.value = Value(checked: isChecked ? .on : .off)
    case .multiple: draft.node.states.pressed = isChecked ? .on : .off
    case nil:
      guard draft.view.bool("checkable") == true else { break }
      draft.node.states.pressed = isChecked ? .on : .off
    }
  }

  /// Whether a button is the checked button of its group, according to the group's attributes.
  func isChecked(_ draft: ViewDraft) -> Bool {
    draft.view.id().map { layoutContext.checkedByGroup.contains($0) } ?? false
  }

  func applyImage(to draft: inout ViewDraft) {
    let isClickable =
      draft.type.kind == .imageButton || draft.node.android.clickable == true
    let isGeneric = hasChildren || draft.type.kind == .view && !isClickable
    if draft.node.role == .generic {
      draft.node.role = isClickable ? .button : isGeneric ? .generic : .image
    }
    applyTexts(to: &draft)
    if draft.type.kind == .view, draft.node.role == .generic, draft.node.label != nil {
      draft.node.role = draft.type.isGuess ? .text : .image
    }
    keepCheckable(&draft)
  }

  /// Sets the facts of a group.
  ///
  /// The group is a button if it is clickable and contains no other control.
  func applyGroup(to draft: inout ViewDraft) {
    let isClickable = draft.node.android.clickable == true
    if draft.node.role == .generic {
      switch draft.type.kind {
      case .radioGroup: draft.node.role = .radioGroup
      case .buttonGroup, .chipGroup: draft.node.role = .group
      case .scroll: break
      default: if isClickable, !holdsControl { draft.node.role = .button }
      }
    }
    if let single = draft.view.bool("singleSelection", .app) {
      draft.node.android.singleSelection = single
    }
    draft.node.label = draft.description()
    if draft.node.label != nil, draft.node.role == .generic { draft.node.role = .group }
    applyTextsOfAppGroup(to: &draft)
    keepCheckable(&draft)
  }

  /// Adds the texts that a container class of the app shows, such as a title.
  private func applyTextsOfAppGroup(to draft: inout ViewDraft) {
    guard draft.type.source != .platform else { return }
    for text in [ViewAliases.Text.text, .secondary, .hint] {
      draft.prependText(draft.text(text))
    }
  }

  /// Records whether a card or image is checked, if it is checkable.
  private func keepCheckable(_ draft: inout ViewDraft) {
    guard draft.view.bool("checkable") == true else { return }
    draft.node.states.pressed = draft.view.bool("checked") == true ? .on : .off
    draft.node.android.checkable = true
    draft.node.android.checked = draft.view.bool("checked") == true
  }

  /// Sets the label.
  ///
  /// The label is the content description or, if there is none, the text. For views that show no
  /// text, such as pictures, the text has no effect.
  func applyTexts(to draft: inout ViewDraft) {
    let text = draft.type.showsText ? draft.text(.text) : nil
    draft.node.label = draft.description()
    if draft.node.label != nil {
      draft.node.android.text = text
    } else {
      draft.node.label =
        text.map { AuthoredText($0, from: .content) } ?? layoutContext.label(of: draft.node)
    }
    if let secondary = draft.text(.secondary) {
      if draft.node.label == nil {
        draft.node.label = AuthoredText(secondary, from: .content)
      } else {
        draft.node.hint = AuthoredText(secondary, from: .content)
      }
    }
    let isCapital = draft.view.bool("textAllCaps") ?? draft.view.bool("textAllCaps", .app)
    if let isCapital { draft.node.android.textAllCaps = isCapital }
  }

  /// Adds the links in a text resource, or the links that Android finds in the text.
  private func applyLinks(to draft: inout ViewDraft) {
    guard draft.view.bool("linksClickable") != false else { return }
    var links = draft.view.links("text")
    let kinds = draft.view.flags("autoLink")
    if links.isEmpty, !kinds.isEmpty, let text = draft.view.string("text") {
      links = AutoLinks.links(in: text, kinds)
    }
    for link in links {
      var node = Node(.link, label: AuthoredText(link.text, from: .content))
      if !link.target.isEmpty { node.android.passthrough["url"] = link.target }
      node.position = draft.view.position
      draft.trailing.append(Branch(node))
    }
  }

  /// Sets the hint that a text view shows while its text is empty.
  private func applyHintOfText(to draft: inout ViewDraft) {
    guard let hint = draft.text(.hint) else { return }
    draft.node.android.hintText = hint
    guard draft.node.label == nil else { return }
    draft.node.label = AuthoredText(hint, from: .placeholder)
    draft.node.android.showingHintText = true
  }

  /// Sets the facts of a view whose content the layout does not contain, such as a web view.
  func applyOpaque(to draft: inout ViewDraft, _ diagnostics: inout DiagnosticCollector) {
    draft.node.role = .group
    applyTexts(to: &draft)
    diagnostics.record(.opaqueView, draft.type.simpleName, at: draft.view.position)
  }

  /// Sets the facts of a list.
  ///
  /// The rows are known only if the layout names an array of texts for them.
  func applyCollection(to draft: inout ViewDraft, _ diagnostics: inout DiagnosticCollector) {
    switch draft.type.kind {
    case .grid: draft.node.role = .grid
    case .pager: draft.node.role = .pager
    default: draft.node.role = .list
    }
    draft.node.label = draft.description()
    if let columns = draft.view.integer("spanCount", .app) ?? draft.view.integer("numColumns"),
      columns > 1
    {
      draft.node.collectionPosition = CollectionPosition(columnCount: min(columns, 1_000))
    }
    let entries = self.entries(of: draft.view, "entries")
    for entry in entries {
      let label = AuthoredText(entry, from: .content)
      draft.leading.append(
        Branch(ViewPart.view(.listItem, "TextView", label, at: draft.view.position)))
    }
    guard entries.isEmpty, !hasChildren else { return }
    let name = draft.node.id ?? draft.type.simpleName
    diagnostics.record(.runtimeContent, name, at: draft.view.position)
  }

  func entries(
    of view: LayoutView, _ name: String, _ space: LayoutAttribute.Space = .android
  ) -> [String] {
    guard let resource = view.resource(name, space) else { return [] }
    return arrays[resource.qualified] ?? arrays[resource.name] ?? []
  }
}
