/// The states of a node.
///
/// An optional state is `nil` if the node cannot have that state.
public struct States: Sendable, Hashable {
  /// Whether the control is disabled.
  public var isDisabled = false
  /// Whether the node is selected among its siblings.
  public var selected: Bool?
  /// Whether the content under the node's control is open (`true`) or closed (`false`).
  public var expanded: Bool?
  /// Whether a toggle button is pressed.
  ///
  /// A button with this state is a toggle button.
  public var pressed: Checked?
  /// Whether the field must be filled in.
  public var isRequired = false
  /// The validity of the value.
  ///
  /// `nil` means that the file does not state the validity. ``Invalid/none`` means that the file
  /// declares the value as valid.
  public var invalid: Invalid?
  /// Whether the value can be read but not changed.
  public var isReadOnly = false
  /// Whether the content is being updated.
  public var isBusy = false
  /// The kind of set with the node as its current item, such as pages or steps.
  ///
  /// `nil` means that the node is not marked as current.
  public var current: Current?
  /// The kind of popup that the control opens, or `nil` if it opens none.
  public var popup: Popup?
  /// Whether the node can take input focus.
  ///
  /// `nil` means the default of its role.
  public var isFocusable: Bool?
  /// Whether the node has input focus.
  ///
  /// A text field with input focus is being edited.
  public var isFocused = false
  /// Whether readers can reach only this node and its descendants, as in a modal dialog.
  public var isModal = false
  /// Whether a person can select several items of the node.
  public var isMultiselectable = false
  /// Whether the link was visited before.
  public var isVisited = false
  /// The sort direction of the column or row with this header.
  public var sort: Sort?

  /// Creates default states.
  public init() {}

  /// The validity of a value, with the words of `aria-invalid`.
  public enum Invalid: String, Sendable, Hashable, CaseIterable {
    case none = "false"
    case yes = "true"
    case grammar, spelling
  }

  /// A kind of set that has a current item, with the words of `aria-current`.
  public enum Current: String, Sendable, Hashable, CaseIterable {
    case yes = "true"
    case page, step, location, date, time
  }

  /// A kind of popup, with the words of `aria-haspopup`.
  public enum Popup: String, Sendable, Hashable, CaseIterable {
    case menu, listbox, tree, grid, dialog
  }

  /// A direction of sorting.
  public enum Sort: String, Sendable, Hashable, CaseIterable {
    case ascending, descending, other
  }
}
