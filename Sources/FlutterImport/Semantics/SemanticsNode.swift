internal import AccessibilityTree

/// A node of Flutter's semantics tree.
///
/// Source: Flutter, packages/flutter/lib/src/semantics/semantics.dart, `SemanticsNode`.
struct SemanticsNode {
  /// The number of the node; it stays the same while the node lives.
  var id: Int
  var position: Node.Position
  /// The index of the parent, or −1 for the root.
  var parent: Int

  var isDirty = false
  var isInvisible = false
  /// Whether the node and all nodes below it are one node for the platform.
  var mergesDescendants = false
  /// The box, relative to the parent; if there is a transform, in the node's own units.
  var box: SemanticsBox?
  /// The transform from the node's units into those of the parent.
  var transform: SemanticsTransform?
  var flags: Set<SemanticsFlag> = []
  /// The actions, without those that a barrier blocks.
  var actions: Set<SemanticsAction> = []
  var customActions: [String] = []

  var label = "", value = "", increasedValue = "", decreasedValue = "", hint = "", tooltip = ""
  var identifier = "", traversalParent = "", traversalChild = ""
  /// The BCP 47 tag of the label.
  var language: String?
  var isRightToLeft: Bool?
  var role = SemanticsRole.none
  var sortKey: SortKey?

  var maxValueLength: Int?
  var headingLevel = 0
  var inputType = ""
  var validationResult = ""
  var minimumValue = "", maximumValue = ""
  /// The address of a link; only one-line forms print it.
  var linkURL: String?
  /// Whether the format of the dump prints the addresses of links.
  var printsLinkURL = false
  var platformViewID: Int?
  /// The number of items of a list, if the app states it.
  var scrollChildren: Int?
  var scrollExtent: (minimum: Double, maximum: Double)?

  /// Lines, flags, actions and roles that are unknown.
  var unknown: [String] = []
  /// Whether the dump ends inside a text of the node.
  var isCut = false

  init(id: Int, position: Node.Position, parent: Int) {
    self.id = id
    self.position = position
    self.parent = parent
  }

  /// A key that decides the order among siblings.
  struct SortKey: Hashable {
    var type: String
    var name: String?
    var order: Double
  }

  func has(_ flag: SemanticsFlag) -> Bool { flags.contains(flag) }
  func can(_ action: SemanticsAction) -> Bool { actions.contains(action) }

  /// Whether the node scrolls.
  var scrolls: Bool {
    can(.scrollLeft) || can(.scrollRight) || can(.scrollUp) || can(.scrollDown)
  }

  /// Whether the node scrolls sideways.
  var scrollsSideways: Bool { can(.scrollLeft) || can(.scrollRight) }

  /// Whether the platform's field edits the text of the node.
  var isEditable: Bool { has(.isTextField) && !has(.isReadOnly) }

  /// Whether the node has a text for people, other than a tooltip.
  var hasWords: Bool { !(label.isEmpty && value.isEmpty && hint.isEmpty) }
}
