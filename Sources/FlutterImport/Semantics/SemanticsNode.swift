internal import AccessibilityTree

/// A node of Flutter's semantics tree.
///
/// Source: Flutter, packages/flutter/lib/src/semantics/semantics.dart, `SemanticsNode`.
struct SemanticsNode {
  /// The number of the node, which stays the same as long as the node exists.
  var id: Int
  var position: Node.Position
  /// The index of the parent in the tree, or −1 for a root.
  var parent: Int

  var isDirty = false
  var isInvisible = false
  /// Whether the platform gets a single node for this node and all its descendants.
  var mergesDescendants = false
  /// The box in the units of the parent or, if there is a transform, in the node's own units.
  var box: SemanticsBox?
  /// The transform from the node's units into the units of the parent, or `nil` if there is none.
  var transform: SemanticsTransform?
  var flags: Set<SemanticsFlag> = []
  /// The actions, except those that a barrier, such as that of a dialog, blocks.
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
  /// The address of a link, or `nil` if it is not known.
  ///
  /// Only dumps with each node on one line have it.
  var linkURL: String?
  /// Whether the format of the dump prints the addresses of links.
  var printsLinkURL = false
  var platformViewID: Int?
  /// The number of items of a list, or `nil` if the app does not state it.
  var scrollChildren: Int?
  var scrollExtent: (minimum: Double, maximum: Double)?

  /// Lines, flags, actions and roles that the importer does not know.
  var unknown: [String] = []
  /// Whether the dump ends inside a text of the node.
  var isCut = false

  init(id: Int, position: Node.Position, parent: Int) {
    self.id = id
    self.position = position
    self.parent = parent
  }

  /// A key that decides the order of the node among its siblings.
  struct SortKey: Hashable {
    var type: String
    var name: String?
    var order: Double
  }

  func has(_ flag: SemanticsFlag) -> Bool { flags.contains(flag) }
  func can(_ action: SemanticsAction) -> Bool { actions.contains(action) }

  /// Whether the node can scroll.
  var scrolls: Bool {
    can(.scrollLeft) || can(.scrollRight) || can(.scrollUp) || can(.scrollDown)
  }

  /// Whether the node can scroll sideways.
  var scrollsSideways: Bool { can(.scrollLeft) || can(.scrollRight) }

  /// Whether the user can edit the text of the node in a text field.
  var isEditable: Bool { has(.isTextField) && !has(.isReadOnly) }

  /// Whether the node has a label, a value or a hint.
  ///
  /// A tooltip does not count.
  var hasWords: Bool { !(label.isEmpty && value.isEmpty && hint.isEmpty) }
}
