/// Functions that decode bytes as text.
///
/// Binary files are rejected.
package enum TextBytes {
  /// Returns the text of a file in UTF-8, or in UTF-16 with a byte order mark.
  ///
  /// - Parameter limit: The maximum size in megabytes.
  package static func decode(
    _ bytes: [UInt8], file: String?, limit: Int = FileBytes.documentLimit
  ) throws(InputError) -> String {
    try checkText(bytes, file: file, limit: limit)
    if let text = decodeMarked(bytes) { return text }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw InputError(
        file: file, position: firstInvalid(in: bytes), problem: "the file is not valid UTF-8",
        remedy: "save it as UTF-8")
    }
    return text
  }

  /// Returns a text in UTF-8 with a space in place of each character, except line breaks.
  ///
  /// Lines and columns of what follows the text stay the same.
  package static func blanked(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.filter { $0 == 0x0A || $0.beginsScalar }.map { $0 == 0x0A ? $0 : 0x20 }
  }

  /// Throws an error if the bytes are empty, binary, or larger than `limit` megabytes.
  package static func checkText(
    _ bytes: [UInt8], file: String?, limit: Int = FileBytes.documentLimit
  ) throws(InputError) {
    try FileBytes.checkSize(bytes.count, file: file, limit: limit)
    guard bytes.contains(where: { $0 != 0x20 && !(0x09...0x0D).contains($0) }) else {
      throw InputError(
        file: file, problem: "the file is empty",
        remedy: "give a file of a format that “announce formats” lists")
    }
    if looksBinary(bytes) {
      guard !looksLikeUTF16(bytes) else {
        throw InputError(
          file: file, problem: "this is UTF-16 without a byte order mark",
          remedy: "save it as UTF-8")
      }
      throw InputError(
        file: file, problem: "this is a binary file, not text",
        remedy: "give a file of a format that “announce formats” lists")
    }
  }

  /// Returns the text after a byte order mark, or `nil` if there is no mark.
  ///
  /// The mark determines the encoding.
  package static func decodeMarked(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return String(decoding: bytes.dropFirst(3), as: UTF8.self)
    }
    if bytes.starts(with: [0xFF, 0xFE]) {
      return utf16(bytes.dropFirst(2)) { UInt16($0) | UInt16($1) << 8 }
    }
    if bytes.starts(with: [0xFE, 0xFF]) {
      return utf16(bytes.dropFirst(2)) { UInt16($0) << 8 | UInt16($1) }
    }
    return nil
  }

  /// Returns the position of the first byte that is not valid UTF-8.
  private static func firstInvalid(in bytes: [UInt8]) -> SourcePosition {
    var position = SourcePosition.start
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    while case .valid(let scalar) = decoder.parseScalar(from: &iterator) {
      scalar.forEach { position.step(over: $0) }
    }
    return position
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, unit: (UInt8, UInt8) -> UInt16) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
      unit(bytes[$0], bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Whether the bytes are those of a binary file, such as an image, an archive or a program.
  ///
  /// A binary file begins with a known signature, or has many control characters. In random bytes,
  /// about one byte in ten is a control character. A page with only one or two control characters
  /// is text, because browsers ignore these characters.
  private static func looksBinary(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return false }
    if signatures.contains(where: { bytes.starts(with: $0) }) { return true }
    let head = bytes.prefix(8192)
    let odd = head.count { $0 < 0x20 && !(0x09...0x0D).contains($0) && $0 != 0x1B }
    return odd > 8 && odd * 33 > head.count
  }

  /// Whether nearly every second byte is NUL, as in UTF-16 of Latin letters.
  private static func looksLikeUTF16(_ bytes: [UInt8]) -> Bool {
    let head = bytes.prefix(8192)
    let upper = [0, 1].map { first in
      stride(from: first, to: head.count, by: 2).count { head[$0] == 0 }
    }
    let most = head.count / 2 * 9 / 10
    return upper.min() == 0 && (upper.max() ?? 0) > most
  }

  private static let signatures: [[UInt8]] = [
    Array("%PDF-".utf8), Array("PK\u{3}\u{4}".utf8), Array("GIF8".utf8), [0x89, 0x50, 0x4E, 0x47],
    [0xFF, 0xD8, 0xFF], [0x1F, 0x8B], [0x7F, 0x45, 0x4C, 0x46], Array("bplist".utf8),
    Array("SQLite format 3".utf8),
  ]
}
