package import Audits
internal import ImportSupport
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

  private var lines: SourceLines
  private var bytes: [UInt8] { lines.bytes }

  package init(_ bytes: [UInt8]) { lines = SourceLines(bytes) }

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
    guard let line = location.line, location.file == nil, lines.hasLine(line) else {
      return nil
    }
    let wanted = Array(text.utf8)
    guard !wanted.isEmpty, !wanted.contains(UInt8(ascii: "\n")) else { return nil }
    let start = lines.offset(line: line, column: location.column ?? 1)
    let end = lines.endOfTag(from: start).offset
    guard let found = first(wanted, from: start, to: end),
      first(wanted, from: found + wanted.count, to: end) == nil
    else { return nil }
    return region(from: found, count: wanted.count, tag: (line, location.column ?? 1, start))
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
