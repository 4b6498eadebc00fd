import Announcements

/// The field with input focus, the selection in it, and the keyboard.
struct TextEditing: Sendable {
  private(set) var field: SessionNode?
  /// The selection in characters; an empty range at the caret if nothing is selected.
  var selection = 0..<0
  var keyboard: Session.Keyboard?

  /// The element of a page that has input focus and is not being edited.
  var focused: SessionNode?

  /// The element of a page that got input focus while the reader could not reach it, because it was
  /// hidden or behind a modal dialog.
  var unreached: SessionNode?

  mutating func begin(_ field: SessionNode) {
    self.field = field
    focused = nil
  }

  mutating func end() { field = nil }

  mutating func moveCaret(to offset: Int) { selection = offset..<offset }

  /// The result of replacing part of a text.
  struct Replacement: Sendable, Hashable {
    let before, after: String
    let removed, added: String
    /// The position at which the replaced text began, in characters from the start of the text.
    let offset: Int
  }

  /// Replaces part of the field's text and moves the caret to the end of the added text.
  ///
  /// - Parameter range: The range in characters. It may exceed the text, because an app may have
  ///   changed the text since the selection.
  mutating func replace(_ range: Range<Int>, of text: String, with added: String) -> Replacement {
    var characters = Array(text)
    let range = range.clamped(to: 0..<characters.count)
    let removed = String(characters[range])
    characters.replaceSubrange(range, with: Array(added))
    moveCaret(to: range.lowerBound + added.count)
    return Replacement(
      before: text, after: String(characters), removed: removed, added: added,
      offset: range.lowerBound)
  }

  /// The range that the delete key removes: the selection, or the character before the caret.
  var deletion: Range<Int> {
    selection.isEmpty ? max(0, selection.lowerBound - 1)..<selection.lowerBound : selection
  }

  /// Returns the number of characters that can replace the selection without exceeding the limit of
  /// the text.
  func room(in text: String, limit: Int?) -> Int {
    // A page may have shortened the text, so that the selection goes beyond its end.
    let kept = text.count - selection.clamped(to: 0..<text.count).count
    return limit.map { max(0, $0 - kept) } ?? .max
  }

  /// Moves the caret by one character.
  ///
  /// - Returns: The text that the caret moved over. The result also states whether the caret is now
  ///   at the start or at the end of the text.
  mutating func moveCaret(_ direction: Gesture.SwipeDirection, in text: String) -> (
    over: String, edge: SessionEvent.Edge?
  ) {
    let characters = Array(text)
    let range = selection.clamped(to: 0..<characters.count)
    let here = direction == .right ? range.upperBound : range.lowerBound
    let target = direction == .right ? min(here + 1, characters.count) : max(here - 1, 0)
    moveCaret(to: target)
    return (
      String(characters[min(here, target)..<max(here, target)]),
      TextEditing.edge(at: target, of: characters.count)
    )
  }

  /// Returns the edge (start or end) of a text at an offset, or `nil` if the offset is in between.
  static func edge(at offset: Int, of count: Int) -> SessionEvent.Edge? {
    offset == 0 ? .start : offset == count ? .end : nil
  }
}
