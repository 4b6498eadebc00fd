internal import TextIO

extension JSONParser {
  /// Reads the string that begins at the next byte.
  mutating func readString() throws(InputError) -> String {
    index += 1
    var text = ""
    var start = index
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        text += String(decoding: bytes[start..<index], as: UTF8.self)
        index += 1
        return text
      case UInt8(ascii: "\\"):
        text += String(decoding: bytes[start..<index], as: UTF8.self)
        text.unicodeScalars.append(try readEscape())
        start = index
      case 0..<0x20:
        throw error(
          "there is a line break or control character in a string",
          remedy: byte == 0x0A ? "close the string, or write \\n" : "write it as \\u00…")
      default:
        index += 1
        // Continuation bytes of UTF-8 do not count as columns. To subtract such a byte, move the
        // start of the line forward.
        if !byte.beginsScalar { lineStart += 1 }
      }
    }
    throw expected("the end of a string")
  }

  private mutating func readEscape() throws(InputError) -> Unicode.Scalar {
    index += 1
    if next == UInt8(ascii: "u") { return try readUnicodeEscape() }
    guard let scalar = next.flatMap({ JSONParser.escapes[Unicode.Scalar($0)] }) else {
      throw expected("a letter of an escape after “\\”")
    }
    index += 1
    return scalar
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
  ]

  /// Reads the part of a Unicode escape after the backslash: the `u` and four digits.
  ///
  /// If the escape is the first half of a surrogate pair, the second escape is read, too.
  private mutating func readUnicodeEscape() throws(InputError) -> Unicode.Scalar {
    let first = try readUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let isPair = first < 0xDC00 && bytes[index...].starts(with: #"\u"#.utf8)
    guard isPair else { return "\u{FFFD}" }
    let afterFirst = index
    index += 1
    let second = try readUnit()
    guard (0xDC00...0xDFFF).contains(second) else {
      index = afterFirst
      return "\u{FFFD}"
    }
    let code = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
    return Unicode.Scalar(code) ?? "\u{FFFD}"
  }

  /// Reads `u` and four hexadecimal digits.
  private mutating func readUnit() throws(InputError) -> UInt16 {
    index += 1
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw expected("four hexadecimal digits after “\\u”")
      }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }

  /// Reads a number, and returns it as it is written in the file.
  mutating func readNumber() throws(InputError) -> String {
    let start = index
    if next == UInt8(ascii: "-") { index += 1 }
    if next == UInt8(ascii: "0") { index += 1 } else { try skipDigits() }
    if next == UInt8(ascii: ".") {
      index += 1
      try skipDigits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      index += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
      try skipDigits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func skipDigits() throws(InputError) {
    let start = index
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    guard index > start else { throw expected("a digit") }
  }
}
