internal import Simulator
internal import SpeechLogs

/// The path of a walk through a screen: each stop once, in the order of swiping forward.
///
/// A walk can contain a stop more than once: people swipe back and forth, begin in the middle of
/// the screen and wrap round to its start, and a capture of VoiceOver repeats the last stop. A stop
/// heard more often than predicted counts as a repeat if the stops before or after it show a return
/// of the focus. Two stops in a row with equal words, such as an icon and its text, count as two
/// stops unless the log shows that both are one element. If the walk wraps round, its path begins
/// at the start of the screen.
struct HeardPath {
  /// The stops of the path, as indices in the array of heard stops.
  private(set) var stops: [Int] = []
  /// The stops that only repeat another stop, as indices in the array of heard stops.
  private(set) var repeats: [Int] = []
  /// Whether the walk wrapped round from the end of the screen to its start.
  private(set) var wraps = false
  /// Whether the log itself marks the edge of the screen at which the walk wrapped round.
  private(set) var isWrapMarked = false
  /// The number of stops before the walk wrapped round.
  var stopsBeforeWrap: Int { start }
  /// Whether the person swiped left, so that ``stops`` has the reverse order.
  private(set) var isReversed = false
  /// The position in ``stops`` of the stop that was heard first; `nil` if the walk did not wrap
  /// round, or if it came to this stop again.
  private(set) var firstHeardPosition: Int?

  private let heard: [HeardStop]
  private let predicted: PredictedStops
  /// For each key, the number of heard stops, minus predicted stops and repeats found so far.
  private var unexplainedRepeats: [SpokenKey: Int] = [:]
  /// The heard stops of the path found so far.
  private var path = GrowingPath()
  /// The position of the focus in ``path``.
  private var position = -1
  /// For each key, the last position of its stop in ``path``, counted from the first heard stop.
  private var positions: [SpokenKey: Int] = [:]
  /// The number of stops in ``path`` before the stop that was heard first.
  private var prepended = 0
  /// Whether the last move of the focus was backward.
  private var goesBack = false
  /// Whether the path so far goes backward: each stop is predicted right before the previous stop.
  private var isBackward = true
  /// Whether the walk reached its first two stops a second time.
  private var hasRestarted = false
  /// The position in ``path`` of the first stop after the wrap, or 0 if the walk did not wrap.
  private var start = 0

  /// For each heard stop, the range of heard stops around it that have the same words.
  private let runs: [Range<Int>]
  /// The stops that were announced only once in a row, each with the stops before and after it.
  private let singleVisits: Set<Visit>

  /// Creates the path of a walk from its heard stops.
  ///
  /// - Parameters:
  ///   - mayReverse: Whether the person may have swiped left.
  ///   - mayWrap: Whether the order of the stops alone may show that the walk wrapped round.
  init(_ heard: [HeardStop], predicted: PredictedStops, mayReverse: Bool, mayWrap: Bool) {
    self.heard = heard
    self.predicted = predicted
    let runs = HeardPath.runs(of: heard)
    self.runs = runs
    let single = runs.filter { $0.count == 1 && $0.lowerBound > 0 && $0.upperBound < heard.count }
    singleVisits = Set(single.map { Visit($0.lowerBound - 1, $0.lowerBound, $0.upperBound, heard) })
    let trailing = HeardPath.trailingRepeatCount(of: heard, predicted)
    for stop in heard.dropLast(trailing) { unexplainedRepeats[stop.key, default: 0] += 1 }
    for key in unexplainedRepeats.keys {
      unexplainedRepeats[key, default: 0] -= max(1, predicted.counts[key] ?? 0)
    }
    for index in heard.indices.dropLast(trailing) { add(index) }
    repeats += heard.indices.suffix(trailing)
    stops = path.elements
    if mayReverse, start == 0 { findStart(mayWrap: mayWrap) }
    wraps = start > 0
    if wraps, !hasOverlapAfterWrap { firstHeardPosition = stops.count - start }
    stops = Array(stops[start...] + stops[..<start])
  }

  /// Finds the start of the screen in the walk, and whether the person swiped left.
  private mutating func findStart(mayWrap: Bool) {
    let keys = stops.map { heard[$0].key }
    let forward = WrapAround(keys, predicted: predicted, mayWrap: mayWrap)
    if forward.straightCount > 1 {
      let backward = WrapAround(keys.reversed(), predicted: predicted, mayWrap: mayWrap)
      if backward.movedCount < forward.movedCount,
        backward.movedCount * 3 <= forward.straightCount
      {
        isReversed = true
        stops.reverse()
        start = backward.start ?? 0
        return
      }
    }
    start = forward.start ?? 0
  }

  /// Whether a stop from before the wrap was heard again after the wrap.
  private var hasOverlapAfterWrap: Bool {
    if hasRestarted { return true }
    if isReversed { return !repeats.isEmpty }
    let keys = Set(stops[..<start].filter { predictedIndex(of: $0) != nil }.map { heard[$0].key })
    return heard[stops[start]...].contains { keys.contains($0.key) }
  }

  /// Returns the number of stops at the end of a VoiceOver capture that only repeat the last stop.
  ///
  /// If *n* stops with these words are predicted in a row, *n* heard stops do not count as repeats.
  private static func trailingRepeatCount(of heard: [HeardStop], _ predicted: PredictedStops) -> Int
  {
    let marked = heard.reversed().prefix { $0.utterance.isRepeatedTail }.count
    guard marked > 0, let key = heard.last?.key else { return 0 }
    var (run, longest) = (0, 1)
    for other in predicted.keys {
      run = other == key ? run + 1 : 0
      longest = max(longest, run)
    }
    return max(0, marked + 1 - longest)
  }

  /// Returns, for each heard stop, the range of heard stops around it that have the same words.
  private static func runs(of heard: [HeardStop]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    for end in heard.indices.map({ $0 + 1 })
    where end == heard.count || heard[end].key != heard[start].key {
      runs += repeatElement(start..<end, count: end - start)
      start = end
    }
    return runs
  }

  private mutating func add(_ index: Int) {
    guard let target = revisited(by: index) else {
      if goesBack, position == 0, path.count > 1 { return prepend(index) }
      if start == 0, wrapsRound(at: index) { (start, isWrapMarked) = (path.count, true) }
      // A new stop that equals the stop before it uses up one of the unexplained repeats.
      if isSame(position, index), hasUnexplainedRepeat(index) {
        unexplainedRepeats[heard[index].key, default: 0] -= 1
      }
      if let last = path.last, !isStepBack(from: last, to: index) { isBackward = false }
      path.append(index)
      position = path.count - 1
      positions[heard[index].key] = position - prepended
      goesBack = false
      return
    }
    if restarts(at: index) { hasRestarted = true }
    let isTurn = position == path.count - 1 && target == position - 1
    unexplainedRepeats[heard[index].key, default: 0] -= 1
    repeats.append(index)
    if target != position { goesBack = target < position }
    position = target
    if isTurn, isBackward { reverse() }
  }

  /// Inserts a stop at the start of the path.
  private mutating func prepend(_ index: Int) {
    if let first = path.first, !isStepBack(from: index, to: first) { isBackward = false }
    path.prepend(index)
    prepended += 1
    if start > 0 { start += 1 }
    positions[heard[index].key] = -prepended
  }

  /// Returns the position in the path to which the focus returned, or `nil` if the heard stop is
  /// new.
  private func revisited(by index: Int) -> Int? {
    if restarts(at: index) { return 0 }
    let key = heard[index].key
    let hasUnexplainedRepeat = hasUnexplainedRepeat(index)
    if isSame(position, index), staysInPlace(index) { return position }
    let isInside = position < path.count - 1
    for target in [position + 1, position - 1] where isSame(target, index) {
      if isInside || continues(from: target, after: index) { return target }
    }
    guard hasUnexplainedRepeat, let target = positions[key].map({ $0 + prepended }),
      target != position,
      isSame(target, index), continues(from: target, after: index)
    else { return nil }
    return target
  }

  /// Whether a heard stop repeats the stop before it, which has the same words.
  ///
  /// A repeat was heard more often than predicted, and not with other bounds. It has an identifier
  /// in the log. Or the same stop was heard before and after the two: if they were different, a
  /// swipe back would announce the first one again. Or the walk at another point has the words only
  /// once between the same two neighbours.
  private func staysInPlace(_ index: Int) -> Bool {
    guard unexplainedRepeats[heard[index].key, default: 0] > 0,
      hasMoved(from: position, index) != true
    else {
      return false
    }
    if heard[index].utterance.element?.id != nil { return true }
    let (before, after) = (runs[index].lowerBound - 1, runs[index].upperBound)
    guard before >= 0, after < heard.count, hasUnexplainedRepeat(index) else { return false }
    if heard[before].key == heard[after].key {
      return hasUnexplainedRepeat(after)
        && heard[before].utterance.element?.id == heard[after].utterance.element?.id
    }
    return (hasUnexplainedRepeat(before) || hasUnexplainedRepeat(after))
      && singleVisits.contains(Visit(before, index, after, heard))
  }

  /// Whether the stop at a position of the path and the heard stop with an index are equal in words
  /// and identifier.
  private func isSame(_ position: Int, _ index: Int) -> Bool {
    guard path.indices.contains(position) else { return false }
    let (stop, other) = (heard[path[position]], heard[index])
    return stop.key == other.key && stop.utterance.element?.id == other.utterance.element?.id
  }

  /// Whether the bounds of a heard stop and a stop of the path differ, or `nil` if the log lacks
  /// bounds.
  ///
  /// Rows of a list can have the same identifier. Then only their bounds distinguish the rows.
  private func hasMoved(from position: Int, _ index: Int) -> Bool? {
    guard let bounds = heard[path[position]].utterance.element?.bounds,
      let own = heard[index].utterance.element?.bounds
    else { return nil }
    return bounds != own
  }

  /// Whether a predicted stop was heard more often than predicted, not counting the repeats found
  /// so far.
  private func hasUnexplainedRepeat(_ index: Int) -> Bool {
    let key = heard[index].key
    return predicted.counts[key] != nil && unexplainedRepeats[key, default: 0] > 0
  }

  /// Whether a stop heard after `index` is near `position`, and it or `index` may be a repeat.
  private func continues(from position: Int, after index: Int) -> Bool {
    let next = index + 1
    for next in [next, runs[index].upperBound] where next < heard.count {
      guard isSame(position + 1, next) || isSame(position - 1, next) else { continue }
      return hasUnexplainedRepeat(index) || hasUnexplainedRepeat(next)
    }
    guard hasUnexplainedRepeat(index), self.position == path.count - 1 else { return false }
    if next >= heard.count - 1, follows(index) || next == heard.count && position == 0 {
      return true
    }
    // When a walk goes through the screen again, a stop may be missing, new, or have other words.
    return next < heard.count && isSame(position + 2, next) && hasUnexplainedRepeat(next)
      || next + 1 < heard.count && hasUnexplainedRepeat(next + 1)
        && (isSame(position + 1, next + 1) || isSame(position + 2, next + 1))
  }

  /// Whether the stop with an index is predicted right after the stop heard before it.
  private func follows(_ index: Int) -> Bool {
    guard index > 0, let before = predictedIndex(of: index - 1),
      let here = predictedIndex(of: index)
    else {
      return false
    }
    return here == before + 1
  }

  /// Whether the walk reaches its first two stops a second time, the first of them at an index.
  ///
  /// At least one of these two stops must have been heard more often than predicted.
  private func restarts(at index: Int) -> Bool {
    guard path.count > 2, position == path.count - 1, isSame(0, index) else { return false }
    let next = index + 1
    // A log can end right after the walk has reached its first stop again.
    guard next < heard.count else { return hasRestarted && hasUnexplainedRepeat(index) }
    return isSame(1, next) && (hasUnexplainedRepeat(index) || hasUnexplainedRepeat(next))
  }

  /// Whether the focus moved across the edge of the screen: the log marks an edge before the heard
  /// stop, and the stop is predicted before the first stop of the path.
  private func wrapsRound(at index: Int) -> Bool {
    guard heard[index].followsEdge, let first = path.first.flatMap(predictedIndex),
      let here = predictedIndex(of: index)
    else { return false }
    return here < first
  }

  /// Whether the heard stop `other` is predicted right before the heard stop `index`.
  private func isStepBack(from index: Int, to other: Int) -> Bool {
    guard let here = predictedIndex(of: index), let before = predictedIndex(of: other) else {
      return false
    }
    return here == before + 1
  }

  /// Returns the index of the only predicted stop with the words of a heard stop, or else `nil`.
  private func predictedIndex(of index: Int) -> Int? { predicted.index(of: heard[index].key) }

  private mutating func reverse() {
    path.reverse()
    isBackward = false
    position = path.count - 1 - position
    (prepended, goesBack) = (0, false)
    for (position, index) in path.elements.enumerated() { positions[heard[index].key] = position }
  }
}
