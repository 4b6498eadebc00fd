internal import TextIO

/// The codes that tools such as `adb logcat -v color` write for the colours of a terminal.
package enum ColorCodes {
  private static let escape: UInt8 = 0x1B
  /// The spelling of the first two characters of a code in logs of iOS.
  private static let spelled = Array("\\^[[".utf8)

  /// Returns a text without the codes for colours.
  package static func removed(from text: String) -> String {
    guard text.utf8.contains(escape) || text.range(ofScalars: "\\^[[") != nil else { return text }
    var plain: [UInt8] = []
    let bytes = Array(text.utf8)
    var offset = 0
    while offset < bytes.count {
      let isEscape =
        bytes[offset] == escape && offset + 1 < bytes.count
        && bytes[offset + 1] == UInt8(ascii: "[")
      let isSpelled = bytes[offset] == UInt8(ascii: "\\") && bytes[offset...].starts(with: spelled)
      guard isEscape || isSpelled else {
        if bytes[offset] != escape { plain.append(bytes[offset]) }
        offset += 1
        continue
      }
      offset += isEscape ? 2 : spelled.count
      while offset < bytes.count, (0x20...0x3F).contains(bytes[offset]) { offset += 1 }
      if offset < bytes.count, (0x40...0x7E).contains(bytes[offset]) { offset += 1 }
    }
    return String(decoding: plain, as: UTF8.self)
  }
}
