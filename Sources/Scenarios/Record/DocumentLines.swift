/// The lines of a document as ranges of its bytes.
///
/// Source: CommonMark 0.30, section 2.1: a line ends with a line feed, a carriage return or both.
struct DocumentLines {
  private let bytes: [UInt8]
  /// The offset at which each line begins, and that of the end.
  private var starts = [0]

  /// The lines of the bytes of a document.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte == 0x0D, place < bytes.count, bytes[place] == 0x0A { place += 1 }
      if byte == 0x0A || byte == 0x0D { starts.append(place) }
    }
    if starts.last != bytes.count { starts.append(bytes.count) }
  }

  /// How many there are.
  var count: Int { starts.count - 1 }

  /// Where lines, counted from 1, stand in the document; absent where there are not that many.
  func range(of lines: ClosedRange<Int>) -> Range<Int>? {
    guard lines.lowerBound >= 1, lines.upperBound <= count else { return nil }
    return starts[lines.lowerBound - 1]..<starts[lines.upperBound]
  }

  /// The bytes of a line with its end.
  func bytes(of line: Int) -> ArraySlice<UInt8> {
    range(of: line...line).map { bytes[$0] } ?? []
  }

  /// The bytes that end a line; none at the end of a document.
  func end(of line: Int) -> ArraySlice<UInt8> {
    let bytes = bytes(of: line)
    let text = bytes.lastIndex { $0 != 0x0A && $0 != 0x0D }
    return text.map { bytes[($0 + 1)...] } ?? bytes
  }
}
