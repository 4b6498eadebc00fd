package import AccessibilityTree

/// The lines of a UTF-8 text, in which start tags are found.
///
/// Searches are fastest in the order of the file.
package struct SourceLines {
  package let bytes: [UInt8]
  /// The offsets at which the lines begin.
  private let starts: [Int]
  /// The result of the last search, from which the next search continues.
  ///
  /// Continuing from this result saves time, because lines can be long and tags are looked up in
  /// the order of the file.
  private var last = (line: 0, column: 0, offset: 0)
  /// The names of the attributes that the last tag has more than once, in lower case.
  package private(set) var repeatedAttributes: [String] = []
  /// The maximum length of a start tag.
  private static let maximumLength = 100_000

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Whether the text has a line, counted from 1.
  package func hasLine(_ line: Int) -> Bool { starts.indices.contains(line - 1) }

  /// Returns the offset of a position; columns are counted in Unicode scalars from 1.
  package mutating func offset(line: Int, column: Int) -> Int {
    var (reached, offset) = (1, starts[line - 1])
    if last.line == line, last.column <= column { (reached, offset) = (last.column, last.offset) }
    while offset < bytes.count, reached < column {
      offset += 1
      // Continuation bytes of UTF-8 belong to the same character, so they do not count as columns.
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      reached += 1
    }
    last = (line, column, offset)
    return offset
  }

  /// Returns the offset of the `>` that ends a start tag, or the last offset that was searched.
  ///
  /// A `>` in a quoted value does not end the tag.
  package func endOfTag(from start: Int) -> (offset: Int, isFound: Bool) {
    let end = min(bytes.count, start + SourceLines.maximumLength)
    var quote: UInt8?
    var offset = start
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: ">") where quote == nil: return (offset, true)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == nil { quote = bytes[offset] } else if quote == bytes[offset] { quote = nil }
      default: break
      }
      offset += 1
    }
    return (end, false)
  }

  /// Returns the line of the `>` that ends a start tag.
  ///
  /// If the tag does not end, the result is the line on which the tag starts.
  package mutating func lastLine(ofTagAt start: Node.Position) -> Int {
    repeatedAttributes = []
    guard hasLine(start.line) else { return start.line }
    let tag = offset(line: start.line, column: start.column)
    let end = endOfTag(from: tag)
    guard end.isFound else { return start.line }
    var names = AttributeNames(bytes[tag..<end.offset])
    repeatedAttributes = names.repeated()
    return start.line + bytes[tag..<end.offset].count { $0 == UInt8(ascii: "\n") }
  }
}
