package import TextIO

/// The bytes of an XML document as UTF-8, whatever encoding they came in.
///
/// Valid UTF-8 is taken as such whatever the declaration says: a file that lies about its encoding
/// was mostly converted by a tool that did not look inside.
package enum XMLBytes {
  /// The document in UTF-8 without byte order mark.
  package static func utf8(
    _ bytes: [UInt8], file: String?, limit: Int = FileBytes.documentLimit
  ) throws(InputError) -> [UInt8] {
    if bytes.starts(with: [0x03, 0x00, 0x08, 0x00]) {
      throw InputError(
        file: file, problem: "this is Android's binary XML, as it stands in an APK",
        remedy: "decode the APK first, with: apktool d app.apk")
    }
    if let wide = unmarkedUTF16(bytes) { return wide }
    try TextBytes.checkText(bytes, file: file, limit: limit)
    if let marked = TextBytes.marked(bytes) { return Array(marked.utf8) }
    guard String(validating: bytes, as: UTF8.self) == nil else { return bytes }
    if let name = declaredEncoding(in: bytes), Windows1252.names.contains(name) {
      return Windows1252.utf8(bytes)
    }
    return Array(try TextBytes.decode(bytes, file: file, limit: limit).utf8)
  }

  /// UTF-16 without a byte order mark, told by the NUL beside the first `<`.
  private static func unmarkedUTF16(_ bytes: [UInt8]) -> [UInt8]? {
    let mark: [UInt8]
    if bytes.starts(with: [0x3C, 0x00]) {
      mark = [0xFF, 0xFE]
    } else if bytes.starts(with: [0x00, 0x3C]) {
      mark = [0xFE, 0xFF]
    } else {
      return nil
    }
    return TextBytes.marked(mark + bytes).map { Array($0.utf8) }
  }

  /// The encoding that the XML declaration names, in lower case.
  private static func declaredEncoding(in bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(200).map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self)
    let line = head.prefix { $0 != ">" }
    guard line.contains("<?xml"), let found = line.range(ofScalars: "encoding") else { return nil }
    let name = line[found.upperBound...].drop { $0 == "=" || $0 == "\"" || $0 == "'" || $0 == " " }
    return name.prefix { $0 != "\"" && $0 != "'" && $0 != " " && $0 != "?" }.lowercased()
  }
}
