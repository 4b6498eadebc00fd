import AccessibilityTree
import Announcements

extension TalkBackComposer {
  /// A node's own state, name and role in the order of the setting, each only once.
  ///
  /// Source: TalkBack 15.1, RoleDescriptionExtractor.java and the descriptions of each role.
  func appendOwn(_ place: Int, _ top: Int, _ parts: inout [Part]) {
    let role = focusability.roles[place]
    if place != top, role == .seekControl || role == .progressBar,
      tree[place].rare.liveRegion == .off
    {
      return
    }
    let node = place == top ? nil : tree[place].node
    let supplement = speaksSupplements ? supplement(of: tree[place], node) : []
    let name = nameParts(place, node) + supplement
    let state = stateParts(place, node, hasName: !name.isEmpty, isFocused: place == top)
    let roleParts = roleParts(place, node, isFocused: place == top)
    switch settings.order {
    case .stateNameRole: append([state, name, roleParts], to: &parts)
    case .roleNameState: append([roleParts, name, state], to: &parts)
    case .nameRoleState: append([name, roleParts, state], to: &parts)
    }
  }

  private func append(_ groups: [[Part]], to parts: inout [Part]) {
    for (place, group) in groups.enumerated() where !group.isEmpty {
      let isRepeated = groups[..<place].contains { TalkBackComposer.isSame($0, group) }
      if !isRepeated { parts += group }
    }
  }

  /// Whether two groups of words are the same but for the case of ASCII letters.
  private static func isSame(_ one: [Part], _ other: [Part]) -> Bool {
    guard !one.isEmpty else { return false }
    if one.count == 1, other.count == 1, let first = one.first, let second = other.first {
      return isSame(first.text, second.text)
    }
    return isSame(Announcement.join(one), Announcement.join(other))
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    func lowercase(_ byte: UInt8) -> UInt8 { byte >= 65 && byte <= 90 ? byte + 32 : byte }
    return one.utf8.count == other.utf8.count
      && zip(one.utf8, other.utf8).allSatisfy { lowercase($0) == lowercase($1) }
  }

  private func nameParts(_ place: Int, _ node: Node.Index?) -> [Part] {
    let info = tree[place]
    switch focusability.roles[place] {
    case .editText: return fieldName(place, node)
    case .switchControl, .toggleButton:
      let name =
        info.contentDescription.isEmpty && hasState(info) ? info.text : info.contentDescription
      return name.isEmpty
        ? []
        : [
          Part(
            .label, clean(name, of: info), by: TalkBackRule.name, node: node)
        ]
    case .image, .imageButton, .seekControl, .progressBar:
      let name = info.ownText
      if name.isEmpty, settings.elementIds, !info.spokenIdentifier.isEmpty {
        return [Part(.label, info.spokenIdentifier, by: TalkBackRule.identifier, node: node)]
      }
      return plainName(info, node)
    default: return plainName(info, node)
    }
  }

  /// The name of a node as it is spoken; the symbols of a password are not counted.
  private func clean(
    _ name: String, of info: AccessibilityNodeInfo, naming: Bool = false
  ) -> Phrase {
    cleanup.clean(
      name, naming: naming, isText: info.contentDescription.isEmpty,
      counts: !info.flags.contains(.password))
  }

  /// Whether a state is told beside on and off.
  private func hasState(_ info: AccessibilityNodeInfo) -> Bool {
    !info.stateDescription.isEmpty || (has(.requiredState) && info.flags.contains(.fieldRequired))
  }

  private func plainName(_ info: AccessibilityNodeInfo, _ node: Node.Index?) -> [Part] {
    let name = info.ownText
    guard !name.isEmpty else { return [] }
    let isContent = info.contentDescription.isEmpty && !info.isActionable && !info.isHeading
    return [
      words.part(
        isContent ? .content : .label,
        clean(name, of: info, naming: true),
        ofPlatform: info.platformWords.text, by: TalkBackRule.name, node: node)
    ]
  }

  /// Whether the role is spoken: that of a field always, since TalkBack 16.
  private func speaksRoles(of place: Int) -> Bool {
    speaksRoles || (has(.fieldRoleAlways) && focusability.roles[place] == .editText)
  }

  /// The role description or word; empty where neither is spoken.
  func roleWords(of place: Int) -> Phrase {
    guard speaksRoles(of: place) else { return "" }
    let description = tree[place].roleDescription
    return description.isEmpty ? roleWord(place) : cleanup.clean(description)
  }

  /// What stands for a node that nothing names: its role, since TalkBack 16.
  func unlabelledRole(_ place: Int) -> [Part] {
    let info = tree[place]
    if info.roleDescription.isEmpty, focusability.roles[place] == .pager, speaksRoles {
      return [words.part(.role, words.roles.pagerView, by: TalkBackRule.unlabelledRole)]
    }
    let word = roleWords(of: place)
    guard !word.isEmpty else { return [] }
    return [
      words.part(
        .role, word, ofPlatform: info.roleDescription.isEmpty ? .attested : info.platformWords.role,
        by: TalkBackRule.unlabelledRole)
    ]
  }

  private func roleParts(_ place: Int, _ node: Node.Index?, isFocused: Bool) -> [Part] {
    guard speaksRoles(of: place) else { return [] }
    let info = tree[place]
    if !info.roleDescription.isEmpty {
      let word = cleanup.clean(info.roleDescription)
      return [
        words.part(
          .role, word, ofPlatform: info.platformWords.role, by: TalkBackRule.roleDescription,
          node: node)
      ]
    }
    if isPage(place) {
      return [words.part(.role, words.roles.page, by: TalkBackRule.page, node: node)]
    }
    if focusability.roles[place] == .image, info.actions.contains(.select), !isFocused { return [] }
    let word = roleWord(place)
    let isOldField = focusability.roles[place] == .editText && !has(.editBoxWord)
    let rule = isOldField ? TalkBackRule.editRole : TalkBackRule.role
    return word.isEmpty ? [] : [words.part(.role, word, by: rule, node: node)]
  }

  private func roleWord(_ place: Int) -> Phrase {
    switch focusability.roles[place] {
    case .imageButton, .button, .floatingActionButton, .voiceDictationButton: words.roles.button
    case .checkedTextView where has(.checkedTextRole): words.roles.radioButton
    case .image: words.roles.image
    case .switchControl, .toggleButton: words.roles.switchControl
    case .radioButton: words.roles.radioButton
    case .checkBox: words.roles.checkBox
    case .editText: words.roles.editBox
    case .seekControl: words.roles.slider
    case .progressBar: words.roles.progressBar
    case .webView: words.roles.webView
    case .tabBar: words.roles.tabBar
    case .pager: words.roles.page
    case .dropDownList: words.roles.dropDownList
    case .grid: words.roles.grid
    case .list: words.roles.list
    case .textEntryKey, .checkedTextView, .keyboardKey, .horizontalScrollView, .scrollView,
      .numberPicker, .staggeredGrid, .viewGroup, .none:
      ""
    }
  }

  /// Whether a node is a pager or the only visible child of one, unless its role has a description
  /// of its own.
  private func isPage(_ place: Int) -> Bool {
    switch focusability.roles[place] {
    case .pager: return true
    case .editText, .switchControl, .toggleButton, .image, .imageButton, .seekControl,
      .progressBar:
      return false
    default: break
    }
    let parent = tree.parents[place]
    guard parent >= 0, focusability.roles[parent] == .pager else { return false }
    return children[parent].allSatisfy {
      $0 == place || !focusability.facts[$0].contains(.visible)
    }
  }

  private func stateParts(
    _ place: Int, _ node: Node.Index?, hasName: Bool, isFocused: Bool
  ) -> [Part] {
    let info = tree[place]
    let role = focusability.roles[place]
    var parts: [Part] = []
    if !info.stateDescription.isEmpty {
      let state = cleanup.clean(info.stateDescription)
      parts.append(
        words.part(
          .state, state, ofPlatform: info.platformWords.state, by: TalkBackRule.stateDescription,
          node: node))
    }
    if has(.requiredState), info.flags.contains(.fieldRequired) {
      parts = requiredState(parts, node)
    }
    if role == .editText { return parts + editingState(place, node) }
    guard parts.isEmpty else { return parts }
    switch role {
    case .switchControl, .toggleButton: return [switchState(info, node)]
    case .image, .imageButton:
      let unlabelled = words.part(
        .state, words.states.unlabelled, by: TalkBackRule.unlabelledImage, node: node)
      return hasName ? [] : [unlabelled]
    case .seekControl, .progressBar:
      guard info.hasRareFields, let range = info.rare.range else { return [] }
      return [words.part(.value, spoken(range), by: TalkBackRule.rangeValue, node: node)]
    default: return []
    }
  }

  /// That a field must be filled in, as its state or with it.
  private func requiredState(_ state: [Part], _ node: Node.Index?) -> [Part] {
    guard !state.isEmpty else {
      return [words.part(.state, words.states.required, by: TalkBackRule.required, node: node)]
    }
    return words.parts(
      of: words.templates.requiredState, .state, by: TalkBackRule.required, node: node
    ) { _ in state }
  }

  /// A switch that has a text but no state description loses on and off.
  private func switchState(_ info: AccessibilityNodeInfo, _ node: Node.Index?) -> Part {
    let state = info.flags.contains(.checked) ? words.states.on : words.states.off
    return info.text.isEmpty
      ? words.part(.state, state, by: TalkBackRule.switchState, node: node)
      : Part(.state, clean(info.text, of: info), by: TalkBackRule.switchState, node: node)
  }

  private func spoken(_ range: AccessibilityNodeInfo.RangeInfo) -> Phrase {
    switch range.kind {
    case .int: Phrase(String(range.whole))
    case .float:
      has(.rangeNumbers)
        ? Phrase(Float(range.current).javaText) : range.share(words.platform)
    case .percent: words.templates.percent.phrase(["number": Float(range.current).javaText])
    }
  }
}
