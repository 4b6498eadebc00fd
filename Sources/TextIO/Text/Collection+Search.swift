extension Collection<UInt8> {
  /// The first place where some other bytes stand, in time that grows with both and no faster.
  ///
  /// Not called as Swift's own search is, which would be chosen and is many times slower.
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

  /// Source: Knuth, Morris, Pratt, Fast Pattern Matching in Strings, 1977.
  @inlinable package func range(ofLong needle: [UInt8]) -> Range<Index>? {
    // For each beginning of the needle, how long its longest beginning is that it also ends in.
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

/// Up to here comparing at each position costs less than looking ahead.
@inlinable package var shortNeedle: Int { 16 }

extension StringProtocol {
  /// The first place where the scalars of `other` stand.
  @inlinable package func range(ofScalars other: String) -> Range<Index>? {
    utf8.range(ofBytes: other.utf8)
  }
}

extension Array {
  /// The first place from which on `isBehind` holds, in an array that is sorted by it.
  @inlinable package func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
