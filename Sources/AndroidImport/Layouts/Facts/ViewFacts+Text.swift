internal import Encoding
internal import Simulator

/// Text, buttons, images, groups.
extension ViewFacts {
  /// A text; what can be pressed is a button to other platforms.
  func applyText(to draft: inout ViewDraft) {
    if draft.node.role == .generic {
      draft.node.role = draft.node.android.clickable == true ? .button : .text
    }
    applyTexts(to: &draft)
    applyLinks(to: &draft)
    applyHintOfText(to: &draft)
  }

  /// A button, or one of the choices of a group of buttons.
  func applyButton(to draft: inout ViewDraft) {
    draft.node.role = .button
    applyTexts(to: &draft)
    let isChecked = draft.view.bool("checked") == true || isChosen(draft)
    if around.choice != nil, draft.type.simpleName == "Button" {
      // Themes of Material make their own buttons of plain ones, and groups take no others.
      draft.node.android.viewClass = "MaterialButton"
      draft.node.android.carried["layoutClass"] = draft.view.viewClass
    }
    switch around.choice {
    case .single:
      draft.node.role = .radio
      draft.node.value = Value(checked: isChecked ? .on : .off)
    case .several: draft.node.states.pressed = isChecked ? .on : .off
    case nil:
      guard draft.view.bool("checkable") == true else { break }
      draft.node.states.pressed = isChecked ? .on : .off
    }
  }

  /// Whether the group around a button has chosen it.
  func isChosen(_ draft: ViewDraft) -> Bool {
    draft.view.id().map { surroundings.chosen.contains($0) } ?? false
  }

  /// An image, or a plain view, that a description names.
  func applyImage(to draft: inout ViewDraft) {
    let isPressable =
      draft.type.kind == .imageButton || draft.node.android.clickable == true
    let isChild = hasChildren || draft.type.kind == .view && !isPressable
    if draft.node.role == .generic {
      draft.node.role = isPressable ? .button : isChild ? .generic : .image
    }
    applyTexts(to: &draft)
    if draft.type.kind == .view, draft.node.role == .generic, draft.node.label != nil {
      draft.node.role = draft.type.isGuess ? .text : .image
    }
    keepCheckable(&draft)
  }

  /// A group of views: a button when it can be pressed and holds nothing else that can.
  func applyGroup(to draft: inout ViewDraft) {
    let isPressable = draft.node.android.clickable == true
    if draft.node.role == .generic {
      switch draft.type.kind {
      case .radioGroup: draft.node.role = .radioGroup
      case .buttonGroup, .chipGroup: draft.node.role = .group
      case .scroll: break
      default: if isPressable, !holdsControl { draft.node.role = .button }
      }
    }
    if let single = draft.view.bool("singleSelection", .app) {
      draft.node.android.singleSelection = single
    }
    draft.node.label = draft.description()
    if draft.node.label != nil, draft.node.role == .generic { draft.node.role = .group }
    applyTextsOfOwnGroup(to: &draft)
    keepCheckable(&draft)
  }

  /// Texts that a group of the app's own shows by itself.
  private func applyTextsOfOwnGroup(to draft: inout ViewDraft) {
    guard draft.type.source != .platform else { return }
    for text in [ViewAliases.Text.text, .secondary, .hint] {
      draft.lead(with: draft.text(text))
    }
  }

  /// A card or image that can be checked.
  private func keepCheckable(_ draft: inout ViewDraft) {
    guard draft.view.bool("checkable") == true else { return }
    draft.node.states.pressed = draft.view.bool("checked") == true ? .on : .off
    draft.node.android.checkable = true
    draft.node.android.checked = draft.view.bool("checked") == true
  }

  /// The text as label, or the description with the text beside it.
  func applyTexts(to draft: inout ViewDraft) {
    let text = draft.text(.text)
    draft.node.label = draft.description()
    if draft.node.label != nil {
      draft.node.android.text = text
    } else {
      draft.node.label =
        text.map { AuthoredText($0, from: .content) } ?? surroundings.label(of: draft.node)
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

  /// The links of a text resource, and those that Android finds in the text itself.
  private func applyLinks(to draft: inout ViewDraft) {
    guard draft.view.bool("linksClickable") != false else { return }
    var links = draft.view.links("text")
    let kinds = draft.view.flags("autoLink")
    if links.isEmpty, !kinds.isEmpty, let text = draft.view.string("text") {
      links = AutoLinks.links(in: text, kinds)
    }
    for link in links {
      var node = Node(.link, label: AuthoredText(link.text, from: .content))
      if !link.target.isEmpty { node.android.carried["url"] = link.target }
      node.position = draft.view.position
      draft.trailing.append(Branch(node))
    }
  }

  /// A text that shows a hint while it is empty.
  private func applyHintOfText(to draft: inout ViewDraft) {
    guard let hint = draft.text(.hint) else { return }
    draft.node.android.hintText = hint
    guard draft.node.label == nil else { return }
    draft.node.label = AuthoredText(hint, from: .placeholder)
    draft.node.android.showingHintText = true
  }

  /// An empty place where the app, not the layout, decides what is shown.
  func applyOpaque(to draft: inout ViewDraft, _ diagnostics: inout DiagnosticCollector) {
    draft.node.role = .group
    applyTexts(to: &draft)
    diagnostics.note(.opaqueView, draft.type.simpleName, at: draft.view.position)
  }

  /// A list of which the layout knows at most the rows of an array.
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
      draft.node.place = Place(columnCount: min(columns, 1_000))
    }
    let entries = self.entries(of: draft.view, "entries")
    for entry in entries {
      let label = AuthoredText(entry, from: .content)
      draft.leading.append(
        Branch(ViewPart.view(.listItem, "TextView", label, at: draft.view.position)))
    }
    guard entries.isEmpty, !hasChildren else { return }
    let name = draft.node.id ?? draft.type.simpleName
    diagnostics.note(.runtimeContent, name, at: draft.view.position)
  }

  /// The texts of an array that an attribute refers to.
  func entries(
    of view: LayoutView, _ name: String, _ space: LayoutAttribute.Space = .android
  ) -> [String] {
    guard let resource = view.resource(name, space) else { return [] }
    return arrays[resource.qualified] ?? arrays[resource.name] ?? []
  }
}
