package import Simulator

/// Where the lines of a text in UTF-8 begin, and where start tags in them end.
package struct SourceLines {
  private let bytes: [UInt8]
  private let starts: [Int]
  /// The place found last, since tags are asked for in their order and lines may be long.
  private var last = (line: 0, column: 0, place: 0)
  /// Names of attributes that stand more than once in the tag asked for last, in lower case.
  package private(set) var repeatedAttributes: [String] = []
  /// How long a start tag may be.
  private static let longest = 100_000

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (place, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(place + 1)
    }
    self.starts = starts
  }

  /// The line with the `>` of a start tag that begins somewhere; that of the beginning where none ends.
  package mutating func endOfTag(_ start: Node.Position) -> Int {
    repeatedAttributes = []
    guard starts.indices.contains(start.line - 1) else { return start.line }
    var (column, place) = (1, starts[start.line - 1])
    if last.line == start.line, last.column <= start.column {
      (column, place) = (last.column, last.place)
    }
    while place < bytes.count, column < start.column {
      place += 1
      // The bytes behind the first of a character belong to it.
      while place < bytes.count, bytes[place] & 0xC0 == 0x80 { place += 1 }
      column += 1
    }
    last = (start.line, start.column, place)
    var line = start.line
    var quote: UInt8?
    let end = min(bytes.count, place + SourceLines.longest)
    let tag = place
    while place < end {
      switch bytes[place] {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: ">") where quote == nil:
        var names = AttributeNames(bytes[tag..<place])
        repeatedAttributes = names.repeated()
        return line
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == nil { quote = bytes[place] } else if quote == bytes[place] { quote = nil }
      default: break
      }
      place += 1
    }
    return start.line
  }
}
