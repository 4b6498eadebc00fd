import AccessibilityTree

/// What the views around a node decide about it.
struct UIKitContext {
  /// The element under which its own is put.
  var parent = 0
  /// The level of the heading around it, 0 where that has none.
  var heading: Int?
  /// BCP 47 tag of its text.
  var language: String?
  /// The nearest view around it that decides what the views inside are, with its element.
  var owner = UIKitClass.view
  var ownerElement = 0
  /// What the cell around it says, which a switch without a label borrows.
  var cellLabel: String?
  /// What the label says that is the title of the bar around it.
  var barTitle: String?
  /// Whether text is part of an element that the view around it added.
  var mergesText = false

  /// The place of the bar or control around it, for items, which are no views and have none.
  var barFrame: Frame?

  /// Goes into a view; its element is the parent already.
  mutating func enter(_ view: UIKitView) {
    if view.element.frame != nil { barFrame = view.kind.holdsItems ? view.element.frame : nil }
    if view.kind.placesContent {
      (owner, ownerElement) = (view.kind, parent)
      barTitle = view.barTitle
    }
    if view.kind == .cell {
      cellLabel = view.cellLabel ?? view.leading.first?.label
      mergesText = false
    }
    if view.takesText { mergesText = true }
  }
}
