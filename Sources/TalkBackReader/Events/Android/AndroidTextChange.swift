package import AccessibilityTree
import Announcements

/// A change of the text of a field in Android, with offsets in UTF-16 units.
package struct AndroidTextChange: Sendable {
  /// The change that an accessibility service made to the text.
  package enum Action: Sendable, Hashable { case paste, cut, setText }

  package var node: Node.Index
  /// The whole text before the change, the text removed at ``offset``, and the text added at
  /// ``offset``.
  package var before, removed, added: String
  package var offset: Int
  /// Whether the field shows bullets instead of its characters.
  package var isSecure: Bool
  /// Whether the text has reached the maximum length of the field.
  package var isFull: Bool
  package var error: String?
  package var action: Action?
  package var isOfHardware = false

  package init(
    node: Node.Index, before: String, removed: String, added: String, offset: Int,
    isSecure: Bool = false, isFull: Bool = false, error: String? = nil, action: Action? = nil,
    isOfHardware: Bool = false
  ) {
    (self.node, self.before, self.removed, self.added) = (node, before, removed, added)
    (self.offset, self.isSecure, self.isFull, self.error) = (offset, isSecure, isFull, error)
    (self.action, self.isOfHardware) = (action, isOfHardware)
  }

  init(_ edit: TextEdit) {
    self.init(
      node: edit.stop.node, before: edit.before, removed: edit.removed, added: edit.added,
      offset: edit.before.prefix(edit.offset).utf16.count, isSecure: edit.isSecure,
      isFull: edit.limit != nil, error: edit.error,
      action: edit.kind == .pasted ? .paste : nil)
    guard isSecure else { return }
    // Accessibility services receive bullets instead of the password.
    func bullets(_ text: String) -> String { String(repeating: "•", count: text.count) }
    (before, removed, added) = (bullets(before), bullets(removed), bullets(added))
  }

  var isEmptying: Bool { added.isEmpty && removed.utf16.count == before.utf16.count }

  /// The same change, reduced to the text that really differs.
  ///
  /// For example, if an input method replaces “hel” by “hell”, the reduced change adds “l”. Source:
  /// TalkBack 15.1 and 16.2, TextEventInterpreter.java.
  var reduced: Self {
    var change = self
    if !removed.isEmpty, !added.isEmpty, removed != added {
      if added.hasPrefix(removed) {
        change.added = String(added.dropFirst(removed.count))
        change.offset += removed.utf16.count
        change.removed = ""
      } else if removed.hasPrefix(added) {
        change.removed = String(removed.dropFirst(added.count))
        change.offset += added.utf16.count
        change.added = ""
      }
    }
    return change
  }
}

/// The caret or selection of a field, in UTF-16 units.
package struct AndroidSelection: Sendable {
  package var node: Node.Index
  /// The whole text, or bullets for a password.
  package var text: String
  /// The fixed end and the moving end of the selection; for a caret, the two are equal.
  package var anchor, end: Int
  /// Whether a hardware keyboard moves the caret, and whether TalkBack's selection mode is on.
  package var isOfHardware, isSelecting: Bool

  package init(
    node: Node.Index, text: String, anchor: Int, end: Int, isOfHardware: Bool = false,
    isSelecting: Bool = false
  ) {
    (self.node, self.text, self.anchor, self.end) = (node, text, anchor, end)
    (self.isOfHardware, self.isSelecting) = (isOfHardware, isSelecting)
  }

  var isCaret: Bool { anchor == end }

  func text(_ one: Int, _ other: Int) -> String {
    let units = text.utf16
    let (low, high) = (max(0, min(one, other)), min(max(one, other), units.count))
    guard low < high else { return "" }
    return String(decoding: Array(units)[low..<high], as: UTF16.self)
  }
}
