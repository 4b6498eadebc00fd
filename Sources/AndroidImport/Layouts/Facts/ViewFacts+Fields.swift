internal import AccessibilityTree

extension ViewFacts {
  /// Sets the facts of a text field.
  ///
  /// Some facts come from the `TextInputLayout` around the field.
  func applyField(to draft: inout ViewDraft) {
    let view = draft.view
    let input = InputFacts.input(of: view)
    draft.node.textInput = input
    draft.node.android.inputType = view.attribute("inputType")?.word.map(AndroidInputType.init)
    let isFixed = input.keyboard == .noKeyboard
    draft.node.role = draft.type.kind == .dropDown && isFixed ? .combobox : .textBox
    if isFixed, draft.type.kind == .field { draft.node.states.isReadOnly = true }
    if let typed = draft.text(.text), draft.view.attribute("text")?.isComputed != true {
      draft.node.value = Value(text: typed)
    }
    applyName(to: &draft)
    applyItems(to: &draft)
  }

  /// Sets the label of a field.
  ///
  /// The label is the first text in this list that exists:
  ///
  /// - the description of the field
  /// - the floating hint
  /// - the text of a view that labels the field
  /// - the hint of the field
  private func applyName(to draft: inout ViewDraft) {
    var hint = draft.text(.hint)
    if let layout = context.inputLayout {
      let floating = TextInputLayoutFacts.fill(&draft, in: layout, ownHint: hint)
      if floating { hint = nil }
    }
    if let label = draft.description() {
      let shown = draft.node.label?.text ?? hint
      if let placeholder = draft.node.placeholder, shown != nil {
        draft.node.android.passthrough["placeholderText"] = placeholder
      }
      draft.node.label = label
      draft.node.placeholder = shown ?? draft.node.placeholder
      return
    }
    if let hint { draft.node.placeholder = hint }
    guard draft.node.label == nil else { return }
    draft.node.label =
      layoutContext.label(of: draft.node) ?? hint.map { AuthoredText($0, from: .placeholder) }
  }

  /// Adds the entries that a field offers in a list.
  private func applyItems(to draft: inout ViewDraft) {
    guard draft.type.kind == .dropDown else { return }
    draft.leading += options(entries(of: draft.view, "simpleItems", .app), of: draft, selected: nil)
  }

  func applySearchBar(to draft: inout ViewDraft) {
    draft.node.role = .searchBox
    draft.node.textInput = TextInput(keyboard: .search)
    if let typed = draft.text(.text) { draft.node.value = Value(text: typed) }
    let hint = draft.text(.hint)
    draft.node.label = draft.description() ?? hint.map { AuthoredText($0, from: .placeholder) }
    draft.node.placeholder = hint
  }

  /// Sets the facts of a spinner.
  ///
  /// Its first entry is selected.
  func applySpinner(to draft: inout ViewDraft) {
    draft.node.role = .combobox
    draft.node.android.passthrough["prompt"] = draft.consume("prompt")
    if let mode = draft.view.attribute("spinnerMode")?.word {
      draft.node.android.passthrough["spinnerMode"] = mode
    }
    draft.node.label = draft.description() ?? layoutContext.label(of: draft.node)
    let entries = entries(of: draft.view, "entries")
    if let first = entries.first { draft.node.value = Value(text: first) }
    draft.leading += options(entries, of: draft, selected: entries.first)
  }

  private func options(_ entries: [String], of draft: ViewDraft, selected: String?) -> [Branch] {
    entries.enumerated().map { index, entry in
      var node = Node(.option, label: AuthoredText(entry, from: .content))
      node.states.selected = selected.map { _ in index == 0 }
      node.hidden = Hidden(.insideControl)
      node.position = draft.view.position
      return Branch(node)
    }
  }
}

extension LayoutAttribute {
  /// Whether the value is a data binding expression, whose result only the running app knows.
  var isComputed: Bool { if case .binding = value { true } else { false } }
}
