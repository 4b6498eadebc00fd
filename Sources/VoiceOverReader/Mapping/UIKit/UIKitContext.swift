import AccessibilityTree

/// What the views around a node determine.
struct UIKitContext {
  /// The parent of its element.
  var parent = 0
  /// The level of the heading around it, or 0 if that has none.
  var heading: Int?
  /// The BCP 47 tag of its text.
  var language: String?
  /// The nearest view around it that determines the class of views inside, and its element.
  var owner = UIKitClass.view
  var ownerElement = 0
  /// The label of the cell around it, for a switch without a label.
  var cellLabel: String?
  /// The title of the bar around it.
  var barTitle: String?
  /// Whether text belongs to an element that the view around it added.
  var mergesText = false
  /// Whether the element around it is a view of Android, inside which only controls are elements.
  var isInsideElement = false

  /// The frame of the bar or control around it, for items, which have none.
  var barFrame: Frame?

  /// Enters a view whose element is the parent already.
  mutating func enter(_ view: UIKitView) {
    if view.element.frame != nil { barFrame = view.kind.holdsItems ? view.element.frame : nil }
    if view.kind.determinesContent {
      (owner, ownerElement) = (view.kind, parent)
      barTitle = view.barTitle
    }
    if view.kind == .cell {
      cellLabel = view.cellLabel ?? view.leading.first?.label
      mergesText = false
    }
    if view.containsText { mergesText = true }
  }
}
