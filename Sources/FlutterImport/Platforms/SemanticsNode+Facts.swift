internal import AccessibilityTree

extension SemanticsNode {
  /// Adds the language, and facts for audits that no platform exposes.
  func addFacts(to node: inout Node) {
    node.language = language
    // On iOS, Flutter's engine announces the label of a live region when the label is new or
    // changed.
    if has(.isLiveRegion) { node.live = LiveRegion(.polite) }
    node.states.isRequired = has(.isRequired)
    node.states.isReadOnly = has(.isTextField) && has(.isReadOnly)
    switch validationResult {
    case "invalid": node.states.invalid = .yes
    case "valid": node.states.invalid = States.Invalid.none
    default: break
    }
    if node.textInput != nil {
      node.textInput?.isSecure = has(.isObscured)
      node.textInput?.isMultiline = has(.isMultiline)
      node.textInput?.keyboard = TextInput.Keyboard(rawValue: inputType)
    }
    // Assumed: the label of a field is the label of its decoration, which stays visible while
    // people type.
    if has(.isTextField), !label.isEmpty {
      node.label = AuthoredText(label, from: .labelElement)
      node.hint = hint.isEmpty ? nil : AuthoredText(hint)
    }
    if node.role == .heading, headingLevel > 0 { node.level = headingLevel }
  }
}
