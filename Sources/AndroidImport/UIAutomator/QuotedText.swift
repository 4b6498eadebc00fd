/// Decoding of text inside a quoted string in JSON, in a log or in a program.
enum QuotedText {
  static let lessThan = Array("&lt;".utf8)

  /// Returns the text up to the closing quote, or all of the text if `quote` is `nil`.
  ///
  /// Escapes are decoded.
  static func plain(_ bytes: ArraySlice<UInt8>, quote: UInt8?) -> [UInt8] {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex, bytes[index] != quote {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.endIndex else {
        plain.append(bytes[index])
        index += 1
        continue
      }
      let letter = bytes[index + 1]
      index += 2
      if letter == UInt8(ascii: "u") {
        index = appendScalar(at: index, of: bytes, to: &plain)
      } else {
        plain.append(controls[letter] ?? letter)
      }
    }
    return plain
  }

  private static let controls: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
    UInt8(ascii: "b"): 0x20, UInt8(ascii: "f"): 0x20,
  ]

  /// Appends the character for the four hexadecimal digits of an escape.
  ///
  /// Two escapes of surrogates stand for one character.
  ///
  /// - Returns: The index after the escapes.
  private static func appendScalar(
    at index: Int, of bytes: ArraySlice<UInt8>, to plain: inout [UInt8]
  ) -> Int {
    guard let unit = unit(at: index, of: bytes) else { return index }
    var units = [unit]
    var end = index + 4
    if UTF16.isLeadSurrogate(unit), bytes[end...].starts(with: Array("\\u".utf8)),
      let second = QuotedText.unit(at: end + 2, of: bytes), UTF16.isTrailSurrogate(second)
    {
      units.append(second)
      end += 6
    }
    plain.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
    return end
  }

  private static func unit(at index: Int, of bytes: ArraySlice<UInt8>) -> UInt16? {
    guard index + 4 <= bytes.endIndex else { return nil }
    return UInt16(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
  }

  /// Returns text that was escaped for XML twice, without the outer escapes.
  static func withoutEntities(_ bytes: [UInt8]) -> [UInt8] {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let entity =
        bytes[index] == UInt8(ascii: "&")
        ? entities.first { bytes[index...].starts(with: $0.escaped) } : nil
      plain.append(entity?.byte ?? bytes[index])
      index += entity?.escaped.count ?? 1
    }
    return plain
  }

  private static let entities: [(escaped: [UInt8], byte: UInt8)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'"),
    ("&amp;", "&"),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)[0]) }
}
