import AccessibilityTree
import Announcements

extension TalkBackComposer {
  /// Returns the words of a node, of the nodes merged into it, and of its labels.
  ///
  /// The words include “selected”, “disabled” and “read only”.
  ///
  /// Source: TalkBack 15.1, TreeNodesDescription.java, aggregateNodeTreeDescription.
  func aggregate(_ index: Int, _ arrival: TalkBackArrival) -> [Part] {
    var parts: [Part]
    if tree[index].hasRareFields, let label = withoutReplacements.labelText(of: index) {
      // TalkBack does not replace symbols in words that it inserts into a template.
      let own = withoutReplacements.appended(index, arrival)
      parts = words.parts(of: words.templates.labelled, .label, by: TalkBackRule.labelled) {
        $0 == "item" ? own : label
      }
    } else {
      parts = appended(index, arrival)
    }
    let flags = tree[index].flags
    if flags.contains(.selected) {
      let selected = words.part(.state, words.states.selected, by: TalkBackRule.selected)
      parts.insert(selected, at: settings.order == .stateNameRole ? 0 : parts.count)
    }
    if flags.contains(.disabled), !tree[index].isHeading, speaksDisabled(tree[index]) {
      parts.append(words.part(.state, words.states.disabled, by: TalkBackRule.disabled))
    } else if focusability.roles[index] == .editText, tree[index].isReadOnlyField {
      parts.append(words.part(.state, words.states.readOnly, by: TalkBackRule.readOnly))
    }
    return parts
  }

  /// Whether TalkBack says “disabled” at a disabled node.
  ///
  /// Before Android 12, TalkBack says it only at actionable nodes and on web pages.
  private func speaksDisabled(_ info: AccessibilityNodeInfo) -> Bool {
    speaksDisabledTexts || info.flags.contains(.web) || info.isActionable
  }

  /// Returns the words of the views that label a node, or `nil` if there are none.
  ///
  /// TalkBack 15 speaks only the first label.
  func labelText(of index: Int) -> [Part]? {
    guard tree[index].hasRareFields else { return nil }
    let rare = tree[index].rare
    guard rare.labeledBy != nil else {
      let text = cleanup.clean(rare.labelText, naming: true)
      guard !text.isEmpty else { return nil }
      return [Part(.label, text, by: TalkBackRule.labelled, node: tree[index].node)]
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

  /// A step of the loop that visits the nodes merged into a stop.
  private enum Step {
    case open(Int)
    case close(Int, start: Int)
  }

  /// Returns the words of a node and its unfocusable children, without recursion.
  private func appended(_ top: Int, _ arrival: TalkBackArrival) -> [Part] {
    var parts: [Part] = []
    guard mergesChildren(top) else {
      let start = open(top, top, arrival, &parts)
      close(top, top, start, arrival, &parts)
      return parts
    }
    var steps = [Step.open(top)]
    var room = mergeLimit
    while let step = steps.popLast() {
      switch step {
      case .close(let index, let start): close(index, top, start, arrival, &parts)
      case .open(let index):
        guard room > 0 else { continue }
        room -= 1
        steps.append(.close(index, start: open(index, top, arrival, &parts)))
        guard mergesChildren(index), room > 0 else { continue }
        for child in children[index].reversed() where isMerged(child) { steps.append(.open(child)) }
      }
    }
    return parts
  }

  /// Appends the part of a node's words that comes before the words of its children.
  ///
  /// Returns the index of the first part after the expanded and checked states.
  private func open(
    _ index: Int, _ top: Int, _ arrival: TalkBackArrival, _ parts: inout [Part]
  ) -> Int {
    if has(.messagesFirst) { appendMessages(of: index, top, &parts) }
    if namesBeforeRole(index) { appendHintText(index, top, &parts) }
    if settings.order == .stateNameRole {
      parts.append(each: statusParts(index, tree[index], top, arrival))
    }
    let start = parts.count
    appendOwn(index, top, &parts)
    return start
  }

  /// Appends the part of a node's words that comes after the words of its children.
  ///
  /// `start` is the index that `open` returned.
  private func close(
    _ index: Int, _ top: Int, _ start: Int, _ arrival: TalkBackArrival, _ parts: inout [Part]
  ) {
    let status = statusParts(index, tree[index], top, arrival)
    if parts.count == start {
      // If the node and its children have no other words, the expanded and checked states are not
      // spoken.
      if settings.order == .stateNameRole { parts.removeLast(status.count) }
    } else if settings.order != .stateNameRole {
      parts.append(each: status)
    }
    if !has(.messagesFirst) { appendMessages(of: index, top, &parts) }
    appendTooltip(index, top, &parts)
  }

  /// Appends the error and the hint text of a node.
  ///
  /// In TalkBack 16 and later, error and hint text come before all other words; in earlier
  /// versions, they come last.
  private func appendMessages(of index: Int, _ top: Int, _ parts: inout [Part]) {
    appendError(tree[index], isTop: index == top, &parts)
    if !namesBeforeRole(index) { appendHintText(index, top, &parts) }
  }

  /// Whether TalkBack says the hint text of an empty field before the field's role.
  ///
  /// The value is true only for the oldest versions of TalkBack.
  private func namesBeforeRole(_ index: Int) -> Bool {
    !has(.roleBeforeHint) && tree[index].text.isEmpty
      && focusability.roles[index] == .editText
  }

  private func mergesChildren(_ index: Int) -> Bool {
    guard !children[index].isEmpty else { return false }
    switch focusability.roles[index] {
    case .webView: return false
    case .grid, .list, .pager: return true
    default: return tree[index].contentDescription.isEmpty
    }
  }

  /// Whether a child is merged into its parent: the child is not a stop, and the parent speaks the
  /// child's words.
  func isMerged(_ child: Int) -> Bool {
    let facts = focusability.facts[child]
    return facts.contains(.visible) && (mergesStops || !facts.contains(.accessibilityFocusable))
  }

  /// Returns the expanded and checked states of a node.
  ///
  /// In the default order, these states come before all other words of the node and its merged
  /// children.
  private func statusParts(
    _ index: Int, _ info: AccessibilityNodeInfo, _ top: Int, _ arrival: TalkBackArrival
  ) -> [Part] {
    guard
      info.flags.contains(.checkable) || !info.actions.isDisjoint(with: [.expand, .collapse])
        || speaksSupplements && !info.flags.isDisjoint(with: [.partlyChecked, .partlyExpanded])
    else { return [] }
    let node = index == top ? nil : info.node
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
    guard !isDescribed, info.flags.contains(.checkable), !info.flags.contains(.checkUnknown) else {
      return parts
    }
    if has(.checkedInSelection) {
      guard isChecked || arrival.selection != .none || settings.notChecked else { return parts }
    } else {
      switch focusability.roles[index] {
      case .switchControl, .toggleButton: return parts
      case .checkedTextView where !isChecked: return parts
      default: break
      }
    }
    let word = isChecked ? words.states.checked : words.states.notChecked
    let rule = has(.checkedInSelection) ? TalkBackRule.checkedInSelection : TalkBackRule.checked
    parts.append(words.part(.state, word, by: rule, node: node))
    return parts
  }

  private func appendError(
    _ info: AccessibilityNodeInfo, isTop: Bool, _ parts: inout [Part]
  ) {
    guard info.flags.contains(.contentInvalid), !info.error.isEmpty else { return }
    let node = isTop ? nil : info.node
    let rule = has(.messagesFirst) ? TalkBackRule.errorFirst : TalkBackRule.error
    let message = Phrase(info.error)
    parts += words.parts(of: words.templates.error, .error, by: rule, node: node) { _ in
      [words.part(.error, message, ofPlatform: info.platformWords.error, by: rule, node: node)]
    }
  }

  private func appendHintText(_ index: Int, _ top: Int, _ parts: inout [Part]) {
    guard speaksHint(index) else { return }
    let isField = focusability.roles[index] == .editText
    let kind: Part.Kind =
      isField || focusability.roles[index] == .dropDownList ? .label : .description
    let rule = has(.messagesFirst) ? TalkBackRule.hintFirst : TalkBackRule.hintText
    let node = index == top ? nil : tree[index].node
    parts.append(Part(kind, tree[index].hintText, by: rule, node: node))
  }

  /// Whether TalkBack speaks the hint text of a node.
  ///
  /// TalkBack 15 speaks the hint text unless the field shows the hint as its text. TalkBack 16
  /// speaks the hint text only if the field is empty.
  func speaksHint(_ index: Int) -> Bool {
    guard !tree[index].hintText.isEmpty else { return false }
    let flags = tree[index].flags
    let isField = focusability.roles[index] == .editText
    guard has(.hintOfEmptyFields), !(isField && settings.filledFieldNames) else {
      return !(isField && flags.contains(.showingHintText))
    }
    return isField ? tree[index].text.isEmpty : !flags.contains(.showingHintText)
  }

  private func appendTooltip(_ index: Int, _ top: Int, _ parts: inout [Part]) {
    guard tree[index].hasRareFields else { return }
    let info = tree[index]
    let tooltip = info.rare.tooltipText
    guard !tooltip.isEmpty, tooltip != info.ownText else { return }
    parts.append(
      Part(.hint, tooltip, by: TalkBackRule.tooltip, node: index == top ? nil : info.node))
  }
}
