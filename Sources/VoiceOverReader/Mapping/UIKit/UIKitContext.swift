import AccessibilityTree

/// Facts that a node gets from the views around it.
struct UIKitContext {
  /// The index of the element that is the parent of the node's element.
  var parent = 0
  /// The level of the heading around the node; 0 if the heading has no level, `nil` outside
  /// headings.
  var heading: Int?
  /// The BCP 47 tag of the node's text.
  var language: String?
  /// The nearest ancestor that decides the classes of views inside, and its element.
  var owner = UIKitClass.view
  var ownerElement = 0
  /// The label of the cell around the node, for a switch without a label.
  var cellLabel: String?
  /// The title of the bar around the node.
  var barTitle: String?
  /// Whether text belongs to an element that the view around the node added.
  var mergesText = false
  /// Whether the node is inside an element of an Android screen, where only controls are elements.
  var isInsideElement = false

  /// The frame of the bar or control around the node; items have no frame of their own.
  var barFrame: Frame?

  /// Enters a view whose element is already the parent.
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
