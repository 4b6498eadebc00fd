import Announcements

/// The field with input focus: its selection and the keyboard.
struct TextEditing: Sendable {
  /// The field that has input focus: what is typed goes there.
  private(set) var field: SessionNode?
  /// The selected part of the field's text in characters; empty where the caret is.
  var selection = 0..<0
  /// The on-screen keyboard; `nil` while it is hidden.
  var keyboard: Session.Keyboard?

  /// Gives input focus to a field.
  mutating func begin(_ field: SessionNode) { self.field = field }

  /// Takes input focus away.
  mutating func end() { field = nil }

  /// Puts the caret at an offset.
  mutating func putCaret(at offset: Int) { selection = offset..<offset }

  /// A text after some of it was replaced.
  struct Replacement: Sendable, Hashable {
    let before, after: String
    let removed, added: String
    /// Where it was replaced, in characters.
    let offset: Int
  }

  /// Replaces a part of the field's text, and puts the caret behind what was added.
  ///
  /// - Parameter range: Characters; an app may have changed the text since they were selected.
  mutating func replace(_ range: Range<Int>, of text: String, with added: String) -> Replacement {
    var characters = Array(text)
    let range = range.clamped(to: 0..<characters.count)
    let removed = String(characters[range])
    characters.replaceSubrange(range, with: Array(added))
    putCaret(at: range.lowerBound + added.count)
    return Replacement(
      before: text, after: String(characters), removed: removed, added: added,
      offset: range.lowerBound)
  }

  /// The characters that a key deletes: the selection, else the one before the caret.
  var deletion: Range<Int> {
    selection.isEmpty ? max(0, selection.lowerBound - 1)..<selection.lowerBound : selection
  }

  /// How many characters a text may still take in place of the selection.
  func room(in text: String, limit: Int?) -> Int {
    // A page may shorten the text below what is selected.
    let kept = text.count - selection.clamped(to: 0..<text.count).count
    return limit.map { max(0, $0 - kept) } ?? .max
  }

  /// Moves the caret by one character.
  ///
  /// - Returns: The text it moved over, and the end of the text where it is then.
  mutating func moveCaret(_ way: Gesture.Way, in text: String) -> (
    over: String, edge: SessionEvent.Edge?
  ) {
    let characters = Array(text)
    let range = selection.clamped(to: 0..<characters.count)
    let here = way == .right ? range.upperBound : range.lowerBound
    let target = way == .right ? min(here + 1, characters.count) : max(here - 1, 0)
    putCaret(at: target)
    return (
      String(characters[min(here, target)..<max(here, target)]),
      TextEditing.edge(at: target, of: characters.count)
    )
  }

  /// The end of a text that an offset is at.
  static func edge(at offset: Int, of count: Int) -> SessionEvent.Edge? {
    offset == 0 ? .start : offset == count ? .end : nil
  }
}
