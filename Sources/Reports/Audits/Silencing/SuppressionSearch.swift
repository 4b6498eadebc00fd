/// A search for comments that suppress rules.
struct SuppressionSearch {
  private let bytes: [UInt8]
  /// The delimiters of comments; the closing one is `nil` if the comment ends with the line.
  private let marks: [Mark]
  /// Whether the file is code or data, which can have string literals.
  ///
  /// In a string literal, `//` and `#` do not begin a comment.
  private let hasStrings: Bool

  private struct Mark {
    var open: [UInt8]
    var close: [UInt8]?

    init(_ open: String, _ close: String? = nil) {
      self.open = Array(open.utf8)
      self.close = close.map { Array($0.utf8) }
    }
  }

  /// Returns the suppressions in a file, in their order.
  ///
  /// Text of a page and string literals are never comments.
  static func all(in bytes: [UInt8]) -> [Suppression] {
    // Most files have no suppression, and a search for the word is faster than parsing comments.
    holdsWord(bytes) ? SuppressionSearch(bytes).all() : []
  }

  private static func holdsWord(_ bytes: [UInt8]) -> Bool {
    let word = Array(Suppression.word.utf8)
    guard let first = word.first, bytes.count >= word.count else { return false }
    return (0...bytes.count - word.count).contains { index in
      bytes[index] == first && bytes[index + 1] == word[1]
        && bytes[index..<index + word.count].elementsEqual(word)
    }
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let markup = Mark("<!--", "-->")
    let begins = bytes.drop { $0 <= 0x20 || SuppressionSearch.byteOrderMark.contains($0) }.first
    hasStrings = begins != UInt8(ascii: "<")
    marks =
      begins == UInt8(ascii: "<") ? [markup] : [markup, Mark("/*", "*/"), Mark("//"), Mark("#")]
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private func all() -> [Suppression] {
    var found: [Suppression] = []
    var cursor = Cursor()
    if bytes.starts(with: SuppressionSearch.byteOrderMark) { cursor.index = 3 }
    while cursor.index < bytes.count {
      guard let mark = mark(at: cursor.index),
        let end = end(ofWordAfter: cursor.index + mark.open.count, in: mark)
      else {
        let end = endOfString(at: cursor.index) ?? cursor.index + 1
        while cursor.index < end { cursor.advance(bytes[cursor.index]) }
        continue
      }
      let opened = cursor
      let close = self.close(of: mark, from: end)
      while cursor.index < close { cursor.advance(bytes[cursor.index]) }
      found.append(suppression(bytes[end..<close], from: opened, to: cursor))
    }
    return found
  }

  /// The state of the search: its position in the bytes of the file.
  private struct Cursor {
    var index = 0
    var line = 1
    /// Whether the line has text before the current position, not counting the brace of a JSX
    /// comment.
    var hasText = false

    mutating func advance(_ byte: UInt8) {
      index += 1
      if byte == UInt8(ascii: "\n") { (line, hasText) = (line + 1, false) }
      hasText = hasText || byte > 0x20 && byte != UInt8(ascii: "{")
    }
  }

  /// Returns the end of the string literal that begins at an index, or `nil` if none begins there.
  ///
  /// In a string, `//` and `#` do not begin a comment. A string ends on the line on which it
  /// begins.
  ///
  /// Inch marks and apostrophes in the text of components look like quotes. Therefore an apostrophe
  /// after a letter does not begin a string. A comment with a closing delimiter is found even in a
  /// string, except between backquotes.
  private func endOfString(at start: Int) -> Int? {
    let quote = bytes[start]
    let isTemplate = quote == UInt8(ascii: "`")
    guard hasStrings, isTemplate || quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return nil
    }
    if quote == UInt8(ascii: "'"), start > 0, bytes[start - 1].isPartOfWord { return nil }
    let limit = min(bytes.count, start + SuppressionSearch.longest)
    var index = start + 1
    while index < limit {
      switch bytes[index] {
      case quote: return index + 1
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "\n"): return nil
      default: if !isTemplate, mark(at: index)?.close != nil { return nil }
      }
      index += 1
    }
    return nil
  }

  private func mark(at index: Int) -> Mark? {
    marks.first { bytes[index...].starts(with: $0.open) }
  }

  /// Returns the end of ``Suppression/word`` if a comment begins with this word, or else `nil`.
  ///
  /// White space may come before the word. In a block comment, so may line breaks and asterisks.
  private func end(ofWordAfter start: Int, in mark: Mark) -> Int? {
    let isLine = mark.close == nil
    let rest = bytes[start...].drop {
      $0 <= 0x20 && !(isLine && $0 == UInt8(ascii: "\n")) || !isLine && $0 == UInt8(ascii: "*")
    }
    let word = Suppression.word.utf8
    return rest.starts(with: word) ? rest.startIndex + word.count : nil
  }

  private func close(of mark: Mark, from start: Int) -> Int {
    let limit = min(bytes.count, start + SuppressionSearch.longest)
    let close = mark.close ?? [UInt8(ascii: "\n")]
    return (start..<limit).first { bytes[$0...].starts(with: close) } ?? limit
  }

  private func suppression(_ comment: ArraySlice<UInt8>, from opened: Cursor, to end: Cursor)
    -> Suppression
  {
    let text = String(decoding: comment, as: UTF8.self)
    let colon = text.firstIndex(of: ":")
    let words = text[..<(colon ?? text.endIndex)].split { $0 == "," || $0.isWhitespace }
    let reason = colon.map { text[text.index(after: $0)...].split(whereSeparator: \.isWhitespace) }
    return Suppression(
      rules: words.map(String.init), reason: reason?.joined(separator: " ") ?? "",
      line: opened.line, lastLine: end.line, isBehind: opened.hasText)
  }

  /// The maximum number of bytes to read of a comment or string.
  private static let longest = 2000
}

extension UInt8 {
  /// Whether the byte is an ASCII letter or digit, or part of a non-ASCII character.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }
}
