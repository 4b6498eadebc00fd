import Audits

/// The text of a file, to find pieces of start tags in; tags are best asked for in their order.
struct TaggedText {
  /// A piece of one line.
  struct Region {
    /// The line and the columns, counted in Unicode scalars from 1.
    var line, column, endColumn: Int
  }

  private let bytes: [UInt8]
  private let starts: [Int]
  /// The place found last, since lines may be long.
  private var last = (line: 0, column: 0, place: 0)
  /// How long a start tag may be.
  private static let longest = 100_000

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts =
      [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The one place of a text in the start tag of an element; absent where there is none or several.
  mutating func region(of text: String, in place: FindingLocation) -> Region? {
    guard let line = place.line, place.file == nil, starts.indices.contains(line - 1) else {
      return nil
    }
    let wanted = Array(text.utf8)
    guard !wanted.isEmpty, !wanted.contains(UInt8(ascii: "\n")) else { return nil }
    let start = offset(line, place.column ?? 1)
    let end = endOfTag(from: start)
    guard let found = first(wanted, from: start, to: end),
      first(wanted, from: found + wanted.count, to: end) == nil
    else { return nil }
    return region(from: found, count: wanted.count, tag: (line, place.column ?? 1, start))
  }

  private mutating func offset(_ line: Int, _ column: Int) -> Int {
    var (at, place) = (1, starts[line - 1])
    if last.line == line, last.column <= column { (at, place) = (last.column, last.place) }
    while place < bytes.count, at < column {
      place += 1
      // The bytes behind the first of a character belong to it.
      while place < bytes.count, bytes[place] & 0xC0 == 0x80 { place += 1 }
      at += 1
    }
    last = (line, column, place)
    return place
  }

  /// Where the `>` of a start tag stands, outside of quotes; not too far.
  private func endOfTag(from start: Int) -> Int {
    let end = min(bytes.count, start + TaggedText.longest)
    var quote: UInt8?
    var place = start
    while place < end {
      switch bytes[place] {
      case UInt8(ascii: ">") where quote == nil: return place
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == nil { quote = bytes[place] } else if quote == bytes[place] { quote = nil }
      default: break
      }
      place += 1
    }
    return end
  }

  private func first(_ wanted: [UInt8], from start: Int, to end: Int) -> Int? {
    var place = start
    while place + wanted.count <= end {
      if bytes[place..<place + wanted.count].elementsEqual(wanted) { return place }
      place += 1
    }
    return nil
  }

  private func region(
    from found: Int, count: Int, tag: (line: Int, column: Int, place: Int)
  ) -> Region {
    var (line, column) = (tag.line, tag.column)
    for byte in bytes[tag.place..<found] {
      if byte == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    let length = bytes[found..<found + count].count { $0 & 0xC0 != 0x80 }
    return Region(line: line, column: column, endColumn: column + length)
  }
}
