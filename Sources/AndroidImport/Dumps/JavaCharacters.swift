/// Characters that serializers of Java write into XML though XML does not allow them: the two halves
/// of an emoji as a reference each, and control characters.
///
/// Source: Android, KXmlSerializer.java before Android 8; AndroidX Test,
/// AccessibilityNodeInfoDumper.java, stripInvalidXMLChars, which leaves surrogates alone.
enum JavaCharacters {
  /// Joins and replaces them, the length of the text kept where that can be; how many were lost.
  static func repair(_ bytes: inout [UInt8]) -> Int {
    var lost = 0
    var (place, end) = (0, 0)
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "&"), let reference = Reference(at: place, of: bytes),
        !reference.isAllowed
      {
        let (written, length) = repaired(reference, at: place, of: bytes, &lost)
        // What is written is never longer than what was read.
        for byte in written {
          bytes[end] = byte
          end += 1
        }
        place += length
      } else {
        let isControl = byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D
        bytes[end] = isControl ? UInt8(ascii: "?") : byte
        lost += isControl ? 1 : 0
        end += 1
        place += 1
      }
    }
    bytes.removeLast(bytes.count - end)
    return lost
  }

  /// A numeric character reference.
  private struct Reference {
    var code: UInt32
    var length: Int

    init?(at place: Int, of bytes: [UInt8]) {
      guard place + 3 < bytes.count, bytes[place] == UInt8(ascii: "&"),
        bytes[place + 1] == UInt8(ascii: "#")
      else { return nil }
      let body = bytes[(place + 2)...].prefix(16)
      guard let end = body.firstIndex(of: UInt8(ascii: ";")) else { return nil }
      let isHexadecimal = body.first.map { $0 | 0x20 } == UInt8(ascii: "x")
      let digits = String(
        decoding: isHexadecimal ? body[..<end].dropFirst() : body[..<end], as: UTF8.self)
      guard let code = UInt32(digits, radix: isHexadecimal ? 16 : 10) else { return nil }
      self.code = code
      length = end + 1 - place
    }

    var isAllowed: Bool {
      guard code < 0x20 else { return Unicode.Scalar(code) != nil && code & 0xFFFE != 0xFFFE }
      return code == 0x09 || code == 0x0A || code == 0x0D
    }
  }

  /// What stands for a reference that is not allowed, and how much of the text it replaces.
  private static func repaired(
    _ reference: Reference, at place: Int, of bytes: [UInt8], _ lost: inout Int
  ) -> (written: [UInt8], length: Int) {
    if reference.code & 0xFFFF_FC00 == 0xD800,
      let second = Reference(at: place + reference.length, of: bytes),
      second.code & 0xFFFF_FC00 == 0xDC00
    {
      let code = 0x10000 + (reference.code & 0x3FF) << 10 + second.code & 0x3FF
      let length = reference.length + second.length
      return (written(code, in: length), length)
    }
    lost += 1
    return (written(0xFFFD, in: reference.length), reference.length)
  }

  /// A reference of that length, so that columns stay; a question mark where none fits.
  private static func written(_ code: UInt32, in length: Int) -> [UInt8] {
    let digits = String(code, radix: 16)
    guard digits.utf8.count + 4 <= length else { return [UInt8(ascii: "?")] }
    let zeros = String(repeating: "0", count: length - 4 - digits.utf8.count)
    return Array("&#x\(zeros)\(digits);".utf8)
  }
}
