/// The lines between `---` and `---` at the top of a document, which site generators read.
enum FrontMatter {
  /// The document with blanks in place of its front matter, so that no line moves; a byte order mark
  /// becomes blanks, too.
  static func blanked(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      for place in 0..<3 { result[place] = 0x20 }
    }
    let lines = SourceLines(result)
    guard lines.count > 1, isFence(lines[1]),
      let end = (2...lines.count).first(where: { isFence(lines[$0]) })
    else { return result }
    let last = lines[end].endIndex
    for place in 0..<last where result[place] != 0x0A && result[place] != 0x0D {
      result[place] = 0x20
    }
    return result
  }

  private static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
    String(decoding: line, as: UTF8.self).trimmed == "---"
  }
}
