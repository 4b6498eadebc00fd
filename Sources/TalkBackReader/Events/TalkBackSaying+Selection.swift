import AccessibilityTree
import Announcements

/// What TalkBack says of a caret that moves and of text that is selected.
///
/// Source: TalkBack 15.1 and 16.2, TextEventInterpreter.java and InputTextFeedbackRules.java, executed.
extension TalkBackSaying {
  mutating func selectionChanged(_ selection: AndroidSelection) {
    let last = typing.selection
    let isOfText = typing.movesWithText
    let node = nodes[selection.node]
    typing.selection = (node, selection)
    typing.movesWithText = false
    guard !isOfText, let last = last?.node == node ? last?.range : nil else { return }
    let parts =
      switch (last.isCaret, selection.isCaret) {
      case (true, true): passed(from: last, to: selection)
      case (false, true) where last.anchor != selection.anchor || !selection.isExtended:
        cleared(last, selection)
      default: selection.isExtended ? extended(from: last, to: selection) : []
      }
    guard !parts.isEmpty else { return }
    var saying = textSaying(parts)
    saying.node = node
    sayings.append(saying)
  }

  /// What a caret that was moved by a service came over.
  mutating func traversed(_ text: String, edge: SessionEvent.Edge? = nil, node: SessionNode? = nil)
  {
    var parts: [Part] = []
    if !text.isEmpty { parts.append(passed(text)) }
    parts += self.edge(edge)
    guard !parts.isEmpty else { return }
    var saying = textSaying(parts)
    saying.mode = [.interrupt, .uninterruptible]
    saying.node = node
    sayings.append(saying)
  }

  private func passed(from last: AndroidSelection, to new: AndroidSelection) -> [Part] {
    let text = new.text(last.end, new.end)
    guard !text.isEmpty else { return [] }
    return [passed(text)] + edge(new.edge)
  }

  private func passed(_ text: String) -> Part {
    Part(
      .value, cleanup.clean(text, naming: true, isText: true).text, by: TalkBackEventRule.caret)
  }

  private func edge(_ edge: SessionEvent.Edge?) -> [Part] {
    switch edge {
    case .start?:
      [words.part(.state, words.events.beginningOfField, by: TalkBackEventRule.caret)]
    case .end?: [words.part(.state, words.events.endOfField, by: TalkBackEventRule.caret)]
    case nil: []
    }
  }

  /// Nothing is selected any more; at the end of the text nobody is told.
  private func cleared(_ last: AndroidSelection, _ new: AndroidSelection) -> [Part] {
    guard new.edge != .end else { return [] }
    return [
      words.part(.state, words.events.selectionCleared, by: TalkBackEventRule.selection)
    ] + edge(new.edge)
  }

  /// With a hardware keyboard or while TalkBack selects, what comes to a selection and what goes.
  private func extended(from last: AndroidSelection, to new: AndroidSelection) -> [Part] {
    guard last.anchor == new.anchor else {
      let isAll = min(new.anchor, new.end) == 0 && max(new.anchor, new.end) == new.text.utf16.count
      guard isAll, new.isOfHardware, !new.isCaret else { return [] }
      return [told(words.events.selectedText, shown(new.text))]
    }
    let (anchor, old, end) = (new.anchor, last.end, new.end)
    // What lies on the way back to the anchor is unselected, what lies beyond it selected.
    let back = (old > anchor) == (end > anchor) && end != anchor ? end : anchor
    let isShrinking = abs(back - anchor) < abs(old - anchor)
    let unselected = isShrinking ? new.text(old, back) : ""
    let selected = isShrinking ? new.text(back, end) : new.text(old, end)
    var parts: [Part] = []
    if !unselected.isEmpty { parts.append(told(words.events.unselected, shown(unselected))) }
    if !selected.isEmpty { parts.append(told(words.events.selected, shown(selected))) }
    return parts
  }

  private func told(_ template: Template, _ text: String) -> Part {
    Part(.value, template.filled(["text": text]), by: TalkBackEventRule.selection)
  }
}

extension AndroidSelection {
  /// Whether TalkBack tells what comes to a selection and what goes.
  fileprivate var isExtended: Bool { isOfHardware || isSelecting }

  /// The end of the text that the caret is at; an empty field has none.
  fileprivate var edge: SessionEvent.Edge? {
    guard isCaret, !text.isEmpty else { return nil }
    return end == 0 ? .start : end == text.utf16.count ? .end : nil
  }
}
