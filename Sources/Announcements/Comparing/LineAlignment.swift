/// An alignment of expectations with stops, so that an inserted stop does not shift the others.
///
/// The alignment only makes the description of differences short. It does not affect whether a
/// transcript matches.
struct LineAlignment {
  /// A pair of an expectation and a stop, by index.
  enum Pair: Hashable {
    case same(Int, Int)
    case changed(Int, Int)
    case missing(Int)
    case unexpected(Int)
    /// The announcement is expected here but heard at another position.
    case moved(Int, Int)
  }

  /// The pairs in the order of both sides.
  private(set) var pairs: [Pair] = []

  private var comparison: StopComparison
  private let isOpen: Bool
  /// The number of pairs that may still be compared.
  ///
  /// When none is left, the rest is paired in order. The time therefore grows only linearly.
  private var budget = 60_000

  /// Aligns expectations with stops.
  ///
  /// - Parameters:
  ///   - comparison: The expectations and stops.
  ///   - isOpen: Whether stops after the last expected one are ignored.
  init(_ comparison: StopComparison, isOpen: Bool) {
    self.comparison = comparison
    self.isOpen = isOpen
    let lines = comparison.expected.indices
    let anchors = LineAlignment.anchors(comparison)
    var (line, stop) = (0, 0)
    for anchor in anchors {
      align(line..<anchor.line, stop..<anchor.stop)
      pairs.append(.same(anchor.line, anchor.stop))
      (line, stop) = (anchor.line + 1, anchor.stop + 1)
    }
    align(line..<lines.upperBound, stop..<comparison.stops.count, isLast: true)
    joinMoved()
    if isOpen { dropEnd() }
  }

  /// Aligns the range between two anchors.
  ///
  /// First, equal pairs at both ends are aligned. The rest gets the alignment with the fewest
  /// changes, as long as the budget lasts.
  private mutating func align(_ lines: Range<Int>, _ stops: Range<Int>, isLast: Bool = false) {
    var (lines, stops) = (lines, stops)
    while let line = lines.first, let stop = stops.first, comparison.matches(line, stop) {
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
    if lines.isEmpty || stops.isEmpty || cost > budget {
      fill(lines, stops)
    } else {
      budget -= cost
      pairs += LeastChange(lines, stops, leavesEnd: isOpen && isLast, in: &comparison).pairs
    }
    pairs += end.reversed()
  }

  /// Returns the cost of comparing all pairs, in units of a pair of ordinary length.
  private func weight(of lines: Range<Int>, _ stops: Range<Int>) -> Int {
    let (pairs, overflows) = lines.count.multipliedReportingOverflow(by: stops.count)
    guard !overflows, pairs <= budget else { return .max }
    let expected = lines.reduce(0) { $0 + comparison.expected[$1].text.utf8.count }
    let heard = stops.reduce(0) { $0 + comparison.heardKeys[$1].text.utf8.count }
    return pairs + (lines.count * heard + stops.count * expected) / 256
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

  /// Replaces a missing line and an unexpected stop with the same words by a moved stop.
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
  /// Returns pairs that certainly belong together, in an order common to both sides.
  ///
  /// Their words are expected exactly once and heard exactly once.
  private static func anchors(_ comparison: StopComparison) -> [(line: Int, stop: Int)] {
    var stops: [Token: Int?] = [:]
    for (stop, key) in comparison.heardKeys.enumerated() {
      stops.updateValue(stops[key] == nil ? stop : nil, forKey: key)
    }
    var counts: [Token: Int] = [:]
    for case let key? in comparison.expectedKeys { counts[key, default: 0] += 1 }
    var candidates: [(left: Int, right: Int)] = []
    for (line, key) in comparison.expectedKeys.enumerated() {
      guard let key, counts[key] == 1, case let stop?? = stops[key] else { continue }
      candidates.append((line, stop))
    }
    return StopAlignment.longestIncreasing(candidates).map { ($0.left, $0.right) }
  }
}

/// The alignment of expectations and stops with the fewest changes.
private struct LeastChange {
  /// The pairs in the order of both sides.
  private(set) var pairs: [LineAlignment.Pair] = []

  /// The cost of an inserted or missing stop.
  ///
  /// A changed stop costs up to twice as much.
  private static let cost = 10

  init(
    _ lines: Range<Int>, _ stops: Range<Int>, leavesEnd: Bool, in comparison: inout StopComparison
  ) {
    let width = stops.count + 1
    var costs = [Int](repeating: 0, count: (lines.count + 1) * width)
    var isSame = [Bool](repeating: false, count: costs.count)
    // If extra stops at the end are free, a missing line costs twice as much.
    let missing = leavesEnd ? 2 * LeastChange.cost : LeastChange.cost
    func after(_ line: Int, _ stop: Int) -> Int {
      leavesEnd && line == lines.count ? 0 : LeastChange.cost
    }
    for row in (0...lines.count).reversed() {
      for column in (0...stops.count).reversed() {
        let cell = row * width + column
        var best = Int.max
        if row < lines.count, column < stops.count {
          let (line, stop) = (lines.lowerBound + row, stops.lowerBound + column)
          isSame[cell] = comparison.matches(line, stop)
          let change =
            isSame[cell] ? 0 : 2 * LeastChange.cost - comparison.resemblance(line, stop)
          best = costs[cell + width + 1] + change
        }
        if row < lines.count { best = min(best, costs[cell + width] + missing) }
        if column < stops.count { best = min(best, costs[cell + 1] + after(row, column)) }
        costs[cell] = best == .max ? 0 : best
      }
    }
    walk(lines, stops, costs, isSame, &comparison, leavesEnd)
  }

  private mutating func walk(
    _ lines: Range<Int>, _ stops: Range<Int>, _ costs: [Int], _ isSame: [Bool],
    _ comparison: inout StopComparison, _ leavesEnd: Bool
  ) {
    let width = stops.count + 1
    var (row, column) = (0, 0)
    while row < lines.count || column < stops.count {
      let cell = row * width + column
      let (line, stop) = (lines.lowerBound + row, stops.lowerBound + column)
      if row < lines.count, column < stops.count {
        let change = isSame[cell] ? 0 : 2 * LeastChange.cost - comparison.resemblance(line, stop)
        if costs[cell] == costs[cell + width + 1] + change {
          pairs.append(isSame[cell] ? .same(line, stop) : .changed(line, stop))
          (row, column) = (row + 1, column + 1)
          continue
        }
      }
      let missing = leavesEnd ? 2 * LeastChange.cost : LeastChange.cost
      if row < lines.count, costs[cell] == costs[cell + width] + missing {
        pairs.append(.missing(line))
        row += 1
      } else {
        pairs.append(.unexpected(stop))
        column += 1
      }
    }
  }
}
