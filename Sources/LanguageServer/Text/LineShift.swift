/// The lines that two versions of a text have in common at the beginning and at the end.
struct LineShift: Sendable {
  private let old, new: DocumentText
  /// The number of equal lines at the beginning, and the number of equal lines at the end.
  private let first, last: Int

  init(from old: DocumentText, to new: DocumentText) {
    self.old = old
    self.new = new
    let fewest = min(old.lineCount, new.lineCount)
    let isEqual = { (line: Int, other: Int) in
      old.bytes[old.range(ofLine: line)].elementsEqual(new.bytes[new.range(ofLine: other)])
    }
    var first = 0
    while first < fewest, isEqual(first, first) { first += 1 }
    var last = 0
    while last < fewest - first, isEqual(old.lineCount - 1 - last, new.lineCount - 1 - last) {
      last += 1
    }
    (self.first, self.last) = (first, last)
  }

  /// Returns the offset in the new text, or `nil` if the line has changed.
  func newOffset(of offset: Int) -> Int? { moved(offset, from: old, to: new) }

  /// Returns the offset in the old text, or `nil` if the line has changed.
  func oldOffset(of offset: Int) -> Int? { moved(offset, from: new, to: old) }

  /// Returns a range of the new text, or `nil` if the line on which the range begins has changed.
  ///
  /// If the line on which the range ends has changed, the result ends at the end of its first line.
  func newRange(of range: Range<Int>) -> Range<Int>? {
    guard let start = newOffset(of: range.lowerBound) else { return nil }
    let end = newOffset(of: range.upperBound) ?? new.range(ofLine: new.line(of: start)).upperBound
    return start..<max(start, end)
  }

  private func moved(_ offset: Int, from text: DocumentText, to other: DocumentText) -> Int? {
    let line = text.line(of: offset)
    let added = other.lineCount - text.lineCount
    guard line < first || line >= text.lineCount - last else { return nil }
    let start = text.range(ofLine: line).lowerBound
    return other.range(ofLine: line < first ? line : line + added).lowerBound + offset - start
  }
}
