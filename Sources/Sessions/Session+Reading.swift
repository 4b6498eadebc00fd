import AccessibilityTree
import Announcements

extension Session {
  /// Reads the next piece of what the reader is on, or the one before: a character, a word or a line.
  ///
  /// In a field that is being edited the caret moves with it.
  mutating func read(_ unit: Gesture.RotorUnit, _ way: Gesture.Way) -> String? {
    guard let node else { return "there is no stop" }
    let isEdited = field == node
    let text = isEdited ? heldText(of: node) : spokenName(of: node)
    let pieces = text.pieces(by: unit)
    // A caret stands at the end of what was typed.
    let first = isEdited ? pieces.count - (way == .left ? 0 : 1) : -1
    let last = position.lastPiece(of: nodes[node], by: unit, or: first)
    let next = way == .right ? last + 1 : last - 1
    guard pieces.indices.contains(next) else {
      if let stop { tell(.boundary(stop)) }
      return nil
    }
    position.pieces = ReaderFocus.Pieces(node: nodes[node], unit: unit, last: next)
    var edge: SessionEvent.Edge?
    if isEdited {
      let range = pieces[next]
      let caret = text.distance(
        from: text.startIndex, to: way == .right ? range.upperBound : range.lowerBound)
      editing.putCaret(at: caret)
      edge = TextEditing.edge(at: caret, of: text.count)
    }
    tell(.caretMoved(over: String(text[pieces[next]].trimmed(of: unit)), at: edge))
    return nil
  }
}

extension String {
  /// Where its pieces stand; a word has the spaces behind it.
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
  /// Without the spaces behind it, unless it is one itself.
  fileprivate func trimmed(of unit: Gesture.RotorUnit) -> Substring {
    unit == .characters ? self : trimmed
  }
}
