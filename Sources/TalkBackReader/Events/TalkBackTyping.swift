import Announcements

/// What TalkBack remembers from one key to the next.
struct TalkBackTyping: Sendable {
  /// The field and the error that was told last, which 16.2 does not repeat.
  struct Told: Sendable, Hashable {
    var node: SessionNode
    var error: String
  }

  /// The error that was told last.
  var told: Told?
  /// Where the caret was, or what was selected.
  var selection: (node: SessionNode, range: AndroidSelection)?
  /// Whether the next move of the caret is that of a text that changed.
  var movesWithText = false
}
