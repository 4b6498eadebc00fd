import AccessibilityTree
import Announcements

extension TalkBackComposer {
  /// Appends the state, name and role of a node, without those of its children.
  ///
  /// A setting decides the order of the three. If two of them have the same words, TalkBack leaves
  /// out the later one.
  ///
  /// Source: TalkBack 15.1, RoleDescriptionExtractor.java and the descriptions of each role.
  func appendOwn(_ index: Int, _ top: Int, _ parts: inout [Part]) {
    let role = focusability.roles[index]
    if index != top, role == .seekControl || role == .progressBar,
      tree[index].rare.liveRegion == .off
    {
      return
    }
    let info = tree[index]
    let node = index == top ? nil : info.node
    var name = nameParts(index, info, node)
    if speaksSupplements { name += supplement(of: info, node) }
    let state = stateParts(index, info, node, hasName: !name.isEmpty)
    let roleParts = roleParts(index, info, node, isFocused: index == top)
    switch settings.order {
    case .stateNameRole: append(state, name, roleParts, to: &parts)
    case .roleNameState: append(roleParts, name, state, to: &parts)
    case .nameRoleState: append(name, roleParts, state, to: &parts)
    }
  }

  /// Appends three groups of words; a group that repeats an earlier one is left out.
  private func append(
    _ first: [Part], _ second: [Part], _ third: [Part], to parts: inout [Part]
  ) {
    parts.append(each: first)
    if !TalkBackComposer.isSame(first, second) { parts.append(each: second) }
    if !TalkBackComposer.isSame(first, third), !TalkBackComposer.isSame(second, third) {
      parts.append(each: third)
    }
  }

  /// Whether two groups of words are equal, ignoring the case of ASCII letters.
  private static func isSame(_ one: [Part], _ other: [Part]) -> Bool {
    guard !one.isEmpty, !other.isEmpty else { return false }
    let isSingle = one.count == 1 && other.count == 1
    let first = (isSingle ? one[0].text : Announcement.join(one)).utf8
    let second = (isSingle ? other[0].text : Announcement.join(other)).utf8
    func lowercase(_ byte: UInt8) -> UInt8 { byte >= 65 && byte <= 90 ? byte + 32 : byte }
    return first.count == second.count
      && zip(first, second).allSatisfy { lowercase($0) == lowercase($1) }
  }

  private func nameParts(
    _ index: Int, _ info: AccessibilityNodeInfo, _ node: Node.Index?
  ) -> [Part] {
    switch focusability.roles[index] {
    case .editText: return fieldName(info, node)
    case .switchControl, .toggleButton:
      let name =
        info.contentDescription.isEmpty && hasState(info) ? info.text : info.contentDescription
      return name.isEmpty
        ? [] : [Part(.label, clean(name, of: info), by: TalkBackRule.name, node: node)]
    case .image, .imageButton, .seekControl, .progressBar:
      let name = info.ownText
      if name.isEmpty, settings.elementIds, !info.spokenIdentifier.isEmpty {
        return [Part(.label, info.spokenIdentifier, by: TalkBackRule.identifier, node: node)]
      }
      return plainName(info, node)
    default: return plainName(info, node)
    }
  }

  /// Returns a name as TalkBack speaks it.
  ///
  /// - Parameter isText: Whether the name is the node's text. By default, the parameter is true if
  ///   the node has no content description.
  private func clean(
    _ name: String, of info: AccessibilityNodeInfo, naming: Bool = false, isText: Bool? = nil
  ) -> Phrase {
    let isText = isText ?? info.contentDescription.isEmpty
    return info.flags.contains(.password)
      ? cleanup.cleanPassword(name, naming: naming, isText: isText)
      : cleanup.clean(name, naming: naming, isText: isText)
  }

  /// Whether a node has a state description, or is a required field whose state is spoken.
  private func hasState(_ info: AccessibilityNodeInfo) -> Bool {
    !info.stateDescription.isEmpty || (has(.requiredState) && info.flags.contains(.fieldRequired))
  }

  private func plainName(_ info: AccessibilityNodeInfo, _ node: Node.Index?) -> [Part] {
    let name = info.ownText
    guard !name.isEmpty else { return [] }
    let isContent = info.contentDescription.isEmpty && !info.isActionable && !info.isHeading
    return [
      words.part(
        isContent ? .content : .label, clean(name, of: info, naming: true),
        ofPlatform: info.platformWords.text, by: TalkBackRule.name, node: node)
    ]
  }

  /// Whether the role of a node is spoken.
  ///
  /// TalkBack 16 speaks the role of a field even if roles are off.
  private func speaksRoles(of index: Int) -> Bool {
    speaksRoles || (has(.fieldRoleAlways) && focusability.roles[index] == .editText)
  }

  /// Returns the role description or, without one, TalkBack's word for the role.
  ///
  /// The result is empty if roles are not spoken.
  func roleWords(of index: Int) -> Phrase {
    guard speaksRoles(of: index) else { return "" }
    let description = tree[index].roleDescription
    return description.isEmpty ? roleWord(index) : cleanup.clean(description)
  }

  /// Returns the role that TalkBack 16 speaks, instead of “unlabelled”, at a node without words.
  func unlabelledRole(_ index: Int) -> [Part] {
    let info = tree[index]
    if info.roleDescription.isEmpty, focusability.roles[index] == .pager, speaksRoles {
      return [words.part(.role, words.roles.pagerView, by: TalkBackRule.unlabelledRole)]
    }
    let word = roleWords(of: index)
    guard !word.isEmpty else { return [] }
    return [
      words.part(
        .role, word, ofPlatform: info.roleDescription.isEmpty ? .attested : info.platformWords.role,
        by: TalkBackRule.unlabelledRole)
    ]
  }

  private func roleParts(
    _ index: Int, _ info: AccessibilityNodeInfo, _ node: Node.Index?, isFocused: Bool
  ) -> [Part] {
    guard speaksRoles(of: index) else { return [] }
    if !info.roleDescription.isEmpty {
      let word = cleanup.clean(info.roleDescription)
      return [
        words.part(
          .role, word, ofPlatform: info.platformWords.role, by: TalkBackRule.roleDescription,
          node: node)
      ]
    }
    if isPage(index) {
      return [words.part(.role, words.roles.page, by: TalkBackRule.page, node: node)]
    }
    if focusability.roles[index] == .image, info.actions.contains(.select), !isFocused { return [] }
    let word = roleWord(index)
    let isOldField = focusability.roles[index] == .editText && !has(.editBoxWord)
    let rule = isOldField ? TalkBackRule.editRole : TalkBackRule.role
    return word.isEmpty ? [] : [words.part(.role, word, by: rule, node: node)]
  }

  private func roleWord(_ index: Int) -> Phrase {
    switch focusability.roles[index] {
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
    default: ""
    }
  }

  /// Whether a node is a pager or the only visible child of a pager.
  ///
  /// The result is false for roles whose words TalkBack composes separately, such as fields and
  /// images.
  private func isPage(_ index: Int) -> Bool {
    switch focusability.roles[index] {
    case .pager: return true
    case .editText, .switchControl, .toggleButton, .image, .imageButton, .seekControl,
      .progressBar:
      return false
    default: break
    }
    let parent = tree.parents[index]
    guard parent >= 0, focusability.roles[parent] == .pager else { return false }
    return children[parent].allSatisfy {
      $0 == index || !focusability.facts[$0].contains(.visible)
    }
  }

  private func stateParts(
    _ index: Int, _ info: AccessibilityNodeInfo, _ node: Node.Index?, hasName: Bool
  ) -> [Part] {
    let role = focusability.roles[index]
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
    if role == .editText {
      parts.append(each: editingState(index, node))
      return parts
    }
    guard parts.isEmpty else { return parts }
    switch role {
    case .switchControl, .toggleButton:
      return info.flags.contains(.checkUnknown) ? [] : [switchState(info, node)]
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

  private func requiredState(_ state: [Part], _ node: Node.Index?) -> [Part] {
    guard !state.isEmpty else {
      return [words.part(.state, words.states.required, by: TalkBackRule.required, node: node)]
    }
    return words.parts(
      of: words.templates.requiredState, .state, by: TalkBackRule.required, node: node
    ) { _ in state }
  }

  /// Returns the state of a switch without a state description.
  ///
  /// The state is the text of the switch or, without a text, “on” or “off”.
  private func switchState(_ info: AccessibilityNodeInfo, _ node: Node.Index?) -> Part {
    let state = info.flags.contains(.checked) ? words.states.on : words.states.off
    return info.text.isEmpty
      ? words.part(.state, state, by: TalkBackRule.switchState, node: node)
      : Part(
        .state, clean(info.text, of: info, isText: true), by: TalkBackRule.switchState, node: node)
  }

  private func spoken(_ range: AccessibilityNodeInfo.RangeInfo) -> Phrase {
    switch range.kind {
    case .int: Phrase(String(range.whole))
    // Ranges of the kind `indeterminate` are never created.
    case .float, .indeterminate:
      has(.rangeNumbers)
        ? Phrase(Float(range.current).javaText) : range.percentage(words.platform)
    case .percent: words.templates.percent.phrase(["number": Float(range.current).javaText])
    }
  }
}
