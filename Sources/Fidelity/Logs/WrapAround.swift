internal import Simulator

/// The position at which a walk went on at the start of the screen after its last stop.
///
/// TalkBack wraps round at the second swipe beyond an edge, which only makes a sound; logs do not
/// have it. Therefore the order tells: near the wrap, one of the last two stops and one of the first
/// two are heard, and with the walk rotated there, fewer stops are moved.
struct WrapAround {
  /// The words of the walk.
  private let heard: [SpokenKey]
  private let predicted: PredictedStops
  /// The heard stops that are predicted once, with the indices of the predicted stops.
  private var pairs: [(heard: Int, stop: Int)] = []
  private var order: [Int] = []

  init(_ heard: [SpokenKey], predicted: PredictedStops) {
    self.heard = heard
    self.predicted = predicted
    var known: Set<Int> = []
    for (index, key) in heard.enumerated() {
      guard let stop = predicted.index(of: key), known.insert(stop).inserted else { continue }
      pairs.append((index, stop))
    }
    order = pairs.map(\.stop)
  }

  /// The index of the first stop after the wrap, or `nil` if the walk did not wrap round.
  ///
  /// - Complexity: O(*n* log *n*) in the number of heard stops.
  var start: Int? {
    let straight = movedCount(order)
    guard straight > 0 else { return nil }
    var best: (cut: Int, moved: Int)?
    for cut in cuts {
      let moved = movedCount(order[cut...] + order[..<cut])
      guard moved < best?.moved ?? straight else { continue }
      // The first and the last stop that were exchanged are moved, not a wrap.
      if moved == 1, straight == 2, hasExchangedEnds { continue }
      best = (cut, moved)
    }
    return best.map { index(ofCut: $0.cut) }
  }

  /// The positions in ``order`` between one of the last stops and one of the first.
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

  /// Returns how many stops are not in the order that most have.
  private func movedCount(_ order: some Sequence<Int>) -> Int {
    let numbered = order.enumerated().map { (left: $0.offset, right: $0.element) }
    return numbered.count - StopAlignment.longestIncreasing(numbered).count
  }

  /// Returns the index of the first heard stop after a cut.
  ///
  /// Heard stops that are not in ``pairs`` belong to the side whose predicted stops they equal most, else to
  /// the end of the screen: all if the walk went on at the first stop, or as many as the end has.
  private func index(ofCut cut: Int) -> Int {
    let (last, first) = (pairs[cut - 1], pairs[cut])
    let count = first.heard - last.heard - 1
    func isExpected(_ offset: Int, at stop: Int) -> Bool {
      predicted.keys.indices.contains(stop)
        && predicted.keys[stop] == heard[last.heard + 1 + offset]
    }
    // With all of them after the wrap.
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
