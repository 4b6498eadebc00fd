/// A group of expected or heard words between two commas.
struct WordGroup {
  /// The words as the author wrote them, or `nil` for heard words and for a piece of a longer
  /// group.
  var text: String?
  /// The words, numbers and symbols.
  var words: [Token]
  /// For heard words, the index of the piece of the announcement from which each word comes.
  var pieces: [Int] = []

  /// The words as the author wrote them or, if ``text`` is `nil`, joined by spaces except in
  /// scripts without spaces.
  var written: String {
    if let text { return text }
    var written = ""
    var previous: Token?
    for word in words {
      if let previous, !previous.isUnspaced || !word.isUnspaced { written += " " }
      written += word.text
      previous = word
    }
    return written
  }

  func cut(_ range: Range<Int>) -> WordGroup {
    guard range != words.indices else { return self }
    return WordGroup(
      text: nil, words: Array(words[range]),
      pieces: pieces.isEmpty ? [] : Array(pieces[range]))
  }
}

extension StopExpectation {
  /// Returns the groups of expected words, and the indices of the groups after a gap (`…`).
  ///
  /// If the expectation ends with a gap, the number of groups is one of the indices.
  ///
  /// - Parameter atFullStops: Whether full stops separate parts, as commas do.
  func groups(
    by comparison: Comparison, atFullStops: Bool
  ) -> (groups: [WordGroup], gaps: Set<Int>) {
    var groups: [WordGroup] = []
    var gaps: Set<Int> = []
    func append(_ text: String) {
      for part in CommaParts.split(text, atFullStops: atFullStops) {
        let words = comparison.words(of: part)
        if !words.isEmpty { groups.append(WordGroup(text: String(part), words: words)) }
      }
    }
    switch content {
    case .anything: gaps.insert(0)
    case .facts(let facts):
      facts.forEach(append)
      gaps = Set(0...groups.count)
    case .utterances(let utterances):
      for piece in utterances.joined() {
        switch piece {
        case .words(let words): append(words)
        case .gap: gaps.insert(groups.count)
        }
      }
    }
    return (groups, gaps)
  }
}

extension AnnouncementWords {
  /// The heard words, divided into groups at commas, semicolons and full stops.
  var groups: [WordGroup] {
    var groups: [WordGroup] = []
    for (index, piece) in pieces.enumerated() {
      let words = tokens[piece.tokens].filter { !$0.isSpace }
      guard !words.isEmpty else { continue }
      if piece.beginsGroup || groups.isEmpty { groups.append(WordGroup(text: nil, words: [])) }
      groups[groups.count - 1].words += words
      groups[groups.count - 1].pieces += words.map { _ in index }
    }
    return groups
  }
}
