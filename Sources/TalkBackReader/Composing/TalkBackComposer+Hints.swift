import AccessibilityTree
import Announcements

/// Usage hints: how to use the focused node.
///
/// Source: TalkBack 15.1, compositor/hint.
extension TalkBackComposer {
  /// Returns the usage hint of a node; a disabled node has none.
  func hint(at index: Int, _ arrival: TalkBackArrival) -> [Part] {
    guard !tree[index].flags.contains(.disabled) else { return [] }
    let info = tree[index]
    var parts = adjustableChildHint(index)
    parts.append(each: roleHint(index, info, arrival))
    parts.append(each: actionsHint(index, info))
    return parts
  }

  /// The input that hints name: gestures or keys.
  ///
  /// The hints of older versions always name gestures.
  var input: TalkBackSettings.Input { has(.keyboardHints) ? settings.input : .touch }

  /// Returns the hint for an action, which names a gesture or a key.
  ///
  /// For a keyboard without letters, the hint names the keyboard's select key instead of a gesture.
  /// Source: TalkBack 15.1, NodeRoleHintUtils.java, getHintForInputMode, and strings.xml. Assumed:
  /// even with a keyboard, the hints for sliders, for actions and for links in a menu name
  /// gestures.
  private func hint(
    for action: HintedAction, named name: String = "", touchRule: Rule
  ) -> [Part] {
    let hints = words.hints
    switch input {
    case .touch:
      // A long press begins with two taps even if the setting `singleTap` is on.
      let isSingleTap = settings.singleTap && !action.isLongPress
      let gesture = isSingleTap ? hints.singleTap : hints.doubleTap
      return part(hints[action].phrase(["gesture": gesture.text, "action": name]), touchRule)
    case .keyboardWithoutLetters:
      let select = hints[action].phrase(["gesture": hints.pressSelect.text, "action": name])
      return part(select, TalkBackRule.selectHint)
    case .keyboard:
      return part(hints.keyboard.phrase(for: action, named: name), TalkBackRule.keyboardHint)
    }
  }

  private func part(_ sentence: Phrase, _ rule: Rule) -> [Part] {
    [words.part(.usageHint, sentence, by: rule)]
  }

  private func adjustableChildHint(_ index: Int) -> [Part] {
    let parent = tree.parents[index]
    guard parent >= 0, focusability.roles[parent] == .numberPicker,
      tree[parent].isScrollable
    else { return [] }
    return adjustHint
  }

  private var adjustHint: [Part] {
    part(
      words.hints.adjust.phrase([
        "up": words.hints.swipeUp.text, "down": words.hints.swipeDown.text,
      ]),
      has(.swipeHint) ? TalkBackRule.roleHint : TalkBackRule.volumeKeysHint)
  }

  private func roleHint(
    _ index: Int, _ info: AccessibilityNodeInfo, _ arrival: TalkBackArrival
  ) -> [Part] {
    switch focusability.roles[index] {
    case .dropDownList:
      guard info.isClickable else { return [] }
      return hint(for: .change, touchRule: TalkBackRule.roleHint)
    case .editText:
      let rule = has(.editTextHint) ? TalkBackRule.roleHint : TalkBackRule.enterTextHint
      var edit =
        info.isClickable && !isEdited(index) && !info.isReadOnlyField
        ? hint(for: .editText, touchRule: rule) : []
      edit.append(each: longPressHint(info))
      return edit
    case .seekControl where info.isScrollable: return adjustHint
    case .textEntryKey: return linkHint(index) + longPressHint(info)
    default:
      var click = clickHint(index, info, arrival)
      click.append(each: longPressHint(info))
      return click
    }
  }

  private func clickHint(
    _ index: Int, _ info: AccessibilityNodeInfo, _ arrival: TalkBackArrival
  ) -> [Part] {
    let label = info.hasRareFields ? info.rare.clickLabel : ""
    if !label.isEmpty { return hint(for: .custom, named: label, touchRule: TalkBackRule.clickHint) }
    guard info.isClickable else { return linkHint(index) }
    let action: HintedAction =
      if arrival.selection == .single {
        .select
      } else if info.flags.contains(.checkable) {
        .toggle
      } else {
        .activate
      }
    return hint(for: action, touchRule: TalkBackRule.clickHint)
  }

  /// Returns the hint for opening a link in a text that is not clickable itself.
  ///
  /// TalkBack speaks this hint since version 16.
  private func linkHint(_ index: Int) -> [Part] {
    guard has(.openLinkHint), settings.clickableLinks, hasLinks(index) else { return [] }
    return hint(for: .openLink, touchRule: TalkBackRule.linkHint)
  }

  private func longPressHint(_ info: AccessibilityNodeInfo) -> [Part] {
    let label = info.hasRareFields ? info.rare.longClickLabel : ""
    if !label.isEmpty {
      return hint(for: .customLongPress, named: label, touchRule: TalkBackRule.longPressHint)
    }
    guard info.isLongClickable else { return [] }
    return hint(for: .longPress, touchRule: TalkBackRule.longPressHint)
  }

  private func actionsHint(_ index: Int, _ info: AccessibilityNodeInfo) -> [Part] {
    let role = focusability.roles[index]
    guard role != .textEntryKey else { return [] }
    var menu: [String] = []
    var control: [Part] = []
    if info.hasResolvableIdentifier, needsLabel(index) { menu.append(words.hints.labels.text) }
    let linksAreActions = has(.linkActions)
    let hasOwnActions =
      hasActions(info) || linksAreActions && hasLinks(index)
      || has(.selectionActions) && isSelectable(index, info)
    if hasOwnActions || hasTextActions(index, info) {
      if hasOwnActions, switchesReadingControl(index) {
        let text = words.hints.readingControl.phrase([
          "kinds": words.hints.actions.text, "gestures": words.hints.swipeUpOrDown.text,
        ])
        control = part(text, TalkBackRule.actionsHint)
      } else {
        menu.append(words.hints.actions.text)
      }
    }
    if !linksAreActions, hasLinks(index) { menu.append(words.hints.links.text) }
    guard !menu.isEmpty else { return control }
    let kinds = menu.joined(separator: ", ")
    let text = words.hints.menu.phrase(["kinds": kinds, "gesture": words.hints.menuGesture.text])
    return control + part(text, TalkBackRule.actionsHint)
  }

  private func hasActions(_ info: AccessibilityNodeInfo) -> Bool {
    if !info.actions.isDisjoint(with: [.expand, .collapse, .dismiss, .drag]) { return true }
    return info.hasRareFields && !info.rare.customActions.isEmpty
  }

  /// Whether the node has actions to cut, copy or paste.
  ///
  /// Assumed: focus on selectable text does not switch the reading control to actions, because
  /// focus on a field does not either.
  private func hasTextActions(_ index: Int, _ info: AccessibilityNodeInfo) -> Bool {
    guard focusability.roles[index] == .editText else { return isSelectable(index, info) }
    return isEdited(index)
      && (has(.describedFieldActions) || info.contentDescription.isEmpty)
  }

  private func isSelectable(_ index: Int, _ info: AccessibilityNodeInfo) -> Bool {
    focusability.roles[index] != .editText && info.flags.contains(.textSelectable)
  }

  /// Whether focus on the node switches the reading control to actions.
  ///
  /// If focus does so, the hint names the gesture for choosing an action.
  private func switchesReadingControl(_ index: Int) -> Bool {
    switch focusability.roles[index] {
    case .editText, .seekControl: false
    default: !focusability.facts[index].contains(.belowNumberPicker)
    }
  }

  /// Whether the text of a node has links.
  private func hasOwnLinks(_ index: Int) -> Bool {
    tree[index].hasRareFields && !tree[index].rare.links.isEmpty
      && !tree[index].flags.contains(.password)
  }

  /// Whether the text of a node, or of a node that is merged into it, has links.
  func hasLinks(_ top: Int) -> Bool {
    if children[top].isEmpty { return hasOwnLinks(top) }
    var pending = [top]
    var room = mergeLimit
    while let index = pending.popLast(), room > 0 {
      room -= 1
      if hasOwnLinks(index) { return true }
      guard tree[index].contentDescription.isEmpty else { continue }
      for child in children[index] where isMerged(child) { pending.append(child) }
    }
    return false
  }
}
