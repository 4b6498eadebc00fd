extension StopExpectation {
  package func isHeard(at stop: Stop, by comparison: Comparison) -> Bool {
    var compared = StopComparison([self], [stop], by: comparison)
    return compared.matches(0, 0)
  }

  /// Returns the parts of an announcement that match expected words, without the parts in a gap
  /// (`…`).
  ///
  /// The result is empty if the announcement does not match.
  package func expectedParts(of announcement: Announcement, by comparison: Comparison) -> [Part] {
    let heard = AnnouncementWords(announcement, by: comparison)
    if literal != nil { return announcement.parts }
    let matches = matches(in: heard, by: comparison) ?? []
    var parts: [Int] = []
    for piece in heard.pieces
    where parts.last != piece.part && matches.contains(where: { $0.overlaps(piece.tokens) }) {
      parts.append(piece.part)
    }
    let all = announcement.parts
    return parts.map { all[$0] }
  }

  /// Returns the ranges of the announcement's tokens that match expected words, or `nil` if the
  /// announcement does not match.
  func matches(in heard: AnnouncementWords, by comparison: Comparison) -> [Range<Int>]? {
    switch content {
    case .anything: return []
    case .facts(let facts):
      return matchesOfFacts(facts, in: heard, by: comparison)
    case .utterances(let utterances):
      if utterances.count == 1 {
        return heard.matches(of: utterances[0], in: heard.tokens(ofUtterance: nil), by: comparison)
      }
      guard utterances.count == heard.utterances.count else { return nil }
      var matches: [Range<Int>] = []
      for (index, pieces) in utterances.enumerated() {
        let range = heard.tokens(ofUtterance: index)
        guard let found = heard.matches(of: pieces, in: range, by: comparison) else { return nil }
        matches += found
      }
      return matches
    }
  }

  private func matchesOfFacts(
    _ facts: [String], in heard: AnnouncementWords, by comparison: Comparison
  ) -> [Range<Int>]? {
    var matches: [Range<Int>] = []
    var start = 0
    for fact in facts {
      let words = comparison.tokens(of: fact)
      guard
        let match = TokenSearch(words).first(in: heard.tokens, from: start, where: { _ in true })
      else { return nil }
      matches.append(match)
      start = match.upperBound
    }
    return matches
  }
}

extension AnnouncementWords {
  /// Returns the ranges of tokens that match the words of an expected utterance, or `nil` if the
  /// words do not match.
  ///
  /// There is one range for the words before, between and after the gaps. Each range is as early as
  /// possible. A gap stands only for whole parts of the utterance.
  fileprivate func matches(
    of pieces: [StopExpectation.Piece], in range: Range<Int>, by comparison: Comparison
  ) -> [Range<Int>]? {
    let runs = pieces.compactMap { piece -> [Token]? in
      guard case .words(let words) = piece else { return nil }
      return comparison.tokens(of: words)
    }
    let (starts, ends) = gapBounds
    var matches: [Range<Int>] = []
    var start = range.lowerBound
    for (number, run) in runs.enumerated() {
      let isFirst = number == 0 && pieces.first != .gap
      let isLast = number == runs.count - 1 && pieces.last != .gap
      let match =
        isFirst || isLast
        ? anchored(run, from: start, in: range, isFirst: isFirst, isLast: isLast)
        : TokenSearch(run).first(in: tokens[..<range.upperBound], from: start) {
          starts[$0.lowerBound] && ends[$0.upperBound]
        }
      guard let match, starts[match.lowerBound] || isFirst, ends[match.upperBound] || isLast
      else { return nil }
      matches.append(match)
      start = match.upperBound
    }
    return matches
  }

  /// Returns the range of the tokens `run` at the start of `range` if `isFirst` is true, or else at
  /// its end.
  ///
  /// The result is `nil` if `range` has other tokens there.
  private func anchored(
    _ run: [Token], from start: Int, in range: Range<Int>, isFirst: Bool, isLast: Bool
  ) -> Range<Int>? {
    let first = isFirst ? start : range.upperBound - run.count
    guard first >= start, first + run.count <= range.upperBound,
      !(isFirst && isLast) || run.count == range.count,
      tokens[first..<first + run.count].elementsEqual(run)
    else { return nil }
    return first..<first + run.count
  }
}
