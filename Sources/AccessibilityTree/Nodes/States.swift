/// Conditions a node is in.
///
/// Optional ones are absent where the node cannot have them.
public struct States: Sendable, Hashable {
  /// Cannot be used now.
  public var isDisabled = false
  /// Chosen among its siblings.
  public var selected: Bool?
  /// Shows what it can show and hide.
  public var expanded: Bool?
  /// Held down; makes a button a toggle button.
  public var pressed: Checked?
  /// Must be filled in.
  public var isRequired = false
  /// Holds something wrong; absent when nothing was said, `none` when said to be right.
  public var invalid: Invalid?
  /// Can be read but not changed.
  public var isReadOnly = false
  /// Being updated.
  public var isBusy = false
  /// The current one of a set.
  public var current: Current?
  /// Opens something.
  public var popup: Popup?
  /// Can take the keyboard's focus; absent means as usual for its role.
  public var isFocusable: Bool?
  /// Has the keyboard's focus; in a text field, is being edited.
  public var isFocused = false
  /// Keeps everything outside it out of reach.
  public var isModal = false
  /// Lets several of its items be selected.
  public var isMultiselectable = false
  /// Was visited before (links).
  public var isVisited = false
  /// Direction in which a column or row is sorted.
  public var sort: Sort?

  /// No special condition.
  public init() {}

  /// What is wrong with a value.
  public enum Invalid: String, Sendable, Hashable, CaseIterable {
    case none = "false"
    case yes = "true"
    case grammar, spelling
  }

  /// In what sense a node is the current one.
  public enum Current: String, Sendable, Hashable, CaseIterable {
    case yes = "true"
    case page, step, location, date, time
  }

  /// What a node opens.
  public enum Popup: String, Sendable, Hashable, CaseIterable {
    case menu, listbox, tree, grid, dialog
  }

  /// Direction of sorting.
  public enum Sort: String, Sendable, Hashable, CaseIterable {
    case ascending, descending, other
  }
}
