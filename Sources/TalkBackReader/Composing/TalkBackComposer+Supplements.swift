import AccessibilityTree
import Announcements

/// Words that are among the phrases of TalkBack 16, although its published code never speaks them.
///
/// Assumed: a supplemental description comes after the text. “Partially expanded” and “partially
/// checked” have the same position as other states.
extension TalkBackComposer {
  /// Whether supplemental descriptions and partial states are spoken.
  var speaksSupplements: Bool { has(.supplements) && settings.supplemental == .spoken }

  func partialStates(of info: AccessibilityNodeInfo, _ node: Node.Index?) -> [Part] {
    var parts: [Part] = []
    if info.flags.contains(.partlyExpanded) {
      parts.append(
        words.part(
          .state, words.states.partiallyExpanded, by: TalkBackRule.partialState, node: node))
    }
    // A state description, if there is one, already contains the partly checked state.
    if info.flags.contains(.partlyChecked), info.stateDescription.isEmpty {
      parts.append(
        words.part(
          .state, words.platform.partiallyChecked, by: TalkBackRule.partialState, node: node))
    }
    return parts
  }

  func supplement(of info: AccessibilityNodeInfo, _ node: Node.Index?) -> [Part] {
    guard info.hasRareFields, !info.rare.supplementalDescription.isEmpty else { return [] }
    let description = cleanup.clean(info.rare.supplementalDescription)
    return [Part(.label, description, by: TalkBackRule.supplementalDescription, node: node)]
  }

  /// Returns “not checked” for an unchecked node of a web page, if TalkBack omits this state.
  private func uncheckedState(of info: AccessibilityNodeInfo, _ arrival: TalkBackArrival) -> [Part]
  {
    guard has(.checkedInSelection), !settings.notChecked, arrival.selection == .none,
      info.flags.isSuperset(of: [.web, .checkable]),
      info.flags.isDisjoint(with: [.checked, .partlyChecked]),
      info.stateDescription.isEmpty
    else { return [] }
    return [words.part(.state, words.states.notChecked, by: TalkBackRule.uncheckedOnPage)]
  }

  /// Returns those words of a node that TalkBack omits, each with the rule for omitting it.
  func omissions(at index: Int, _ arrival: TalkBackArrival) -> [Part] {
    omissions(at: index, tree[index], arrival)
  }

  private func omissions(
    at index: Int, _ info: AccessibilityNodeInfo, _ arrival: TalkBackArrival
  ) -> [Part] {
    var parts = tree.unexposed[index] ?? []
    let isField = focusability.roles[index] == .editText
    if isField, !info.flags.contains(.password), !info.contentDescription.isEmpty,
      !info.text.isEmpty
    {
      parts.append(Part(.label, info.contentDescription, by: TalkBackRule.silencedDescription))
    }
    if !has(.requiredState), info.flags.contains(.fieldRequired) {
      parts.append(words.part(.state, words.states.required, by: TalkBackRule.requiredUnheard))
    }
    if has(.hintOfEmptyFields), isField, !info.text.isEmpty, !speaksHint(index),
      !info.hintText.isEmpty, info.hintText != info.text
    {
      parts.append(Part(.label, info.hintText, by: TalkBackRule.hintOfFilledField))
    }
    parts.append(each: uncheckedState(of: info, arrival))
    if has(.supplements), !speaksSupplements {
      parts.append(each: supplement(of: info, nil))
      parts.append(each: partialStates(of: info, nil))
    }
    return parts
  }
}
