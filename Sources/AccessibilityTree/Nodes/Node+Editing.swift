extension Node {
  /// Whether it is editable text without a role of its own, which browsers expose as a text field.
  ///
  /// Assumed: no recording shows it; the code of browsers calls such elements text areas.
  @inlinable package var isBareEditor: Bool {
    guard web?.isEditable == true else { return false }
    switch role {
    case .generic, .none, .paragraph: return true
    default: return false
    }
  }
}
