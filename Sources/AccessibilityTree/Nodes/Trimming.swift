extension BidirectionalCollection {
  /// Returns the collection without the elements at its start and end that satisfy a condition.
  @inlinable package func trimmed(of isMargin: (Element) -> Bool) -> SubSequence {
    drop(while: isMargin).trimmedAtEnd(of: isMargin)
  }

  /// Returns the collection without the elements at its end that satisfy a condition.
  @inlinable package func trimmedAtEnd(of isMargin: (Element) -> Bool) -> SubSequence {
    guard let last = lastIndex(where: { !isMargin($0) }) else { return self[..<startIndex] }
    return self[...last]
  }
}

extension StringProtocol {
  /// The text without white space at both ends.
  @inlinable package var trimmed: SubSequence { trimmed(of: \.isWhitespace) }
}
