package import Audits
internal import Simulator

/// The text of a file, in which the start tags of elements can be searched.
///
/// The search is fastest if tags are queried in the order of the file.
package struct TaggedText {
  /// A range within one line.
  package struct Region {
    /// The line and the columns, counted in Unicode scalars from 1.
    package var line, column, endColumn: Int
  }

  private let bytes: [UInt8]
  private let starts: [Int]
  /// The position at which the last search ended.
  ///
  /// A search at the same column or further right in the line begins here, and not at the start of
  /// a long line.
  private var last = (line: 0, column: 0, offset: 0)
  /// The longest start tag that is searched, in bytes.
  private static let longest = 100_000

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts =
      [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Returns the range of the text that an edit replaces.
  ///
  /// An edit without a position replaces text in the element's start tag.
  package mutating func region(of edit: Finding.Fix.Edit, in location: FindingLocation) -> Region? {
    guard let position = edit.position else { return region(of: edit.before, in: location) }
    guard location.file == nil, !edit.before.contains(where: \.isNewline) else { return nil }
    return Region(
      line: position.line, column: position.column,
      endColumn: position.column + edit.before.unicodeScalars.count)
  }

  /// Returns the range of a text in the start tag of an element.
  ///
  /// Returns `nil` if the text does not occur there, or occurs several times.
  mutating func region(of text: String, in location: FindingLocation) -> Region? {
    guard let line = location.line, location.file == nil, starts.indices.contains(line - 1) else {
      return nil
    }
    let wanted = Array(text.utf8)
    guard !wanted.isEmpty, !wanted.contains(UInt8(ascii: "\n")) else { return nil }
    let start = offset(line, location.column ?? 1)
    let end = endOfTag(from: start)
    guard let found = first(wanted, from: start, to: end),
      first(wanted, from: found + wanted.count, to: end) == nil
    else { return nil }
    return region(from: found, count: wanted.count, tag: (line, location.column ?? 1, start))
  }

  private mutating func offset(_ line: Int, _ column: Int) -> Int {
    var (at, offset) = (1, starts[line - 1])
    if last.line == line, last.column <= column { (at, offset) = (last.column, last.offset) }
    while offset < bytes.count, at < column {
      offset += 1
      // Skips the continuation bytes of a UTF-8 character.
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      at += 1
    }
    last = (line, column, offset)
    return offset
  }

  /// Returns the offset of the `>` that ends a start tag.
  ///
  /// A `>` in a quoted value does not count.
  private func endOfTag(from start: Int) -> Int {
    let end = min(bytes.count, start + TaggedText.longest)
    var quote: UInt8?
    var offset = start
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: ">") where quote == nil: return offset
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == nil { quote = bytes[offset] } else if quote == bytes[offset] { quote = nil }
      default: break
      }
      offset += 1
    }
    return end
  }

  private func first(_ wanted: [UInt8], from start: Int, to end: Int) -> Int? {
    var offset = start
    while offset + wanted.count <= end {
      if bytes[offset..<offset + wanted.count].elementsEqual(wanted) { return offset }
      offset += 1
    }
    return nil
  }

  private func region(
    from found: Int, count: Int, tag: (line: Int, column: Int, offset: Int)
  ) -> Region {
    var (line, column) = (tag.line, tag.column)
    for byte in bytes[tag.offset..<found] {
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
