/// The longest common subsequence of two lists.
enum CommonRun {
  /// The maximum number of pairs of elements to compare.
  ///
  /// If the lists have more pairs, only equal elements at the beginning and the end of the lists
  /// are found.
  private static let limit = 40_000

  /// Returns the pairs of indices, in the left and in the right list, of the longest common
  /// subsequence.
  static func indices<Element: Equatable>(
    _ left: [Element], _ right: [Element]
  ) -> [(left: Int, right: Int)] {
    var (start, end) = (0, 0)
    let shorter = min(left.count, right.count)
    while start < shorter, left[start] == right[start] { start += 1 }
    while end < shorter - start, left[left.count - 1 - end] == right[right.count - 1 - end] {
      end += 1
    }
    let middle = longest(left[start..<left.count - end], right[start..<right.count - end])
    let last = (0..<end).reversed().map { (left.count - 1 - $0, right.count - 1 - $0) }
    return (0..<start).map { ($0, $0) } + middle + last
  }

  private static func longest<Element: Equatable>(
    _ left: ArraySlice<Element>, _ right: ArraySlice<Element>
  ) -> [(left: Int, right: Int)] {
    guard !left.isEmpty, !right.isEmpty, left.count <= limit / right.count else { return [] }
    let width = right.count + 1
    var lengths = [Int](repeating: 0, count: (left.count + 1) * width)
    for (row, one) in left.enumerated().reversed() {
      for (column, other) in right.enumerated().reversed() {
        let cell = row * width + column
        lengths[cell] =
          one == other
          ? lengths[cell + width + 1] + 1 : max(lengths[cell + width], lengths[cell + 1])
      }
    }
    var pairs: [(left: Int, right: Int)] = []
    var (row, column) = (0, 0)
    while row < left.count, column < right.count {
      let (one, other) = (left.startIndex + row, right.startIndex + column)
      let cell = row * width + column
      if left[one] == right[other] {
        pairs.append((one, other))
        (row, column) = (row + 1, column + 1)
      } else if lengths[cell + width] >= lengths[cell + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }
}
