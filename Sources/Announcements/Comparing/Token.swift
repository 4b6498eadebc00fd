import AccessibilityTree

/// A word, number, symbol or space of a compared text.
struct Token: Hashable, Sendable {
  /// The characters of the token.
  let text: String
  /// Whether the composed and decomposed forms of a letter count as different tokens.
  private let isExact: Bool

  /// Creates one token from a whole text.
  init(_ text: some StringProtocol, by comparison: Comparison) {
    self.text = String(text)
    isExact = comparison == .exact
  }

  /// Returns one token for a whole text, reduced as the comparison requires.
  ///
  /// White space at both ends of the text is removed, because a table cell cannot hold it.
  static func whole(_ text: String, by comparison: Comparison) -> Token {
    let reduced = comparison.reduced(text)
    return Token(reduced.trimmed, by: comparison)
  }

  /// Whether the token is white space.
  var isSpace: Bool { text.unicodeScalars.allSatisfy(\.properties.isWhitespace) }

  /// Whether the token is one character of a script without spaces between words, such as an
  /// ideograph, a kana or “，”.
  var isUnspaced: Bool {
    guard let scalar = text.unicodeScalars.first, !scalar.isASCII else { return false }
    return scalar.isWordByItself || (0x3000...0x303F).contains(scalar.value)
      || (0xFF00...0xFF65).contains(scalar.value)
  }

  /// Whether two tokens are equal: canonically equivalent, or identical in an exact comparison.
  static func == (left: Token, right: Token) -> Bool {
    guard left.isExact == right.isExact else { return false }
    return left.isExact ? left.text.utf8.elementsEqual(right.text.utf8) : left.text == right.text
  }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension Comparison {
  /// Returns a text reduced to what the comparison compares.
  func reduced(_ text: String) -> String {
    switch self {
    case .asHeard: AudibleText(text).text
    case .exact: Comparison.inOneLine(text)
    }
  }

  /// Returns a text in one line, as in a table cell: line breaks and tabs become spaces.
  private static func inOneLine(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x80 }) { return text }
    return String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }

  /// Returns the tokens of a text, including spaces.
  func tokens(of text: some StringProtocol) -> [Token] {
    var cutter = TokenCutter(Array(reduced(String(text)).unicodeScalars), by: self)
    return cutter.tokens()
  }

  /// Returns the words, numbers and symbols of a text.
  func words(of text: some StringProtocol) -> [Token] { tokens(of: text).filter { !$0.isSpace } }
}
