import AccessibilityTree

/// A word, a number, a symbol or a space of a text that is compared.
struct Token: Hashable, Sendable {
  /// What it is made of.
  let text: String
  /// Whether letters that look the same but are stored differently are two.
  private let isExact: Bool

  /// A text as one token, so that whole texts can be compared.
  init(_ text: some StringProtocol, by comparison: Comparison) {
    self.text = String(text)
    isExact = comparison == .exact
  }

  /// A whole text reduced to what is compared of it, without white space at its ends, which a cell
  /// cannot hold.
  static func whole(_ text: String, by comparison: Comparison) -> Token {
    let reduced = comparison.reduced(text)
    return Token(reduced.trimmed, by: comparison)
  }

  /// Whether it is white space.
  var isSpace: Bool { text.unicodeScalars.allSatisfy(\.properties.isWhitespace) }

  /// The same for texts that are canonically equivalent, unless it is exact.
  static func == (left: Token, right: Token) -> Bool {
    guard left.isExact == right.isExact else { return false }
    return left.isExact ? left.text.utf8.elementsEqual(right.text.utf8) : left.text == right.text
  }

  /// Feeds the text, which is equal for whatever is the same.
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension Comparison {
  /// A text reduced to what is compared of it.
  func reduced(_ text: String) -> String {
    switch self {
    case .asHeard: AsHeard(text).text
    case .exact: Comparison.inOneLine(text)
    }
  }

  /// A text as a cell or a line of a test can hold it: line breaks and tabs are spaces.
  private static func inOneLine(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x80 }) { return text }
    return String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }

  /// The tokens of a text, spaces among them.
  func tokens(of text: some StringProtocol) -> [Token] {
    var cutter = TokenCutter(Array(reduced(String(text)).unicodeScalars), by: self)
    return cutter.tokens()
  }

  /// The words, numbers and symbols of a text.
  func words(of text: some StringProtocol) -> [Token] { tokens(of: text).filter { !$0.isSpace } }
}

/// Cuts a text into words, numbers and symbols.
///
/// A number keeps its sign and what stands inside it: `-5`, `1,000`, `9:30`, `.5`. Scripts written
/// without spaces are cut at every character.
private struct TokenCutter {
  private let scalars: [Unicode.Scalar]
  private let comparison: Comparison
  private var place = 0

  init(_ scalars: [Unicode.Scalar], by comparison: Comparison) {
    self.scalars = scalars
    self.comparison = comparison
  }

  mutating func tokens() -> [Token] {
    var tokens: [Token] = []
    while place < scalars.count {
      let start = place
      skipToken()
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[start..<place])
      tokens.append(Token(String(text), by: comparison))
    }
    return tokens
  }

  private mutating func skipToken() {
    if beginsNumber() {
      while !isDigit(at: place) { place += 1 }
    } else if !isWordy(at: place) || stands(alone: place) {
      place += 1
      return
    }
    while isWordy(at: place) && !stands(alone: place) || isInsideNumber() { place += 1 }
  }

  /// A sign or a point before digits that does not follow a word.
  private func beginsNumber() -> Bool {
    guard !isDigit(at: place), place == 0 || !isWordy(at: place - 1) else { return false }
    var next = place
    if isOne(of: ["-", "\u{2212}", "+"], at: next) { next += 1 }
    if isOne(of: ["."], at: next) { next += 1 }
    return next > place && isDigit(at: next)
  }

  private func isInsideNumber() -> Bool {
    place > 0 && isDigit(at: place - 1) && isDigit(at: place + 1)
      && isOne(of: [",", ".", ";", ":", "'", "\u{2019}"], at: place)
  }

  private func isOne(of symbols: [Unicode.Scalar], at place: Int) -> Bool {
    scalars.indices.contains(place) && symbols.contains(scalars[place])
  }

  private func isDigit(at place: Int) -> Bool {
    guard scalars.indices.contains(place) else { return false }
    let scalar = scalars[place]
    return scalar.isASCII
      ? ("0"..."9").contains(scalar) : scalar.properties.generalCategory == .decimalNumber
  }

  private func isWordy(at place: Int) -> Bool {
    guard scalars.indices.contains(place) else { return false }
    let scalar = scalars[place]
    if scalar.isASCII {
      return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || isDigit(at: place)
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber: return true
    default: return scalar.properties.isAlphabetic
    }
  }

  /// Whether a character is a word by itself: an ideograph or kana.
  private func stands(alone place: Int) -> Bool {
    guard scalars.indices.contains(place), !scalars[place].isASCII else { return false }
    let scalar = scalars[place]
    return scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value)
  }
}
