import AccessibilityTree
import Announcements

extension Session {
  /// Reads the next or previous character, word or line of the focused stop.
  ///
  /// In a field that is being edited, the caret moves along.
  mutating func read(_ unit: Gesture.RotorUnit, _ direction: Gesture.SwipeDirection) -> String? {
    guard let node else { return "the screen has no stops" }
    let isEdited = field == node
    let text = isEdited ? enteredText(in: node) : spokenName(of: node)
    let pieces = text.pieces(by: unit)
    // If nothing was read before, start at the caret, which is at the end of the typed text.
    let first = isEdited ? pieces.count - (direction == .left ? 0 : 1) : -1
    let last = position.lastPiece(of: nodes[node], by: unit, or: first)
    let next = direction == .right ? last + 1 : last - 1
    guard pieces.indices.contains(next) else {
      if let stop { report(.boundary(stop)) }
      return nil
    }
    position.pieces = ReaderFocus.Pieces(node: nodes[node], unit: unit, last: next)
    var edge: SessionEvent.Edge?
    if isEdited {
      let range = pieces[next]
      let caret = text.distance(
        from: text.startIndex, to: direction == .right ? range.upperBound : range.lowerBound)
      editing.moveCaret(to: caret)
      edge = TextEditing.edge(at: caret, of: text.count)
    }
    report(.caretMoved(over: String(text[pieces[next]].trimmed(of: unit)), at: edge))
    return nil
  }
}

extension String {
  /// Returns the range of each character, word or line of the text.
  ///
  /// The range of a word includes the spaces after the word.
  fileprivate func pieces(by unit: Gesture.RotorUnit) -> [Range<Index>] {
    switch unit {
    case .characters: return indices.map { $0..<index(after: $0) }
    case .words: return pieces { $0.isWhitespace }
    default: return pieces { $0.isNewline }
    }
  }

  private func pieces(endingAt isEnd: (Character) -> Bool) -> [Range<Index>] {
    var pieces: [Range<Index>] = []
    var start = startIndex
    while start < endIndex {
      let word = self[start...].prefix { !isEnd($0) }.endIndex
      let end = self[word...].prefix(while: isEnd).endIndex
      pieces.append(start..<end)
      start = end
    }
    return pieces
  }
}

extension Substring {
  /// Returns the text without white space at its ends; a single character stays as it is.
  fileprivate func trimmed(of unit: Gesture.RotorUnit) -> Substring {
    unit == .characters ? self : trimmed
  }
}
