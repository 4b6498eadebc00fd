internal import ComponentSource

/// Conditions and patterns.
extension SwiftFileParser {
  /// Reads the conditions of `if`, `guard` or `while`.
  @inline(never) mutating func readConditions() -> [Condition] {
    var conditions: [Condition] = []
    while !at(.leftBrace), !at(.end), !at(.rightBrace) {
      let before = index
      conditions.append(readCondition())
      guard eat(.comma), index > before else { break }
    }
    return conditions
  }

  private mutating func readCondition() -> Condition {
    if tokenKind == .directive, tokenWord == .available || tokenWord == .unavailable {
      return readAvailability()
    }
    if at(.case) {
      advance()
      let pattern = readPattern()
      skipTypeAnnotation()
      return .pattern(pattern, eatSign("=") ? readExpression(.beforeBlock) : nil)
    }
    if at(.let) || at(.var) || at(.inout) && peek(1).kind == .identifier {
      advance()
      let pattern = readPattern(binds: true)
      skipTypeAnnotation()
      return .pattern(pattern, eatSign("=") ? readExpression(.beforeBlock) : nil)
    }
    return .expression(readExpression(.beforeBlock))
  }

  mutating func skipTypeAnnotation() {
    if eat(.colon) { _ = readType() }
  }

  private mutating func readAvailability() -> Condition {
    let isNegated = tokenWord == .unavailable
    advance()
    var platforms: [(name: String, version: String)] = []
    guard at(.leftParen) else { return .available(platforms: platforms, isNegated: isNegated) }
    let end = current.match
    advance()
    while index < min(end, stop) {
      let token = current
      advance()
      guard token.kind == .identifier else { continue }
      let start = tokenStart
      while index < min(end, stop), !at(.comma) { advance() }
      let version = start < previousEnd ? bytes[start..<previousEnd] : []
      platforms.append((text(token), String(decoding: version, as: UTF8.self)))
    }
    _ = eat(.rightParen)
    return .available(platforms: platforms, isNegated: isNegated)
  }

  /// Reads a pattern.
  ///
  /// - Parameter binds: Whether `let` or `var` precedes the pattern, so that names in the pattern
  ///   declare variables.
  mutating func readPattern(binds: Bool = false) -> Pattern {
    guard nesting.enter() else {
      _ = tooDeep()
      return .any
    }
    defer { nesting.leave() }
    var binds = binds
    while at(.let) || at(.var) || at(.inout) {
      binds = true
      advance()
    }
    var pattern = readSimplePattern(binds)
    while atSign("?"), current.isLeftBound {
      advance()
      pattern = Self.unwrapping(pattern, at: range(from: tokenStart))
    }
    if at(.as) || at(.is), !binds || !isValuePattern(pattern) {
      advance()
      if current.isLeftBound, atSign("?") || atSign("!") { advance() }
      return .type(readType(), isNegated: false)
    }
    return pattern
  }

  /// Returns a pattern that matches a value other than `nil`.
  private static func unwrapping(_ pattern: Pattern, at range: SourceRange) -> Pattern {
    switch pattern {
    case .any, .binding: .enumCase(Expression(.implicitMember("some"), at: range), [pattern])
    default: pattern
    }
  }

  private func isValuePattern(_ pattern: Pattern) -> Bool {
    if case .value = pattern { true } else { false }
  }

  @inline(never) private mutating func readSimplePattern(_ binds: Bool) -> Pattern {
    let token = current
    switch token.kind {
    case .identifier where token.word == .is:
      advance()
      return .type(readType(), isNegated: false)
    case .identifier where token.word == .underscore && endsPattern(peek(1)):
      advance()
      return .any
    case .identifier where binds && !token.word.isLiteral && endsPattern(peek(1)):
      advance()
      return .binding(text(token))
    case .leftParen where endsPattern(tokenAfter(token)):
      return .tuple(readPatternList(binds))
    case .period, .identifier:
      if let length = enumCaseLength { return readEnumCase(length, binds) }
    default: break
    }
    return .value(readExpression(.pattern))
  }

  /// Returns the token after the bracket that closes a given opening bracket.
  private func tokenAfter(_ open: SwiftToken) -> SwiftToken {
    peek(open.match &+ 1 &- index)
  }

  /// Whether a pattern ends before a token.
  private func endsPattern(_ token: SwiftToken) -> Bool {
    switch token.kind {
    case .comma, .colon, .rightParen, .rightBracket, .leftBrace, .rightBrace, .end, .semicolon:
      true
    case .identifier:
      token.startsLine || token.word == .in || token.word == .where || token.word == .as
        || token.word == .is || token.word == .else
    case .sign: isSign(token, "=") || isSign(token, "?") && token.isLeftBound
    default: token.startsLine && token.kind != .period
    }
  }

  /// The number of tokens in the name of an enum case with patterns in parentheses, such as
  /// `.failed(let error)`.
  ///
  /// The value is `nil` if no such name is at the current token.
  private var enumCaseLength: Int? {
    var distance = at(.period) ? 1 : 0
    guard peek(distance).kind == .identifier, distance > 0 || !peek(0).word.isReserved else {
      return nil
    }
    distance &+= 1
    while peek(distance).kind == .period, peek(distance &+ 1).kind == .identifier, distance < 32 {
      distance &+= 2
    }
    let next = peek(distance)
    guard next.kind == .leftParen, !next.startsLine, at(.period) || distance > 0 else { return nil }
    return endsPattern(peek(next.match &+ 1 &- index)) ? distance : nil
  }

  private mutating func readEnumCase(_ length: Int, _ binds: Bool) -> Pattern {
    let start = tokenStart
    var callee: Expression?
    let end = index &+ length
    while index < end {
      if at(.period) {
        advance()
        let name = text(current)
        advance()
        let form =
          callee.map { Expression.Form.member(of: $0, name: name, isOptional: false) }
          ?? .implicitMember(name)
        callee = Expression(form, at: range(from: start))
      } else {
        let name = text(current)
        advance()
        callee = Expression(.name(name), at: range(from: start))
      }
    }
    let patterns = readPatternList(binds)
    return .enumCase(callee ?? Expression(.unreadable, at: range(from: start)), patterns)
  }

  /// Reads patterns in parentheses.
  private mutating func readPatternList(_ binds: Bool) -> [Pattern] {
    let open = tokenStart
    advance()
    var patterns: [Pattern] = []
    while !at(.rightParen), !at(.end), !at(.rightBrace) {
      let before = index
      if at(.identifier), peek(1).kind == .colon {
        advance()
        advance()
      }
      patterns.append(readPattern(binds: binds))
      guard eat(.comma), index > before else { break }
    }
    if !at(.rightParen), !at(.end), !at(.rightBrace), !isAtLineStart { skipOne() }
    close(.rightParen, ")", openedAt: open)
    return patterns
  }
}
