internal import AccessibilityTree

/// A node of Flutter's semantics tree.
///
/// Source: Flutter, packages/flutter/lib/src/semantics/semantics.dart, `SemanticsNode`.
struct SemanticsNode {
  /// The number of the node.
  ///
  /// It stays the same as long as the node exists.
  var id: Int
  var position: Node.Position
  /// The index of the parent in the tree, or −1 for a root.
  var parent: Int

  var isDirty = false
  var isInvisible = false
  /// Whether the platform gets this node and all its descendants as a single node.
  var mergesDescendants = false
  /// The box in the units of the parent or, for a node with a transform, in the units of the node.
  var box: SemanticsBox?
  /// The transform from the node's units into the parent's units, or `nil` without a transform.
  var transform: SemanticsTransform?
  var flags: Set<SemanticsFlag> = []
  /// The actions, without the actions that a barrier blocks.
  ///
  /// A dialog has such a barrier.
  var actions: Set<SemanticsAction> = []
  var customActions: [String] = []

  var label = "", value = "", increasedValue = "", decreasedValue = "", hint = "", tooltip = ""
  var identifier = "", traversalParent = "", traversalChild = ""
  /// The language of the label as a BCP 47 tag.
  var language: String?
  /// The language of the node and of its descendants as a BCP 47 tag.
  var locale: String?
  var isRightToLeft: Bool?
  var role = SemanticsRole.none
  var sortKey: SortKey?

  var maxValueLength: Int?
  var headingLevel = 0
  var inputType = ""
  var validationResult = ""
  var minimumValue = "", maximumValue = ""
  /// The address of a link, or `nil` if the address is unknown.
  ///
  /// Only dumps with each node on one line contain addresses.
  var linkURL: String?
  /// Whether the format of the dump contains the addresses of links.
  var printsLinkURL = false
  var platformViewID: Int?
  /// The number of items of a list, or `nil` if the app does not specify the number.
  var scrollChildren: Int?
  var scrollExtent: (minimum: Double, maximum: Double)?

  /// Lines, flags, actions and roles that the importer does not support.
  var unknown: [String] = []
  /// Whether the dump ends inside a text of the node.
  var isCut = false
  /// Whether the dump lacks lines after the node that describe its children or siblings.
  var lacksFollowingLines = false

  init(id: Int, position: Node.Position, parent: Int) {
    self.id = id
    self.position = position
    self.parent = parent
  }

  /// A key that determines the position of the node among its siblings.
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

  /// Whether the node can scroll horizontally.
  var scrollsSideways: Bool { can(.scrollLeft) || can(.scrollRight) }

  /// Whether the user can edit the text of the node in a text field.
  var isEditable: Bool { has(.isTextField) && !has(.isReadOnly) }

  /// Whether the node has a label, a value or a hint.
  ///
  /// A tooltip alone does not make this `true`.
  var hasWords: Bool { !(label.isEmpty && value.isEmpty && hint.isEmpty) }
}
