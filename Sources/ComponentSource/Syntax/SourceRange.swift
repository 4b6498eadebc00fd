/// A range of bytes in a file of source code.
package struct SourceRange: Sendable, Hashable {
  /// The index of the file in its ``SourceProject``.
  package var file: Int
  /// The offset of the first byte.
  package var start: Int
  /// The offset after the last byte.
  package var end: Int

  package init(file: Int, start: Int, end: Int) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// Returns the range from the start of this range to the end of another range in the same file.
  package func through(_ other: SourceRange) -> SourceRange {
    SourceRange(file: file, start: start, end: max(end, other.end))
  }
}
