internal import ComponentSource

/// Expressions with operators.
extension SwiftFileParser {
  /// The context of an expression, by which the parser decides what may follow the expression.
  enum ExpressionContext {
    case normal
    /// The expression is a condition before a block. Therefore, `{` probably begins the block,
    /// rather than a trailing closure.
    case beforeBlock
    /// The expression is a value in a pattern. Therefore, it ends before `=`.
    case pattern
  }

  /// Reads an expression with its binary operators.
  mutating func readExpression(_ context: ExpressionContext = .normal) -> Expression {
    guard nesting.enter() else { return tooDeep() }
    defer { nesting.leave() }
    var folding = OperatorFolding(readOperand(context))
    while readOperator(context, into: &folding) {}
    return folding.expression()
  }

  /// Reads a binary operator and its right operand.
  ///
  /// - Returns: `false` if no binary operator follows.
  @inline(never) private mutating func readOperator(
    _ context: ExpressionContext, into folding: inout OperatorFolding
  ) -> Bool {
    let token = current
    switch token.kind {
    case .sign:
      if isSign(token, "?"), !token.isLeftBound {
        return readTernary(context, into: &folding)
      }
      guard isBinary(token), context != .pattern || !isSign(token, "=") else { return false }
      if isSign(token, "=") || folding.nesting > 0, isTooNested(folding) { return false }
      let sign = text(token)
      advance()
      folding.append(sign, readOperand(context))
      return true
    case .identifier where token.word == .is || token.word == .as:
      if isTooNested(folding) { return false }
      advance()
      var sign = token.word.rawValue
      if token.word == .as, atSign("?") || atSign("!"), tokenStart == token.end {
        sign += text(current)
        advance()
      }
      let type = readType()
      folding.appendCast(sign, type, at: range(from: token.start))
      return true
    case .identifier where token.word == .async || token.word == .throws:
      // A function type can be used as a value: `[() async throws -> Void]()`.
      guard isSign(peek(1), "->") || peek(1).word == .throws && isSign(peek(2), "->") else {
        return false
      }
      while !atSign("->") { advance() }
      return true
    default: return false
    }
  }

  private mutating func isTooNested(_ folding: OperatorFolding) -> Bool {
    guard folding.nesting >= nesting.remaining else { return false }
    _ = tooDeep()
    return true
  }

  /// Whether an operator is binary: it has spaces on both sides, or on neither side.
  private func isBinary(_ token: SwiftToken) -> Bool {
    if isSign(token, "=") || isSign(token, "->") { return true }
    if isSign(token, "?") || isSign(token, "!") && token.isLeftBound { return false }
    return token.isLeftBound == token.isRightBound
  }

  @inline(never) private mutating func readTernary(
    _ context: ExpressionContext, into folding: inout OperatorFolding
  ) -> Bool {
    if isTooNested(folding) { return false }
    advance()
    let middle = readExpression(context)
    let block = Block([Statement(.expression(middle), at: middle.range)], at: middle.range)
    guard eat(.colon) else {
      report("this condition has no second value", remedy: "add “:” and a value")
      return false
    }
    folding.appendTernary(block, readOperand(context))
    return true
  }

  /// Reads an operand with its prefixes: `try`, `await`, `!`, `-`, `&`.
  mutating func readOperand(_ context: ExpressionContext) -> Expression {
    var prefixes: [(sign: String, start: Int)] = []
    while prefixes.count <= nesting.remaining {
      let token = current
      if let word = effectPrefix() {
        // `try` and `await` apply to everything to their right.
        let value = readExpression(context)
        prefixes.append((word, token.start))
        return wrap(value, in: prefixes)
      }
      if token.kind == .sign, isPrefix(token) || isSeparatePrefix(token) {
        advance()
        prefixes.append((text(token), token.start))
      } else if [.each, .repeat, .consume, .copy, .any, .some].contains(token.word),
        token.kind == .identifier, peek(1).kind == .identifier, !peek(1).startsLine,
        !peek(1).word.isInfix
      {
        advance()
      } else {
        return wrap(readPostfix(context), in: prefixes)
      }
    }
    return wrap(tooDeep(), in: prefixes)
  }

  /// Reads `try`, `try?`, `await` or `unsafe`.
  private mutating func effectPrefix() -> String? {
    let token = current
    guard token.kind == .identifier else { return nil }
    switch token.word {
    case .try:
      advance()
      guard atSign("?") || atSign("!"), tokenStart == token.end else { return "try" }
      let sign = text(current)
      advance()
      return "try" + sign
    case .await:
      guard canBeginOperand(peek(1)) else { return nil }
      advance()
      return "await"
    case .unsafe:
      guard peek(1).kind == .identifier, !peek(1).startsLine, !peek(1).word.isInfix else {
        return nil
      }
      advance()
      return "unsafe"
    default: return nil
    }
  }

  /// Whether a token after a word such as `await` begins an operand.
  ///
  /// If so, the word is a keyword rather than a name.
  private func canBeginOperand(_ token: SwiftToken) -> Bool {
    switch token.kind {
    case .identifier: !token.startsLine && !token.word.isInfix
    case .dollar, .integer, .number, .stringStart, .backslash, .directive, .placeholder: true
    case .period: !token.isLeftBound
    case .leftParen, .leftBracket, .leftBrace: !token.startsLine
    case .sign: !token.isLeftBound && token.isRightBound
    default: false
    }
  }

  /// Whether a space separates a prefix operator from its operand.
  ///
  /// If so, the problem is reported.
  private mutating func isSeparatePrefix(_ token: SwiftToken) -> Bool {
    guard !isSign(token, "="), canBeginOperand(peek(1)), !peek(1).startsLine else { return false }
    report("a space follows the operator before a value", remedy: "remove it")
    return true
  }

  private func isPrefix(_ token: SwiftToken) -> Bool {
    if isSign(token, "=") || isSign(token, "->") { return false }
    return !token.isLeftBound && token.isRightBound
  }

  /// Returns a value after applying its prefix operators, beginning with the innermost operator.
  private func wrap(_ value: Expression, in prefixes: [(sign: String, start: Int)]) -> Expression {
    var value = value
    for prefix in prefixes.reversed() {
      let range = SourceRange(file: file, start: prefix.start, end: value.range.end)
      if prefix.sign == "-", let negated = value.negatingLiteral(from: prefix.start) {
        value = negated
      } else if prefix.sign == "..." || prefix.sign == "..<" {
        let start = Expression(
          .unreadable, at: SourceRange(file: file, start: range.start, end: range.start))
        value = Expression(.operation([start, value], [prefix.sign]), at: range)
      } else {
        value = Expression(.prefixed(prefix.sign, value), at: range)
      }
    }
    return value
  }
}

extension Expression {
  /// Returns the expression with its first number made negative, or `nil` if the expression does
  /// not begin with a number.
  ///
  /// In `-1.magnitude`, the minus belongs to the literal.
  fileprivate func negatingLiteral(from start: Int) -> Expression? {
    let range = SourceRange(file: range.file, start: start, end: range.end)
    if let negated = form.negated { return Expression(negated, at: range) }
    switch form {
    case .member(let base, let name, let isOptional):
      guard let negated = base.negatedLiteral(from: start) else { return nil }
      return Expression(.member(of: negated, name: name, isOptional: isOptional), at: range)
    case .call(var call):
      guard case .member(let base, let name, let isOptional) = call.callee.form,
        let negated = base.negatedLiteral(from: start)
      else { return nil }
      let callee = SourceRange(file: range.file, start: start, end: call.callee.range.end)
      call.callee = Expression(
        .member(of: negated, name: name, isOptional: isOptional), at: callee)
      return Expression(.call(call), at: range)
    default: return nil
    }
  }

  /// Returns the negative of a literal.
  private func negatedLiteral(from start: Int) -> Expression? {
    form.negated.map {
      Expression($0, at: SourceRange(file: range.file, start: start, end: range.end))
    }
  }
}

extension Expression.Form {
  /// The negative of a number literal.
  fileprivate var negated: Self? {
    switch self {
    case .integer(let value) where value != Int.min: .integer(-value)
    case .number(let value): .number(-value)
    default: nil
    }
  }
}

extension SwiftKeyword {
  /// Whether the word can follow an operand directly, as `as` and `throws` can.
  var isInfix: Bool {
    switch self {
    case .as, .is, .in, .where, .else, .throws, .rethrows, .async: true
    default: false
    }
  }
}
