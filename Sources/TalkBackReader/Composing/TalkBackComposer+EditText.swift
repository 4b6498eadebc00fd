import AccessibilityTree
import Announcements

extension TalkBackComposer {
  /// Returns the text of a field, or its content description if the text is empty.
  ///
  /// Source: TalkBack 15.1, EditTextDescription.java.
  func fieldName(_ info: AccessibilityNodeInfo, _ node: Node.Index?) -> [Part] {
    if info.flags.contains(.password) { return passwordName(info, node) }
    if !info.text.isEmpty {
      let kind: Part.Kind = info.flags.contains(.showingHintText) ? .label : .value
      let text = cleanup.clean(info.text, isText: true)
      return [Part(kind, text, by: TalkBackRule.editText, node: node)]
    }
    guard info.contentDescription.isEmpty else {
      let description = cleanup.clean(info.contentDescription)
      return [Part(.label, description, by: TalkBackRule.editTextDescription, node: node)]
    }
    // Assumed: TalkBack 16.2 names a read-only field like an image; this was not executed for
    // fields.
    let identifier = info.isReadOnlyField && settings.elementIds ? info.spokenIdentifier : ""
    return identifier.isEmpty
      ? [] : [Part(.label, identifier, by: TalkBackRule.identifier, node: node)]
  }

  private func passwordName(_ info: AccessibilityNodeInfo, _ node: Node.Index?) -> [Part] {
    let description = info.contentDescription
    var parts = [
      description.isEmpty
        ? words.part(.label, words.states.password, by: TalkBackRule.password, node: node)
        : Part(.label, description, by: TalkBackRule.password, node: node)
    ]
    guard !info.text.isEmpty else { return parts }
    // A password field without the action `setSelection` shows its hint, which TalkBack speaks.
    if info.actions.contains(.setSelection) {
      let count = words.phrase(words.positions.characters, info.text.utf16.count)
      parts.append(words.part(.value, count, by: TalkBackRule.password, node: node))
    } else {
      let text = cleanup.cleanPassword(info.text, isText: true)
      parts.append(Part(.label, text, by: TalkBackRule.password, node: node))
    }
    return parts
  }

  /// Whether a node has input focus while TalkBack's focus is on it.
  ///
  /// If a keyboard is connected, TalkBack 17 gives input focus to each field that gets TalkBack's
  /// focus.
  func isEdited(_ index: Int) -> Bool {
    let flags = tree[index].flags
    if flags.contains(.focused) { return true }
    return has(.editedByKeyboard) && input != .touch && flags.contains(.focusable)
      && !flags.contains(.disabled) && focusability.roles[index] == .editText
  }

  func editingState(_ index: Int, _ node: Node.Index?) -> [Part] {
    // A node that is merged into a stop gets no input focus from a keyboard.
    let isEdited = node == nil ? isEdited(index) : tree[index].flags.contains(.focused)
    guard settings.keyboard || input != .touch, isEdited else { return [] }
    return [words.part(.state, words.states.editing, by: TalkBackRule.editing, node: node)]
  }
}
