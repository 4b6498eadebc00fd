extension BidirectionalCollection {
  /// Returns the collection without leading and trailing elements for which `isMargin` returns
  /// `true`.
  @inlinable package func trimmed(of isMargin: (Element) -> Bool) -> SubSequence {
    drop(while: isMargin).trimmedAtEnd(of: isMargin)
  }

  /// Returns the collection without trailing elements for which `isMargin` returns `true`.
  @inlinable package func trimmedAtEnd(of isMargin: (Element) -> Bool) -> SubSequence {
    guard let last = lastIndex(where: { !isMargin($0) }) else { return self[..<startIndex] }
    return self[...last]
  }
}

extension StringProtocol {
  /// The text without white space at both ends.
  @inlinable package var trimmed: SubSequence { trimmed(of: \.isWhitespace) }
}

extension String {
  /// Whether the text is empty or has only white space.
  ///
  /// An ASCII text is checked byte by byte, which is fast. Any other text is checked character by
  /// character.
  package var isOnlyWhitespace: Bool {
    for byte in utf8 {
      if byte >= 0x80 { return allSatisfy(\.isWhitespace) }
      if byte != 0x20, byte < 0x09 || byte > 0x0D { return false }
    }
    return true
  }
}
