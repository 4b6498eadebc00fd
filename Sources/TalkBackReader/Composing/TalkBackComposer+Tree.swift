import AccessibilityTree
import Announcements

extension TalkBackComposer {
  /// A node with what is merged into it, its label and its final states.
  ///
  /// Source: TalkBack 15.1, TreeNodesDescription.java, aggregateNodeTreeDescription.
  func aggregate(_ place: Int, _ arrival: TalkBackArrival) -> [Part] {
    let info = tree[place]
    var parts: [Part]
    if let label = plain.labelText(of: place) {
      // A template keeps no spoken replacement of what is put into it.
      let own = plain.appended(place, arrival)
      parts = words.parts(of: words.templates.labelled, .label, by: TalkBackRule.labelled) {
        $0 == "item" ? own : label
      }
    } else {
      parts = appended(place, arrival)
    }
    if info.flags.contains(.selected) {
      let selected = words.part(.state, words.states.selected, by: TalkBackRule.selected)
      parts.insert(selected, at: settings.order == .stateNameRole ? 0 : parts.count)
    }
    if info.flags.contains(.disabled), !info.isHeading, saysDisabled(info) {
      parts.append(words.part(.state, words.states.disabled, by: TalkBackRule.disabled))
    } else if focusability.roles[place] == .editText, info.isReadOnlyField {
      parts.append(words.part(.state, words.states.readOnly, by: TalkBackRule.readOnly))
    }
    return parts
  }

  /// Before Android 12 only what can be used, or is part of a web page, says that it cannot.
  private func saysDisabled(_ info: AccessibilityNodeInfo) -> Bool {
    saysDisabledTexts || info.flags.contains(.web) || info.isActionable
  }

  /// The words of the nodes that label this one; TalkBack 15 asks only the first.
  func labelText(of place: Int) -> [Part]? {
    guard tree[place].hasRareFields else { return nil }
    let rare = tree[place].rare
    guard rare.labeledBy != nil else {
      let text = cleanup.clean(rare.labelText, naming: true)
      guard !text.isEmpty else { return nil }
      return [Part(.label, text, by: TalkBackRule.labelled, node: tree[place].node)]
    }
    var parts: [Part] = []
    for label in rare.labels.prefix(has(.everyLabel) ? Int.max : 1) {
      let info = tree[label]
      var text = cleanup.clean(info.ownText, naming: true)
      if text.isEmpty, settings.elementIds { text = Phrase(info.spokenIdentifier) }
      guard !text.isEmpty, !parts.contains(where: { $0.text == text.text }) else { continue }
      parts.append(Part(.label, text, by: TalkBackRule.labelled, node: info.node))
    }
    return parts.isEmpty ? nil : parts
  }

  /// A step of the walk over what is merged into a stop.
  private enum Step {
    case open(Int)
    case close(Int, start: Int)
  }

  /// The words of a node and of the children that take no focus themselves, without recursion.
  private func appended(_ top: Int, _ arrival: TalkBackArrival) -> [Part] {
    var parts: [Part] = []
    guard mergesChildren(top) else {
      open(top, top, arrival, &parts)
      return parts
    }
    var steps = [Step.open(top)]
    var room = mergeLimit
    while let step = steps.popLast() {
      switch step {
      case .close(let place, let start): close(place, top, start, arrival, &parts)
      case .open(let place):
        guard room > 0 else { continue }
        room -= 1
        if has(.messagesFirst) { appendMessages(of: place, top, &parts) }
        let start = parts.count
        let status = settings.order == .stateNameRole ? statusParts(place, top, arrival) : []
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
  private func open(
    _ place: Int, _ top: Int, _ arrival: TalkBackArrival, _ parts: inout [Part]
  ) {
    if has(.messagesFirst) { appendMessages(of: place, top, &parts) }
    if settings.order == .stateNameRole { parts += statusParts(place, top, arrival) }
    let start = parts.count
    appendOwn(place, top, &parts)
    close(place, top, start, arrival, &parts)
  }

  /// Ends a node's words, which begin at `start` after its status.
  private func close(
    _ place: Int, _ top: Int, _ start: Int, _ arrival: TalkBackArrival, _ parts: inout [Part]
  ) {
    let status = statusParts(place, top, arrival)
    if parts.count == start {
      // Without other words the status is lost as well.
      if settings.order == .stateNameRole { parts.removeLast(status.count) }
    } else if settings.order != .stateNameRole {
      parts += status
    }
    if !has(.messagesFirst) { appendMessages(of: place, top, &parts) }
    appendTooltip(place, top, &parts)
  }

  /// The error and the hint text: the first thing heard since TalkBack 16, before that the last.
  private func appendMessages(of place: Int, _ top: Int, _ parts: inout [Part]) {
    appendError(place, top, &parts)
    appendHintText(place, top, &parts)
  }

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
    return facts.contains(.visible) && (mergesStops || !facts.contains(.accessibilityFocusable))
  }

  /// Expanded and checked: states that stand before a node and what is merged into it.
  private func statusParts(_ place: Int, _ top: Int, _ arrival: TalkBackArrival) -> [Part] {
    let info = tree[place]
    guard
      info.flags.contains(.checkable) || !info.actions.isDisjoint(with: [.expand, .collapse])
        || speaksSupplements && !info.flags.isDisjoint(with: [.partlyChecked, .partlyExpanded])
    else { return [] }
    let node = place == top ? nil : info.node
    var parts: [Part] = []
    if speaksSupplements { parts += partialStates(of: info, node) }
    let hidesAction = speaksSupplements && info.flags.contains(.partlyExpanded)
    if !hidesAction, info.actions.contains(.expand) {
      parts.append(
        words.part(.state, words.states.collapsed, by: TalkBackRule.expanded, node: node))
    } else if !hidesAction, info.actions.contains(.collapse) {
      parts.append(words.part(.state, words.states.expanded, by: TalkBackRule.expanded, node: node))
    }
    let isChecked = info.flags.contains(.checked)
    let isRequired = has(.requiredState) && info.flags.contains(.fieldRequired)
    let isDescribed = !info.stateDescription.isEmpty && !isRequired
    guard !isDescribed, info.flags.contains(.checkable) else { return parts }
    if has(.checkedInSelection) {
      guard isChecked || arrival.selection != .none else { return parts }
    } else {
      switch focusability.roles[place] {
      case .switchControl, .toggleButton: return parts
      case .checkedTextView where !isChecked: return parts
      default: break
      }
    }
    let word = isChecked ? words.states.checked : words.states.notChecked
    let rule =
      has(.checkedInSelection) ? TalkBackRule.checkedInSelection : TalkBackRule.checked
    parts.append(words.part(.state, word, by: rule, node: node))
    return parts
  }

  private func appendError(_ place: Int, _ top: Int, _ parts: inout [Part]) {
    let info = tree[place]
    guard info.flags.contains(.contentInvalid), !info.error.isEmpty else { return }
    let node = place == top ? nil : info.node
    let rule = has(.messagesFirst) ? TalkBackRule.errorFirst : TalkBackRule.error
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
    guard !info.hintText.isEmpty, saysHint(info, isField: isField) else { return }
    let kind: Part.Kind =
      isField || focusability.roles[place] == .dropDownList ? .label : .description
    let rule = has(.messagesFirst) ? TalkBackRule.hintFirst : TalkBackRule.hintText
    parts.append(Part(kind, info.hintText, by: rule, node: place == top ? nil : info.node))
  }

  /// Whether the hint text is said beside the text; TalkBack 15 goes by what a field shows, 16 by
  /// whether it holds anything.
  private func saysHint(_ info: AccessibilityNodeInfo, isField: Bool) -> Bool {
    guard has(.hintOfEmptyFields) else {
      return !(isField && info.flags.contains(.showingHintText))
    }
    return isField ? info.text.isEmpty : !info.flags.contains(.showingHintText)
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
