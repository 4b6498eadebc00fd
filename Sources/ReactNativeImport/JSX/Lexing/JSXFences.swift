/// The code in a file, which is the whole file or the code blocks of a Markdown document.
enum JSXFences {
  /// Languages of code blocks that can contain components, in lower case.
  static let languages: Set<String> = [
    "jsx", "tsx", "js", "javascript", "ts", "typescript", "react", "react-native",
    "javascriptreact", "typescriptreact",
  ]
  private static let documents = ["md", "markdown", "mdx", "mkd"]
  private static let code = ["js", "jsx", "ts", "tsx", "mjs", "cjs"]

  /// Returns the byte ranges that contain code.
  ///
  /// Whether a file is code or a document depends on its extension. A file without a known
  /// extension counts as a document if it contains a code block.
  static func parts(of bytes: [UInt8], file: String?) -> [Range<Int>] {
    let name = file?.split(separator: "/").last ?? ""
    let suffix = name.split(separator: ".").dropFirst().last?.lowercased() ?? ""
    guard !code.contains(suffix) else { return [0..<bytes.count] }
    let blocks = blocks(in: bytes)
    return blocks.isEmpty && !documents.contains(suffix) ? [0..<bytes.count] : blocks
  }

  private static func blocks(in bytes: [UInt8]) -> [Range<Int>] {
    var blocks: [Range<Int>] = []
    var fence: (mark: UInt8, count: Int, start: Int?)?
    var index = 0
    while index < bytes.count {
      let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = bytes[index..<end].drop { $0.isJSXBlank || $0 == UInt8(ascii: ">") }
      if let mark = line.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") {
        let count = line.prefix { $0 == mark }.count
        let info = line.dropFirst(count)
        if let open = fence {
          if mark == open.mark, count >= open.count, info.allSatisfy(\.isJSXBlank) {
            if let start = open.start { blocks.append(start..<index) }
            fence = nil
          }
        } else if count >= 3, !info.contains(mark) {
          fence = (mark, count, language(info) ? min(end + 1, bytes.count) : nil)
        }
      }
      index = end + 1
    }
    if let start = fence?.start, start < bytes.count { blocks.append(start..<bytes.count) }
    return blocks
  }

  private static func language(_ info: ArraySlice<UInt8>) -> Bool {
    let word = info.drop { $0.isJSXBlank }.prefix { $0.continuesJSXName || $0 == UInt8(ascii: "-") }
    return languages.contains(String(decoding: word, as: UTF8.self).lowercased())
  }
}
