/// An alignment of expected lines with heard stops, so that one inserted stop does not make all
/// later stops differ.
///
/// The alignment only makes the description of differences short. It does not affect whether a
/// transcript matches.
struct LineAlignment {
  /// A line paired with a stop, a line alone, or a stop alone.
  ///
  /// The associated values are the index of the line (an expectation) and the index of the stop.
  enum Pair: Hashable {
    case same(Int, Int)
    case changed(Int, Int)
    case missing(Int)
    case unexpected(Int)
    /// The announcement of the line is heard at another position.
    case moved(Int, Int)
  }

  /// The pairs, in the order of the lines and of the stops.
  private(set) var pairs: [Pair] = []

  private var comparison: StopComparison
  private let opensStart: Bool
  private let isOpen: Bool
  /// The number of pairs of a line and a stop that may still be compared.
  ///
  /// When the budget is used up, lines and stops with the same words are paired first. The others
  /// are then paired in order, without searching for similar words. The time grows only linearly
  /// with the number of lines and stops.
  private var budget = 400_000
  /// Pairs of a line and a stop with the same words, if these words are heard as often as expected.
  ///
  /// If several lines have the same words, the first of them is paired with the first of the stops,
  /// and so on.
  private let numbered: [(left: Int, right: Int)]

  /// Aligns expectations with stops.
  ///
  /// If `isOpen` is true, stops after the last expected stop are ignored. If `opensStart` is true,
  /// stops before the first expected stop are ignored.
  init(_ comparison: StopComparison, isOpen: Bool, opensStart: Bool = false) {
    self.comparison = comparison
    self.isOpen = isOpen
    self.opensStart = opensStart
    let lines = comparison.expected.indices
    let all = LineAlignment.numbered(comparison)
    numbered = all.map(\.pair)
    let anchors = LineAlignment.ordered(all.filter(\.isUnique).map(\.pair))
    var (line, stop) = (0, 0)
    for anchor in anchors {
      align(line..<anchor.line, stop..<anchor.stop)
      pairs.append(.same(anchor.line, anchor.stop))
      (line, stop) = (anchor.line + 1, anchor.stop + 1)
    }
    align(line..<lines.upperBound, stop..<comparison.stops.count, isLast: true)
    joinMoved()
    if isOpen { dropEnd() }
    if opensStart { dropStart() }
  }

  /// Aligns the lines and stops between two pairs that are already aligned.
  ///
  /// First, matching lines and stops at the two ends are paired. The lines and stops between them
  /// get the alignment with the fewest changes, unless the ``budget`` is too small.
  private mutating func align(_ lines: Range<Int>, _ stops: Range<Int>, isLast: Bool = false) {
    var (lines, stops) = (lines, stops)
    let leavesStart = opensStart && lines.lowerBound == 0 && stops.lowerBound == 0
    while !leavesStart, let line = lines.first, let stop = stops.first,
      comparison.matches(line, stop)
    {
      pairs.append(.same(line, stop))
      lines.removeFirst()
      stops.removeFirst()
    }
    var end: [Pair] = []
    while !(isOpen && isLast), let line = lines.last, let stop = stops.last,
      comparison.matches(line, stop)
    {
      end.append(.same(line, stop))
      lines.removeLast()
      stops.removeLast()
    }
    let cost = weight(of: lines, stops)
    if lines.isEmpty || stops.isEmpty {
      fill(lines, stops)
    } else if cost > budget {
      alignByNumber(lines, stops)
    } else {
      budget -= cost
      pairs +=
        LeastChange(
          lines, stops, leavesStart: leavesStart, leavesEnd: isOpen && isLast, in: &comparison
        ).pairs
    }
    pairs += end.reversed()
  }

  /// Returns the cost of comparing each of these lines with each of these stops.
  ///
  /// The unit is the cost of comparing one pair of ordinary length.
  private func weight(of lines: Range<Int>, _ stops: Range<Int>) -> Int {
    let (pairs, overflows) = lines.count.multipliedReportingOverflow(by: stops.count)
    guard !overflows, pairs <= budget else { return .max }
    let expected = lines.reduce(0) { $0 + comparison.expected[$1].text.utf8.count }
    let heard = stops.reduce(0) { $0 + comparison.heardKeys[$1].text.utf8.count }
    return pairs + (lines.count * heard + stops.count * expected) / 256
  }

  /// Pairs the lines and stops with the same words, and then all others in order.
  ///
  /// This needs no comparison of all pairs, which would take too long for many lines and stops.
  private mutating func alignByNumber(_ lines: Range<Int>, _ stops: Range<Int>) {
    let inside = numbered.filter { lines.contains($0.left) && stops.contains($0.right) }
    var (line, stop) = (lines.lowerBound, stops.lowerBound)
    for anchor in LineAlignment.ordered(inside) {
      fill(line..<anchor.line, stop..<anchor.stop)
      pairs.append(.same(anchor.line, anchor.stop))
      (line, stop) = (anchor.line + 1, anchor.stop + 1)
    }
    fill(line..<lines.upperBound, stop..<stops.upperBound)
  }

  private mutating func fill(_ lines: Range<Int>, _ stops: Range<Int>) {
    for (line, stop) in zip(lines, stops) {
      pairs.append(comparison.matches(line, stop) ? .same(line, stop) : .changed(line, stop))
    }
    for line in lines.dropFirst(stops.count) { pairs.append(.missing(line)) }
    for stop in stops.dropFirst(lines.count) { pairs.append(.unexpected(stop)) }
  }

  private mutating func dropEnd() {
    while case .unexpected = pairs.last { pairs.removeLast() }
  }

  private mutating func dropStart() {
    let count = pairs.prefix { if case .unexpected = $0 { true } else { false } }.count
    pairs.removeFirst(count)
  }

  /// Replaces a missing line and an unexpected stop with the same words by a moved pair.
  private mutating func joinMoved() {
    var unexpected: [Token: [Int]] = [:]
    for pair in pairs.reversed() {
      if case .unexpected(let stop) = pair {
        unexpected[comparison.heardKeys[stop], default: []].append(stop)
      }
    }
    guard !unexpected.isEmpty else { return }
    var joined: Set<Int> = []
    pairs = pairs.map { pair in
      guard case .missing(let line) = pair, let key = comparison.expectedKeys[line],
        let stop = unexpected[key]?.popLast()
      else { return pair }
      joined.insert(stop)
      return .moved(line, stop)
    }
    pairs.removeAll { if case .unexpected(let stop) = $0 { joined.contains(stop) } else { false } }
  }
}

extension LineAlignment {
  /// Returns the longest list of pairs in which the lines and the stops are in the same order.
  private static func ordered(_ pairs: [(left: Int, right: Int)]) -> [(line: Int, stop: Int)] {
    IncreasingSubsequence.longest(in: pairs).map { ($0.left, $0.right) }
  }

  /// Returns pairs of a line and a stop whose words are expected once and heard once, but at
  /// another position.
  static func misplaced(_ comparison: StopComparison) -> [(line: Int, stop: Int)] {
    let all = numbered(comparison)
    let ordered = Set(IncreasingSubsequence.longest(in: all.map(\.pair)).map(\.left))
    return all.filter { $0.isUnique && !ordered.contains($0.pair.left) }
      .map { ($0.pair.left, $0.pair.right) }
  }

  /// Returns pairs of a line and a stop with the same words, if these words are heard as often as
  /// expected.
  ///
  /// If several lines have the same words, the first of them is paired with the first of the stops,
  /// and so on.
  private static func numbered(
    _ comparison: StopComparison
  ) -> [(pair: (left: Int, right: Int), isUnique: Bool)] {
    var stops: [Token: [Int]] = [:]
    for (stop, key) in comparison.heardKeys.enumerated() { stops[key, default: []].append(stop) }
    var counts: [Token: Int] = [:]
    for case let key? in comparison.expectedKeys { counts[key, default: 0] += 1 }
    var next: [Token: Int] = [:]
    var pairs: [(pair: (left: Int, right: Int), isUnique: Bool)] = []
    for (line, key) in comparison.expectedKeys.enumerated() {
      guard let key, let count = counts[key], let equal = stops[key], equal.count == count else {
        continue
      }
      let number = next[key, default: 0]
      next[key] = number + 1
      pairs.append((pair: (line, equal[number]), isUnique: count == 1))
    }
    return pairs
  }
}

/// The alignment with the fewest inserted, missing and changed stops.
private struct LeastChange {
  /// The pairs, in the order of the lines and of the stops.
  private(set) var pairs: [LineAlignment.Pair] = []

  /// The cost of an inserted or missing stop.
  ///
  /// A changed stop costs up to twice this amount.
  private static let cost = 10

  private let lines: Range<Int>
  private let stops: Range<Int>
  private let leavesStart: Bool
  private let leavesEnd: Bool
  /// For each pair of a line and a stop, the least cost of aligning the rest, from this line and
  /// this stop on.
  ///
  /// `isSame` states for each pair whether the line and the stop match.
  ///
  /// The entries are in rows, one row for each line.
  private var costs: [Int]
  private var isSame: [Bool]

  /// Aligns lines with stops.
  ///
  /// If `leavesStart` is true, unexpected stops before the first line cost nothing. If `leavesEnd`
  /// is true, unexpected stops after the last line cost nothing.
  init(
    _ lines: Range<Int>, _ stops: Range<Int>, leavesStart: Bool, leavesEnd: Bool,
    in comparison: inout StopComparison
  ) {
    self.lines = lines
    self.stops = stops
    self.leavesStart = leavesStart
    self.leavesEnd = leavesEnd
    costs = [Int](repeating: 0, count: (lines.count + 1) * (stops.count + 1))
    isSame = [Bool](repeating: false, count: costs.count)
    for row in (0...lines.count).reversed() {
      for column in (0...stops.count).reversed() { fill(row, column, &comparison) }
    }
    walk(&comparison)
  }

  private var width: Int { stops.count + 1 }

  /// The cost of a line without a stop.
  ///
  /// The cost is doubled if unexpected stops at the start or end cost nothing. Otherwise, leaving a
  /// changed line and its stop unpaired would cost less than pairing them.
  private var missing: Int { (leavesStart || leavesEnd ? 2 : 1) * LeastChange.cost }

  /// Returns the cost of an unexpected stop before the line with index `row`.
  private func unexpected(_ row: Int) -> Int {
    leavesStart && row == 0 || leavesEnd && row == lines.count ? 0 : LeastChange.cost
  }

  private func change(_ row: Int, _ column: Int, _ comparison: inout StopComparison) -> Int {
    if isSame[row * width + column] { return 0 }
    let (line, stop) = (lines.lowerBound + row, stops.lowerBound + column)
    return 2 * LeastChange.cost - comparison.resemblance(line, stop)
  }

  private mutating func fill(_ row: Int, _ column: Int, _ comparison: inout StopComparison) {
    let cell = row * width + column
    var best = Int.max
    if row < lines.count, column < stops.count {
      isSame[cell] = comparison.matches(lines.lowerBound + row, stops.lowerBound + column)
      best = costs[cell + width + 1] + change(row, column, &comparison)
    }
    if row < lines.count { best = min(best, costs[cell + width] + missing) }
    if column < stops.count { best = min(best, costs[cell + 1] + unexpected(row)) }
    costs[cell] = best == .max ? 0 : best
  }

  private mutating func walk(_ comparison: inout StopComparison) {
    var (row, column) = (0, 0)
    while row < lines.count || column < stops.count {
      let cell = row * width + column
      let (line, stop) = (lines.lowerBound + row, stops.lowerBound + column)
      if row < lines.count, column < stops.count,
        costs[cell] == costs[cell + width + 1] + change(row, column, &comparison)
      {
        pairs.append(isSame[cell] ? .same(line, stop) : .changed(line, stop))
        (row, column) = (row + 1, column + 1)
      } else if row < lines.count, costs[cell] == costs[cell + width] + missing {
        pairs.append(.missing(line))
        row += 1
      } else {
        pairs.append(.unexpected(stop))
        column += 1
      }
    }
  }
}
