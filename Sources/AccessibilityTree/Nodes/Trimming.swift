extension BidirectionalCollection {
  /// What is between the elements at both ends that are not wanted.
  @inlinable package func trimmed(of isMargin: (Element) -> Bool) -> SubSequence {
    drop(while: isMargin).trimmedAtEnd(of: isMargin)
  }

  /// What is before the elements at the end that are not wanted.
  @inlinable package func trimmedAtEnd(of isMargin: (Element) -> Bool) -> SubSequence {
    guard let last = lastIndex(where: { !isMargin($0) }) else { return self[..<startIndex] }
    return self[...last]
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  @inlinable package var trimmed: SubSequence { trimmed(of: \.isWhitespace) }
}
