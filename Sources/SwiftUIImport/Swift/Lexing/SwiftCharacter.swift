/// The classes of characters in Swift's grammar.
enum SwiftCharacter {
  /// Whether a byte may be part of a name.
  ///
  /// All bytes beyond ASCII may be part of a name.
  static func isNamePart(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  /// Returns the number of bytes of the operator character at an offset, or 0 if there is no
  /// operator character.
  static func isOperator(at offset: Int, in bytes: [UInt8]) -> Int {
    switch bytes[offset] {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
      return 1
    case 0xC2, 0xC3:
      guard offset + 1 < bytes.count else { return 0 }
      let scalar = UInt32(bytes[offset] & 0x1F) << 6 | UInt32(bytes[offset + 1] & 0x3F)
      return isOperator(scalar) ? 2 : 0
    case 0xE2, 0xE3:
      guard offset + 2 < bytes.count else { return 0 }
      let scalar =
        UInt32(bytes[offset] & 0x0F) << 12 | UInt32(bytes[offset + 1] & 0x3F) << 6
        | UInt32(bytes[offset + 2] & 0x3F)
      return isOperator(scalar) ? 3 : 0
    default: return 0
    }
  }

  /// Whether a scalar beyond ASCII is an operator character.
  ///
  /// Source: The Swift Programming Language, Lexical Structure, “Operators”.
  private static func isOperator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3020, 0x3030:
      true
    default: false
    }
  }
}

extension UInt8 {
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
  var isHexadecimalDigit: Bool { isDigit || (self | 0x20) >= 0x61 && (self | 0x20) <= 0x66 }
}
