/// How a reader's focus follows keys and apps, as far as versions of a reader differ.
package struct FocusRules: Sendable, Hashable {
  /// Whether the first key after touch continues at the reader's focus, not at input focus.
  package var keysStartAtFocus = false
  /// Whether focus stays where it is when an app requests input focus, except for a field.
  package var ignoresRequests = false
  /// Whether focus does not return to where it was in a pane that appears again.
  package var panesStartAfresh = false
  /// Whether focus moves from a list to the top of the window when an app reloads the list.
  package var reloadsStartAtTop = false
  /// What happens to the focus of a page when a person moves the reader's focus.
  package var pageFocus = PageFocus.stays
  /// The way in which a double tap reaches a page.
  package var pageActivation = PageActivation.action

  package init() {}
}
