internal import Simulator

/// The position at which a walk wrapped round from the end of the screen to its start.
///
/// TalkBack wraps round at the second swipe beyond an edge. The first such swipe only makes a
/// sound, which logs do not contain. Therefore the wrap is found by the order of the stops. One of
/// the last two heard stops of the screen must be among the two stops before the wrap, and one of
/// its first two among the two stops after it. With the stops after the wrap moved to the front,
/// fewer stops must be out of order.
///
/// - Complexity: O(*n* log *n*) in the number of heard stops.
struct WrapAround {
  /// The keys of the heard stops.
  private let heard: [SpokenKey]
  private let predicted: PredictedStops
  /// The heard stops whose words are predicted exactly once, each with the index of its predicted
  /// stop.
  private var pairs: [(heard: Int, stop: Int)] = []
  private var order: [Int] = []
  /// The number of stops out of order if the walk did not wrap round.
  let straightCount: Int
  /// The position in ``order`` of the first stop after the wrap, and the number of stops still out
  /// of order with this wrap.
  private var best: (cut: Int, moved: Int)?

  /// - Parameter mayWrap: Whether the order of the stops alone may show that the walk wrapped
  ///   round.
  init(_ heard: [SpokenKey], predicted: PredictedStops, mayWrap: Bool) {
    self.heard = heard
    self.predicted = predicted
    var known: Set<Int> = []
    for (index, key) in heard.enumerated() {
      guard let stop = predicted.index(of: key), known.insert(stop).inserted else { continue }
      pairs.append((index, stop))
    }
    order = pairs.map(\.stop)
    straightCount = WrapAround.movedCount(order)
    guard mayWrap, straightCount > 0 else { return }
    for cut in cuts {
      let moved = WrapAround.movedCount(order[cut...] + order[..<cut])
      // If most stops stay out of order, a wrap does not explain the order.
      guard moved < best?.moved ?? straightCount, moved * 2 < order.count else { continue }
      // If only the first and the last stop are exchanged, these two stops moved, and there is no
      // wrap.
      if moved == 1, straightCount == 2, hasExchangedEnds { continue }
      best = (cut, moved)
    }
  }

  /// The index of the first heard stop after the wrap, or `nil` if the walk did not wrap round.
  var start: Int? { best.map { index(ofCut: $0.cut) } }

  /// The number of stops that are out of order even with the wrap.
  var movedCount: Int { best?.moved ?? straightCount }

  /// The positions in ``order`` at which the walk can have wrapped round.
  ///
  /// One of the two highest indices must be among the two stops before the position, and one of the
  /// two lowest indices among the two stops after it.
  private var cuts: [Int] {
    let sorted = order.sorted()
    let (lowest, highest) = (sorted.prefix(2), sorted.suffix(2))
    return order.indices.dropFirst().filter { cut in
      order[cut...].prefix(2).contains { lowest.contains($0) }
        && order[..<cut].suffix(2).contains { highest.contains($0) }
    }
  }

  private var hasExchangedEnds: Bool {
    order.first == order.max() && order.last == order.min()
  }

  /// Returns the number of stops to move so that `order` is ascending.
  private static func movedCount(_ order: some Sequence<Int>) -> Int {
    let numbered = order.enumerated().map { (left: $0.offset, right: $0.element) }
    return numbered.count - IncreasingSubsequence.longest(in: numbered).count
  }

  /// Returns the index of the first heard stop after a cut.
  ///
  /// Heard stops at the cut that are not in ``pairs`` can belong to the end of the screen or to its
  /// start. The method divides them so that as many as possible equal the predicted stops at the
  /// same position. If several divisions are equally good, as many stops as possible belong to the
  /// end of the screen. The end gets no more stops than are predicted there, unless the screen's
  /// first predicted stop follows the cut.
  private func index(ofCut cut: Int) -> Int {
    let (last, first) = (pairs[cut - 1], pairs[cut])
    let count = first.heard - last.heard - 1
    func isExpected(_ offset: Int, at stop: Int) -> Bool {
      predicted.keys.indices.contains(stop)
        && predicted.keys[stop] == heard[last.heard + 1 + offset]
    }
    // The number of stops that equal the predicted stops if all stops at the cut come after the
    // wrap.
    var equal = (0..<count).count { isExpected($0, at: first.stop - count + $0) }
    let rest = predicted.keys.count - 1 - last.stop
    let usual = first.stop == 0 ? count : min(count, rest)
    var best = (split: 0, equal: equal)
    for split in 1..<count + 1 {
      let offset = split - 1
      if isExpected(offset, at: first.stop - count + offset) { equal -= 1 }
      if isExpected(offset, at: last.stop + 1 + offset) { equal += 1 }
      if equal > best.equal || equal == best.equal && split <= usual { best = (split, equal) }
    }
    return last.heard + 1 + best.split
  }
}
