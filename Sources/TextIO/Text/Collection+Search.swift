internal import SystemLibrary

extension Collection<UInt8> {
  /// Returns the range of the first occurrence of `needle`, in linear time.
  ///
  /// The label `ofBytes` prevents overload resolution from choosing Swift's own search, which is
  /// many times slower.
  @inlinable package func range(ofBytes needle: some Collection<UInt8>) -> Range<Index>? {
    // The bytes of texts and arrays are contiguous. Other collections are copied.
    let contiguous = withContiguousStorageIfAvailable { bytes in
      needle.withContiguousStorageIfAvailable { bytes.offset(of: $0) }
    }
    let found: Int?
    if case .some(.some(let offset)) = contiguous {
      found = offset
    } else {
      found = Array(self).withUnsafeBufferPointer { bytes in
        Array(needle).withUnsafeBufferPointer { bytes.offset(of: $0) }
      }
    }
    guard let found else { return nil }
    let start = index(startIndex, offsetBy: found)
    return start..<index(start, offsetBy: needle.count)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The maximum length, in bytes, of a short needle.
  ///
  /// For a short needle, comparing at each offset is faster than the method of Knuth, Morris and
  /// Pratt.
  private static var shortNeedle: Int { 16 }

  /// Returns the offset of the first occurrence of `needle`, in linear time.
  @usableFromInline package func offset(of needle: UnsafeBufferPointer<UInt8>) -> Int? {
    guard needle.count <= count else { return nil }
    guard let own = baseAddress, let other = needle.baseAddress, needle.count > 0 else { return 0 }
    guard needle.count <= Self.shortNeedle else { return offset(ofLong: needle) }
    let last = count - needle.count
    var start = 0
    while start <= last {
      guard let found = memchr(own + start, Int32(needle[0]), last - start + 1) else { return nil }
      start = UnsafeRawPointer(found) - UnsafeRawPointer(own)
      if memcmp(own + start, other, needle.count) == 0 { return start }
      start += 1
    }
    return nil
  }

  /// Returns the offset of the first occurrence of a needle, in linear time whatever its length.
  ///
  /// Source: Knuth, Morris, Pratt, Fast Pattern Matching in Strings, 1977.
  private func offset(ofLong needle: UnsafeBufferPointer<UInt8>) -> Int? {
    // For each prefix of the needle, the length of the longest shorter prefix that is also a suffix
    // of it.
    var overlaps = [0]
    var length = 0
    while overlaps.count < needle.count {
      let byte = needle[overlaps.count]
      while length > 0, needle[length] != byte { length = overlaps[length - 1] }
      if needle[length] == byte { length += 1 }
      overlaps.append(length)
    }
    length = 0
    var offset = 0
    while offset < count {
      let byte = self[offset]
      while length > 0, needle[length] != byte { length = overlaps[length - 1] }
      if needle[length] == byte { length += 1 }
      offset += 1
      if length == needle.count { return offset - length }
    }
    return nil
  }
}

extension StringProtocol {
  /// Returns the range of the first occurrence of `other`, compared by Unicode scalars.
  @inlinable package func range(ofScalars other: String) -> Range<Index>? {
    utf8.range(ofBytes: other.utf8)
  }
}

extension [UInt8] {
  /// Whether the bytes from an offset begin with a text.
  package func starts(with text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset >= 0, offset <= count - length else { return false }
    return withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return true }
      return text.withUTF8Buffer { other in
        other.baseAddress.map { memcmp(start + offset, $0, length) == 0 } ?? true
      }
    }
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
