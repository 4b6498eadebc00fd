/// A scanner that divides a text into words, numbers and symbols.
///
/// A number includes its sign and separators: `-5`, `1,000`, `9:30`, `.5`. In scripts without
/// spaces between words, every character is a token of its own.
struct TokenCutter {
  private let scalars: [Unicode.Scalar]
  private let comparison: Comparison
  private var index = 0

  init(_ scalars: [Unicode.Scalar], by comparison: Comparison) {
    self.scalars = scalars
    self.comparison = comparison
  }

  mutating func tokens() -> [Token] {
    var tokens: [Token] = []
    while index < scalars.count {
      let start = index
      skipToken()
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[start..<index])
      tokens.append(Token(String(text), by: comparison))
    }
    return tokens
  }

  private mutating func skipToken() {
    if beginsNumber() {
      while !isDigit(at: index) { index += 1 }
    } else if !isWordy(at: index) || isWordByItself(at: index) {
      index += 1
      return
    }
    while isWordy(at: index) && !isWordByItself(at: index) || isInsideNumber() { index += 1 }
  }

  /// Whether a number begins at the current sign or point: a digit follows, and no word comes
  /// before.
  private func beginsNumber() -> Bool {
    guard !isDigit(at: index), index == 0 || !isWordy(at: index - 1) else { return false }
    var next = index
    if isOne(of: ["-", "\u{2212}", "+"], at: next) { next += 1 }
    if isOne(of: ["."], at: next) { next += 1 }
    return next > index && isDigit(at: next)
  }

  private func isInsideNumber() -> Bool {
    index > 0 && isDigit(at: index - 1) && isDigit(at: index + 1)
      && isOne(of: [",", ".", ";", ":", "'", "\u{2019}"], at: index)
  }

  private func isOne(of symbols: [Unicode.Scalar], at index: Int) -> Bool {
    scalars.indices.contains(index) && symbols.contains(scalars[index])
  }

  private func isDigit(at index: Int) -> Bool {
    guard scalars.indices.contains(index) else { return false }
    let scalar = scalars[index]
    return scalar.isASCII
      ? ("0"..."9").contains(scalar) : scalar.properties.generalCategory == .decimalNumber
  }

  private func isWordy(at index: Int) -> Bool {
    guard scalars.indices.contains(index) else { return false }
    let scalar = scalars[index]
    if scalar.isASCII {
      return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || isDigit(at: index)
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber: return true
    default: return scalar.properties.isAlphabetic
    }
  }

  /// Whether a character is a word by itself, such as an ideograph or kana.
  private func isWordByItself(at index: Int) -> Bool {
    scalars.indices.contains(index) && scalars[index].isWordByItself
  }
}

extension Unicode.Scalar {
  /// Whether a character is a word by itself, such as an ideograph or kana.
  var isWordByItself: Bool {
    !isASCII && (properties.isIdeographic || (0x3040...0x30FF).contains(value))
  }
}
