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
    /// `\(` in a string, up to the parenthesis.
    case interpolation
    case sign
    case period, backslash, at
    /// A word after `#`.
    case directive
    case comma, colon, semicolon
    case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
    /// A byte that no token begins with.
    case unknown
    case end
  }

  var kind: Kind
  /// The keyword; `none` for other names and for names in backticks.
  var word = SwiftKeyword.none
  /// Whether a line break is before the token.
  var startsLine = false
  /// Whether neither space nor an opening bracket is before the token.
  var isLeftBound = false
  /// Whether neither space nor a closing bracket is after the token.
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

  /// For an opening bracket: the index of its closing bracket.
  ///
  /// If it has none: the index of the token before which the bracket should be closed.
  var match: Int {
    get { Int(matchIndex) }
    set { matchIndex = UInt32(clamping: newValue) }
  }
}
