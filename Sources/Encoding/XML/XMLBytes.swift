package import TextIO

/// Functions that convert XML documents to UTF-8.
///
/// Valid UTF-8 is accepted even if the XML declaration names another encoding: many tools convert a
/// file to UTF-8 without changing its declaration.
package enum XMLBytes {
  /// Returns the document in UTF-8, without a byte order mark.
  ///
  /// - Parameter limit: The maximum size in megabytes.
  package static func utf8(
    _ bytes: [UInt8], file: String?, limit: Int = FileBytes.documentLimit
  ) throws(InputError) -> [UInt8] {
    if bytes.starts(with: [0x03, 0x00, 0x08, 0x00]) {
      throw InputError(
        file: file, problem: "this is Android's binary XML, as an APK contains it",
        remedy: "decode the APK first, with: apktool d app.apk")
    }
    if let wide = unmarkedUTF16(bytes) { return wide }
    try TextBytes.checkText(bytes, file: file, limit: limit)
    if let text = TextBytes.decodeMarked(bytes) { return Array(text.utf8) }
    guard String(validating: bytes, as: UTF8.self) == nil else { return bytes }
    if let name = declaredEncoding(in: bytes), Windows1252.names.contains(name) {
      return Windows1252.utf8(bytes)
    }
    return Array(try TextBytes.decode(bytes, file: file, limit: limit).utf8)
  }

  /// Returns a document in UTF-16 without a byte order mark as UTF-8, or `nil` for any other
  /// document.
  ///
  /// A NUL beside the first `<` indicates UTF-16.
  private static func unmarkedUTF16(_ bytes: [UInt8]) -> [UInt8]? {
    let mark: [UInt8]
    if bytes.starts(with: [0x3C, 0x00]) {
      mark = [0xFF, 0xFE]
    } else if bytes.starts(with: [0x00, 0x3C]) {
      mark = [0xFE, 0xFF]
    } else {
      return nil
    }
    return TextBytes.decodeMarked(mark + bytes).map { Array($0.utf8) }
  }

  /// Returns the encoding that the XML declaration names, in lower case.
  private static func declaredEncoding(in bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(200).map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self)
    let line = head.prefix { $0 != ">" }
    guard line.contains("<?xml"), let found = line.range(ofScalars: "encoding") else { return nil }
    let name = line[found.upperBound...].drop { $0 == "=" || $0 == "\"" || $0 == "'" || $0 == " " }
    return name.prefix { $0 != "\"" && $0 != "'" && $0 != " " && $0 != "?" }.lowercased()
  }
}
