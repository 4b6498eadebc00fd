import AccessibilityTree

/// Facts about the views around a node that influence the node's element.
struct UIKitContext {
  /// The index of the element that is the parent of the node's element.
  var parent = 0
  /// The level of the heading around the node.
  ///
  /// The value is 0 if the heading has no level, and `nil` if there is no heading.
  var heading: Int?
  /// The BCP 47 tag of the node's text.
  var language: String?
  /// The class of the nearest ancestor that can decide the class of the node, as a tab bar makes
  /// tabs of its items.
  ///
  /// `ownerElement` is the index of the ancestor's element.
  var owner = UIKitClass.view
  var ownerElement = 0
  /// The label of the cell around the node; a switch without a label gets this label.
  var cellLabel: String?
  /// The title of the bar around the node.
  var barTitle: String?
  /// Whether UIKit adds an element that announces the labels inside the view around the node.
  var mergesText = false
  /// Whether the node is inside an element of an Android screen.
  ///
  /// Inside such an element, only controls become elements.
  var isInsideElement = false

  /// The frame of the bar or control around the node, for items without a frame of their own.
  var barFrame: Frame?

  /// Changes the facts about a view's surroundings to the facts about the surroundings of its
  /// content.
  ///
  /// `parent` is already the index of the view's element.
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
