/// The rules for how keys and apps move a reader's focus, as far as they differ between versions.
package struct FocusRules: Sendable, Hashable {
  /// Whether the first key press after a touch moves from the position of the reader's focus
  /// instead of input focus.
  package var keysStartAtFocus = false
  /// Whether the reader's focus stays where it is when an app requests input focus for a node that
  /// is not a field.
  package var ignoresRequests = false
  /// Whether focus in a reappearing pane starts as in a new pane.
  ///
  /// If `false`, focus returns to the last focused node of the pane.
  package var panesStartAfresh = false
  /// Whether the reader's focus moves from a list to the top of the window when the app reloads the
  /// list.
  package var reloadsStartAtTop = false
  /// The effect of a move of the reader's focus on the input focus of a page.
  package var pageFocus = PageFocus.stays
  /// The kind of event that a page receives for a double tap.
  package var pageActivation = PageActivation.action

  package init() {}
}
