extension Node {
  /// Whether it is editable text without a role of its own, which browsers expose as a field.
  ///
  /// Source: WebKit, AccessibilityNodeObject.cpp, hasContentEditableAttributeSet; Chromium,
  /// browser_accessibility_android.cc, GetClassName.
  var isBareEditor: Bool {
    guard web?.isEditable == true else { return false }
    switch role {
    case .generic, .none, .paragraph: return true
    default: return false
    }
  }
}
