internal import TextIO

/// A decoder of logs, which may be in any Unicode encoding and contain invalid bytes.
enum LogDecoding {
  /// Returns the bytes in UTF-8 without a byte order mark; invalid bytes stay.
  ///
  /// PowerShell writes the output of `adb logcat` as UTF-16.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    TextBytes.decodeMarked(bytes).map { Array($0.utf8) } ?? bytes
  }

  /// Whether a byte is white space in ASCII.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// Returns the text of bytes, trimmed and with each run of white space as one blank.
  static func words(_ bytes: some Collection<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var isSeparated = false
    for byte in bytes {
      guard !isBlank(byte) else {
        isSeparated = !result.isEmpty
        continue
      }
      if isSeparated { result.append(0x20) }
      isSeparated = false
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether a text holds a character that could not be decoded.
  static func isDamaged(_ text: String) -> Bool {
    text.utf8.range(ofBytes: "\u{FFFD}".utf8) != nil
  }
}
