internal import ComponentSource

/// A lexer that turns a whole Swift file into tokens.
///
/// A string becomes several tokens, because the code of the string's interpolated values becomes
/// tokens, too. The lexer also matches brackets, so that the parser does not have to search for
/// them.
struct SwiftLexer {
  /// A bracket or string that is still to be closed.
  enum Opening {
    /// A bracket, by the index of the token that opens it.
    case bracket(Int)
    /// The parenthesis of an interpolated value, by the index of the token that opens it.
    case interpolation(Int)
    case string(Int, hashes: Int, isMultiline: Bool)
  }

  let bytes: [UInt8]
  var offset = 0
  var tokens: [SwiftToken] = []
  var openings: [Opening] = []
  /// The number of `{` that have not been closed yet.
  var openBraces = 0
  /// Whether some `{` in the file has no matching `}`.
  var hasUnclosedBrace = false
  var startsLine = true
  /// The end of the part of the file that contains no end of a placeholder.
  ///
  /// This part is not searched again.
  var placeholdersEnd = 0
  /// The smallest number of `#` at the beginning of a regular expression without an end.
  ///
  /// For later regular expressions with this number of `#` or more, no end is searched.
  var unclosedRegexHashes = Int.max
  var problems: [SourceFile.Problem] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 4 &+ 8)
  }

  /// Returns the byte at a distance from the current byte, or 0 after the end of the file.
  func byte(_ distance: Int = 0) -> UInt8 {
    let index = offset &+ distance
    return index >= 0 && index < bytes.count ? bytes[index] : 0
  }

  mutating func report(_ problem: String, at offset: Int, remedy: String) {
    problems.append(SourceFile.Problem(at: offset, problem, remedy: remedy))
  }

  /// Reads all tokens; the last one is ``SwiftToken/Kind/end``.
  mutating func readAll() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    if byte() == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
    while true {
      if case .string(_, let hashes, let isMultiline) = openings.last {
        readStringText(hashes: hashes, isMultiline: isMultiline)
        continue
      }
      skipTrivia()
      guard offset < bytes.count else { break }
      readToken()
    }
    closeAll()
    append(.end, length: 0)
  }

  /// Appends a token that begins at the current byte.
  mutating func append(_ kind: SwiftToken.Kind, length: Int, word: SwiftKeyword = .none) {
    let end = min(offset &+ length, bytes.count)
    tokens.append(
      SwiftToken(
        kind, word: word, from: offset, to: end, startsLine: startsLine,
        isLeftBound: isLeftBound(offset), isRightBound: isRightBound(end, from: offset)))
    offset = end
    startsLine = false
  }

  private mutating func readToken() {
    let first = byte()
    switch first {
    case UInt8(ascii: "("): open(.leftParen)
    case UInt8(ascii: "["): open(.leftBracket)
    case UInt8(ascii: "{"): open(.leftBrace)
    case UInt8(ascii: ")"): close(.rightParen)
    case UInt8(ascii: "]"): close(.rightBracket)
    case UInt8(ascii: "}"): closeBrace()
    case UInt8(ascii: ","): append(.comma, length: 1)
    case UInt8(ascii: ":"): append(.colon, length: 1)
    case UInt8(ascii: ";"): append(.semicolon, length: 1)
    case UInt8(ascii: "@"): append(.at, length: 1)
    case UInt8(ascii: "\\"): append(.backslash, length: 1)
    case UInt8(ascii: "\""): openString(hashes: 0)
    case UInt8(ascii: "`"): readBackticks()
    case UInt8(ascii: "$"): readDollar()
    case UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    case UInt8(ascii: "."):
      if beginsOperator { readOperator() } else { append(.period, length: 1) }
    case UInt8(ascii: "<") where byte(1) == UInt8(ascii: "#"): readPlaceholder()
    case UInt8(ascii: "/"):
      if let length = regexLength() { append(.regex, length: length) } else { readOperator() }
    default:
      if SwiftCharacter.isOperator(at: offset, in: bytes) > 0 {
        readOperator()
      } else if SwiftCharacter.isNamePart(first) {
        readName()
      } else {
        append(.unknown, length: 1)
      }
    }
  }
}
