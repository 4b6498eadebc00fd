extension Session {
  /// How far the words of a node were read piece by piece.
  struct ReadingPlace: Sendable {
    var node: SessionNode
    var unit: Gesture.RotorUnit
    /// The piece that was read last.
    var piece: Int
  }

  /// Reads the next piece of what the reader is on, or the one before: a character, a word or a line.
  ///
  /// In a field that is being edited the caret moves with it.
  mutating func read(_ unit: Gesture.RotorUnit, _ way: Gesture.Way) -> String? {
    guard let node else { return "there is no stop" }
    let isEdited = field == node
    let text = isEdited ? screen[node].value?.text ?? "" : spokenName(of: node)
    let pieces = text.pieces(by: unit)
    let last = lastPiece(of: pieces, at: node, unit, way, isEdited: isEdited)
    let next = way == .right ? last + 1 : last - 1
    guard pieces.indices.contains(next) else {
      if let stop { tell(.boundary(stop)) }
      return nil
    }
    reading = ReadingPlace(node: nodes[node], unit: unit, piece: next)
    var edge: SessionEvent.Edge?
    if isEdited {
      let range = pieces[next]
      let caret = text.distance(
        from: text.startIndex, to: way == .right ? range.upperBound : range.lowerBound)
      selection = caret..<caret
      edge = caret == 0 ? .start : caret == text.count ? .end : nil
    }
    tell(.caretMoved(over: String(text[pieces[next]].trimmed(of: unit)), at: edge))
    return nil
  }

  /// The piece that was read last; that before the first, or behind the last, where none was.
  private func lastPiece(
    of pieces: [Range<String.Index>], at node: Node.Index, _ unit: Gesture.RotorUnit,
    _ way: Gesture.Way, isEdited: Bool
  ) -> Int {
    if let reading, reading.node == nodes[node], reading.unit == unit { return reading.piece }
    // A caret stands at the end of what was typed.
    return isEdited && way == .left ? pieces.count : isEdited ? pieces.count - 1 : -1
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
