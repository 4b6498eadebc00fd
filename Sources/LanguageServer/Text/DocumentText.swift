internal import Simulator
internal import TextIO

/// The text of an open document, in UTF-8, with the offsets of its lines.
///
/// A line ends with a line feed, a carriage return or both.
package struct DocumentText: Sendable, Hashable {
  package private(set) var bytes: [UInt8]
  /// The offset at which each line begins.
  private var starts: [Int]
  /// The number of column units, such as UTF-16 units, before each block of the text.
  ///
  /// With these numbers, finding a column does not need to read a long line from its start.
  private var blocks: UnitCounts

  package init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  /// Creates a text from bytes in UTF-8.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
    starts = DocumentText.starts(of: bytes, in: 0..<bytes.count)
    blocks = UnitCounts(bytes)
  }

  /// Returns the start of a range, and the start of each line that follows a line end in the range.
  private static func starts(of bytes: [UInt8], in range: Range<Int>) -> [Int] {
    var starts = [range.lowerBound]
    bytes.withUnsafeBufferPointer { bytes in
      for index in range {
        let byte = bytes[index]
        guard byte == 0x0A || byte == 0x0D else { continue }
        let isHalf = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
        if !isHalf { starts.append(index + 1) }
      }
    }
    return starts
  }

  package var lineCount: Int { starts.count }

  /// Returns the range of a line, without its line end.
  ///
  /// Lines are counted from 0. A line number after the last line gives an empty range at the end of
  /// the text.
  package func range(ofLine line: Int) -> Range<Int> {
    guard starts.indices.contains(line) else {
      return line < 0 ? 0..<0 : bytes.count..<bytes.count
    }
    let start = starts[line]
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    if line + 1 < starts.count {
      if end > start, bytes[end - 1] == 0x0A { end -= 1 }
      if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    }
    return start..<end
  }

  /// Returns the number, from 0, of the line that contains an offset.
  package func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the offset of a position.
  ///
  /// A position after the end of its line counts as the end of the line, and a position after the
  /// end of the text as the end of the text. A position in the middle of a character counts as the
  /// start of the character.
  package func offset(of position: TextPosition, in encoding: PositionEncoding) -> Int {
    let line = range(ofLine: position.line)
    guard position.character > 0 else { return line.lowerBound }
    let start = blocks.units(before: line.lowerBound, in: bytes, encoding)
    let (wanted, isTooLarge) = start.addingReportingOverflow(position.character)
    if isTooLarge { return line.upperBound }
    let offset = blocks.offset(ofUnit: wanted, in: bytes, encoding)
    return min(max(offset, line.lowerBound), line.upperBound)
  }

  /// Returns the position of an offset.
  ///
  /// An offset in the middle of a character counts as the start of the character.
  package func position(of offset: Int, in encoding: PositionEncoding) -> TextPosition {
    var offset = min(max(offset, 0), bytes.count)
    while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    let line = line(of: offset)
    let range = range(ofLine: line)
    let end = min(offset, range.upperBound)
    return TextPosition(
      line: line,
      character: blocks.units(before: end, in: bytes, encoding)
        - blocks.units(before: range.lowerBound, in: bytes, encoding))
  }

  package func range(of offsets: Range<Int>, in encoding: PositionEncoding) -> TextRange {
    TextRange(
      position(of: offsets.lowerBound, in: encoding), position(of: offsets.upperBound, in: encoding)
    )
  }

  /// Returns the offsets of a range of positions.
  ///
  /// If the range ends before it starts, the result is empty.
  package func offsets(of range: TextRange, in encoding: PositionEncoding) -> Range<Int> {
    let start = offset(of: range.start, in: encoding)
    return start..<max(start, offset(of: range.end, in: encoding))
  }

  package mutating func replace(
    _ range: TextRange, with text: String, in encoding: PositionEncoding
  ) {
    replace([(range, text)], in: encoding)
  }

  /// Replaces several ranges, one after the other.
  ///
  /// Each range refers to the text after the previous replacements.
  package mutating func replace(
    _ changes: [(range: TextRange, text: String)], in encoding: PositionEncoding
  ) {
    for (index, change) in changes.enumerated() {
      // The stored unit counts belong to the text before the first replacement, so only the first
      // range may use these counts.
      let range =
        index == 0
        ? offsets(of: change.range, in: encoding) : scannedOffsets(of: change.range, in: encoding)
      replaceBytes(range, with: Array(change.text.utf8))
    }
    if !changes.isEmpty { blocks = UnitCounts(bytes) }
  }

  /// Returns the offsets of a range of positions without the stored unit counts, by reading each
  /// line from its start.
  private func scannedOffsets(of range: TextRange, in encoding: PositionEncoding) -> Range<Int> {
    let start = scannedOffset(of: range.start, in: encoding)
    return start..<max(start, scannedOffset(of: range.end, in: encoding))
  }

  private func scannedOffset(of position: TextPosition, in encoding: PositionEncoding) -> Int {
    let line = range(ofLine: position.line)
    var (offset, column) = (line.lowerBound, 0)
    while offset < line.upperBound {
      let (next, isTooLarge) = column.addingReportingOverflow(
        encoding.width(ofScalarBeginningWith: bytes[offset]))
      guard !isTooLarge, next <= position.character else { break }
      column = next
      offset += 1
      while offset < line.upperBound, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }

  /// Replaces a range of bytes.
  ///
  /// Only the lines around the range are searched for line ends again.
  private mutating func replaceBytes(_ range: Range<Int>, with new: [UInt8]) {
    // Begin one line earlier, because a new line feed may follow the carriage return that ended the
    // previous line.
    let first = max(line(of: range.lowerBound) - 1, 0)
    let next = line(of: range.upperBound) + 1
    let growth = new.count - range.count
    bytes.replaceSubrange(range, with: new)
    let end = next < starts.count ? starts[next] + growth : bytes.count
    let found = DocumentText.starts(of: bytes, in: starts[first]..<end)
    if growth != 0, next < starts.count {
      for index in (next + 1)..<starts.count { starts[index] += growth }
    }
    starts.replaceSubrange(first..<min(next + 1, starts.count), with: found)
  }

  /// Returns the offset of a location that an importer reports.
  ///
  /// Importers count lines and columns from 1, and columns in Unicode scalars.
  func offset(of position: Node.Position) -> Int {
    offset(
      of: TextPosition(line: position.line - 1, character: position.column - 1), in: .utf32)
  }

  /// Returns the offset of the first character at or after a location, not counting white space.
  ///
  /// Importers report the location of a text node where its white space begins.
  func offset(ofElementAt position: Node.Position) -> Int {
    let start = offset(of: position)
    return bytes[start...].firstIndex { $0 > 0x20 } ?? start
  }

  /// The bytes for importers, in which each carriage return without a line feed after it is
  /// replaced by a line feed.
  ///
  /// Importers do not recognize such a carriage return as a line end.
  var importedBytes: [UInt8] {
    var imported = bytes
    var rest = bytes[...]
    while let index = rest.firstIndex(of: 0x0D) {
      rest = bytes[(index + 1)...]
      if rest.first != 0x0A { imported[index] = 0x0A }
    }
    return imported
  }

  /// Whether a file with these bytes contains this text.
  ///
  /// A byte order mark is ignored. If the file is not in UTF-8 and has no byte order mark, only the
  /// editor knows its encoding. Then only the ASCII characters are compared.
  func isSaved(as file: [UInt8]) -> Bool {
    let own = DocumentText.unmarked(bytes)
    let saved = DocumentText.unmarked(file)
    if own.importedBytes == saved.importedBytes { return true }
    guard saved.bytes == file, String(validating: file, as: UTF8.self) == nil else { return false }
    return own.importedBytes.filter { $0 < 0x80 } == saved.importedBytes.filter { $0 < 0x80 }
  }

  private static func unmarked(_ bytes: [UInt8]) -> DocumentText {
    TextBytes.decodeMarked(bytes).map { DocumentText($0) } ?? DocumentText(bytes: bytes)
  }

  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

/// The numbers of units before the blocks of a text, for each encoding.
private struct UnitCounts: Sendable, Hashable {
  private static let blockSize = 1024
  /// The number of Unicode scalars before each block.
  private var scalars: [Int] = []
  /// The number, before each block, of scalars that need two units in UTF-16.
  private var pairs: [Int] = []

  init(_ bytes: [UInt8]) {
    var (scalar, pair, offset) = (0, 0, 0)
    bytes.withUnsafeBufferPointer { bytes in
      while offset < bytes.count {
        scalars.append(scalar)
        pairs.append(pair)
        let end = min(offset + UnitCounts.blockSize, bytes.count)
        while offset < end {
          if bytes[offset] & 0xC0 != 0x80 { scalar += 1 }
          if bytes[offset] >= 0xF0 { pair += 1 }
          offset += 1
        }
      }
    }
  }

  private func units(beforeBlock block: Int, _ encoding: PositionEncoding) -> Int {
    switch encoding {
    case .utf8: block * UnitCounts.blockSize
    case .utf16: scalars[block] + pairs[block]
    case .utf32: scalars[block]
    }
  }

  /// Returns the number of units before the character at an offset.
  func units(before offset: Int, in bytes: [UInt8], _ encoding: PositionEncoding) -> Int {
    guard encoding != .utf8 else { return offset }
    guard !scalars.isEmpty else { return 0 }
    let block = min(offset / UnitCounts.blockSize, scalars.count - 1)
    var units = units(beforeBlock: block, encoding)
    for byte in bytes[(block * UnitCounts.blockSize)..<offset] where byte & 0xC0 != 0x80 {
      units += encoding.width(ofScalarBeginningWith: byte)
    }
    return units
  }

  /// Returns the offset of the character to which a unit belongs.
  ///
  /// - Parameter wanted: The index of the unit in the text.
  func offset(ofUnit wanted: Int, in bytes: [UInt8], _ encoding: PositionEncoding) -> Int {
    var (low, high) = (0, scalars.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if units(beforeBlock: middle, encoding) <= wanted { low = middle } else { high = middle }
    }
    guard !scalars.isEmpty else { return 0 }
    // The character may begin in the previous block.
    if low > 0, bytes[low * UnitCounts.blockSize] & 0xC0 == 0x80 { low -= 1 }
    var units = units(beforeBlock: low, encoding)
    var offset = low * UnitCounts.blockSize
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 {
      if encoding == .utf8 { units += 1 }
      offset += 1
    }
    while offset < bytes.count {
      let width = encoding.width(ofScalarBeginningWith: bytes[offset])
      guard units + width <= wanted else { break }
      units += width
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }
}
