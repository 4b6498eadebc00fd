/// Usage hints: what a person can do with the focused node.
///
/// Source: TalkBack 15.1, compositor/hint.
struct TalkBackHints: Sendable {
  private let composer: TalkBackComposer
  private let words: TalkBackPhrasebook.Hints

  init(_ composer: TalkBackComposer) {
    self.composer = composer
    words = composer.words.hints
  }

  /// The hint of a node; nothing when it is disabled.
  func hint(at place: Int, _ collections: TalkBackCollections) -> [Part] {
    let info = composer.tree[place]
    guard !info.flags.contains(.disabled) else { return [] }
    var parts = adjustableChildHint(place)
    parts += roleHint(place, info, collections)
    parts += actionsHint(place, info)
    return parts
  }

  private func part(_ text: String, _ rule: Rule) -> [Part] { [Part(.usageHint, text, by: rule)] }

  private func adjustableChildHint(_ place: Int) -> [Part] {
    let parent = composer.tree.parents[place]
    guard parent >= 0, composer.focusability.roles[parent] == .numberPicker,
      composer.tree[parent].isScrollable
    else { return [] }
    return adjustHint
  }

  private var adjustHint: [Part] {
    part(
      words.adjust.filled(["up": words.swipeUp, "down": words.swipeDown]), TalkBackRule.roleHint)
  }

  private func roleHint(
    _ place: Int, _ info: AccessibilityNodeInfo, _ collections: TalkBackCollections
  ) -> [Part] {
    let gesture: KeyValuePairs = ["gesture": words.doubleTap]
    switch composer.focusability.roles[place] {
    case .dropDownList:
      guard info.isClickable else { return [] }
      return part(words.change.filled(gesture), TalkBackRule.roleHint)
    case .editText:
      let edit =
        info.isClickable && !info.flags.contains(.focused)
        ? part(words.editText.filled(gesture), TalkBackRule.roleHint) : []
      return edit + longPressHint(info)
    case .seekControl where info.isScrollable: return adjustHint
    case .textEntryKey: return longPressHint(info)
    default: return clickHint(info, collections) + longPressHint(info)
    }
  }

  private func clickHint(
    _ info: AccessibilityNodeInfo, _ collections: TalkBackCollections
  ) -> [Part] {
    let label = info.hasRareFields ? info.rare.clickLabel : ""
    if !label.isEmpty {
      let text = words.custom.filled(["gesture": words.doubleTap, "action": label])
      return part(text, TalkBackRule.clickHint)
    }
    guard info.isClickable else { return [] }
    let template =
      if collections.isSingleChoice {
        words.select
      } else if info.flags.contains(.checkable) {
        words.toggle
      } else {
        words.activate
      }
    return part(template.filled(["gesture": words.doubleTap]), TalkBackRule.clickHint)
  }

  private func longPressHint(_ info: AccessibilityNodeInfo) -> [Part] {
    let label = info.hasRareFields ? info.rare.longClickLabel : ""
    if !label.isEmpty {
      let text = words.customLongPress.filled(["gesture": words.doubleTap, "action": label])
      return part(text, TalkBackRule.longPressHint)
    }
    guard info.isLongClickable else { return [] }
    return part(
      words.longPress.filled(["gesture": words.doubleTap]), TalkBackRule.longPressHint)
  }

  private func actionsHint(_ place: Int, _ info: AccessibilityNodeInfo) -> [Part] {
    let role = composer.focusability.roles[place]
    guard role != .textEntryKey else { return [] }
    var menu: [String] = []
    var control: [Part] = []
    if info.hasResolvableIdentifier, composer.needsLabel(place) { menu.append(words.labels) }
    if hasActions(place, info) {
      if switchesReadingControl(place) {
        let gestures = words.either.filled(["one": words.swipeUp, "other": words.swipeDown])
        let text = words.readingControl.filled(["kinds": words.actions, "gestures": gestures])
        control = part(text, TalkBackRule.actionsHint)
      } else {
        menu.append(words.actions)
      }
    }
    if hasLinks(place) { menu.append(words.links) }
    guard !menu.isEmpty else { return control }
    let kinds = menu.joined(separator: ", ")
    let text = words.menu.filled(["kinds": kinds, "gesture": words.menuGesture])
    return control + part(text, TalkBackRule.actionsHint)
  }

  private func hasActions(_ place: Int, _ info: AccessibilityNodeInfo) -> Bool {
    if !info.actions.isDisjoint(with: [.expand, .collapse, .dismiss]) { return true }
    if info.hasRareFields, !info.rare.customActions.isEmpty { return true }
    return composer.focusability.roles[place] == .editText && info.flags.contains(.focused)
      && info.contentDescription.isEmpty
  }

  /// Whether landing here turns the reading control to actions, which then names the gesture.
  private func switchesReadingControl(_ place: Int) -> Bool {
    switch composer.focusability.roles[place] {
    case .editText, .seekControl: false
    default: !composer.focusability.facts[place].contains(.belowNumberPicker)
    }
  }

  /// Whether the text, or that of a child merged into it, can be opened in parts.
  private func hasLinks(_ top: Int) -> Bool {
    var pending = [top]
    while let place = pending.popLast() {
      let info = composer.tree[place]
      if info.hasRareFields, !info.rare.links.isEmpty, !info.flags.contains(.password) {
        return true
      }
      guard info.contentDescription.isEmpty else { continue }
      for child in composer.children[place] where isMerged(child) { pending.append(child) }
    }
    return false
  }

  private func isMerged(_ child: Int) -> Bool {
    let facts = composer.focusability.facts[child]
    return facts.contains(.visible) && !facts.contains(.accessibilityFocusable)
  }
}
