extension Node {
  /// Whether the node is an editable element without a specific role, such as a `<div
  /// contenteditable>`.
  ///
  /// Browsers expose such an element as a text field of several lines.
  ///
  /// Assumed: readers announce it like such a field. No recording contains such an element.
  @inlinable package var isBareEditor: Bool {
    guard web?.isEditable == true else { return false }
    switch role {
    case .generic, .none, .paragraph: return true
    default: return false
    }
  }

  /// Whether the value of a page's control violates constraints such as `required` or `max`.
  package var hasViolations: Bool { storage.facts.web.projectedValue?.value.violations != [] }
}
