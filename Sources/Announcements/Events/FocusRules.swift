/// The rules by which a reader's focus follows keys and apps, as far as they differ between
/// versions.
package struct FocusRules: Sendable, Hashable {
  /// Whether the first key after a touch starts from the reader's focus instead of input focus.
  package var keysStartAtFocus = false
  /// Whether the reader's focus stays where it is when an app requests input focus for a node that
  /// is not a field.
  package var ignoresRequests = false
  /// Whether focus in a pane that appears again starts as in a new pane, instead of returning to
  /// the node that last had focus.
  package var panesStartAfresh = false
  /// Whether focus moves from a list to the top of the window when an app reloads the list.
  package var reloadsStartAtTop = false
  /// What happens to the focus of a page when a person moves the reader's focus.
  package var pageFocus = PageFocus.stays
  /// The way in which a double tap reaches a page.
  package var pageActivation = PageActivation.action

  package init() {}
}
