internal import ComponentSource

/// Members, calls and subscripts after an operand.
extension SwiftFileParser {
  /// Reads an operand with its members, calls and subscripts.
  mutating func readPostfix(_ context: ExpressionContext) -> Expression {
    let base = readPrimary(context)
    return readSuffixes(of: base, context)
  }

  /// Reads everything that follows an operand.
  mutating func readSuffixes(
    of base: Expression, _ context: ExpressionContext
  ) -> Expression {
    var value = base
    var isOptional = false
    var links = 0
    while true {
      links &+= 1
      if links > 32 {
        chainBudget &-= 1
        if chainBudget < 0 {
          report("this chain of calls is too long", remedy: "split it into declarations")
          skipChain()
          return Expression(.unreadable, at: range(from: base.range.start))
        }
      }
      let token = current
      switch token.kind {
      case .period:
        guard readMember(of: &value, isOptional) else { return value }
        isOptional = false
      case .leftParen where !token.startsLine:
        value = readCall(value, isOptional, context)
        isOptional = false
      case .leftBracket where !token.startsLine:
        value = readSubscript(value)
        isOptional = false
      case .leftBrace where canBeTrailingClosure(context):
        let start = value.range.start
        let call = Call(value, readTrailingClosures(), isOptional: isOptional)
        value = Expression(.call(call), at: range(from: start))
        isOptional = false
      case .sign:
        guard readPostfixOperator(of: &value, &isOptional) else { return value }
      case .directive where token.word == .if && token.startsLine:
        guard isPostfixCompilation else { return value }
        value = readPostfixCompilation(of: value)
      default: return value
      }
    }
  }

  /// Skips the members, calls and subscripts that follow an operand.
  mutating func skipChain() {
    while true {
      switch tokenKind {
      case .period: advance()
      case .identifier where index > 0 && tokens[index &- 1].kind == .period: advance()
      case .leftParen where !isAtLineStart, .leftBracket where !isAtLineStart,
        .leftBrace where !isAtLineStart:
        skipOne()
      case .sign where atSign("?") && current.isLeftBound: advance()
      case .sign where atSign("!") && current.isLeftBound: advance()
      default: return
      }
    }
  }

  @inline(never) private mutating func readMember(of value: inout Expression, _ isOptional: Bool)
    -> Bool
  {
    advance()
    let token = current
    let start = value.range.start
    switch token.kind {
    case .identifier where !(token.startsLine && endsUnfinishedMember(token)), .integer:
      advance()
      skipArgumentNames()
      let member =
        isModule(value)
        ? Expression.Form.name(text(token))
        : .member(of: value, name: text(token), isOptional: isOptional)
      value = Expression(member, at: range(from: start))
      if token.kind == .identifier { readGenericCall(of: &value) }
      return true
    case .dollar, .placeholder:
      advance()
      let member = Expression.Form.member(of: value, name: text(token), isOptional: isOptional)
      value = Expression(member, at: range(from: start))
      return true
    case .leftBracket, .leftParen:
      return true
    default:
      report("this member has no name", remedy: "write a name after the period")
      return true
    }
  }

  /// Whether a name in the line after a period begins the next statement, as in code that somebody
  /// is writing.
  ///
  /// Modifiers begin with a lower-case letter, and views with a capital.
  private func endsUnfinishedMember(_ token: SwiftToken) -> Bool {
    token.word.isReserved || text(token).first?.isUppercase == true
  }

  /// Whether a name is that of a known module whose members need no module: `Swift.min`.
  ///
  /// A member of SwiftUI keeps its module, because an app can declare a view with the same name.
  private func isModule(_ value: Expression) -> Bool {
    guard case .name(let name) = value.form else { return false }
    return name == "Swift" || name == "Foundation"
  }

  /// Reads generic arguments, and the call that follows them.
  @inline(never) private mutating func readGenericCall(of value: inout Expression) {
    guard let types = readGenericArguments() else { return }
    let start = value.range.start
    if at(.leftParen), !isAtLineStart {
      let arguments = readArguments() + trailingClosures(.normal)
      value = Expression(.call(Call(value, arguments, types: types)), at: range(from: start))
    }
  }

  @inline(never) mutating func readCall(
    _ callee: Expression, _ isOptional: Bool, types: [TypeName] = [], _ context: ExpressionContext
  ) -> Expression {
    let start = callee.range.start
    let arguments = readArguments() + trailingClosures(context)
    return Expression(
      .call(Call(callee, arguments, types: types, isOptional: isOptional)), at: range(from: start))
  }

  @inline(never) private mutating func readSubscript(_ value: Expression) -> Expression {
    let start = value.range.start
    let open = tokenStart
    advance()
    let arguments = readArgumentList(until: .rightBracket)
    close(.rightBracket, "]", openedAt: open)
    return Expression(.subscripted(value, arguments), at: range(from: start))
  }

  @inline(never) private mutating func readPostfixOperator(
    of value: inout Expression, _ isOptional: inout Bool
  ) -> Bool {
    let token = current
    guard token.isLeftBound, !token.startsLine else { return false }
    let start = value.range.start
    if isSign(token, "?") {
      advance()
      isOptional = true
      return true
    }
    if isSign(token, "!") {
      advance()
      value = Expression(.forced(value), at: range(from: start))
      return true
    }
    guard !token.isRightBound, !isSign(token, "="), !isSign(token, "->") else { return false }
    advance()
    let end = Expression(.unreadable, at: SourceRange(file: file, start: token.end, end: token.end))
    value = Expression(.operation([value, end], [text(token)]), at: range(from: start))
    return true
  }

  // MARK: Arguments

  /// Reads the arguments in parentheses.
  mutating func readArguments() -> [Argument] {
    let open = tokenStart
    advance()
    let arguments = readArgumentList(until: .rightParen)
    close(.rightParen, ")", openedAt: open)
    return arguments
  }

  /// Reads arguments up to a closing bracket.
  mutating func readArgumentList(until end: SwiftToken.Kind) -> [Argument] {
    var arguments: [Argument] = []
    while !at(end), !at(.end), !at(.rightBrace) {
      let before = index
      if !arguments.isEmpty, isAtLineStart, isStatementBoundary { break }
      var label: String?
      if tokenKind == .identifier, peek(1).kind == .colon {
        label = at(.underscore) ? nil : text(current)
        advance()
        advance()
      }
      arguments.append(Argument(label, readArgumentValue()))
      if eat(.comma) { continue }
      if at(end) || index == before { break }
      if isAtLineStart || tokenKind.isClosing { break }
      report("a comma is missing between arguments", remedy: "add “,”")
    }
    if !at(end), !at(.end), !isAtLineStart, !tokenKind.isClosing { skipOne() }
    return arguments
  }

  /// Whether the current token begins a statement.
  ///
  /// In this case, the contents of an open bracket end before the token.
  private var isStatementBoundary: Bool {
    tokenKind == .identifier && tokenWord.isReserved && peek(1).kind != .colon
  }

  /// Reads the value of an argument, which can be an operator: `sorted(by: <)`.
  mutating func readArgumentValue() -> Expression {
    let token = current
    if token.kind == .sign, !isSign(token, "="),
      [.comma, .rightParen, .rightBracket].contains(peek(1).kind)
    {
      advance()
      return Expression(.name(text(token)), at: range(from: token.start))
    }
    return readExpression()
  }

  /// Skips the argument names of a function reference: `save(_:to:)`.
  mutating func skipArgumentNames() {
    guard at(.leftParen), !isAtLineStart, tokenStart == previousEnd else { return }
    var distance = 1
    while peek(distance).kind == .identifier, peek(distance &+ 1).kind == .colon,
      distance < 64
    {
      distance &+= 2
    }
    guard distance > 1, peek(distance).kind == .rightParen else { return }
    move(to: index &+ distance &+ 1)
  }
}
