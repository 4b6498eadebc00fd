/// The longest increasing subsequence, which keeps as much of an order as possible.
package enum IncreasingSubsequence {
  /// Returns the longest subsequence of pairs in which the right indices increase.
  ///
  /// - Parameter pairs: Pairs with increasing left indices.
  package static func longest(
    in pairs: [(left: Int, right: Int)]
  ) -> [(left: Int, right: Int)] {
    /// For each length, the index of the last pair of an increasing subsequence of this length.
    ///
    /// If there are several such pairs, this is the pair with the lowest right index.
    var ends: [Int] = []
    var before = Array(repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].right < pair.right { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: [(left: Int, right: Int)] = []
    var index = ends.last ?? -1
    while index >= 0 {
      result.append(pairs[index])
      index = before[index]
    }
    return result.reversed()
  }
}
