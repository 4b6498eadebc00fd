internal import Simulator
internal import TextIO

/// The bytes of a document, without a byte order mark, and the offsets of its lines.
struct DocumentLines: Sendable {
  let bytes: [UInt8]
  /// The offset of the first byte of each line, followed by the offset of the end of the text.
  private let starts: [Int]

  /// Splits bytes into lines.
  ///
  /// A line ends with a line feed, a carriage return or both.
  init(_ bytes: [UInt8]) {
    let bytes = bytes.starts(with: DocumentLines.mark) ? Array(bytes.dropFirst(3)) : bytes
    self.bytes = bytes
    var starts = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A || byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A) {
        starts.append(index)
      }
    }
    if starts.last != bytes.count { starts.append(bytes.count) }
    self.starts = starts
  }

  /// The byte order mark of UTF-8.
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  var lineCount: Int { starts.count - 1 }

  /// Returns the range of a line without its line end.
  ///
  /// Lines are counted from 1. The range is empty if there is no such line.
  func range(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= lineCount else { return bytes.count..<bytes.count }
    let start = starts[line - 1]
    var end = starts[line]
    if end > start, bytes[end - 1] == 0x0A { end -= 1 }
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The number of the last line with text, or 0 if there is no such line.
  var lastLineWithText: Int {
    var line = lineCount
    while line > 0, bytes[range(ofLine: line)].allSatisfy(DocumentLines.isBlank) { line -= 1 }
    return line
  }

  /// Returns the range of lines with their line ends, or `nil` if the document has too few lines.
  func range(ofLines lines: ClosedRange<Int>) -> Range<Int>? {
    guard lines.lowerBound >= 1, lines.upperBound <= lineCount else { return nil }
    return starts[lines.lowerBound - 1]..<starts[lines.upperBound]
  }

  /// Returns the bytes of a line's end, such as a line feed.
  ///
  /// The result is empty at the end of the document.
  func end(ofLine line: Int) -> ArraySlice<UInt8> {
    let whole = range(ofLines: line...line) ?? bytes.count..<bytes.count
    return bytes[range(ofLine: line).upperBound..<whole.upperBound]
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the position of a byte in a line.
  ///
  /// The column is counted in Unicode scalars.
  func position(of index: Int, inLine line: Int) -> Node.Position {
    let start = range(ofLine: line).lowerBound
    let before = bytes[min(start, index)..<index]
    return Node.Position(line: line, column: before.count(where: \.beginsScalar) + 1)
  }

  /// Returns a range without surrounding white space.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    bytes[range].trimmed(of: DocumentLines.isBlank).indices
  }

  /// Returns a range without the blanks and the marks `>` of quotes at its beginning.
  func withoutMargin(_ range: Range<Int>) -> Range<Int> {
    let first = range.first { index in
      !DocumentLines.isBlank(bytes[index]) && bytes[index] != UInt8(ascii: ">")
    }
    return (first ?? range.upperBound)..<range.upperBound
  }

  /// Returns whether a byte is Markdown white space.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// Returns whether a byte is an ASCII letter or digit.
  static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    let character = Character(Unicode.Scalar(byte))
    return character.isASCII && (character.isLetter || character.isNumber)
  }
}
