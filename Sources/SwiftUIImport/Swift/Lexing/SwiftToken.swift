/// A token of Swift.
struct SwiftToken: Sendable {
  enum Kind: UInt8, Sendable {
    /// A name or keyword.
    case identifier
    /// `$0`, `$name`.
    case dollar
    case integer, number, regex
    /// An editor placeholder: `<#Text#>`.
    case placeholder
    case stringStart, stringText, stringEnd
    /// The `\(` that begins an interpolated value in a string. It matches the closing parenthesis.
    case interpolation
    case sign
    case period, backslash, at
    /// A directive such as `#if`: a `#` with a word after it.
    case directive
    case comma, colon, semicolon
    case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
    /// A byte with which no token begins.
    case unknown
    case end
  }

  var kind: Kind
  /// The keyword, or `none` if the name is not a keyword or is in backticks.
  var word = SwiftKeyword.none
  /// Whether the token is the first token on its line.
  var startsLine = false
  /// Whether another token directly precedes this token, without a space or an opening bracket
  /// between them.
  var isLeftBound = false
  /// Whether another token directly follows this token, without a space or a closing bracket
  /// between them.
  var isRightBound = false
  private var firstByte: UInt32
  private var endByte: UInt32
  private var matchIndex: UInt32 = 0

  init(
    _ kind: Kind, word: SwiftKeyword, from start: Int, to end: Int, startsLine: Bool,
    isLeftBound: Bool, isRightBound: Bool
  ) {
    self.kind = kind
    self.word = word
    firstByte = UInt32(clamping: start)
    endByte = UInt32(clamping: end)
    self.startsLine = startsLine
    self.isLeftBound = isLeftBound
    self.isRightBound = isRightBound
  }

  /// The offset of the first byte.
  var start: Int {
    get { Int(firstByte) }
    set { firstByte = UInt32(clamping: newValue) }
  }

  /// The offset after the last byte.
  var end: Int { Int(endByte) }

  /// The index of the closing bracket that matches this opening bracket.
  ///
  /// If the closing bracket is missing, this is the index of the first token after the position at
  /// which the bracket should be.
  var match: Int {
    get { Int(matchIndex) }
    set { matchIndex = UInt32(clamping: newValue) }
  }
}
