/// Which expected line belongs to which stop, so that one inserted stop does not shift the rest.
struct LineAlignment {
  /// A pair of an expected line and a stop, by their places.
  enum Pair {
    case same(Int, Int)
    case changed(Int, Int)
    case missing(Int)
    case unexpected(Int)
  }

  /// The pairs in the order of both sides.
  let pairs: [Pair]

  /// Aligns by the longest common run of equal lines; what lies between two equal lines is paired
  /// one to one as changed, and what is left over is missing or unexpected.
  ///
  /// With `isOpen` stops after the last expected line are left out.
  init(_ expected: [String], _ heard: [String], by comparison: Comparison, isOpen: Bool) {
    let anchors =
      switch comparison {
      case .asHeard:
        LineAlignment.anchors(
          expected.map { AsHeard($0).text }, heard.map { AsHeard($0).text }, isOpen: isOpen)
      case .exact:
        LineAlignment.anchors(
          expected.map { Array($0.unicodeScalars) }, heard.map { Array($0.unicodeScalars) },
          isOpen: isOpen)
      }
    var pairs: [Pair] = []
    var line = 0
    var stop = 0
    for (nextLine, nextStop) in anchors {
      LineAlignment.fill(&pairs, line..<nextLine, stop..<nextStop)
      pairs.append(.same(nextLine, nextStop))
      line = nextLine + 1
      stop = nextStop + 1
    }
    let end = isOpen ? min(heard.count, stop + expected.count - line) : heard.count
    LineAlignment.fill(&pairs, line..<expected.count, stop..<end)
    self.pairs = pairs
  }

  private static func fill(_ pairs: inout [Pair], _ lines: Range<Int>, _ stops: Range<Int>) {
    for (line, stop) in zip(lines, stops) { pairs.append(.changed(line, stop)) }
    for line in lines.dropFirst(stops.count) { pairs.append(.missing(line)) }
    for stop in stops.dropFirst(lines.count) { pairs.append(.unexpected(stop)) }
  }

  /// Equal lines that stand in the same order on both sides.
  private static func anchors<Line: Hashable>(
    _ wanted: [Line], _ spoken: [Line], isOpen: Bool
  ) -> [(Int, Int)] {
    var start = 0
    while start < wanted.count, start < spoken.count, wanted[start] == spoken[start] { start += 1 }
    let head = (0..<start).map { ($0, $0) }
    if isOpen && start == wanted.count { return head }
    let changes = spoken.dropFirst(start).difference(from: wanted.dropFirst(start))
    var isRemoved = [Bool](repeating: false, count: wanted.count - start)
    var isInserted = [Bool](repeating: false, count: spoken.count - start)
    for change in changes {
      switch change {
      case .remove(let offset, _, _): isRemoved[offset] = true
      case .insert(let offset, _, _): isInserted[offset] = true
      }
    }
    let lines = isRemoved.indices.filter { !isRemoved[$0] }.map { $0 + start }
    let stops = isInserted.indices.filter { !isInserted[$0] }.map { $0 + start }
    return head + zip(lines, stops)
  }
}
