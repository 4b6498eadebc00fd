/// An alignment of the utterances in a reader's log with the stops of a prediction.
///
/// The lines follow the order of the log. An utterance that is predicted at another position counts
/// as moved.
package struct LoggedAlignment {
  /// A line of the alignment, which gives utterances and stops by their indices.
  package enum Line: Sendable, Hashable {
    case equal(heard: Int, stop: Int)
    /// The utterance has other words than the predicted stop.
    case changed(heard: Int, stop: Int, parts: [DifferingPart], remarks: [String])
    /// The utterance is predicted at another position.
    case moved(heard: Int, stop: Int)
    case onlyHeard(Int)
    case onlyPredicted(stop: Int)
  }

  /// The lines, in the order of the utterances and of the stops.
  package private(set) var lines: [Line] = []

  private let stops: [Stop]
  private var compared: StopComparison

  /// Aligns utterances with stops.
  ///
  /// - Parameters:
  ///   - heard: The words of the utterances.
  ///   - stops: The predicted stops.
  ///   - opensStart: Whether stops before the first utterance are left out.
  ///   - opensEnd: Whether stops after the last utterance are left out.
  ///   - joint: The index in `heard` of the utterance that was logged first, or `nil`. It is given
  ///     only if the walk began in the middle of the screen, went on from the end to the top, and
  ///     ended before the stop where it began. Stops right before this utterance are left out if
  ///     they were not heard.
  /// - Complexity: O(*n* log *n*) in the number of utterances and stops.
  package init(
    _ heard: [String], _ stops: [Stop], opensStart: Bool, opensEnd: Bool, joint: Int? = nil
  ) {
    self.stops = stops
    let expected = heard.map { StopExpectation(saying: $0) }
    compared = StopComparison(expected, stops, by: .asHeard, resemblingByWord: true)
    let moved = LineAlignment.misplaced(compared)
    let kept = LoggedAlignment.others(of: moved, expected.count, stops.count)
    let rest = StopComparison(
      kept.lines.map { expected[$0] }, kept.stops.map { stops[$0] }, by: .asHeard,
      resemblingByWord: true)
    let aligned = LineAlignment(rest, isOpen: opensEnd, opensStart: opensStart).pairs
    var pairs = divided(
      aligned.map { $0.mapped(kept.lines, kept.stops) }, opensStart: opensStart,
      opensEnd: opensEnd)
    if let joint { pairs = LoggedAlignment.joined(pairs, at: joint) }
    var next = 0
    for pair in pairs {
      // A moved utterance stays where it was heard.
      while let line = pair.line, next < moved.count, moved[next].line < line {
        append(.moved(moved[next].line, moved[next].stop))
        next += 1
      }
      append(pair)
    }
    for pair in moved[next...] { append(.moved(pair.line, pair.stop)) }
  }

  /// Returns the indices of the lines and of the stops that are in none of the pairs.
  private static func others(
    of pairs: [(line: Int, stop: Int)], _ lines: Int, _ stops: Int
  ) -> (lines: [Int], stops: [Int]) {
    let taken = (lines: Set(pairs.map(\.line)), stops: Set(pairs.map(\.stop)))
    return (
      (0..<lines).filter { !taken.lines.contains($0) },
      (0..<stops).filter { !taken.stops.contains($0) }
    )
  }

  /// Divides each changed pair whose utterance and stop have no word in common.
  ///
  /// The utterance is then only heard, and the stop only predicted. The word for the role counts as
  /// a common word, so a button with another name stays a pair. The stop of a divided pair is left
  /// out if it comes before the first equal pair and `opensStart` is true, or after the last equal
  /// pair and `opensEnd` is true.
  private mutating func divided(
    _ pairs: [LineAlignment.Pair], opensStart: Bool, opensEnd: Bool
  ) -> [LineAlignment.Pair] {
    let first = opensStart ? pairs.firstIndex(where: \.isSame) ?? pairs.endIndex : pairs.startIndex
    let last = opensEnd ? pairs.lastIndex(where: \.isSame) ?? -1 : pairs.endIndex
    var result: [LineAlignment.Pair] = []
    for (index, pair) in pairs.enumerated() {
      guard case .changed(let line, let stop) = pair, !compared.sharesWord(line, stop) else {
        result.append(pair)
        continue
      }
      result.append(.missing(line))
      if index >= first, index <= last { result.append(.unexpected(stop)) }
    }
    return result
  }

  /// Returns the pairs, without the stops that the walk had not reached when it ended.
  ///
  /// The walk went on from the end of the screen to the top. The stops that it did not reach are
  /// therefore between its last utterance and its first utterance.
  private static func joined(
    _ pairs: [LineAlignment.Pair], at joint: Int
  ) -> [LineAlignment.Pair] {
    let start = pairs.firstIndex { $0.line.map { $0 >= joint } ?? false } ?? pairs.endIndex
    let before = pairs[..<start].reversed().prefix { $0.isUnpaired }.count
    let after = pairs[start...].prefix { $0.isUnpaired }.count
    let gap = start - before..<start + after
    return pairs[..<gap.lowerBound] + pairs[gap].filter { $0.line != nil }
      + pairs[gap.upperBound...]
  }

  private mutating func append(_ pair: LineAlignment.Pair) {
    switch pair {
    case .same(let line, let stop): lines.append(.equal(heard: line, stop: stop))
    case .moved(let line, let stop): lines.append(.moved(heard: line, stop: stop))
    case .missing(let line): lines.append(.onlyHeard(line))
    case .unexpected(let stop): lines.append(.onlyPredicted(stop: stop))
    case .changed(let line, let stop):
      let heard = compared.heard(stop)
      let expected = compared.expected[line].separated(like: heard)
      let parts = PartComparison(expected, stops[stop], heard: heard, by: .asHeard)
      lines.append(
        .changed(heard: line, stop: stop, parts: parts.parts, remarks: parts.remarks))
    }
  }
}

extension Stop {
  /// Returns the parts of the stop that differ from logged words, or `nil` if the stop and the
  /// logged words sound the same.
  package func parts(differingFrom heard: String) -> [DifferingPart]? {
    var compared = StopComparison([StopExpectation(saying: heard)], [self], by: .asHeard)
    guard !compared.matches(0, 0) else { return nil }
    let predicted = compared.heard(0)
    let expected = compared.expected[0].separated(like: predicted)
    return PartComparison(expected, self, heard: predicted, by: .asHeard).parts
  }
}

extension StopExpectation {
  /// Returns the logged words, with a comma inserted wherever the next predicted part begins.
  ///
  /// Logs do not separate parts clearly. VoiceOver joins parts by spaces, and TalkBack by full
  /// stops, which labels can also contain.
  fileprivate func separated(like predicted: AnnouncementWords) -> StopExpectation {
    let groups = predicted.groups
    let owners = groups.enumerated().flatMap { number, group in group.words.map { _ in number } }
    let words = Comparison.asHeard.words(of: literal ?? "")
    let common = CommonRun.indices(words, groups.flatMap(\.words))
    var numbers = [Int?](repeating: nil, count: words.count)
    var left = groups.map(\.words.count)
    for pair in common {
      numbers[pair.left] = owners[pair.right]
      left[owners[pair.right]] -= 1
    }
    // For each word, the predicted part that contains the word or, if none does, the part of the
    // next word.
    var next = numbers
    for index in next.indices.dropLast().reversed() { next[index] = next[index] ?? next[index + 1] }
    var text = ""
    var last: Int?
    for (index, word) in words.enumerated() {
      // A word that no predicted part contains may stand for missing words of the part before or
      // after it.
      let own =
        numbers[index]
        ?? [last, next[index]].compactMap(\.self).first { left[$0] > 0 }
      if !text.isEmpty { text += own == last ? " " : ", " }
      text += word.text
      last = own
    }
    return StopExpectation(saying: text)
  }
}

extension LineAlignment.Pair {
  /// Whether the stop matches the expectation.
  fileprivate var isSame: Bool { if case .same = self { true } else { false } }

  /// Whether there is only an utterance or only a stop.
  fileprivate var isUnpaired: Bool {
    switch self {
    case .missing, .unexpected: true
    case .same, .changed, .moved: false
    }
  }

  /// The index of the line, or `nil` for an unexpected stop.
  fileprivate var line: Int? {
    switch self {
    case .same(let line, _), .changed(let line, _), .missing(let line), .moved(let line, _): line
    case .unexpected: nil
    }
  }

  /// Returns the pair with each index replaced by the element of `lines` or `stops` at that index.
  fileprivate func mapped(_ lines: [Int], _ stops: [Int]) -> LineAlignment.Pair {
    switch self {
    case .same(let line, let stop): .same(lines[line], stops[stop])
    case .changed(let line, let stop): .changed(lines[line], stops[stop])
    case .moved(let line, let stop): .moved(lines[line], stops[stop])
    case .missing(let line): .missing(lines[line])
    case .unexpected(let stop): .unexpected(stops[stop])
    }
  }
}
