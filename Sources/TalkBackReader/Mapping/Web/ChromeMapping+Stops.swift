import AccessibilityTree

/// Whether a node is a leaf, and whether it is a stop.
extension ChromeMapping {
  /// Whether a node is a leaf.
  ///
  /// Chrome does not expose the content of leaves.
  ///
  /// Source: Chromium, browser_accessibility_android.cc, IsLeaf.
  func isLeaf(_ node: Node, _ entry: ChromeTree.Entry, _ texts: ChromeTexts) -> Bool {
    guard entry.content.contains(.anything) else { return true }
    switch node.role {
    case .image, .meter, .scrollBar, .spinButton, .slider, .separator, .progressBar: return true
    case .frame: return false
    case .fileButton, .dateField, .dateTimeField, .monthField, .timeField, .weekField: return true
    case .button where node.states.pressed == nil && node.states.popup == nil: return true
    case .link, .listbox, .tabPanel, .tabList: return false
    default: break
    }
    if node.isBareEditor { return entry.holdsOnlyText }
    let isFocusable = node.isFocusableInChrome
    if isFocusable, texts.isNamedByAttribute, !isMenuItem(node.role),
      node.role != .combobox || node.isFieldInChrome
    {
      return entry.holdsOnlyText
    }
    if node.role == .heading || isFocusable, !texts.text.isEmpty {
      return entry.content.isDisjoint(with: [.focusable, .tableParts])
    }
    return entry.holdsOnlyText
  }

  private func isMenuItem(_ role: Role) -> Bool {
    role == .menuItem || role == .menuItemCheckbox || role == .menuItemRadio
  }

  /// Whether a swipe stops at a node.
  ///
  /// Source: Chromium, browser_accessibility_android.cc, IsInterestingOnAndroid.
  func isStop(_ node: Node, _ texts: ChromeTexts, isLeaf: Bool, _ ancestors: Ancestors) -> Bool {
    if node.role == .option { return true }
    let isFocusable = node.isFocusableInChrome
    if ancestors.contains(.link) || ancestors.contains(.control) && !isFocusable { return false }
    if node.role == .menu { return false }
    if node.role == .link, isFocusable || has(.unfocusableLinks) {
      return !texts.isBlank || isFocusable
    }
    if isFocusable || node.role.isControlInChrome || node.role == .progressBar { return true }
    return isLeaf && !texts.isBlank
  }
}
