import AccessibilityTree
import Announcements

/// What TalkBack says when a caret moves and when text is selected.
///
/// Source: TalkBack 15.1 and 16.2, TextEventInterpreter.java and InputTextFeedbackRules.java. We
/// executed these classes.
extension TalkBackEventComposer {
  mutating func selectionChanged(_ selection: AndroidSelection) {
    let last = typing.selection
    let movesWithText = typing.movesWithText
    let node = nodes[selection.node]
    typing.selection = (node, selection)
    typing.movesWithText = false
    guard !movesWithText, let last = last?.node == node ? last?.range : nil else { return }
    let parts =
      switch (last.isCaret, selection.isCaret) {
      case (true, true): passed(from: last, to: selection)
      case (false, true) where last.anchor != selection.anchor || !selection.announcesExtension:
        cleared(selection)
      default: selection.announcesExtension ? extended(from: last, to: selection) : []
      }
    guard !parts.isEmpty else { return }
    requests.append(textRequest(parts, node: node))
  }

  /// Announces the text over which TalkBack or another service moved the caret.
  mutating func traversed(_ text: String, edge: SessionEvent.Edge? = nil, node: SessionNode? = nil)
  {
    let parts = (text.isEmpty ? [] : [passed(text)]) + self.edge(edge)
    guard !parts.isEmpty else { return }
    var request = textRequest(parts, node: node)
    request.mode = [.interrupt, .uninterruptible]
    requests.append(request)
  }

  private func passed(from last: AndroidSelection, to new: AndroidSelection) -> [Part] {
    let text = new.text(last.end, new.end)
    return text.isEmpty ? [] : [passed(text)] + edge(new.edge)
  }

  private func passed(_ text: String) -> Part {
    Part(.value, cleanup.clean(text, naming: true, isText: true).text, by: TalkBackEventRule.caret)
  }

  private func edge(_ edge: SessionEvent.Edge?) -> [Part] {
    switch edge {
    case .start?:
      [words.part(.state, words.events.beginningOfField, by: TalkBackEventRule.caret)]
    case .end?: [words.part(.state, words.events.endOfField, by: TalkBackEventRule.caret)]
    case nil: []
    }
  }

  /// Returns the words for a selection that was cleared.
  ///
  /// The result is empty if the caret is at the end of the text.
  private func cleared(_ new: AndroidSelection) -> [Part] {
    guard new.edge != .end else { return [] }
    return [words.part(.state, words.events.selectionCleared, by: TalkBackEventRule.selection)]
      + edge(new.edge)
  }

  /// Returns the words for the text that was added to the selection or removed from it.
  private func extended(from last: AndroidSelection, to new: AndroidSelection) -> [Part] {
    guard last.anchor == new.anchor else {
      let isAll = min(new.anchor, new.end) == 0 && max(new.anchor, new.end) == new.text.utf16.count
      guard isAll, new.isOfHardware, !new.isCaret else { return [] }
      return [selectionPart(words.events.selectedText, clean(new.text))]
    }
    let (anchor, old, end) = (new.anchor, last.end, new.end)
    // Moving the end of the selection towards the anchor unselects text; moving it past the anchor
    // selects text.
    let back = (old > anchor) == (end > anchor) && end != anchor ? end : anchor
    let isShrinking = abs(back - anchor) < abs(old - anchor)
    let unselected = isShrinking ? new.text(old, back) : ""
    let selected = isShrinking ? new.text(back, end) : new.text(old, end)
    return [(words.events.unselected, unselected), (words.events.selected, selected)].compactMap {
      $1.isEmpty ? nil : selectionPart($0, clean($1))
    }
  }

  private func selectionPart(_ template: Template, _ text: String) -> Part {
    Part(.value, template.filled(["text": text]), by: TalkBackEventRule.selection)
  }
}

extension AndroidSelection {
  /// Whether TalkBack announces the text that becomes selected or unselected.
  fileprivate var announcesExtension: Bool { isOfHardware || isSelecting }

  /// The edge of the text at which the caret is: the start or the end.
  ///
  /// `nil` means that the caret is between start and end, or that the field is empty.
  fileprivate var edge: SessionEvent.Edge? {
    guard isCaret, !text.isEmpty else { return nil }
    return end == 0 ? .start : end == text.utf16.count ? .end : nil
  }
}
