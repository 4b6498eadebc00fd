package import AccessibilityTree

/// The lines of a UTF-8 text, to find the lines on which start tags end.
package struct SourceLines {
  private let bytes: [UInt8]
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
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    self.starts = starts
  }

  /// Returns the line of the `>` that ends a start tag.
  ///
  /// If the tag does not end, the result is the line on which the tag starts.
  package mutating func endOfTag(_ start: Node.Position) -> Int {
    repeatedAttributes = []
    guard starts.indices.contains(start.line - 1) else { return start.line }
    var (column, offset) = (1, starts[start.line - 1])
    if last.line == start.line, last.column <= start.column {
      (column, offset) = (last.column, last.offset)
    }
    while offset < bytes.count, column < start.column {
      offset += 1
      // Continuation bytes of UTF-8 belong to the same character, so they do not count as columns.
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      column += 1
    }
    last = (start.line, start.column, offset)
    var line = start.line
    var quote: UInt8?
    let end = min(bytes.count, offset + SourceLines.maximumLength)
    let tag = offset
    // The number of places in the tag at which an attribute may begin, or more. Most tags have at
    // most one attribute, so that none can be repeated.
    var places = 0
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "\n"):
        line += 1
        places += 1
      case UInt8(ascii: ">") where quote == nil:
        if places > 1 {
          var names = AttributeNames(bytes[tag..<offset])
          repeatedAttributes = names.repeated()
        }
        return line
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == nil {
          quote = bytes[offset]
          // A quote that does not begin a value is part of a name, and begins no quoted text.
          if offset == tag || bytes[offset - 1] != UInt8(ascii: "=") { places += 2 }
        } else if quote == bytes[offset] {
          quote = nil
          // An attribute may follow the value before it without a space.
          if offset + 1 < end, bytes[offset + 1] != UInt8(ascii: ">") { places += 1 }
        }
      case ...UInt8(ascii: " "), UInt8(ascii: "/"): places += 1
      default: break
      }
      offset += 1
    }
    return start.line
  }
}
