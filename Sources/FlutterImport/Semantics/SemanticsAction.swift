/// An action of a semantics node.
///
/// Source: Flutter, lib/ui/semantics.dart, `SemanticsAction`.
enum SemanticsAction: String, Sendable, CaseIterable {
  case tap, longPress, scrollLeft, scrollRight, scrollUp, scrollDown, scrollToOffset, increase
  case decrease, showOnScreen, moveCursorForwardByCharacter, moveCursorBackwardByCharacter
  case moveCursorForwardByWord, moveCursorBackwardByWord, setSelection, copy, cut, paste
  case didGainAccessibilityFocus, didLoseAccessibilityFocus, customAction, dismiss, setText, focus
  case expand, collapse

  /// The actions that scroll a node.
  static let scrolling: Set<SemanticsAction> = [
    .scrollLeft, .scrollRight, .scrollUp, .scrollDown, .scrollToOffset,
  ]
}
