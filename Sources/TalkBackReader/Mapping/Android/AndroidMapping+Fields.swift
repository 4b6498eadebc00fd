import AccessibilityTree

/// The mapping of fields and pickers: their value, their name, and their text while empty.
extension AndroidMapping {
  func field(_ node: Node, _ index: Node.Index) -> AccessibilityNodeInfo {
    var info = AccessibilityNodeInfo("android.widget.EditText", node: index)
    info.flags.formUnion([.clickable, .focusable])
    if !node.states.isReadOnly {
      info.flags.insert(.editable)
      info.actions.insert(.setText)
    }
    if node.textInput?.isMultiline == true { info.flags.insert(.multiLine) }
    if node.textInput?.isSecure == true { info.flags.insert(.password) }
    if node.role == .spinButton { info.roleWord = words.roleNames.spinButton }
    if let length = node.textInput?.maximumLength { info.rare.maxTextLength = length }
    if node.label?.origin == .contentDescription {
      info.contentDescription = node.name
      info.hintText = node.placeholder ?? ""
      info.mapping = [AndroidMappingRule.contentDescription, AndroidMappingRule.placeholderHint]
      info.show(typedText(of: node, index), orHint: info.hintText)
    } else {
      info.hintText = node.name.isEmpty ? node.placeholder ?? "" : node.name
      info.mapping = [AndroidMappingRule.hintLabel]
      info.show(typedText(of: node, index), orHint: emptyText(of: node))
    }
    return info
  }

  /// Returns a field in which a person chooses a value.
  func picker(_ node: Node, _ index: Node.Index) -> AccessibilityNodeInfo {
    var info = AccessibilityNodeInfo("android.widget.Spinner", node: index)
    info.flags.formUnion([.clickable, .focusable])
    info.roleWord = words.roleNames.word(for: node.role)
    info.mapping = [AndroidMappingRule.picker]
    let chosen = typedText(of: node, index)
    let isDescribed = node.label?.origin == .contentDescription
    if isDescribed { info.contentDescription = node.name }
    info.text = chosen.isEmpty && !isDescribed ? node.name : chosen
    if !chosen.isEmpty, !isDescribed { info.hintText = node.name }
    return info
  }

  /// Returns the text that an empty field shows: its label and its placeholder.
  private func emptyText(of node: Node) -> String {
    let placeholder = node.placeholder ?? ""
    if node.name.isEmpty || placeholder.isEmpty || placeholder == node.name {
      return node.name + (node.name.isEmpty ? placeholder : "")
    }
    return "\(node.name), \(placeholder)"
  }

  /// Returns the typed or chosen text.
  ///
  /// In an outline, the text nodes inside a field are the typed text.
  func typedText(of node: Node, _ index: Node.Index) -> String {
    if let text = node.value?.text { return text }
    if let now = node.value?.range?.now { return now.shortText }
    if node.role == .combobox { return chosenOption(below: index) }
    let texts = screen.children(of: index).filter { screen[$0].role == .text }
    return texts.map { screen[$0].name }.joined(separator: " ")
  }

  private func chosenOption(below index: Node.Index) -> String {
    let chosen = screen.descendants(of: index).first {
      screen[$0.index].role == .option && screen[$0.index].states.selected == true
    }
    return chosen.map { screen[$0.index].name } ?? ""
  }
}

extension AccessibilityNodeInfo {
  /// Sets the text of a field to the typed text, or to the hint if there is none.
  ///
  /// In a password field, a bullet replaces each typed character.
  mutating func show(_ typed: String, orHint hint: String) {
    if typed.isEmpty {
      text = hint
      if !hint.isEmpty { flags.insert(.showingHintText) }
    } else {
      text = flags.contains(.password) ? String(repeating: "•", count: typed.utf16.count) : typed
      actions.insert(.setSelection)
    }
  }
}

extension Double {
  /// The number as text, without “.0” if the number is whole.
  var shortText: String {
    guard magnitude < 1e15, Double(Int64(self)) == self else { return String(self) }
    return String(Int64(self))
  }
}
