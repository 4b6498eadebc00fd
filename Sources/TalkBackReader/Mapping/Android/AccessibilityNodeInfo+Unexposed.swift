extension AccessibilityNodeInfo {
  /// Whether a value of the author's got no place among what services are told in words.
  ///
  /// A view without any text of its own leaves them to the views inside it.
  func doesNotExpose(_ value: String) -> Bool {
    guard !value.isEmpty, !flags.contains(.editable) else { return false }
    let texts = [text, contentDescription, stateDescription].filter { !$0.isEmpty }
    let wanted = value.uppercased()
    return !texts.isEmpty && !texts.contains { $0.uppercased().contains(wanted) }
  }
}
