/// The stops of a walk, and for each stop, how much of the walk's beginning is repeated up to this
/// stop.
///
/// A stop is compared a constant number of times on average, regardless of the length of the walk.
///
/// Source: D. E. Knuth, J. H. Morris and V. R. Pratt, Fast Pattern Matching in Strings, 1977.
struct WalkBeginning<Stop: Equatable> {
  /// The stops so far.
  private(set) var stops: [Stop] = []
  /// For each stop, the length of the longest beginning of the walk with which the stops up to this
  /// stop end.
  ///
  /// The beginning must be shorter than the walk up to this stop.
  private var borders: [Int] = []
  /// For each stop, the largest of ``borders`` up to this stop.
  private var longestBorders: [Int] = []
  /// The length of the beginning that ``recurs(length:)`` searched for in its last call.
  private var soughtLength = 0
  /// The number of stops that were already searched for the first ``soughtLength`` stops.
  private var searchedCount = 1
  /// The number of first stops of the walk with which the searched stops end, at most
  /// ``soughtLength``.
  private var matchedLength = 0

  /// Appends a stop.
  mutating func append(_ stop: Stop) {
    let longest = stops.isEmpty ? 0 : extended(borders[stops.count - 1], by: stop)
    stops.append(stop)
    borders.append(longest)
    longestBorders.append(max(longest, longestBorders.last ?? 0))
  }

  /// Returns the length of the longest beginning of the walk with which the walk ends after `stop`.
  ///
  /// Before `stop`, the walk ends with its first `length` stops.
  private func extended(_ length: Int, by stop: Stop) -> Int {
    var length = length
    while true {
      if stops[length] == stop { return length + 1 }
      guard length > 0 else { return 0 }
      length = borders[length - 1]
    }
  }

  /// Returns the smallest length, at least 2, of a beginning that does not recur among the first
  /// `count` stops.
  func length(in count: Int) -> Int {
    guard count > 0, count <= stops.count else { return 2 }
    return max(2, longestBorders[count - 1] + 1)
  }

  /// Returns whether the first `length` stops of the walk recur at its end.
  ///
  /// A further call with the same length searches only the stops that were appended since the last
  /// call.
  mutating func recurs(length: Int) -> Bool {
    guard length > 0, length < stops.count else { return false }
    if length != soughtLength { (soughtLength, searchedCount, matchedLength) = (length, 1, 0) }
    while searchedCount < stops.count {
      // After a complete match, the search goes on with the longest shorter beginning that ends at
      // the same stop.
      let known = matchedLength == length ? borders[length - 1] : matchedLength
      matchedLength = extended(known, by: stops[searchedCount])
      searchedCount += 1
    }
    return matchedLength == length
  }
}
