/// The checksum of gzip.
///
/// Source: RFC 1952, section 8.
enum CRC32 {
  /// Returns the checksum of bytes.
  static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    var remainder = UInt32.max
    for byte in bytes {
      remainder = table[Int((remainder ^ UInt32(byte)) & 0xFF)] ^ (remainder >> 8)
    }
    return ~remainder
  }

  /// The remainders of single bytes.
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { remainder, _ in
      remainder & 1 == 1 ? 0xEDB8_8320 ^ (remainder >> 1) : remainder >> 1
    }
  }
}
