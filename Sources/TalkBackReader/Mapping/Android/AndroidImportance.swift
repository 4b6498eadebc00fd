import AccessibilityTree

/// Which views of an Android screen accessibility services are told of.
///
/// Source: Android, View.isImportantForAccessibility; TextView, ProgressBar and ViewGroup.
enum AndroidImportance: Sendable, Hashable {
  /// The view is in the tree.
  case important
  /// Only its children are, in its place.
  case childrenOnly
  /// Neither is.
  case hidden

  /// Whether a view with these properties is told of.
  ///
  /// Items of a list are, because the list watches over them.
  init(
    of node: Node, as info: AccessibilityNodeInfo, _ kind: AndroidViewClass.Exposure.Form,
    isItem: Bool
  ) {
    switch node.android.importantForAccessibility {
    case .noHideDescendants: self = .hidden
    case .no: self = .childrenOnly
    case .yes: self = .important
    case nil, .auto, .told, .untold:
      self = isItem || AndroidImportance.isAutomatic(node, info, kind) ? .important : .childrenOnly
    }
  }

  private static func isAutomatic(
    _ node: Node, _ info: AccessibilityNodeInfo, _ kind: AndroidViewClass.Exposure.Form
  ) -> Bool {
    if isAlwaysImportant(kind) || !info.contentDescription.isEmpty { return true }
    if info.isActionable || info.isHeading || info.flags.contains(.screenReaderFocusable) {
      return true
    }
    if info.collection != nil || node.android.contextClickable == true { return true }
    if node.android.labelFor != nil || node.traversalBefore != nil
      || node.traversalAfter != nil || node.live != nil
    {
      return true
    }
    guard info.hasRareFields else { return false }
    return !info.rare.paneTitle.isEmpty || !info.rare.containerTitle.isEmpty
      || !info.rare.customActions.isEmpty
  }

  /// Views with content of their own; groups and plain images need a reason.
  private static func isAlwaysImportant(_ kind: AndroidViewClass.Exposure.Form) -> Bool {
    switch kind {
    case .group, .radioGroup, .image, .view: false
    case .text, .field, .dropDown, .searchView, .button, .imageButton, .materialButton, .toggle,
      .checkable, .checkedText, .spinner, .seekBar, .slider, .rating, .progress, .list, .grid,
      .pager, .scroll, .tabRow, .tab, .buttonGroup, .chip, .menuRow:
      true
    }
  }
}
