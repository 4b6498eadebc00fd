/// A search for the known word that a person probably meant: `doubel` → `double`.
package enum NearestWord {
  /// Returns the known word with the smallest ``distance(from:to:)`` to a word.
  ///
  /// The result is `nil` if all known words differ too much.
  package static func nearest(to word: String, among known: [String]) -> String? {
    let length = word.utf8.count
    guard length <= 30 else { return nil }
    let limit = max(1, min(3, length / 3))
    var best: (word: String, distance: Int)?
    let word = word.lowercased()
    let bytes = bytes(of: word)
    // The distance is at least the difference in length. Skip words that differ too much in length.
    for candidate in known where abs(candidate.utf8.count - length) <= limit {
      let other = candidate.lowercased()
      // Each byte that only one of the words has needs a change.
      let otherBytes = self.bytes(of: other)
      guard (bytes & ~otherBytes).nonzeroBitCount <= limit,
        (otherBytes & ~bytes).nonzeroBitCount <= limit
      else { continue }
      let distance = distance(from: word, to: other, limit: limit)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// Returns a set with one bit for each byte of a word; some bytes share a bit.
  private static func bytes(of word: String) -> UInt64 {
    word.utf8.reduce(0) { $0 | 1 << UInt64($1 % 64) }
  }

  /// Returns the number of changes that turn one word into the other.
  ///
  /// A change adds, removes or replaces one byte of UTF-8, or swaps two neighbouring bytes. In an
  /// ASCII word, a byte is a letter.
  ///
  /// - Complexity: O(*n* · *m*), where *n* and *m* are the lengths of the words.
  ///
  /// Source: Damerau and Levenshtein, optimal string alignment.
  ///
  /// - Parameter limit: The largest distance that must be exact. For a larger distance, the result
  ///   is any number larger than the limit.
  package static func distance(
    from left: String, to right: String, limit: Int = .max
  ) -> Int {
    let (first, second) = (Array(left.utf8), Array(right.utf8))
    var last = Array(0...second.count)
    var (beforeLast, current) = (last, last)
    var leastOfLast = 0
    for (row, letter) in first.enumerated() {
      current[0] = row + 1
      var least = row + 1
      for (column, other) in second.enumerated() {
        var cost = min(
          last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current[column + 1] = cost
        least = min(least, cost)
      }
      // A swap of neighbours uses the result from two rows before. Therefore, end early only if all
      // results of two successive rows exceed the limit.
      if least > limit, leastOfLast > limit { return min(least, leastOfLast) }
      leastOfLast = least
      swap(&beforeLast, &last)
      swap(&last, &current)
    }
    return last[second.count]
  }
}
