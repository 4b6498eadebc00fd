/// The differing parts of a stop and its expectation, and the severity of the whole difference.
///
/// Expected words are divided at commas and compared with the heard parts:
///
/// - A missing part is lost.
/// - A part in other words is reworded.
/// - A part at another position is reordered.
/// - An unexpected part is added.
///
/// The most severe difference determines the severity of the stop.
struct PartComparison {
  /// The severity of the most severe difference among the parts.
  private(set) var severity = DifferenceSeverity.reworded
  /// The differing parts: first the moved parts, then the others in the order of the words.
  private(set) var parts: [DifferingPart] = []
  /// Remarks on the difference, one sentence each, such as “it sounds the same; case, punctuation
  /// or spaces differ”.
  private(set) var remarks: [String] = []

  private let stop: Stop
  private let heard: AnnouncementWords
  private let comparison: Comparison
  private var severities: [DifferenceSeverity] = []

  /// Compares an expectation with a stop that does not match the expectation.
  init(
    _ expectation: StopExpectation, _ stop: Stop, heard: AnnouncementWords,
    by comparison: Comparison
  ) {
    self.stop = stop
    self.heard = heard
    self.comparison = comparison
    let (groups, gaps) = expectation.groups(
      by: comparison, atFullStops: heard.dividesAtFullStops)
    var ofFacts = false
    if case .facts = expectation.content { ofFacts = true }
    var hunks = WordHunk.hunks(groups, gaps: gaps, heard.groups, ofFacts: ofFacts)
    removeMoved(from: &hunks, ofFacts: ofFacts)
    for hunk in hunks { compare(hunk) }
    severity = DifferenceSeverity.mostSevere(severities) ?? .reworded
    if severities.isEmpty { remarks.append(sameWords(expectation)) }
    if comparison == .exact, let literal = expectation.literal,
      AudibleText(literal) == AudibleText(stop.announcement.text)
    {
      remarks.append("it sounds the same; case, punctuation or spaces differ")
    }
  }

  /// Removes each group of words that is expected in one hunk and heard in another, and records it
  /// as moved.
  private mutating func removeMoved(from hunks: inout [WordHunk], ofFacts: Bool) {
    var hunkNumbers: [[Token]: [Int]] = [:]
    for (number, hunk) in hunks.enumerated().reversed() {
      for group in hunk.heard { hunkNumbers[group.words, default: []].append(number) }
    }
    for number in hunks.indices {
      var left: [WordGroup] = []
      for group in hunks[number].expected {
        let moved =
          hunkNumbers[group.words]?.popLast().flatMap { hunks[$0].remove(group.words) }
          ?? (ofFacts ? WordHunk.remove(fact: group.words, from: &hunks) : nil)
        guard let moved else {
          left.append(group)
          continue
        }
        severities.append(.reordered)
        var concerned = spoken(moved, as: .moved)
        // An expected fact can be only some words of a part. Report these words instead of the
        // whole part.
        if ofFacts, concerned.count == 1 { concerned[0].words = group.written }
        parts += concerned
      }
      hunks[number].expected = left
    }
  }

  private mutating func compare(_ hunk: WordHunk) {
    var pairs = linked(hunk)
    if !hunk.hasGap { pairs = filled(pairs, hunk) }
    var stop = 0
    for (line, group) in hunk.expected.enumerated() {
      if let other = pairs[line] {
        if !hunk.hasGap { add(hunk.heard[stop..<other]) }
        reword(group, hunk.heard[other])
        stop = other + 1
      } else {
        severities.append(.lost)
        parts += unheard(group)
      }
    }
    if !hunk.hasGap { add(hunk.heard[stop...]) }
  }

  /// Returns, for each expected group of a hunk, the index of the heard group with some of the same
  /// words.
  ///
  /// The index is `nil` if there is no such heard group.
  private func linked(_ hunk: WordHunk) -> [Int?] {
    let left = hunk.expected.enumerated().flatMap { number, group in group.words.map { _ in number }
    }
    let right = hunk.heard.enumerated().flatMap { number, group in group.words.map { _ in number } }
    var pairs = [Int?](repeating: nil, count: hunk.expected.count)
    var last = -1
    let common = CommonRun.indices(hunk.expected.flatMap(\.words), hunk.heard.flatMap(\.words))
    for (line, stop) in common.map({ (left[$0.left], right[$0.right]) })
    where pairs[line] == nil && stop > last {
      pairs[line] = stop
      last = stop
    }
    return pairs
  }

  /// Returns `pairs` with an index for more expected groups: each `nil` is replaced by the index of
  /// the next unpaired heard group.
  ///
  /// The entry stays `nil` if there is no unpaired heard group before the next pair.
  private func filled(_ pairs: [Int?], _ hunk: WordHunk) -> [Int?] {
    var filled = pairs
    // For each expected group, the end of the heard groups that it can be paired with: the heard
    // group of the next pair.
    var ends = pairs.map { $0 ?? hunk.heard.count }
    for line in pairs.indices.dropLast().reversed() where pairs[line] == nil {
      ends[line] = ends[line + 1]
    }
    var stop = 0
    for line in pairs.indices {
      if let other = pairs[line] {
        stop = other + 1
      } else if stop < ends[line] {
        filled[line] = stop
        stop += 1
      }
    }
    return filled
  }

  private mutating func add(_ groups: ArraySlice<WordGroup>) {
    for group in groups {
      severities.append(.added)
      parts += spoken(group, as: .heard)
    }
  }

  private mutating func reword(_ expected: WordGroup, _ spoken: WordGroup) {
    severities.append(.reworded)
    let common = Set(CommonRun.indices(expected.words, spoken.words).map(\.right))
    let indices = spoken.words.indices.filter { !common.contains($0) }
    let changed = indices.isEmpty ? spoken : spoken.only(indices)
    parts += self.spoken(changed, as: .heard) + unheard(expected)
    remarkSymbols(expected.words, spoken.words)
  }

  private mutating func remarkSymbols(_ expected: [Token], _ spoken: [Token]) {
    guard comparison == .asHeard,
      expected.filter({ !$0.isSymbol }) == spoken.filter({ !$0.isSymbol })
    else { return }
    let common = CommonRun.indices(expected, spoken)
    let lines = Set(common.map(\.left))
    let stops = Set(common.map(\.right))
    let symbols =
      spoken.indices.filter { !stops.contains($0) }.map { spoken[$0].text }
      + expected.indices.filter { !lines.contains($0) }.map { expected[$0].text }
    guard let symbol = symbols.first else { return }
    remarks.append("only “\(symbol)” differs; a symbol in a text is heard")
  }

  /// Returns the parts of the announcement that contain the words of a heard group.
  private func spoken(_ group: WordGroup, as change: DifferingPart.Change) -> [DifferingPart] {
    var last = -1
    return group.pieces.compactMap { index in
      guard index != last else { return nil }
      last = index
      let piece = heard.pieces[index]
      let part = stop.announcement.parts[piece.part]
      return DifferingPart(change, part.kind, piece.text, by: part.rule)
    }
  }

  /// Returns the words of an expected group as parts that are not heard.
  ///
  /// If a rule of the reader omits words of the group, these words are reported as silent.
  private func unheard(_ group: WordGroup) -> [DifferingPart] {
    var silent: [DifferingPart] = []
    var isWhole = false
    for omission in stop.omissions {
      let words = comparison.words(of: omission.text)
      guard !words.isEmpty, words.allSatisfy(group.words.contains) else { continue }
      isWhole = isWhole || words == group.words
      silent.append(DifferingPart(.silent, omission.kind, omission.text, by: omission.rule))
    }
    return isWhole ? silent : [DifferingPart(.notHeard, nil, group.written)] + silent
  }

  private func sameWords(_ expectation: StopExpectation) -> String {
    if case .utterances(let utterances) = expectation.content, utterances.count > 1,
      utterances.count != heard.utterances.count
    {
      let pauses = heard.utterances.count == 1 ? "does not pause" : "pauses in another place"
      return "the words are the same; the reader \(pauses)"
    }
    return comparison == .exact
      ? "the words are the same; punctuation or spaces differ"
      : "the words are the same; where they are parted differs"
  }
}

extension WordGroup {
  fileprivate func only(_ indices: [Int]) -> WordGroup {
    WordGroup(text: nil, words: indices.map { words[$0] }, pieces: indices.map { pieces[$0] })
  }
}

extension Token {
  /// Whether the token is neither a word nor a number.
  var isSymbol: Bool {
    !text.unicodeScalars.contains {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
  }
}
