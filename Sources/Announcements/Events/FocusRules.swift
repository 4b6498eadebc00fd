/// How a reader's focus follows keys and apps, where versions of a reader differ.
package struct FocusRules: Sendable, Hashable {
  /// Whether the first key after touch continues at the reader's focus, not at input focus.
  package var keysStartAtFocus = false
  /// Whether reader focus ignores an app's requests for input focus, except requests for a field.
  package var ignoresRequests = false
  /// Whether focus in a pane that appears again starts afresh, not at the last focused node.
  package var panesStartAfresh = false
  /// Whether focus moves from a list to the top of the window when an app reloads the list.
  package var reloadsStartAtTop = false
  /// What happens to the focus of a page when a person moves the reader's focus.
  package var pageFocus = PageFocus.stays
  /// The way in which a double tap reaches a page.
  package var pageActivation = PageActivation.action

  package init() {}
}
