/// Finds the comments that silence rules.
struct SuppressionSearch {
  private let bytes: [UInt8]
  /// What may begin a comment, and what ends it; nothing where the line does.
  private let marks: [Mark]
  /// Whether it is code or data with strings, in which nothing is a comment.
  private let hasStrings: Bool

  private struct Mark {
    var open: [UInt8]
    var close: [UInt8]?

    init(_ open: String, _ close: String? = nil) {
      self.open = Array(open.utf8)
      self.close = close.map { Array($0.utf8) }
    }
  }

  /// The comments in the bytes of a file, in their order.
  ///
  /// Text of a page is no comment, whatever it says, nor is a string of code.
  static func all(in bytes: [UInt8]) -> [Suppression] {
    // Most files have none, and to know that is cheaper than to tell strings from comments.
    holdsWord(bytes) ? SuppressionSearch(bytes).all() : []
  }

  private static func holdsWord(_ bytes: [UInt8]) -> Bool {
    let word = Array(Suppression.word.utf8)
    guard let first = word.first, bytes.count >= word.count else { return false }
    return (0...bytes.count - word.count).contains { place in
      bytes[place] == first && bytes[place + 1] == word[1]
        && bytes[place..<place + word.count].elementsEqual(word)
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
    var place = Place()
    if bytes.starts(with: SuppressionSearch.byteOrderMark) { place.index = 3 }
    while place.index < bytes.count {
      guard let mark = mark(at: place.index),
        let end = end(ofWordAfter: place.index + mark.open.count, in: mark)
      else {
        let end = endOfString(at: place.index) ?? place.index + 1
        while place.index < end { place.pass(bytes[place.index]) }
        continue
      }
      let opened = place
      let close = self.close(of: mark, from: end)
      while place.index < close { place.pass(bytes[place.index]) }
      found.append(suppression(bytes[end..<close], from: opened, to: place))
    }
    return found
  }

  /// How far the bytes are read.
  private struct Place {
    var index = 0
    var line = 1
    /// Whether something stands before it in its line; the brace around a comment of JSX is nothing.
    var hasText = false

    mutating func pass(_ byte: UInt8) {
      index += 1
      if byte == UInt8(ascii: "\n") { (line, hasText) = (line + 1, false) }
      hasText = hasText || byte > 0x20 && byte != UInt8(ascii: "{")
    }
  }

  /// Where a string ends that begins there, so that `//` and `#` in it begin no comment; nothing where none
  /// does.
  ///
  /// A string ends in its line. Marks of inches and apostrophes in the text of components look alike, so that
  /// they hide no comment that has an end of its own, and an apostrophe behind a letter begins no string.
  private func endOfString(at start: Int) -> Int? {
    let quote = bytes[start]
    let isTemplate = quote == UInt8(ascii: "`")
    guard hasStrings, isTemplate || quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return nil
    }
    if quote == UInt8(ascii: "'"), start > 0, bytes[start - 1].isPartOfWord { return nil }
    let limit = min(bytes.count, start + SuppressionSearch.longest)
    var place = start + 1
    while place < limit {
      switch bytes[place] {
      case quote: return place + 1
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "\n"): return nil
      default: if !isTemplate, mark(at: place)?.close != nil { return nil }
      }
      place += 1
    }
    return nil
  }

  private func mark(at index: Int) -> Mark? {
    marks.first { bytes[index...].starts(with: $0.open) }
  }

  /// Where the word ends that silences, where a comment begins with it; white space may stand before
  /// it, and in a long comment lines and their asterisks.
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

  private func suppression(_ said: ArraySlice<UInt8>, from opened: Place, to end: Place)
    -> Suppression
  {
    let text = String(decoding: said, as: UTF8.self)
    let colon = text.firstIndex(of: ":")
    let words = text[..<(colon ?? text.endIndex)].split { $0 == "," || $0.isWhitespace }
    let reason = colon.map { text[text.index(after: $0)...].split(whereSeparator: \.isWhitespace) }
    return Suppression(
      rules: words.map(String.init), reason: reason?.joined(separator: " ") ?? "",
      line: opened.line, lastLine: end.line, isBehind: opened.hasText)
  }

  /// How much of a comment is read.
  private static let longest = 2000
}

extension UInt8 {
  /// Whether it is a letter or digit, or a byte of one beyond ASCII.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }
}
