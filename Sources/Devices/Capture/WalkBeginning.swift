/// The stops of a walk over a screen, prepared for finding out whether the first stops recur later.
///
/// A stop is compared a constant number of times on average, regardless of the length of the walk.
///
/// Source: D. E. Knuth, J. H. Morris and V. R. Pratt, Fast Pattern Matching in Strings, 1977.
struct WalkBeginning<Stop: Equatable> {
  /// The stops so far.
  private(set) var stops: [Stop] = []
  /// The number of last stops, as of each stop, that repeat the first stops of the walk: 0, 0, 0,
  /// 1, 2 for the stops A, B, C, A, B.
  ///
  /// Each number is as large as possible, but less than the number of stops so far.
  private var borders: [Int] = []
  /// The largest of ``borders`` up to each stop.
  private var longestBorders: [Int] = []
  /// The argument of the last call of ``recurs(length:)``.
  private var soughtLength = 0
  /// The number of stops in which the search for the first ``soughtLength`` stops is complete.
  private var searchedCount = 1
  /// The number of last searched stops that repeat the first stops of the walk, at most
  /// ``soughtLength``.
  private var matchedLength = 0

  mutating func append(_ stop: Stop) {
    let longest = stops.isEmpty ? 0 : extended(borders[stops.count - 1], by: stop)
    stops.append(stop)
    borders.append(longest)
    longestBorders.append(max(longest, longestBorders.last ?? 0))
  }

  /// Returns how many last stops, including `stop`, repeat the first stops of the walk.
  ///
  /// The result is the largest such number.
  ///
  /// Before `stop`, the last `length` stops repeat the first stops of the walk.
  private func extended(_ length: Int, by stop: Stop) -> Int {
    var length = length
    while true {
      if stops[length] == stop { return length + 1 }
      guard length > 0 else { return 0 }
      length = borders[length - 1]
    }
  }

  /// Returns the smallest number, at least 2, of first stops that do not recur in the same order
  /// among the first `count` stops.
  func length(in count: Int) -> Int {
    guard count > 0, count <= stops.count else { return 2 }
    return max(2, longestBorders[count - 1] + 1)
  }

  /// Returns whether the first `length` stops of the walk recur at the end of the walk.
  ///
  /// A further call with the same length searches only the stops that were appended since the last
  /// call.
  mutating func recurs(length: Int) -> Bool {
    guard length > 0, length < stops.count else { return false }
    if length != soughtLength { (soughtLength, searchedCount, matchedLength) = (length, 1, 0) }
    while searchedCount < stops.count {
      // After a complete match, the search continues with the next shorter match that ends at the
      // same stop.
      let known = matchedLength == length ? borders[length - 1] : matchedLength
      matchedLength = extended(known, by: stops[searchedCount])
      searchedCount += 1
    }
    return matchedLength == length
  }
}
