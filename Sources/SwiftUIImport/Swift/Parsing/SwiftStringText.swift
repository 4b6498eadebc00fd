/// A decoder for the text of a string literal.
///
/// The delimiters of the literal determine the rules of decoding.
struct SwiftStringText {
  private let bytes: [UInt8]
  private let hashes: Int
  private let isMultiline: Bool
  /// The offset after the opening delimiter.
  private let start: Int
  /// The range of the indentation before the closing quotes.
  ///
  /// The decoder removes this indentation from each line.
  private let indentation: Range<Int>

  init(_ open: SwiftToken, closedBy end: SwiftToken, in bytes: [UInt8]) {
    self.bytes = bytes
    var hashes = 0
    while open.start &+ hashes < open.end, bytes[open.start &+ hashes] == UInt8(ascii: "#") {
      hashes &+= 1
    }
    self.hashes = hashes
    isMultiline = open.end &- open.start &- hashes == 3
    start = open.end
    var first = end.start
    while isMultiline, first > open.end,
      bytes[first &- 1] == UInt8(ascii: " ") || bytes[first &- 1] == UInt8(ascii: "\t")
    {
      first &-= 1
    }
    indentation = first..<max(first, end.start)
  }

  /// Returns the decoded text of a range of the source.
  ///
  /// - Parameter isLast: Whether the closing delimiter follows the range directly.
  func decode(_ range: Range<Int>, isLast: Bool) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var index = range.lowerBound
    var end = range.upperBound
    if isMultiline {
      if isLast { end = endOfLastLine(end, notBefore: index) }
      if index == start {
        while index < end, bytes[index] == 0x20 || bytes[index] == 0x09 { index &+= 1 }
        index = skipLineBreak(index, end)
      }
    }
    while index < end {
      let byte = bytes[index]
      if byte == 0x0A || byte == 0x0D, isMultiline {
        text.append(0x0A)
        index = skipLineBreak(index, end)
      } else if byte == UInt8(ascii: "\\"), hasHashes(index &+ 1, end) {
        index = decodeEscape(index &+ 1 &+ hashes, end, into: &text)
      } else {
        text.append(byte)
        index &+= 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the offset of the line break before the closing delimiter.
  private func endOfLastLine(_ end: Int, notBefore start: Int) -> Int {
    var last = min(end, indentation.lowerBound)
    if last > start, bytes[last &- 1] == 0x0A { last &-= 1 }
    if last > start, bytes[last &- 1] == 0x0D { last &-= 1 }
    return max(last, start)
  }

  /// Returns the offset after a line break and the indentation of the next line.
  private func skipLineBreak(_ index: Int, _ end: Int) -> Int {
    var index = index
    if index < end, bytes[index] == 0x0D { index &+= 1 }
    if index < end, bytes[index] == 0x0A { index &+= 1 }
    for expected in indentation {
      guard index < end, bytes[index] == bytes[expected] else { break }
      index &+= 1
    }
    return index
  }

  private func hasHashes(_ index: Int, _ end: Int) -> Bool {
    guard index &+ hashes < end &+ 1 else { return false }
    for distance in 0..<hashes where bytes[index &+ distance] != UInt8(ascii: "#") { return false }
    return true
  }

  /// Appends the character for an escape, and returns the offset after the escape.
  private func decodeEscape(_ index: Int, _ end: Int, into text: inout [UInt8]) -> Int {
    guard index < end else { return end }
    switch bytes[index] {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "0"): text.append(0)
    case UInt8(ascii: "u"): return decodeScalar(index &+ 1, end, into: &text)
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0A, 0x0D:
      // A backslash at the end of a line joins the line with the next line.
      var next = index
      while next < end, bytes[next] == 0x20 || bytes[next] == 0x09 { next &+= 1 }
      guard next < end, bytes[next] == 0x0A || bytes[next] == 0x0D else { break }
      return skipLineBreak(next, end)
    default: text.append(bytes[index])
    }
    return index &+ 1
  }

  /// Appends the scalar of `\u{…}`.
  private func decodeScalar(_ index: Int, _ end: Int, into text: inout [UInt8]) -> Int {
    guard index < end, bytes[index] == UInt8(ascii: "{") else { return index }
    var value: UInt32 = 0
    var next = index &+ 1
    while next < end, let digit = Self.digit(bytes[next]), value < 0x11_0000 {
      value = value &* 16 &+ digit
      next &+= 1
    }
    if let scalar = Unicode.Scalar(value) { text.append(contentsOf: String(scalar).utf8) }
    return next < end && bytes[next] == UInt8(ascii: "}") ? next &+ 1 : next
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    if byte.isDigit { return UInt32(byte &- 0x30) }
    return byte.isHexadecimalDigit ? UInt32((byte | 0x20) &- 0x57) : nil
  }
}
