internal import Simulator
internal import TextIO

/// The bytes of a document with the places of its lines, without a byte order mark.
struct SourceText: Sendable {
  let bytes: [UInt8]
  /// Where each line begins, and at last where the text ends.
  private let starts: [Int]

  /// Splits bytes into lines, which end with a line feed, a carriage return or both.
  init(_ bytes: [UInt8]) {
    let bytes = bytes.starts(with: SourceText.mark) ? Array(bytes.dropFirst(3)) : bytes
    self.bytes = bytes
    var starts = [0]
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte == 0x0A || byte == 0x0D && !(place < bytes.count && bytes[place] == 0x0A) {
        starts.append(place)
      }
    }
    if starts.last != bytes.count { starts.append(bytes.count) }
    self.starts = starts
  }

  /// The byte order mark of UTF-8.
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  var lineCount: Int { starts.count - 1 }

  /// The bytes of a line, counted from 1, without its end; none where there is no such line.
  func range(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= lineCount else { return bytes.count..<bytes.count }
    let start = starts[line - 1]
    var end = starts[line]
    if end > start, bytes[end - 1] == 0x0A { end -= 1 }
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The last line in which anything stands but white space; 0 where there is none.
  var lastLineWithText: Int {
    var line = lineCount
    while line > 0, bytes[range(ofLine: line)].allSatisfy(SourceText.isBlank) { line -= 1 }
    return line
  }

  /// Where lines with their ends are; absent where there are not that many.
  func range(ofLines lines: ClosedRange<Int>) -> Range<Int>? {
    guard lines.lowerBound >= 1, lines.upperBound <= lineCount else { return nil }
    return starts[lines.lowerBound - 1]..<starts[lines.upperBound]
  }

  /// The bytes that end a line; none at the end of a document.
  func end(ofLine line: Int) -> ArraySlice<UInt8> {
    let whole = range(ofLines: line...line) ?? bytes.count..<bytes.count
    return bytes[range(ofLine: line).upperBound..<whole.upperBound]
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The place of a byte in a line, counted in Unicode scalars.
  func position(of place: Int, inLine line: Int) -> Node.Position {
    let start = range(ofLine: line).lowerBound
    let before = bytes[min(start, place)..<place]
    return Node.Position(line: line, column: before.count(where: \.beginsScalar) + 1)
  }

  /// The bytes of a range without the white space around them.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    bytes[range].trimmed(of: SourceText.isBlank).indices
  }

  /// What of a range follows blanks and the marks of quotes.
  func withoutMargin(_ range: Range<Int>) -> Range<Int> {
    let first = range.first { place in
      !SourceText.isBlank(bytes[place]) && bytes[place] != UInt8(ascii: ">")
    }
    return (first ?? range.upperBound)..<range.upperBound
  }

  /// Whether a byte is a space, a tab or another blank that Markdown knows.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// Whether a byte is a letter or digit of ASCII.
  static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    let character = Character(Unicode.Scalar(byte))
    return character.isASCII && (character.isLetter || character.isNumber)
  }
}
