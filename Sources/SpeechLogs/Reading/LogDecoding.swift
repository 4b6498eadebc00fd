internal import TextIO

/// A decoder of logs in any Unicode encoding; the logs may contain invalid bytes.
enum LogDecoding {
  /// Returns the bytes converted to UTF-8, without a byte order mark.
  ///
  /// Invalid bytes stay as they are.
  ///
  /// PowerShell writes the output of `adb logcat` as UTF-16.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    TextBytes.decodeMarked(bytes).map { Array($0.utf8) } ?? bytes
  }

  /// Whether a byte is an ASCII white-space character.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// Returns bytes as a text in which one blank replaces each run of white space, without white
  /// space at the ends.
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

  /// Whether a text contains the replacement character for bytes that could not be decoded.
  static func isDamaged(_ text: String) -> Bool {
    text.utf8.range(ofBytes: "\u{FFFD}".utf8) != nil
  }
}
