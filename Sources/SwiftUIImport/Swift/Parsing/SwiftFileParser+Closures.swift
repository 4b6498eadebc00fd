internal import ComponentSource

/// Closures, and the closures after calls.
extension SwiftFileParser {
  /// Whether the `{` at the current token begins a closure after an operand.
  func canBeTrailingClosure(_ context: ExpressionContext) -> Bool {
    if isAccessorBlock { return false }
    guard context != .normal else { return true }
    if peek(1).word == .case, peek(1).kind == .identifier { return false }
    // If no block follows the closing brace, the braces are the block after the condition, rather
    // than a closure.
    let close = current.match
    guard close < stop, tokens[close].kind == .rightBrace, close &+ 1 < stop else { return false }
    let next = tokens[close &+ 1]
    switch next.kind {
    case .leftBrace, .comma: return true
    case .identifier where next.word == .where: return true
    case .identifier where next.word == .is || next.word == .as: return !next.startsLine
    case .leftBracket, .leftParen, .period, .colon: return !next.startsLine
    case .sign:
      let isPrefix = !next.isLeftBound && next.isRightBound
      return !next.startsLine && !isPrefix
    default: return false
    }
  }

  /// Whether the block at the current token has accessors: `{ get }`, `{ didSet { … } }`.
  var isAccessorBlock: Bool {
    var distance = 1
    for _ in 0..<16 where peek(distance).kind == .at { distance = afterAttribute(distance) }
    while peek(distance).kind == .identifier,
      [.mutating, .nonmutating, .consuming, .borrowing, .private, .fileprivate, .internal, .public]
        .contains(peek(distance).word)
    {
      distance &+= 1
    }
    let word = peek(distance)
    guard word.kind == .identifier, word.word.isAccessor else { return false }
    let next = peek(distance &+ 1)
    switch next.kind {
    case .leftBrace: return true
    case .rightBrace, .at: return [.get, ._read, ._modify].contains(word.word)
    case .leftParen:
      guard
        word.word == .set || word.word == .willSet || word.word == .didSet || word.word == .`init`
      else { return false }
      let after = next.match
      return after &+ 1 < stop && tokens[after].kind == .rightParen
        && tokens[after &+ 1].kind == .leftBrace
    case .identifier:
      return word.word == .get
        && ([.async, .throws].contains(next.word) || next.word.isAccessor || next.word.isModifier)
    default: return false
    }
  }

  /// Reads the closures that follow a call's parentheses.
  mutating func trailingClosures(_ context: ExpressionContext) -> [Argument] {
    at(.leftBrace) && canBeTrailingClosure(context) ? readTrailingClosures() : []
  }

  /// Reads a closure after a call, and the labelled closures after that closure.
  mutating func readTrailingClosures() -> [Argument] {
    var closures = [Argument(nil, readClosure(), isTrailing: true)]
    while tokenKind == .identifier, peek(1).kind == .colon, peek(2).kind == .leftBrace,
      tokenWord != .default
    {
      let label = at(.underscore) ? nil : text(current)
      advance()
      advance()
      closures.append(Argument(label, readClosure(), isTrailing: true))
    }
    return closures
  }

  @inline(never) mutating func readClosure() -> Expression {
    guard nesting.enter() else { return tooDeep() }
    defer { nesting.leave() }
    let open = tokenStart
    advance()
    var closure = Closure(parameters: [], body: Block([], at: range(from: open)))
    if hasSignature() { readSignature(of: &closure) }
    let start = tokenStart
    let statements = readStatements()
    localTypes += statements.compactMap(\.declaredType)
    closure.body = Block(statements, at: range(from: min(start, previousEnd)))
    close(.rightBrace, "}", openedAt: open)
    return Expression(.closure(closure), at: range(from: open))
  }

  /// Whether the closure begins with a signature: parameters, perhaps a result, and then `in`.
  private mutating func hasSignature() -> Bool {
    guard let end = parametersEnd else { return false }
    if tokens[end].word == .in { return true }
    let start = (index, split, previousEnd)
    defer { (index, split, previousEnd) = start }
    return speculate(within: end &+ 256 &- index) { parser in
      parser.move(to: end &+ 1)
      _ = parser.readType()
      return parser.at(.in) ? true : nil
    } ?? false
  }

  /// The index of the `in` or `->` after the parameters of a closure, or `nil` if the closure seems
  /// to have no parameters.
  private var parametersEnd: Int? {
    var position = index
    func token() -> SwiftToken { position < stop ? tokens[position] : tokens[tokens.count &- 1] }
    func skipBrackets() { position = max(position &+ 1, token().match &+ 1) }
    while token().kind == .at, position &+ 1 < stop, tokens[position &+ 1].kind == .identifier {
      position &+= 2
      if token().kind == .leftParen, token().isLeftBound { skipBrackets() }
    }
    if token().kind == .leftBracket { skipBrackets() }
    if token().kind == .leftParen {
      skipBrackets()
    } else {
      while token().kind == .dollar
        || token().kind == .identifier && !token().word.endsParameters
      {
        position &+= 1
        guard token().kind == .comma else { break }
        position &+= 1
      }
    }
    while token().kind == .identifier,
      [.async, .throws, .rethrows, .reasync].contains(token().word)
    {
      position &+= 1
      if token().kind == .leftParen { skipBrackets() }
    }
    if token().kind == .identifier, token().word == .in { return position }
    guard isSign(token(), "->") else { return nil }
    return position
  }

  /// Reads captures, parameters and the result of a closure up to `in`.
  @inline(never) private mutating func readSignature(of closure: inout Closure) {
    while at(.at) { readAttribute() }
    if at(.leftBracket) { closure.captures = readCaptures() }
    if at(.leftParen) {
      closure.parameters = readParameters()
    } else {
      while at(.dollar) || at(.identifier) && !tokenWord.endsParameters {
        closure.parameters.append(Parameter(label: nil, name: text(current)))
        advance()
        guard eat(.comma) else { break }
      }
    }
    while !at(.in), !at(.end), !at(.rightBrace) {
      if atSign("->") {
        advance()
        closure.result = readType()
      } else {
        skipOne()
      }
    }
    _ = eat(.in)
  }

  /// Reads the capture list of a closure: `[weak self, count]`.
  ///
  /// `self` is left out, because `self` is the same instance when the closure runs.
  private mutating func readCaptures() -> [(name: String, value: Expression)] {
    let end = current.match
    var captures: [(name: String, value: Expression)] = []
    advance()
    while index < min(end, stop) {
      let before = index
      while at(.identifier), ["weak", "unowned"].contains(text(current)),
        peek(1).kind == .identifier || peek(1).kind == .leftParen
      {
        advance()
        if at(.leftParen) { skipOne() }
      }
      if at(.identifier) {
        let start = tokenStart
        let name = text(current)
        advance()
        let own = Expression(.name(name), at: range(from: start))
        let value = eatSign("=") ? readExpression() : own
        if name != "self" { captures.append((name, value)) }
      }
      guard eat(.comma), index > before else { break }
    }
    move(to: max(index, min(end, stop)))
    if at(.rightBracket) { advance() }
    return captures
  }
}

extension SwiftKeyword {
  /// Whether the word ends the names of a closure's parameters.
  fileprivate var endsParameters: Bool {
    self == .in || self == .async || self == .throws || self == .rethrows || isReserved
  }
}
