extension Node {
  /// Whether the node is editable text without a role of its own, such as a `<div
  /// contenteditable>`.
  ///
  /// Browsers expose such an element as a text field.
  ///
  /// Assumed from the code of browsers, which calls such an element a text area; no recording shows
  /// one.
  @inlinable package var isBareEditor: Bool {
    guard web?.isEditable == true else { return false }
    switch role {
    case .generic, .none, .paragraph: return true
    default: return false
    }
  }
}
