extension Collection<UInt8> {
  /// The first place where some other bytes stand.
  ///
  /// Not called as Swift's own search is, which would be chosen and is many times slower.
  func range(ofBytes needle: some Collection<UInt8>) -> Range<Index>? {
    guard let first = needle.first else { return startIndex..<startIndex }
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: needle) { return start..<index(start, offsetBy: needle.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}

extension StringProtocol {
  /// The first place where the scalars of `other` stand.
  func firstRange(of other: String) -> Range<Index>? { utf8.range(ofBytes: other.utf8) }
}

extension Array {
  /// The first place from which on `isBehind` holds, in an array that is sorted by it.
  func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
