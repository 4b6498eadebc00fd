/// Text as it stands in a string of JSON, of a log or of a program.
enum QuotedText {
  /// `<` as XML escapes it.
  static let lessThan = Array("&lt;".utf8)

  /// The text up to the closing quote, if it stands in quotes, without escapes.
  static func plain(_ bytes: ArraySlice<UInt8>, quote: UInt8?) -> [UInt8] {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var place = bytes.startIndex
    while place < bytes.endIndex, bytes[place] != quote {
      guard bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.endIndex else {
        plain.append(bytes[place])
        place += 1
        continue
      }
      let letter = bytes[place + 1]
      place += 2
      if letter == UInt8(ascii: "u") {
        place = appendScalar(at: place, of: bytes, to: &plain)
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

  /// Adds the scalar of four hexadecimal digits, or of two escapes that make one; the place behind.
  private static func appendScalar(
    at place: Int, of bytes: ArraySlice<UInt8>, to plain: inout [UInt8]
  ) -> Int {
    guard let unit = unit(at: place, of: bytes) else { return place }
    var units = [unit]
    var end = place + 4
    if UTF16.isLeadSurrogate(unit), bytes[end...].starts(with: Array("\\u".utf8)),
      let second = QuotedText.unit(at: end + 2, of: bytes), UTF16.isTrailSurrogate(second)
    {
      units.append(second)
      end += 6
    }
    plain.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
    return end
  }

  private static func unit(at place: Int, of bytes: ArraySlice<UInt8>) -> UInt16? {
    guard place + 4 <= bytes.endIndex else { return nil }
    return UInt16(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
  }

  /// Text that was escaped for XML once more than it should.
  static func withoutEntities(_ bytes: [UInt8]) -> [UInt8] {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      let entity =
        bytes[place] == UInt8(ascii: "&")
        ? entities.first { bytes[place...].starts(with: $0.escaped) } : nil
      plain.append(entity?.byte ?? bytes[place])
      place += entity?.escaped.count ?? 1
    }
    return plain
  }

  private static let entities: [(escaped: [UInt8], byte: UInt8)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'"),
    ("&amp;", "&"),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)[0]) }
}
