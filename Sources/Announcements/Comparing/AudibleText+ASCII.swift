extension AudibleText {
  /// Returns the audible form of a text that is all ASCII, or `nil` for any other text.
  ///
  /// Most texts are all ASCII. For speed, this method applies the rules of ``reduced(_:)`` to bytes
  /// instead of looking up the Unicode properties of each letter.
  static func reducedASCII(_ text: String) -> String? {
    var copy = text
    return copy.withUTF8 { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      return String(unsafeUninitializedCapacity: bytes.count) { buffer in
        reduce(bytes, into: buffer)
      }
    }
  }

  private static func reduce(
    _ bytes: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var count = 0
    var owesSpace = false
    var index = -1
    while index + 1 < bytes.count {
      index += 1
      let byte = bytes[index]
      var heard = byte
      switch byte {
      // Most bytes are letters and digits, which are always audible.
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): heard |= Byte.lowercase
      default:
        let before = index > 0 ? bytes[index - 1] : nil
        let after = index + 1 < bytes.count ? bytes[index + 1] : nil
        if isSpace(byte) || (byte == Byte.hyphen && isLetter(before) && isLetter(after)) {
          owesSpace = count > 0
          continue
        }
        guard isKept(byte, before, after) else { continue }
      }
      if owesSpace {
        buffer[count] = Byte.space
        count += 1
      }
      owesSpace = false
      buffer[count] = heard
      count += 1
    }
    return count
  }

  private enum Byte {
    static let space = UInt8(ascii: " ")
    static let hyphen = UInt8(ascii: "-")
    static let plus = UInt8(ascii: "+")
    static let point = UInt8(ascii: ".")
    static let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    static let lowercase: UInt8 = 0x20
  }

  /// Whether a byte, which is not a space, is audible between the bytes `before` and `after`.
  private static func isKept(_ byte: UInt8, _ before: UInt8?, _ after: UInt8?) -> Bool {
    switch byte {
    case UInt8(ascii: ","), Byte.point, UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"),
      UInt8(ascii: "?"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      guard isDigit(after) else { return false }
      if isDigit(before) { return true }
      guard byte == Byte.point else { return false }
      guard let before else { return true }
      return isSpace(before) || before == Byte.hyphen || before == Byte.plus
    default: return true
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == Byte.space || (0x09...0x0D).contains(byte)
  }

  private static func isDigit(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return Byte.digits.contains(byte)
  }

  private static func isLetter(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return Byte.capitals.contains(byte & ~Byte.lowercase)
  }
}
