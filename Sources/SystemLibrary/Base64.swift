/// Bytes as text of 64 signs.
///
/// Source: RFC 4648, section 4.
package enum Base64 {
  private static let signs = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The bytes as text.
  package static func text(of bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var place = 0
    while place < bytes.count {
      let left = bytes.count - place
      let group =
        UInt32(bytes[place]) << 16 | (left > 1 ? UInt32(bytes[place + 1]) << 8 : 0)
        | (left > 2 ? UInt32(bytes[place + 2]) : 0)
      result.append(signs[Int(group >> 18)])
      result.append(signs[Int(group >> 12 & 63)])
      result.append(left > 1 ? signs[Int(group >> 6 & 63)] : UInt8(ascii: "="))
      result.append(left > 2 ? signs[Int(group & 63)] : UInt8(ascii: "="))
      place += 3
    }
    return String(decoding: result, as: UTF8.self)
  }
}
