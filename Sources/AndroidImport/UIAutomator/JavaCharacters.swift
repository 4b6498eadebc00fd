/// Characters in the output of Java's serializers that XML does not allow.
///
/// These are control characters, and emoji in the form of two references to surrogates.
///
/// Source: Android, KXmlSerializer.java before Android 8; AndroidX Test,
/// AccessibilityNodeInfoDumper.java, stripInvalidXMLChars, which does not replace surrogates.
enum JavaCharacters {
  /// Merges the two character references of a surrogate pair into one reference, and replaces all
  /// other characters that XML does not allow.
  ///
  /// The length of the text is kept if possible.
  ///
  /// - Returns: The number of characters that could not be kept.
  static func repair(_ bytes: inout [UInt8]) -> Int {
    guard needsRepair(bytes) else { return 0 }
    var lost = 0
    var (index, end) = (0, 0)
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "&"), let reference = Reference(at: index, of: bytes),
        !reference.isAllowed
      {
        let (replacement, length) = replacement(reference, at: index, of: bytes, &lost)
        // A replacement is never longer than the replaced text, so it fits into the same array.
        for byte in replacement {
          bytes[end] = byte
          end += 1
        }
        index += length
      } else {
        let isControl = byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D
        bytes[end] = isControl ? UInt8(ascii: "?") : byte
        lost += isControl ? 1 : 0
        end += 1
        index += 1
      }
    }
    bytes.removeLast(bytes.count - end)
    return lost
  }

  /// Whether a text contains a numeric character reference or a control character.
  private static func needsRepair(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      bytes.indices.contains { index in
        let byte = bytes[index]
        if byte == UInt8(ascii: "&") {
          return index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "#")
        }
        return byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D
      }
    }
  }

  private struct Reference {
    var code: UInt32
    var length: Int

    init?(at index: Int, of bytes: [UInt8]) {
      guard index + 3 < bytes.count, bytes[index] == UInt8(ascii: "&"),
        bytes[index + 1] == UInt8(ascii: "#")
      else { return nil }
      let body = bytes[(index + 2)...].prefix(16)
      guard let end = body.firstIndex(of: UInt8(ascii: ";")) else { return nil }
      let isHexadecimal = body.first.map { $0 | 0x20 } == UInt8(ascii: "x")
      let digits = String(
        decoding: isHexadecimal ? body[..<end].dropFirst() : body[..<end], as: UTF8.self)
      guard let code = UInt32(digits, radix: isHexadecimal ? 16 : 10) else { return nil }
      self.code = code
      length = end + 1 - index
    }

    var isAllowed: Bool {
      guard code < 0x20 else { return Unicode.Scalar(code) != nil && code & 0xFFFE != 0xFFFE }
      return code == 0x09 || code == 0x0A || code == 0x0D
    }
  }

  /// Returns the replacement for a character reference that XML does not allow, and the length of
  /// the replaced text.
  private static func replacement(
    _ reference: Reference, at index: Int, of bytes: [UInt8], _ lost: inout Int
  ) -> (bytes: [UInt8], length: Int) {
    if reference.code & 0xFFFF_FC00 == 0xD800,
      let second = Reference(at: index + reference.length, of: bytes),
      second.code & 0xFFFF_FC00 == 0xDC00
    {
      let code = 0x10000 + (reference.code & 0x3FF) << 10 + second.code & 0x3FF
      let length = reference.length + second.length
      return (Self.reference(to: code, length: length), length)
    }
    lost += 1
    return (Self.reference(to: 0xFFFD, length: reference.length), reference.length)
  }

  /// Returns a character reference of exactly `length` bytes, so that the columns of later
  /// characters stay the same.
  ///
  /// If even the shortest reference is longer, the result is `?`.
  private static func reference(to code: UInt32, length: Int) -> [UInt8] {
    let digits = String(code, radix: 16)
    guard digits.utf8.count + 4 <= length else { return [UInt8(ascii: "?")] }
    let zeros = String(repeating: "0", count: length - 4 - digits.utf8.count)
    return Array("&#x\(zeros)\(digits);".utf8)
  }
}
