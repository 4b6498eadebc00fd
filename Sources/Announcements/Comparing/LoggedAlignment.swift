/// An alignment of the utterances in a reader's log with the stops of a prediction.
///
/// The lines follow the order of the log. An utterance counts as moved if its words are predicted
/// at another position.
package struct LoggedAlignment {
  /// A line of the alignment: an utterance, a predicted stop, or a pair of an utterance and a stop,
  /// given by their indices.
  package enum Line: Sendable, Hashable {
    case equal(heard: Int, stop: Int)
    /// The utterance has other words than the predicted stop.
    case changed(heard: Int, stop: Int, parts: [DifferingPart], remarks: [String])
    /// The words of the utterance are predicted at another position.
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
  ///   - opensStart: Whether the alignment leaves out stops before the first utterance.
  ///   - opensEnd: Whether the alignment leaves out stops after the last utterance.
  ///   - joint: The index in `heard` of the utterance that was logged first, if the person began in
  ///     the middle of the screen, went on from its end to its top, and stopped before reaching the
  ///     first stop again; otherwise `nil`. The alignment leaves out the unheard stops right before
  ///     this utterance, because the person stopped before reaching them.
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

  /// Returns the indices of the lines and stops outside the pairs.
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
  /// The utterance then counts as only heard, and the stop as only predicted. The word for the role
  /// counts as a common word, so two buttons with different names stay a pair.
  ///
  /// If `opensStart` is true, the stop of a divided pair before the first equal pair is left out.
  /// If `opensEnd` is true, the stop of a divided pair after the last equal pair is left out.
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

  /// Returns the pairs, without the stops that the person never reached.
  ///
  /// The person began at the utterance `joint`, and went on from the end of the screen to its top.
  /// The unreached stops are therefore right before this utterance in swipe order.
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
  /// Logs do not separate parts clearly: VoiceOver joins parts by spaces. TalkBack joins parts by
  /// full stops, but labels can contain full stops, too.
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
    // For each word, the predicted part with this word. If there is none, the part of the next
    // word.
    var next = numbers
    for index in next.indices.dropLast().reversed() { next[index] = next[index] ?? next[index + 1] }
    var text = ""
    var last: Int?
    for (index, word) in words.enumerated() {
      // An unpredicted word may replace a predicted word of the part before or after it.
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

  /// Whether the pair has only an utterance or only a stop.
  fileprivate var isUnpaired: Bool {
    switch self {
    case .missing, .unexpected: true
    case .same, .changed, .moved: false
    }
  }

  /// The index of the pair's line, or `nil` for an unexpected stop.
  fileprivate var line: Int? {
    switch self {
    case .same(let line, _), .changed(let line, _), .missing(let line), .moved(let line, _): line
    case .unexpected: nil
    }
  }

  /// Returns the pair with new indices: the elements of `lines` and `stops` at the old indices.
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
