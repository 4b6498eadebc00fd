import AccessibilityTree

/// The mapping of fields in an Android layout.
///
/// A field has a hint of its own, or the hint of Material's `TextInputLayout` around it.
///
/// Source: Material Components for Android 1.12, TextInputLayout.java, AccessibilityDelegate;
/// Android, TextView.java.
extension AndroidMapping {
  func nativeField(
    _ node: Node, _ index: Node.Index, _ widget: AndroidViewClass.Exposure
  ) -> AccessibilityNodeInfo {
    let type = node.android.inputType
    if widget.form == .searchView, isClosedSearch(node) { return closedSearch(node, index) }
    var info = element(widget, index)
    info.actions.insert(.setText)
    if node.textInput?.isMultiline == true || type?.isMultiline == true {
      info.flags.insert(.multiLine)
    }
    if node.textInput?.isSecure == true || type?.isPassword == true { info.flags.insert(.password) }
    let isFixed =
      node.states.isReadOnly || type?.keyboard == .noKeyboard
      || node.textInput?.keyboard == .noKeyboard
    if isFixed || node.states.isDisabled {
      info.flags.remove(.editable)
      info.actions.remove(.setText)
    }
    fill(&info, from: node, index)
    if isFixed, widget.form == .dropDown { becomeSpinner(&info) }
    return info
  }

  private func fill(_ info: inout AccessibilityNodeInfo, from node: Node, _ index: Node.Index) {
    let typed = typedText(of: node, index)
    limitLength(of: &info, node, typed)
    if node.label?.origin == .contentDescription {
      info.contentDescription = node.name
      info.mapping.append(AndroidViewRule.description)
    }
    info.hintText = labelText(of: node)
    if !typed.isEmpty {
      info.show(typed, orHint: "")
    } else {
      let placeholder = hint(of: node) == nil ? "" : node.placeholder ?? ""
      // A field whose view class is unknown counts as collapsed, so it shows its label and
      // placeholder.
      let isCollapsed =
        node.states.isFocused || node.android.expandedHintEnabled == false
        || node.android.viewClass == nil
      var shown = info.hintText
      if shown.isEmpty {
        shown = placeholder
      } else if isCollapsed, !placeholder.isEmpty {
        shown += ", \(placeholder)"
        info.mapping.append(AndroidMappingRule.placeholder)
      }
      info.text = shown
      if !info.hintText.isEmpty { info.flags.insert(.showingHintText) }
    }
  }

  /// Returns the hint of the `TextInputLayout` around a field, or `nil` if the layout has no hint.
  private func hint(of node: Node) -> String? {
    switch node.label?.origin {
    case nil, .contentDescription, .labelElement, .placeholder: nil
    default: node.android.hintEnabled == false ? "" : node.name
    }
  }

  /// Returns the hint of a field, followed by the helper text unless there is an error.
  private func labelText(of node: Node) -> String {
    let own = hint(of: node) ?? (node.label?.origin == .placeholder ? node.name : node.placeholder)
    var texts = [own ?? ""]
    if (node.error ?? "").isEmpty, let helper = node.hint { texts.append(helper.text) }
    return texts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Sets the maximum length of a field, and the error for a longer text.
  ///
  /// Material's counter exposes its maximum only if the text has exactly that length.
  private func limitLength(of info: inout AccessibilityNodeInfo, _ node: Node, _ typed: String) {
    if let length = node.textInput?.maximumLength { info.rare.maxTextLength = length }
    guard let limit = node.android.counterMaxLength, limit > 0 else { return }
    let length = typed.utf16.count
    if length == limit { info.rare.maxTextLength = limit }
    guard length > limit, (node.error ?? "").isEmpty else { return }
    info.error = words.lengthExceeded.filled([
      "count": String(length), "limit": String(limit),
    ])
    info.platformWords.error = words.lengthExceeded.attestation
    info.flags.insert(.contentInvalid)
    info.mapping.append(AndroidViewRule.counter)
  }

  /// Turns the node of a field into that of a drop-down menu.
  ///
  /// While the menu shows the hint as its text, it has no separate hint text.
  private func becomeSpinner(_ info: inout AccessibilityNodeInfo) {
    info.className = "android.widget.Spinner"
    info.mapping.append(AndroidViewRule.dropDownMenu)
    guard info.flags.contains(.showingHintText) else { return }
    info.hintText = ""
  }

  private func isClosedSearch(_ node: Node) -> Bool {
    node.android.iconifiedByDefault != false && node.value?.text == nil
      && !node.states.isFocused
  }

  private func closedSearch(_ node: Node, _ index: Node.Index) -> AccessibilityNodeInfo {
    var info = AccessibilityNodeInfo("android.widget.ImageView", node: index)
    info.flags = [.clickable, .focusable]
    info.contentDescription = words.roleNames.search.text
    info.mapping = [AndroidViewRule.searchView]
    return info
  }

  /// Returns the view inside a spinner that shows the chosen value.
  func chosenView(of node: Node, at index: Node.Index) -> AccessibilityNodeInfo? {
    let chosen = typedText(of: node, index)
    guard !chosen.isEmpty else { return nil }
    var info = AccessibilityNodeInfo("android.widget.TextView", node: index)
    info.text = chosen
    return info
  }
}
