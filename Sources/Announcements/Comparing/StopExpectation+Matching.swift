extension StopExpectation {
  package func isHeard(at stop: Stop, by comparison: Comparison) -> Bool {
    var compared = StopComparison([self], [stop], by: comparison)
    return compared.matches(0, 0)
  }

  /// The parts of an announcement that the expected words stand for, and not a gap; none when it is
  /// not as expected.
  package func expectedParts(of announcement: Announcement, by comparison: Comparison) -> [Part] {
    let heard = AnnouncementWords(announcement, by: comparison)
    if literal != nil { return announcement.parts }
    let places = places(in: heard, by: comparison) ?? []
    var parts: [Int] = []
    for piece in heard.pieces
    where parts.last != piece.part && places.contains(where: { $0.overlaps(piece.tokens) }) {
      parts.append(piece.part)
    }
    let all = announcement.parts
    return parts.map { all[$0] }
  }

  /// Where in an announcement the expected words are heard, as ranges of its tokens; absent when
  /// they are not.
  func places(in heard: AnnouncementWords, by comparison: Comparison) -> [Range<Int>]? {
    switch content {
    case .anything: return []
    case .facts(let facts):
      return placesOfFacts(facts, in: heard, by: comparison)
    case .utterances(let utterances):
      if utterances.count == 1 {
        return heard.places(of: utterances[0], in: heard.tokens(ofUtterance: nil), by: comparison)
      }
      guard utterances.count == heard.utterances.count else { return nil }
      var places: [Range<Int>] = []
      for (place, pieces) in utterances.enumerated() {
        let range = heard.tokens(ofUtterance: place)
        guard let found = heard.places(of: pieces, in: range, by: comparison) else { return nil }
        places += found
      }
      return places
    }
  }

  private func placesOfFacts(
    _ facts: [String], in heard: AnnouncementWords, by comparison: Comparison
  ) -> [Range<Int>]? {
    var places: [Range<Int>] = []
    var start = 0
    for fact in facts {
      let words = comparison.tokens(of: fact)
      guard
        let place = TokenSearch(words).first(in: heard.tokens, from: start, where: { _ in true })
      else { return nil }
      places.append(place)
      start = place.upperBound
    }
    return places
  }
}

extension AnnouncementWords {
  /// Where the words of an utterance with gaps are heard in a range of tokens, each run of words as
  /// far to the front as can be: gaps begin and end between parts.
  fileprivate func places(
    of pieces: [StopExpectation.Piece], in range: Range<Int>, by comparison: Comparison
  ) -> [Range<Int>]? {
    let runs = pieces.compactMap { piece -> [Token]? in
      guard case .words(let words) = piece else { return nil }
      return comparison.tokens(of: words)
    }
    var (starts, ends) = ([Bool](repeating: false, count: tokens.count + 1), [Bool]())
    ends = starts
    for piece in self.pieces {
      starts[piece.tokens.lowerBound] = true
      ends[piece.tokens.upperBound] = true
    }
    var places: [Range<Int>] = []
    var start = range.lowerBound
    for (number, run) in runs.enumerated() {
      let isFirst = number == 0 && pieces.first != .gap
      let isLast = number == runs.count - 1 && pieces.last != .gap
      let place =
        isFirst || isLast
        ? anchored(run, from: start, in: range, isFirst: isFirst, isLast: isLast)
        : TokenSearch(run).first(in: tokens[..<range.upperBound], from: start) {
          starts[$0.lowerBound] && ends[$0.upperBound]
        }
      guard let place, starts[place.lowerBound] || isFirst, ends[place.upperBound] || isLast
      else { return nil }
      places.append(place)
      start = place.upperBound
    }
    return places
  }

  /// A run of words at the beginning or at the end of a range.
  private func anchored(
    _ run: [Token], from start: Int, in range: Range<Int>, isFirst: Bool, isLast: Bool
  ) -> Range<Int>? {
    let place = isFirst ? start : range.upperBound - run.count
    guard place >= start, place + run.count <= range.upperBound,
      !(isFirst && isLast) || run.count == range.count,
      tokens[place..<place + run.count].elementsEqual(run)
    else { return nil }
    return place..<place + run.count
  }
}
