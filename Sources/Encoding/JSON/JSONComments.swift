internal import TextIO

/// Settings of tools: JSON with comments and with commas behind the last entry.
///
/// Source: microsoft/node-jsonc-parser, README.
package enum JSONComments {
  /// The document as plain JSON, each byte at its place.
  package static func removed(from bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var place = 0
    /// The last comma behind which only blanks and comments came.
    var comma: Int?
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        comma = nil
        place = endOfString(bytes, after: place)
      case UInt8(ascii: "/") where place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "/"):
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
          bytes[place] = UInt8(ascii: " ")
          place += 1
        }
      case UInt8(ascii: "/") where place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "*"):
        let end = bytes[(place + 2)...].range(ofBytes: "*/".utf8)?.upperBound ?? bytes.count
        for index in place..<end where bytes[index] != UInt8(ascii: "\n") {
          bytes[index] = UInt8(ascii: " ")
        }
        place = end
      case UInt8(ascii: ","):
        comma = place
        place += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let last = comma { bytes[last] = UInt8(ascii: " ") }
        comma = nil
        place += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
        place += 1
      default:
        comma = nil
        place += 1
      }
    }
    return bytes
  }

  private static func endOfString(_ bytes: [UInt8], after quote: Int) -> Int {
    var place = quote + 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(place + 1, bytes.count)
  }
}
