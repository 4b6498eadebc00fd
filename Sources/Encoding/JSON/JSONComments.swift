internal import TextIO

/// JSON with comments and trailing commas, as in configuration files of tools.
///
/// Source: microsoft/node-jsonc-parser, README.
package enum JSONComments {
  /// Returns the document as plain JSON, without comments and trailing commas.
  ///
  /// Spaces replace the removed characters, so that the position of every value stays the same.
  package static func removed(from bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var index = 0
    /// The index of the last comma, or `nil` once anything but white space or a comment follows the
    /// comma.
    var comma: Int?
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        comma = nil
        index = endOfString(bytes, after: index)
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/"):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
          bytes[index] = UInt8(ascii: " ")
          index += 1
        }
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*"):
        let end = bytes[(index + 2)...].range(ofBytes: "*/".utf8)?.upperBound ?? bytes.count
        for offset in index..<end where bytes[offset] != UInt8(ascii: "\n") {
          bytes[offset] = UInt8(ascii: " ")
        }
        index = end
      case UInt8(ascii: ","):
        comma = index
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let last = comma { bytes[last] = UInt8(ascii: " ") }
        comma = nil
        index += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
        index += 1
      default:
        comma = nil
        index += 1
      }
    }
    return bytes
  }

  private static func endOfString(_ bytes: [UInt8], after quote: Int) -> Int {
    var index = quote + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, bytes.count)
  }
}
