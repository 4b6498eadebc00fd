/// The mark by which `announce` recognizes its own pictures.
///
/// Files without the mark are not replaced.
package enum PictureMark {
  /// The comment in an SVG, right after its first tag.
  static let comment = "<!-- A picture of announce; announce replaces it. -->"
  private static let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\""
  /// The maximal length of the first tag in bytes.
  private static let tagLength = 400

  /// The chunk in a PNG, right after its header.
  ///
  /// Source: W3C, Portable Network Graphics, third edition, 11.3.3.2 (the keyword “Software”).
  private static let chunk: [UInt8] = {
    let content = Array("tEXtSoftware\0announce".utf8)
    return big(UInt32(content.count - 4)) + content + big(checksum(content))
  }()

  /// Returns a PNG with the mark added, or unchanged bytes if they are not a PNG.
  package static func marked(_ png: [UInt8]) -> [UInt8] {
    guard png.count >= PNGHeader.length, png.starts(with: PNGHeader.signature) else { return png }
    return Array(png[..<PNGHeader.length]) + chunk + png[PNGHeader.length...]
  }

  /// Whether a file is a picture of this program.
  static func isOn(_ file: [UInt8]) -> Bool { isOnPNG(file) || isOnSVG(file) }

  /// Whether the new file may replace the old one: both are pictures of the same format, and this
  /// program wrote the old one.
  static func replaces(_ old: [UInt8], with new: [UInt8]) -> Bool {
    isOnPNG(old) && isOnPNG(new) || isOnSVG(old) && isOnSVG(new)
  }

  private static func isOnPNG(_ file: [UInt8]) -> Bool {
    file.starts(with: PNGHeader.signature)
      && file.dropFirst(PNGHeader.length).starts(with: chunk)
  }

  private static func isOnSVG(_ file: [UInt8]) -> Bool {
    guard file.starts(with: svg.utf8) else { return false }
    let head = file.prefix(tagLength)
    guard let end = head.firstIndex(of: UInt8(ascii: ">")) else { return false }
    return file[(end + 1)...].starts(with: comment.utf8)
  }

  private static func big(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// Returns the checksum of the type and the content of a chunk.
  ///
  /// Source: W3C, Portable Network Graphics, third edition, annex D.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
