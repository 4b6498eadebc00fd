/// The stops of a walk, with how far each repeats the beginning of the walk.
///
/// Each stop is compared a constant number of times on average, however long the walk is.
///
/// Source: D. E. Knuth, J. H. Morris and V. R. Pratt, Fast Pattern Matching in Strings, 1977.
struct WalkBeginning<Stop: Equatable> {
  /// The stops so far.
  private(set) var stops: [Stop] = []
  /// For each stop, the length of the longest beginning, shorter than the walk up to this stop, that
  /// ends here.
  private var borders: [Int] = []
  /// For each stop, the largest of ``borders`` up to this stop.
  private var longestBorders: [Int] = []
  /// The length of the beginning for ``lastMatch``.
  private var soughtLength = 0
  /// The number of stops that were searched for the beginning of ``soughtLength`` stops.
  private var searchedCount = 1
  /// The length of the longest part of this beginning that the searched stops end with.
  private var matchedLength = 0

  /// Appends a stop.
  mutating func append(_ stop: Stop) {
    let longest = stops.isEmpty ? 0 : extended(borders[stops.count - 1], by: stop)
    stops.append(stop)
    borders.append(longest)
    longestBorders.append(max(longest, longestBorders.last ?? 0))
  }

  /// Returns the length of the beginning that follows `length` matching stops and a stop.
  private func extended(_ length: Int, by stop: Stop) -> Int {
    var length = length
    while true {
      if stops[length] == stop { return length + 1 }
      guard length > 0 else { return 0 }
      length = borders[length - 1]
    }
  }

  /// Returns the least number of stops, at least two, that no other stops among the first `count`
  /// repeat.
  func length(in count: Int) -> Int {
    guard count > 0, count <= stops.count else { return 2 }
    return max(2, longestBorders[count - 1] + 1)
  }

  /// Returns whether the walk ends with its first `length` stops, behind these.
  ///
  /// Successive calls with the same length search only the stops that are new.
  mutating func recurs(length: Int) -> Bool {
    guard length > 0, length < stops.count else { return false }
    if length != soughtLength { (soughtLength, searchedCount, matchedLength) = (length, 1, 0) }
    while searchedCount < stops.count {
      // A whole match goes on with the longest beginning that ends there.
      let known = matchedLength == length ? borders[length - 1] : matchedLength
      matchedLength = extended(known, by: stops[searchedCount])
      searchedCount += 1
    }
    return matchedLength == length
  }
}
