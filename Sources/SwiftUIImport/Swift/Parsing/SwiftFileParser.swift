internal import ComponentSource

/// A parser of the tokens of one Swift file.
///
/// Each function reads one construct of the grammar, beginning at the current token. Some functions
/// must try a construct before they can choose it. They read only a limited number of tokens for
/// the trial, so that parsing takes linear time.
struct SwiftFileParser {
  let bytes: [UInt8]
  let tokens: [SwiftToken]
  let file: Int
  /// The index of the current token.
  var index = 0
  /// The number of bytes of the current operator that have been read, for example 1 after the `>`
  /// of `>?`.
  var split = 0
  /// The index of the token before which reading ends.
  var stop: Int
  var nesting = NestingGuard()
  private var isSpeculating = false
  /// The number of members and calls in long chains that the parser can still read.
  var chainBudget = 2048
  /// The offset after the last token that was read.
  var previousEnd = 0
  /// Whether a brace of the file is not closed.
  ///
  /// The parser then finds the ends of blocks by indentation.
  let hasUnclosedBrace: Bool
  var imports: [String] = []
  var problems: [SourceFile.Problem]
  /// The types that are declared inside functions and closures.
  var localTypes: [TypeDeclaration] = []
  /// The number of problems so far, including problems beyond the reported maximum.
  private(set) var problemCount = 0
  /// The number of tokens in bodies of cases that were repeated for further patterns.
  var repeatedTokens = 0

  /// The maximum number of problems to report for one file.
  private static let maximumProblems = 100

  init(_ lexer: SwiftLexer, file: Int) {
    bytes = lexer.bytes
    tokens = lexer.tokens
    problems = Array(lexer.problems.prefix(Self.maximumProblems))
    hasUnclosedBrace = lexer.hasUnclosedBrace
    self.file = file
    stop = lexer.tokens.count &- 1
  }

  // MARK: Tokens

  // These small functions are not inlined, so that the stack frames of recursive functions stay
  // small.

  var current: SwiftToken { peek(0) }

  var tokenKind: SwiftToken.Kind {
    @inline(never) get { index < stop ? tokens[index].kind : .end }
  }

  /// The keyword at the current token, or `none` if the token is not a keyword.
  var tokenWord: SwiftKeyword {
    @inline(never) get { index < stop ? tokens[index].word : .none }
  }

  /// The offset of the current token.
  var tokenStart: Int {
    @inline(never) get { tokens[min(index, stop)].start &+ split }
  }

  /// Whether the current token is the first token on its line.
  var isAtLineStart: Bool {
    @inline(never) get { tokens[min(index, stop)].startsLine }
  }

  /// Returns the token at a distance after the current token.
  @inline(never) func peek(_ distance: Int) -> SwiftToken {
    let position = min(max(0, index &+ distance), stop)
    var token = tokens[position]
    if position == stop {
      token.kind = .end
      token.word = .none
    } else if split > 0, distance == 0 {
      token.start &+= split
      token.isLeftBound = true
    }
    return token
  }

  /// Moves to the next token.
  @inline(never) mutating func advance() {
    guard index < stop else { return }
    previousEnd = tokens[index].end
    index &+= 1
    split = 0
  }

  /// Moves to the current token or a later token.
  mutating func move(to target: Int) {
    let target = min(target, stop)
    guard target > index else { return }
    index = target
    split = 0
    previousEnd = tokens[target &- 1].end
  }

  /// Reads a part of the current operator.
  @inline(never) mutating func advance(bytes count: Int) {
    let token = current
    if token.start &+ count >= token.end {
      advance()
    } else {
      split &+= count
      previousEnd = token.start &+ count
    }
  }

  func at(_ kind: SwiftToken.Kind) -> Bool { tokenKind == kind }

  @inline(never) func at(_ word: SwiftKeyword) -> Bool {
    tokenWord == word && tokenKind == .identifier
  }

  @inline(never) func atDirective(_ word: SwiftKeyword) -> Bool {
    tokenKind == .directive && tokenWord == word
  }

  @inline(never) mutating func eat(_ kind: SwiftToken.Kind) -> Bool {
    guard at(kind) else { return false }
    advance()
    return true
  }

  @inline(never) mutating func eat(_ word: SwiftKeyword) -> Bool {
    guard at(word) else { return false }
    advance()
    return true
  }

  /// Whether a token is an operator with the given spelling.
  @inline(never) func isSign(_ token: SwiftToken, _ spelling: StaticString) -> Bool {
    token.kind == .sign && token.end &- token.start == spelling.utf8CodeUnitCount
      && begins(token, spelling)
  }

  /// Whether a token is an operator whose spelling begins with the given characters.
  @inline(never) func begins(_ token: SwiftToken, _ spelling: StaticString) -> Bool {
    guard token.kind == .sign, token.end &- token.start >= spelling.utf8CodeUnitCount else {
      return false
    }
    return spelling.withUTF8Buffer { buffer in
      for position in 0..<buffer.count where bytes[token.start &+ position] != buffer[position] {
        return false
      }
      return true
    }
  }

  @inline(never) func atSign(_ spelling: StaticString) -> Bool { isSign(current, spelling) }

  /// Reads the given operator, which may be only the beginning of the current operator token.
  @inline(never) mutating func eatSign(_ spelling: StaticString) -> Bool {
    guard begins(current, spelling) else { return false }
    advance(bytes: spelling.utf8CodeUnitCount)
    return true
  }

  /// Returns the text of a token, without the backticks of a name.
  @inline(never) func text(_ token: SwiftToken) -> String {
    var start = token.start
    var end = token.end
    if token.kind == .identifier, end &- start > 2, bytes[start] == UInt8(ascii: "`") {
      start &+= 1
      end &-= 1
    }
    return String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
  }

  // MARK: Ranges and problems

  /// Returns the range from an offset to the last token that was read.
  func range(from start: Int) -> SourceRange {
    SourceRange(file: file, start: start, end: max(start, previousEnd))
  }

  @inline(never) mutating func report(_ problem: String, remedy: String, at offset: Int? = nil) {
    problemCount &+= 1
    guard !isSpeculating else { return }
    let offset = offset ?? tokenStart
    if let last = problems.last, last.offset == offset { return }
    guard problems.count < Self.maximumProblems else { return }
    problems.append(SourceFile.Problem(at: offset, problem, remedy: remedy))
  }

  /// Reads a closing bracket, or reports that the bracket is missing.
  @inline(never) mutating func close(
    _ kind: SwiftToken.Kind, _ spelling: String, openedAt start: Int
  ) {
    if eat(kind) { return }
    report("this bracket is not closed", remedy: "close it with “\(spelling)”", at: start)
  }

  /// Tries to read a construct.
  ///
  /// If `read` returns `nil`, the parser moves back to the start of the construct.
  ///
  /// - Parameter limit: The maximum number of tokens to read, by which parsing stays linear in
  ///   time.
  mutating func speculate<Result>(
    within limit: Int, _ read: (inout SwiftFileParser) -> Result?
  ) -> Result? {
    let start = (index, split, stop, previousEnd, isSpeculating)
    stop = min(stop, index &+ limit)
    isSpeculating = true
    let result = read(&self)
    (stop, isSpeculating) = (start.2, start.4)
    if result == nil { (index, split, previousEnd) = (start.0, start.1, start.3) }
    return result
  }

  /// Reports that an expression is nested too deeply, skips it, and returns an unreadable
  /// expression.
  @inline(never) mutating func tooDeep() -> Expression {
    let start = tokenStart
    report(
      "this code is nested too deeply", remedy: "move inner parts to declarations of their own")
    skipOne()
    skipChain()
    return Expression(.unreadable, at: range(from: start))
  }

  /// Skips a token.
  ///
  /// For an opening bracket, also skips everything up to the closing bracket.
  mutating func skipOne() {
    let token = current
    switch token.kind {
    case .leftParen, .leftBracket, .leftBrace, .interpolation, .stringStart:
      let closes = token.match > index && token.match < stop
      move(to: token.match)
      if closes, tokenKind.isClosing { advance() }
    default: advance()
    }
  }
}

extension SwiftToken.Kind {
  /// Whether a token of this kind closes a bracket or string.
  var isClosing: Bool {
    switch self {
    case .rightParen, .rightBracket, .rightBrace, .stringEnd: true
    default: false
    }
  }
}
