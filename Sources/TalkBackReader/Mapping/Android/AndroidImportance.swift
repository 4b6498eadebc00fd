import AccessibilityTree

/// The visibility of a view of an Android screen to accessibility services.
///
/// Source: Android, View.isImportantForAccessibility; TextView, ProgressBar and ViewGroup.
enum AndroidImportance: Sendable, Hashable {
  /// The view is in the tree.
  case important
  /// The view is not in the tree; its children replace it.
  case childrenOnly
  /// Neither the view nor its children are in the tree.
  case hidden

  /// Decides the importance of a view.
  ///
  /// Items of a list are important unless the author states otherwise.
  init(
    of node: Node, as info: AccessibilityNodeInfo, _ kind: AndroidViewClass.Exposure.Form,
    isItem: Bool
  ) {
    switch node.android.importantForAccessibility {
    case .noHideDescendants: self = .hidden
    case .no: self = .childrenOnly
    case .yes: self = .important
    case nil, .auto, .exposed, .notExposed:
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

  /// Whether every view of this kind is important for accessibility.
  ///
  /// Views with content of their own, such as texts, are always important. A group, an image or a
  /// plain view is important only for another reason, such as a content description.
  private static func isAlwaysImportant(_ kind: AndroidViewClass.Exposure.Form) -> Bool {
    switch kind {
    case .group, .radioGroup, .image, .view: false
    default: true
    }
  }
}
