package import AccessibilityTree
import Announcements

/// A change of the text of a field as Android tells it: places and counts are of UTF-16 units.
package struct AndroidTextChange: Sendable {
  /// What a service did to the text, where one did.
  package enum Action: Sendable, Hashable { case paste, cut, setText }

  package var node: Node.Index
  /// The whole text before, and what was taken away and came at a place.
  package var before, removed, added: String
  package var offset: Int
  /// Whether the field shows bullets.
  package var isSecure: Bool
  /// Whether no more goes in.
  package var isFull: Bool
  /// What is wrong with the field.
  package var error: String?
  package var action: Action?
  /// Whether it was typed on a hardware keyboard.
  package var isOfHardware = false

  package init(
    node: Node.Index, before: String, removed: String, added: String, offset: Int,
    isSecure: Bool = false, isFull: Bool = false, error: String? = nil, action: Action? = nil,
    isOfHardware: Bool = false
  ) {
    self.node = node
    self.before = before
    self.removed = removed
    self.added = added
    self.offset = offset
    self.isSecure = isSecure
    self.isFull = isFull
    self.error = error
    self.action = action
    self.isOfHardware = isOfHardware
  }

  init(_ edit: TextEdit) {
    self.init(
      node: edit.stop.node, before: edit.before, removed: edit.removed, added: edit.added,
      offset: edit.before.prefix(edit.offset).utf16.count, isSecure: edit.isSecure,
      isFull: edit.limit != nil, error: edit.error,
      action: edit.kind == .pasted ? .paste : nil)
    guard isSecure else { return }
    // Services are told of bullets.
    func bullets(_ text: String) -> String { String(repeating: "•", count: text.count) }
    (before, removed, added) = (bullets(before), bullets(removed), bullets(added))
  }

  /// Whether the field was emptied.
  var isEmptying: Bool { added.isEmpty && removed.utf16.count == before.utf16.count }

  /// What an input method puts in the place of the word that it goes on with is what comes to it.
  ///
  /// Source: TalkBack 15.1 and 16.2, TextEventInterpreter.java.
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

/// Where the caret of a field is, or what is selected, in UTF-16 units.
package struct AndroidSelection: Sendable {
  package var node: Node.Index
  /// The whole text, or the bullets in its place.
  package var text: String
  /// Where the selection began, and where its moving end is; the same for a caret.
  package var anchor, end: Int
  package var isSecure: Bool
  /// Whether a hardware keyboard moves it, and whether TalkBack selects.
  package var isOfHardware, isSelecting: Bool

  package init(
    node: Node.Index, text: String, anchor: Int, end: Int, isSecure: Bool = false,
    isOfHardware: Bool = false, isSelecting: Bool = false
  ) {
    self.node = node
    self.text = text
    self.anchor = anchor
    self.end = end
    self.isSecure = isSecure
    self.isOfHardware = isOfHardware
    self.isSelecting = isSelecting
  }

  var isCaret: Bool { anchor == end }

  /// The text between two places.
  func text(_ one: Int, _ other: Int) -> String {
    let units = text.utf16
    let (low, high) = (max(0, min(one, other)), min(max(one, other), units.count))
    guard low < high else { return "" }
    return String(decoding: Array(units)[low..<high], as: UTF16.self)
  }
}
