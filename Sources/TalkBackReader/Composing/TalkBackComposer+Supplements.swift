import AccessibilityTree
import Announcements

/// What the published code of version 16 has taken out while its words are still there.
///
/// Assumed: a supplemental description follows the text, states of thirds stand where others do.
extension TalkBackComposer {
  /// Whether it is said all the same.
  var speaksSupplements: Bool { has(.supplements) && settings.supplemental == .spoken }

  /// Partly expanded and partly checked.
  func partialStates(of info: AccessibilityNodeInfo, _ node: Node.Index?) -> [Part] {
    var parts: [Part] = []
    if info.flags.contains(.partlyExpanded) {
      parts.append(
        words.part(
          .state, words.states.partiallyExpanded, by: TalkBackRule.partialState, node: node))
    }
    // The platform has the same word.
    if info.flags.contains(.partlyChecked), info.stateDescription.isEmpty {
      parts.append(
        words.part(
          .state, words.platform.partiallyChecked, by: TalkBackRule.partialState, node: node))
    }
    return parts
  }

  /// What describes a node beside its text.
  func supplement(of info: AccessibilityNodeInfo, _ node: Node.Index?) -> [Part] {
    guard info.hasRareFields, !info.rare.supplementalDescription.isEmpty else { return [] }
    let description = cleanup.clean(info.rare.supplementalDescription)
    return [Part(.label, description, by: TalkBackRule.supplementalDescription, node: node)]
  }

  /// What a node holds but keeps to itself, with the rule that silences it.
  func omissions(at place: Int) -> [Part] {
    let info = tree[place]
    var parts = tree.unexposed[place] ?? []
    let isField = focusability.roles[place] == .editText
    if isField, !info.flags.contains(.password), !info.contentDescription.isEmpty,
      !info.text.isEmpty
    {
      parts.append(Part(.label, info.contentDescription, by: TalkBackRule.silencedDescription))
    }
    if !has(.requiredState), info.flags.contains(.fieldRequired) {
      parts.append(words.part(.state, words.states.required, by: TalkBackRule.requiredUnheard))
    }
    if has(.hintOfEmptyFields), isField, !info.text.isEmpty, !info.hintText.isEmpty,
      info.hintText != info.text
    {
      parts.append(Part(.label, info.hintText, by: TalkBackRule.hintOfFilledField))
    }
    if has(.supplements), !speaksSupplements {
      parts += supplement(of: info, nil) + partialStates(of: info, nil)
    }
    return parts
  }
}
