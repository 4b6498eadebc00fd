internal import TextIO

extension JSONParser {
  /// Reads a string that begins at the next byte.
  mutating func readString() throws(InputError) -> String {
    place += 1
    var text = ""
    var start = place
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        text += String(decoding: bytes[start..<place], as: UTF8.self)
        place += 1
        return text
      case UInt8(ascii: "\\"):
        text += String(decoding: bytes[start..<place], as: UTF8.self)
        text.unicodeScalars.append(try readEscape())
        start = place
      case 0..<0x20:
        throw error(
          "there is a line break or control character in a string",
          remedy: byte == 0x0A ? "close the string, or write \\n" : "write it as \\u00…")
      default:
        place += 1
        // Bytes that continue a scalar make no column of their own.
        if !byte.beginsScalar { lineStart += 1 }
      }
    }
    throw expected("the end of a string")
  }

  private mutating func readEscape() throws(InputError) -> Unicode.Scalar {
    place += 1
    if next == UInt8(ascii: "u") { return try readUnicodeEscape() }
    guard let scalar = next.flatMap({ JSONParser.escapes[Unicode.Scalar($0)] }) else {
      throw expected("a letter of an escape after “\\”")
    }
    place += 1
    return scalar
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
  ]

  /// Reads `u` with its digits, and with a second escape where two surrogates make one scalar.
  private mutating func readUnicodeEscape() throws(InputError) -> Unicode.Scalar {
    let first = try readUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let isPair = first < 0xDC00 && bytes[place...].starts(with: #"\u"#.utf8)
    guard isPair else { return "\u{FFFD}" }
    let afterFirst = place
    place += 1
    let second = try readUnit()
    guard (0xDC00...0xDFFF).contains(second) else {
      place = afterFirst
      return "\u{FFFD}"
    }
    let code = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
    return Unicode.Scalar(code) ?? "\u{FFFD}"
  }

  /// Reads `u` and four hexadecimal digits.
  private mutating func readUnit() throws(InputError) -> UInt16 {
    place += 1
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw expected("four hexadecimal digits after “\\u”")
      }
      unit = unit << 4 | UInt16(digit)
      place += 1
    }
    return unit
  }

  /// Reads a number as it is written.
  mutating func readNumber() throws(InputError) -> String {
    let start = place
    if next == UInt8(ascii: "-") { place += 1 }
    if next == UInt8(ascii: "0") { place += 1 } else { try skipDigits() }
    if next == UInt8(ascii: ".") {
      place += 1
      try skipDigits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      place += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { place += 1 }
      try skipDigits()
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func skipDigits() throws(InputError) {
    let start = place
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { place += 1 }
    guard place > start else { throw expected("a digit") }
  }
}
