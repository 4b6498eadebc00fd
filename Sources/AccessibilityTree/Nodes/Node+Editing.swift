extension Node {
  /// Whether it is editable text without a role of its own, which browsers expose as a field.
  ///
  /// Assumed: no recording tells; browsers name such elements text areas in their own code.
  @inlinable package var isBareEditor: Bool {
    guard web?.isEditable == true else { return false }
    switch role {
    case .generic, .none, .paragraph: return true
    default: return false
    }
  }
}
