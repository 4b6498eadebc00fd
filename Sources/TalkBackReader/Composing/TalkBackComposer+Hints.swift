import AccessibilityTree
import Announcements

/// Usage hints: what a person can do with the focused node.
///
/// Source: TalkBack 15.1, compositor/hint.
extension TalkBackComposer {
  /// The hint of a node; nothing when it is disabled.
  func hint(at place: Int, _ arrival: TalkBackArrival) -> [Part] {
    let info = tree[place]
    guard !info.flags.contains(.disabled) else { return [] }
    var parts = adjustableChildHint(place)
    parts += roleHint(place, info, arrival)
    parts += actionsHint(place, info)
    return parts
  }

  private func part(_ sentence: Phrase, _ rule: Rule) -> [Part] {
    [words.part(.usageHint, sentence, by: rule)]
  }

  /// How a person presses what has focus.
  private var gesture: Phrase { settings.singleTap ? words.hints.singleTap : words.hints.doubleTap }

  private func adjustableChildHint(_ place: Int) -> [Part] {
    let parent = tree.parents[place]
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
    _ place: Int, _ info: AccessibilityNodeInfo, _ arrival: TalkBackArrival
  ) -> [Part] {
    let arguments: KeyValuePairs = ["gesture": gesture.text]
    switch focusability.roles[place] {
    case .dropDownList:
      guard info.isClickable else { return [] }
      return part(words.hints.change.phrase(arguments), TalkBackRule.roleHint)
    case .editText:
      let rule = has(.editTextHint) ? TalkBackRule.roleHint : TalkBackRule.enterTextHint
      let edit =
        info.isClickable && !info.flags.contains(.focused) && !info.isReadOnlyField
        ? part(words.hints.editText.phrase(arguments), rule) : []
      return edit + longPressHint(info)
    case .seekControl where info.isScrollable: return adjustHint
    case .textEntryKey: return linkHint(place) + longPressHint(info)
    default: return clickHint(place, info, arrival) + longPressHint(info)
    }
  }

  private func clickHint(
    _ place: Int, _ info: AccessibilityNodeInfo, _ arrival: TalkBackArrival
  ) -> [Part] {
    let label = info.hasRareFields ? info.rare.clickLabel : ""
    if !label.isEmpty {
      let text = words.hints.custom.phrase(["gesture": gesture.text, "action": label])
      return part(text, TalkBackRule.clickHint)
    }
    guard info.isClickable else { return linkHint(place) }
    let template =
      if arrival.selection == .single {
        words.hints.select
      } else if info.flags.contains(.checkable) {
        words.hints.toggle
      } else {
        words.hints.activate
      }
    return part(template.phrase(["gesture": gesture.text]), TalkBackRule.clickHint)
  }

  /// What a double tap does on text that is no button but can be opened, since TalkBack 16.
  private func linkHint(_ place: Int) -> [Part] {
    guard has(.openLinkHint), settings.clickableLinks, hasLinks(place) else { return [] }
    return part(words.hints.openLink.phrase(["gesture": gesture.text]), TalkBackRule.linkHint)
  }

  /// Holding takes two taps also where one is enough to press.
  private func longPressHint(_ info: AccessibilityNodeInfo) -> [Part] {
    let label = info.hasRareFields ? info.rare.longClickLabel : ""
    if !label.isEmpty {
      let text = words.hints.customLongPress.phrase([
        "gesture": words.hints.doubleTap.text, "action": label,
      ])
      return part(text, TalkBackRule.longPressHint)
    }
    guard info.isLongClickable else { return [] }
    return part(
      words.hints.longPress.phrase(["gesture": words.hints.doubleTap.text]),
      TalkBackRule.longPressHint)
  }

  private func actionsHint(_ place: Int, _ info: AccessibilityNodeInfo) -> [Part] {
    let role = focusability.roles[place]
    guard role != .textEntryKey else { return [] }
    var menu: [String] = []
    var control: [Part] = []
    if info.hasResolvableIdentifier, needsLabel(place) { menu.append(words.hints.labels.text) }
    let linksAreActions = has(.linkActions)
    let hasOwnActions =
      hasActions(info) || linksAreActions && hasLinks(place)
      || has(.selectionActions) && isSelectable(place, info)
    if hasOwnActions || hasTextActions(place, info) {
      if hasOwnActions, switchesReadingControl(place) {
        let text = words.hints.readingControl.phrase([
          "kinds": words.hints.actions.text, "gestures": words.hints.swipeUpOrDown.text,
        ])
        control = part(text, TalkBackRule.actionsHint)
      } else {
        menu.append(words.hints.actions.text)
      }
    }
    if !linksAreActions, hasLinks(place) { menu.append(words.hints.links.text) }
    guard !menu.isEmpty else { return control }
    let kinds = menu.joined(separator: ", ")
    let text = words.hints.menu.phrase(["kinds": kinds, "gesture": words.hints.menuGesture.text])
    return control + part(text, TalkBackRule.actionsHint)
  }

  private func hasActions(_ info: AccessibilityNodeInfo) -> Bool {
    if !info.actions.isDisjoint(with: [.expand, .collapse, .dismiss, .drag]) { return true }
    return info.hasRareFields && !info.rare.customActions.isEmpty
  }

  /// Whether there is something to cut, copy or paste.
  ///
  /// Assumed: text that can only be selected leaves the reading control alone, as fields do.
  private func hasTextActions(_ place: Int, _ info: AccessibilityNodeInfo) -> Bool {
    guard focusability.roles[place] == .editText else { return isSelectable(place, info) }
    return info.flags.contains(.focused)
      && (has(.describedFieldActions) || info.contentDescription.isEmpty)
  }

  private func isSelectable(_ place: Int, _ info: AccessibilityNodeInfo) -> Bool {
    focusability.roles[place] != .editText && info.flags.contains(.textSelectable)
  }

  /// Whether landing here turns the reading control to actions, which then names the gesture.
  private func switchesReadingControl(_ place: Int) -> Bool {
    switch focusability.roles[place] {
    case .editText, .seekControl: false
    default: !focusability.facts[place].contains(.belowNumberPicker)
    }
  }

  /// Whether the text, or that of a child merged into it, can be opened in parts.
  private func hasLinks(_ top: Int) -> Bool {
    var pending = [top]
    var room = mergeLimit
    while let place = pending.popLast(), room > 0 {
      room -= 1
      let info = tree[place]
      if info.hasRareFields, !info.rare.links.isEmpty, !info.flags.contains(.password) {
        return true
      }
      guard info.contentDescription.isEmpty else { continue }
      for child in children[place] where isMerged(child) { pending.append(child) }
    }
    return false
  }
}
