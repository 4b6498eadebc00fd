/// A pairing of the cells in a column with the reader's stops.
///
/// Cells and stops keep their order. As many cells as possible are paired with matching stops.
/// Empty cells are paired with stops between these pairs. If equally many cells and stops then
/// remain between two pairs, the remaining cells and stops are paired in order, because the
/// announcements were probably reworded.
struct ColumnPairing {
  /// The quality of the match between a stop's announcement and a cell.
  enum Fit: Sendable {
    /// The cell expects another announcement.
    case different
    /// The cell is empty, so it accepts any announcement.
    case anything
    /// The announcement matches the text of the cell.
    case same
  }

  /// For each row, the index of the stop paired with the cell, or `nil` if the cell has no stop.
  private(set) var stops: [Int?]
  /// The number of stops that the table covers, counted from the first stop.
  ///
  /// A table that ends with `…` need not cover all stops.
  var end: Int

  private let fit: (_ row: Int, _ stop: Int) -> Fit

  /// Pairs the stops with the rows whose cells expect a stop.
  ///
  /// - Parameters:
  ///   - isOpen: Whether further stops may follow the last row.
  ///   - keepsCells: Whether a cell that matches no stop is kept and paired with the next stop.
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

  /// Stores the matching pairs, then pairs the cells and stops between them.
  private mutating func fill(
    _ pairs: [Pair], _ asking: [Int], _ count: Int, isOpen: Bool, keepsCells: Bool
  ) {
    var (cell, stop) = (0, 0)
    for (index, pair) in (pairs + [(asking.count, count)]).enumerated() {
      let (cells, rest) = (cell..<pair.cell, stop..<pair.stop)
      let isTail = isOpen && index == pairs.count
      if cells.count == rest.count || isTail || keepsCells {
        for (cell, stop) in zip(cells, rest) { stops[asking[cell]] = stop }
      }
      if isTail { end = min(count, stop + cells.count) }
      guard index < pairs.count else { return }
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

  /// The maximum number of comparisons for an optimal pairing.
  private static let mostComparisons = 250_000

  /// Returns the pairs with the most matching cells.
  ///
  /// Among results with equally many matches, the search prefers the result with more stops at
  /// empty cells, and then the result with earlier stops. If the table is too long for the search,
  /// cells are paired in order.
  private func middle(_ asking: [Int], _ cells: Range<Int>, _ stops: Range<Int>) -> [Pair] {
    guard cells.count * stops.count <= ColumnPairing.mostComparisons else {
      return zip(cells, stops).filter { fit(asking[$0], $1) != .different }.map { ($0, $1) }
    }
    let width = stops.count + 1
    var fits = [Int32](repeating: 0, count: (cells.count + 1) * width)
    var scores = fits
    for cell in cells.reversed() {
      for stop in stops.reversed() {
        let index = (cell - cells.lowerBound) * width + stop - stops.lowerBound
        fits[index] = ColumnPairing.worth(fit(asking[cell], stop))
        let paired = fits[index] > 0 ? fits[index] + scores[index + width + 1] : 0
        scores[index] = max(paired, scores[index + width], scores[index + 1])
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
      let index = (cell - cells.lowerBound) * width + stop - stops.lowerBound
      if fits[index] > 0, scores[index] == fits[index] + scores[index + width + 1] {
        pairs.append((cell, stop))
        cell += 1
        stop += 1
      } else if scores[index] == scores[index + 1] {
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
    // One match counts more than any number of empty cells.
    case .same: Int32(mostComparisons)
    }
  }
}
