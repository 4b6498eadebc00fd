/// A search for a sequence of tokens in a longer sequence of tokens.
///
/// - Complexity: Linear in the sum of both lengths.
///
/// Source: Knuth, Morris, Pratt, Fast Pattern Matching in Strings, 1977.
struct TokenSearch {
  private let wanted: [Token]
  /// For each prefix of the sequence, the length of the longest shorter prefix that is also a
  /// suffix of it.
  private let overlaps: [Int]

  init(_ wanted: [Token]) {
    self.wanted = wanted
    var overlaps = [0]
    var length = 0
    for token in wanted.dropFirst() {
      while length > 0, wanted[length] != token { length = overlaps[length - 1] }
      if wanted[length] == token { length += 1 }
      overlaps.append(length)
    }
    self.overlaps = overlaps
  }

  /// Returns the range of the first occurrence, from an index on, that satisfies a condition.
  func first(
    in tokens: some RandomAccessCollection<Token>, from start: Int,
    where isGood: (Range<Int>) -> Bool
  ) -> Range<Int>? {
    guard !wanted.isEmpty else { return start..<start }
    var length = 0
    for (offset, token) in tokens.dropFirst(start).enumerated() {
      while length > 0, wanted[length] != token { length = overlaps[length - 1] }
      if wanted[length] == token { length += 1 }
      guard length == wanted.count else { continue }
      let end = start + offset + 1
      if isGood(end - length..<end) { return end - length..<end }
      length = overlaps[length - 1]
    }
    return nil
  }
}
