extension Collection<UInt8> {
  /// Returns the range of the first occurrence of `needle`, in linear time.
  ///
  /// The label `ofBytes` prevents overload resolution from choosing Swift's own search, which is
  /// many times slower.
  @inlinable package func range(ofBytes needle: some Collection<UInt8>) -> Range<Index>? {
    guard let first = needle.first else { return startIndex..<startIndex }
    guard needle.count <= shortNeedle else { return range(ofLong: Array(needle)) }
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: needle) { return start..<index(start, offsetBy: needle.count) }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// Returns the range of the first occurrence of a needle, in linear time whatever its length.
  ///
  /// Source: Knuth, Morris, Pratt, Fast Pattern Matching in Strings, 1977.
  @inlinable package func range(ofLong needle: [UInt8]) -> Range<Index>? {
    // For each prefix of the needle, the length of the longest shorter prefix that is also a suffix
    // of it.
    var overlaps = [0]
    var length = 0
    for byte in needle.dropFirst() {
      while length > 0, needle[length] != byte { length = overlaps[length - 1] }
      if needle[length] == byte { length += 1 }
      overlaps.append(length)
    }
    length = 0
    for (offset, byte) in self.enumerated() {
      while length > 0, needle[length] != byte { length = overlaps[length - 1] }
      if needle[length] == byte { length += 1 }
      guard length == needle.count else { continue }
      let start = index(startIndex, offsetBy: offset + 1 - length)
      return start..<index(start, offsetBy: length)
    }
    return nil
  }
}

/// The maximum length, in bytes, of a short needle.
///
/// For a short needle, comparing at each index is faster than the method of Knuth, Morris and
/// Pratt.
@inlinable package var shortNeedle: Int { 16 }

extension StringProtocol {
  /// Returns the range of the first occurrence of `other`, compared by Unicode scalars.
  @inlinable package func range(ofScalars other: String) -> Range<Index>? {
    utf8.range(ofBytes: other.utf8)
  }
}

extension Array {
  /// Returns the index of the first element that satisfies the predicate, or the array's count if
  /// there is none.
  ///
  /// The method uses binary search. Therefore, the elements that satisfy the predicate must be at
  /// the end of the array.
  @inlinable package func partitioningIndex(where belongsInSecondPart: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongsInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
