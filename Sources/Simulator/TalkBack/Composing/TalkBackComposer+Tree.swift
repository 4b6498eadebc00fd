extension TalkBackComposer {
  /// A node with what is merged into it, its label and its final states.
  ///
  /// Source: TalkBack 15.1, TreeNodesDescription.java, aggregateNodeTreeDescription.
  func aggregate(_ place: Int) -> [Part] {
    var parts = appended(place)
    if let label = labelText(of: place) {
      parts = words.parts(of: words.templates.labelled, .label, by: TalkBackRule.labelled) {
        $0 == "item"
          ? parts : [Part(.label, label.text, by: TalkBackRule.labelled, node: label.node)]
      }
    }
    let info = tree[place]
    if info.flags.contains(.selected) {
      let selected = words.part(.state, words.states.selected, by: TalkBackRule.selected)
      parts.insert(selected, at: settings.order == .stateNameRole ? 0 : parts.count)
    }
    if info.flags.contains(.disabled), !info.isHeading, saysDisabled(info) {
      parts.append(words.part(.state, words.states.disabled, by: TalkBackRule.disabled))
    }
    return parts
  }

  /// Before Android 12 only what can be used, or is part of a web page, says that it cannot.
  private func saysDisabled(_ info: AccessibilityNodeInfo) -> Bool {
    settings.api >= 31 || info.flags.contains(.web) || info.isActionable
  }

  /// The words of the node that labels this one.
  func labelText(of place: Int) -> (text: Phrase, node: Node.Index)? {
    guard tree[place].hasRareFields else { return nil }
    guard let label = tree[place].rare.labeledBy else {
      let text = cleanup.clean(tree[place].rare.labelText, naming: true)
      return text.isEmpty ? nil : (text, tree[place].node)
    }
    let info = tree[label]
    var text = cleanup.clean(info.ownText, naming: true)
    if text.isEmpty, settings.elementIds { text = Phrase(info.spokenIdentifier) }
    return text.isEmpty ? nil : (text, info.node)
  }

  /// A step of the walk over what is merged into a stop.
  private enum Step {
    case open(Int)
    case close(Int, start: Int)
  }

  /// The words of a node and of the children that take no focus themselves, without recursion.
  private func appended(_ top: Int) -> [Part] {
    var parts: [Part] = []
    guard mergesChildren(top) else {
      open(top, top, &parts)
      return parts
    }
    var steps = [Step.open(top)]
    var room = mergeLimit
    while let step = steps.popLast() {
      switch step {
      case .close(let place, let start): close(place, top, start, &parts)
      case .open(let place):
        guard room > 0 else { continue }
        room -= 1
        if isErrorFirst { appendError(place, top, &parts) }
        let start = parts.count
        let status = settings.order == .stateNameRole ? statusParts(place, top) : []
        parts += status
        appendOwn(place, top, &parts)
        steps.append(.close(place, start: start + status.count))
        guard mergesChildren(place), room > 0 else { continue }
        for child in children[place].reversed() where isMerged(child) { steps.append(.open(child)) }
      }
    }
    return parts
  }

  /// The short way for a node that merges nothing.
  private func open(_ place: Int, _ top: Int, _ parts: inout [Part]) {
    if isErrorFirst { appendError(place, top, &parts) }
    if settings.order == .stateNameRole { parts += statusParts(place, top) }
    let start = parts.count
    appendOwn(place, top, &parts)
    close(place, top, start, &parts)
  }

  /// Ends a node's words, which begin at `start` after its status.
  private func close(_ place: Int, _ top: Int, _ start: Int, _ parts: inout [Part]) {
    let status = statusParts(place, top)
    if parts.count == start {
      // Without other words the status is lost as well.
      if settings.order == .stateNameRole { parts.removeLast(status.count) }
    } else if settings.order != .stateNameRole {
      parts += status
    }
    if !isErrorFirst { appendError(place, top, &parts) }
    appendHintText(place, top, &parts)
    appendTooltip(place, top, &parts)
  }

  /// Assumed for everything but fields on the web: only those are recorded.
  private var isErrorFirst: Bool { settings.profile.saysErrorFirst }

  private func mergesChildren(_ place: Int) -> Bool {
    guard !children[place].isEmpty else { return false }
    switch focusability.roles[place] {
    case .webView: return false
    case .grid, .list, .pager: return true
    default: return tree[place].contentDescription.isEmpty
    }
  }

  /// Whether a child is spoken by the node above it.
  func isMerged(_ child: Int) -> Bool {
    let facts = focusability.facts[child]
    return facts.contains(.visible) && !facts.contains(.accessibilityFocusable)
  }

  /// Expanded and checked: states that stand before a node and what is merged into it.
  private func statusParts(_ place: Int, _ top: Int) -> [Part] {
    let info = tree[place]
    guard info.flags.contains(.checkable) || !info.actions.isDisjoint(with: [.expand, .collapse])
    else { return [] }
    let node = place == top ? nil : info.node
    var parts: [Part] = []
    if info.actions.contains(.expand) {
      parts.append(
        words.part(.state, words.states.collapsed, by: TalkBackRule.expanded, node: node))
    } else if info.actions.contains(.collapse) {
      parts.append(words.part(.state, words.states.expanded, by: TalkBackRule.expanded, node: node))
    }
    let isChecked = info.flags.contains(.checked)
    guard info.stateDescription.isEmpty, info.flags.contains(.checkable) else { return parts }
    switch focusability.roles[place] {
    case .switchControl, .toggleButton: return parts
    case .checkedTextView where !isChecked: return parts
    default: break
    }
    let word = isChecked ? words.states.checked : words.states.notChecked
    parts.append(words.part(.state, word, by: TalkBackRule.checked, node: node))
    return parts
  }

  private func appendError(_ place: Int, _ top: Int, _ parts: inout [Part]) {
    let info = tree[place]
    guard info.flags.contains(.contentInvalid), !info.error.isEmpty else { return }
    let node = place == top ? nil : info.node
    let rule = isErrorFirst ? TalkBackRule.errorFirst : TalkBackRule.error
    let message = Phrase(info.error)
    parts += words.parts(of: words.templates.error, .error, by: rule, node: node) { _ in
      [
        words.part(.error, message, ofPlatform: info.platformWords.error, by: rule, node: node)
      ]
    }
  }

  private func appendHintText(_ place: Int, _ top: Int, _ parts: inout [Part]) {
    let info = tree[place]
    let isField = focusability.roles[place] == .editText
    guard !info.hintText.isEmpty, !(isField && info.flags.contains(.showingHintText)),
      !(isField && takesHintForName(info))
    else { return }
    let kind: Part.Kind =
      isField || focusability.roles[place] == .dropDownList ? .label : .description
    parts.append(
      Part(kind, info.hintText, by: TalkBackRule.hintText, node: place == top ? nil : info.node))
  }

  private func appendTooltip(_ place: Int, _ top: Int, _ parts: inout [Part]) {
    let info = tree[place]
    guard info.hasRareFields else { return }
    let tooltip = info.rare.tooltipText
    guard !tooltip.isEmpty, tooltip != info.ownText else { return }
    parts.append(
      Part(.hint, tooltip, by: TalkBackRule.tooltip, node: place == top ? nil : info.node))
  }
}
