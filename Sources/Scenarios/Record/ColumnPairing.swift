/// Which stop of a reader each cell of a column speaks of.
///
/// Cells that are heard as expected meet their stops, as many as can in the order of both; empty
/// cells take stops between those. Where as many cells as stops are left between two such pairs, they
/// are the same in other words.
struct ColumnPairing {
  /// What a cell is to a stop.
  enum Fit: Sendable {
    /// Something else is expected.
    case different
    /// Nothing in particular is expected.
    case anything
    /// What is heard.
    case same
  }

  /// For each row the stop of its cell.
  private(set) var stops: [Int?]
  /// How many stops from the first the table speaks of; fewer than there are where it is open.
  var end: Int

  private let fit: (_ row: Int, _ stop: Int) -> Fit

  /// Pairs the rows whose cells ask for a stop with as many stops as there are.
  ///
  /// - Parameters:
  ///   - isOpen: Whether any stops may follow those of the rows.
  ///   - keepsCells: Whether cells stay that something else is heard of, each with the next stop.
  init(
    rows: Int, asking: [Int], stops count: Int, isOpen: Bool, keepsCells: Bool,
    fit: @escaping (_ row: Int, _ stop: Int) -> Fit
  ) {
    stops = Array(repeating: nil, count: rows)
    end = count
    self.fit = fit
    let isPlain =
      (asking.count == count || isOpen && asking.count < count)
      && asking.enumerated().allSatisfy { fit($1, $0) != .different }
    let pairs = isPlain ? asking.indices.map { ($0, $0) } : anchors(asking, count, isOpen)
    fill(pairs, asking, count, isOpen: isOpen, keepsCells: keepsCells)
  }

  private typealias Pair = (cell: Int, stop: Int)

  /// Takes pairs over and pairs what lies between them.
  private mutating func fill(
    _ pairs: [Pair], _ asking: [Int], _ count: Int, isOpen: Bool, keepsCells: Bool
  ) {
    var (cell, stop) = (0, 0)
    for (place, pair) in (pairs + [(asking.count, count)]).enumerated() {
      let (cells, rest) = (cell..<pair.cell, stop..<pair.stop)
      let isTail = isOpen && place == pairs.count
      if cells.count == rest.count || isTail || keepsCells {
        for (cell, stop) in zip(cells, rest) { stops[asking[cell]] = stop }
      }
      if isTail { end = min(count, stop + cells.count) }
      guard place < pairs.count else { return }
      stops[asking[pair.cell]] = pair.stop
      (cell, stop) = (pair.cell + 1, pair.stop + 1)
    }
  }

  private func anchors(_ asking: [Int], _ count: Int, _ isOpen: Bool) -> [Pair] {
    var head = 0
    while head < min(asking.count, count), fit(asking[head], head) == .same { head += 1 }
    var tail = 0
    let most = isOpen ? 0 : min(asking.count, count) - head
    while tail < most, fit(asking[asking.count - tail - 1], count - tail - 1) == .same { tail += 1 }
    let cells = head..<asking.count - tail
    let stops = head..<count - tail
    return (0..<head).map { ($0, $0) } + middle(asking, cells, stops)
      + (0..<tail).reversed().map { (asking.count - $0 - 1, count - $0 - 1) }
  }

  /// The most comparisons that are worth a better pairing.
  private static let mostComparisons = 250_000

  /// The pairs of most cells that are heard as expected, and then of most empty ones, early stops
  /// first; one after the other where the table is too long for that.
  private func middle(_ asking: [Int], _ cells: Range<Int>, _ stops: Range<Int>) -> [Pair] {
    guard cells.count * stops.count <= ColumnPairing.mostComparisons else {
      return zip(cells, stops).filter { fit(asking[$0], $1) != .different }.map { ($0, $1) }
    }
    let width = stops.count + 1
    var fits = [Int32](repeating: 0, count: (cells.count + 1) * width)
    var scores = fits
    for cell in cells.reversed() {
      for stop in stops.reversed() {
        let place = (cell - cells.lowerBound) * width + stop - stops.lowerBound
        fits[place] = ColumnPairing.worth(fit(asking[cell], stop))
        let paired = fits[place] > 0 ? fits[place] + scores[place + width + 1] : 0
        scores[place] = max(paired, scores[place + width], scores[place + 1])
      }
    }
    return pairs(cells, stops, fits, scores)
  }

  private func pairs(
    _ cells: Range<Int>, _ stops: Range<Int>, _ fits: [Int32], _ scores: [Int32]
  ) -> [Pair] {
    var pairs: [Pair] = []
    var (cell, stop) = (cells.lowerBound, stops.lowerBound)
    while cell < cells.upperBound, stop < stops.upperBound {
      let width = stops.count + 1
      let place = (cell - cells.lowerBound) * width + stop - stops.lowerBound
      if fits[place] > 0, scores[place] == fits[place] + scores[place + width + 1] {
        pairs.append((cell, stop))
        cell += 1
        stop += 1
      } else if scores[place] == scores[place + 1] {
        stop += 1
      } else {
        cell += 1
      }
    }
    return pairs
  }

  private static func worth(_ fit: Fit) -> Int32 {
    switch fit {
    case .different: 0
    case .anything: 1
    // More than there can be empty cells in what is compared.
    case .same: Int32(mostComparisons)
    }
  }
}
