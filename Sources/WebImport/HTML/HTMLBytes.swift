package import TextIO

/// The conversion of web pages to UTF-8 without a byte order mark.
///
/// The parser requires this encoding.
///
/// The fallback encoding is Windows-1252, as in browsers that are set to a western language.
///
/// Source: HTML Standard, 13.2.3.2 “Determining the character encoding”.
enum HTMLBytes {
  /// Returns the page in UTF-8, without a byte order mark.
  static func utf8(_ bytes: [UInt8], file: String?) throws(InputError) -> [UInt8] {
    try TextBytes.checkText(bytes, file: file)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    if let marked = TextBytes.decodeMarked(bytes) { return Array(marked.utf8) }
    switch declaredEncoding(in: bytes) {
    case "utf-8", "utf8": return bytes
    case .some(let name) where Windows1252.names.contains(name): return Windows1252.utf8(bytes)
    case nil:
      return isValidUTF8(bytes) ? bytes : Windows1252.utf8(bytes)
    case .some(let other):
      if isValidUTF8(bytes) { return bytes }
      throw InputError(
        file: file, problem: "the encoding “\(other.prefix(40))” is not supported",
        remedy: "save the page as UTF-8")
    }
  }

  private static func isValidUTF8(_ bytes: [UInt8]) -> Bool {
    String(validating: bytes, as: UTF8.self) != nil
  }

  /// Returns the encoding, in lower case, in a `meta` element within the first 1024 bytes.
  static func declaredEncoding(in bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(1024).map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self)
      .lowercased()
    var rest = head[...]
    while let meta = rest.range(ofScalars: "<meta") {
      let after = rest[meta.upperBound...]
      let tag = after.prefix { $0 != ">" }
      if let name = charset(in: tag) { return name }
      rest = after.dropFirst(tag.count)
    }
    return nil
  }

  private static func charset(in tag: Substring) -> String? {
    guard let key = tag.range(ofScalars: "charset") else { return nil }
    let value = tag[key.upperBound...].drop { $0.isWhitespace }
    guard value.first == "=" else { return nil }
    let name = value.dropFirst().drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
      .prefix { !$0.isWhitespace && $0 != "\"" && $0 != "'" && $0 != ";" && $0 != "/" }
    // The `meta` element is readable as ASCII. Therefore, the page is not in UTF-16, even if the
    // element declares UTF-16.
    if name.hasPrefix("utf-16") { return "utf-8" }
    return name.isEmpty ? nil : String(name)
  }
}

extension TextBytes {
  /// Returns the bytes of a file converted to UTF-8, as the importer reads them.
  ///
  /// Lines and columns are then the same as in the importer. Bytes that the importer cannot read
  /// are returned unchanged.
  package static func asRead(_ bytes: [UInt8]) -> [UInt8] {
    (try? HTMLBytes.utf8(bytes, file: nil)) ?? bytes
  }
}
