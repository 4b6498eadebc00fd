extension StringProtocol {
  /// The first place where the scalars of `other` stand.
  func firstRange(of other: String) -> Range<Index>? {
    let needle = other.utf8
    guard let first = needle.first else { return startIndex..<startIndex }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: needle) {
        return start..<rest.index(start, offsetBy: needle.count)
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}
