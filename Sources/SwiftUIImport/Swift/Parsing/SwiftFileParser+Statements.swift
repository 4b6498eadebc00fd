internal import ComponentSource

/// Statements.
extension SwiftFileParser {
  /// Reads statements up to the end of the block, case or clause.
  ///
  /// - Parameter inSwitch: Whether the statements are in a `switch`, where `case` and `default` end
  ///   them.
  mutating func readStatements(inSwitch: Bool = false) -> [Statement] {
    var statements: [Statement] = []
    while !at(.end), !at(.rightBrace) {
      if eat(.semicolon) { continue }
      if inSwitch, atSwitchCase || atDirective(.if) && compiledCases { break }
      if tokenKind == .directive, isClauseEnd { break }
      if nesting.depth > 0, isOutdentedDeclaration { break }
      let before = index
      let token = current
      readStatement(into: &statements)
      if index == before {
        report("this code cannot be read", remedy: "check it with the compiler", at: token.start)
        skipOne()
      }
      if !isAtLineStart, ![.semicolon, .rightBrace, .end].contains(tokenKind),
        index > before,
        !(inSwitch && atSwitchCase), !isClauseEnd
      {
        report("statements share a line", remedy: "put “;” or a line break between them")
      }
    }
    return statements
  }

  var atSwitchCase: Bool {
    at(.case) || at(.default) && peek(1).kind == .colon
      || at(.at) && (text(peek(1)) == "unknown")
  }

  /// Whether `#elseif`, `#else` or `#endif` is at the current token.
  var isClauseEnd: Bool {
    tokenKind == .directive
      && (tokenWord == .elseif || tokenWord == .else || tokenWord == .endif)
  }

  /// Whether an unindented declaration begins here, in a file that lacks a closing brace.
  ///
  /// The block around the declaration counts as ended.
  var isOutdentedDeclaration: Bool {
    let token = current
    guard hasUnclosedBrace, token.startsLine, token.start > 0,
      bytes[token.start &- 1] == 0x0A || bytes[token.start &- 1] == 0x0D
    else { return false }
    return token.kind == .at || token.word.beginsDeclaration || token.word.isModifier
      || token.kind == .directive && token.word == .none
  }

  /// Reads a block in braces.
  @inline(never) mutating func readBlock() -> Block {
    let open = tokenStart
    guard at(.leftBrace) else {
      report("a block is missing", remedy: "write “{” and “}”")
      return Block([], at: SourceRange(file: file, start: open, end: open))
    }
    guard nesting.enter() else {
      _ = tooDeep()
      return Block([], at: range(from: open))
    }
    defer { nesting.leave() }
    advance()
    let statements = readStatements()
    localTypes += statements.compactMap(\.declaredType)
    close(.rightBrace, "}", openedAt: open)
    return Block(statements, at: range(from: open))
  }

  @inline(never) private mutating func readStatement(into statements: inout [Statement]) {
    let start = tokenStart
    if startsDeclaration(isMember: false) {
      for declaration in readDeclaration() {
        statements.append(Statement(.declaration(declaration), at: range(from: start)))
      }
      return
    }
    let label = readLabel()
    if let form = readKeywordStatement() {
      statements.append(Statement(form, at: range(from: start), label: label))
    } else {
      let before = index
      let expression = readExpressionStatement()
      guard index > before else { return }
      statements.append(Statement(.expression(expression), at: expression.range, label: label))
    }
  }

  /// Reads an expression.
  ///
  /// `if` and `switch` end with their last brace.
  @inline(never) private mutating func readExpressionStatement() -> Expression {
    if at(.if) { return readIf() }
    if at(.switch) { return readSwitch() }
    return readExpression()
  }

  /// Reads the label before a statement: `rows:` of `rows: for row in rows`.
  private mutating func readLabel() -> String? {
    guard at(.identifier), peek(1).kind == .colon, !tokenWord.isReserved,
      [.for, .while, .repeat, .do, .if, .switch].contains(peek(2).word)
    else { return nil }
    let label = text(current)
    advance()
    advance()
    return label
  }

  @inline(never) private mutating func readKeywordStatement() -> Statement.Form? {
    if atDirective(.if) { return .compiled(readStatementClauses()) }
    if tokenKind == .directive,
      [.sourceLocation, .error, .warning].contains(tokenWord)
    {
      advance()
      if at(.leftParen) { skipOne() }
      return .other
    }
    guard tokenKind == .identifier else { return nil }
    switch tokenWord {
    case .return:
      advance()
      return .returning(hasValue ? readExpression() : nil, label: nil)
    case .guard:
      advance()
      let conditions = readConditions()
      if !eat(.else) { report("“else” is missing", remedy: "write “else” and a block") }
      return .guarding(conditions, otherwise: readBlock())
    case .for: return readFor()
    case .while:
      advance()
      let conditions = readConditions()
      return .whileLoop(conditions, readBlock())
    case .repeat where peek(1).kind == .leftBrace:
      advance()
      let block = readBlock()
      return eat(.while) ? .repeatLoop(block, while: readExpression()) : .whileLoop([], block)
    case .do where peek(1).kind == .leftBrace || peek(1).word == .throws:
      advance()
      return readDoCatch()
    case .throw:
      advance()
      return .throwing(readExpression())
    case .defer:
      advance()
      return .deferring(readBlock())
    case .break, .continue:
      let isBreak = tokenWord == .break
      advance()
      var label: String?
      if at(.identifier), !isAtLineStart, !tokenWord.isReserved {
        label = text(current)
        advance()
      }
      return isBreak ? .breaking(label: label) : .continuing(label: label)
    case .fallthrough:
      advance()
      return .fallingThrough
    case .yield where isSign(peek(1), "&") || canFollowWord(peek(1)),
      .then where canFollowWord(peek(1)), .discard where canFollowWord(peek(1)):
      advance()
      _ = readExpression()
      return .other
    default: return nil
    }
  }

  private func canFollowWord(_ token: SwiftToken) -> Bool {
    !token.startsLine
      && (token.kind == .identifier && !token.word.isInfix || token.kind == .stringStart
        || token.kind == .integer)
  }

  /// Whether a value follows the `return`.
  private var hasValue: Bool {
    switch tokenKind {
    case .rightBrace, .end, .semicolon: false
    case .identifier:
      !isAtLineStart || !(tokenWord.isReserved || startsDeclaration(isMember: false))
    case .directive: !isClauseEnd && !(tokenWord == .if && isAtLineStart)
    case .at: false
    default: true
    }
  }

  @inline(never) private mutating func readFor() -> Statement.Form {
    advance()
    var waits = false
    while at(.try) || at(.await) || at(.unsafe) {
      waits = waits || at(.await)
      advance()
    }
    if at(.case) { advance() }
    let pattern = readPattern(binds: true)
    skipTypeAnnotation()
    var sequence: Expression
    if eat(.in) {
      sequence = readExpression(.beforeBlock)
      if waits { sequence = Expression(.prefixed("await", sequence), at: sequence.range) }
    } else {
      report("“in” is missing", remedy: "write “in” and a sequence")
      sequence = Expression(.unreadable, at: range(from: tokenStart))
    }
    let condition = eat(.where) ? readExpression(.beforeBlock) : nil
    return .loop(pattern, in: sequence, where: condition, readBlock())
  }

  /// Reads `do`, beginning at its block, with its `catch` blocks.
  @inline(never) mutating func readDoCatch() -> Statement.Form {
    if eat(.throws), at(.leftParen) { skipOne() }
    let block = readBlock()
    var catches: [Catch] = []
    while at(.catch) {
      advance()
      var patterns: [(pattern: Pattern, condition: Expression?)] = []
      var name = "error"
      while !at(.leftBrace), !at(.end), !at(.rightBrace) {
        let before = index
        if at(.let) || at(.var), peek(1).kind == .identifier, peek(2).word == .as {
          name = text(peek(1))
        }
        let pattern = at(.where) ? Pattern.any : readPattern()
        patterns.append((pattern, eat(.where) ? readExpression(.beforeBlock) : nil))
        guard eat(.comma), index > before else { break }
      }
      catches.append(Catch(patterns, named: name, readBlock()))
    }
    return .attempt(block, catches, finally: nil)
  }
}

extension Statement {
  /// The type that the statement declares, or `nil` if the statement does not declare a type.
  var declaredType: TypeDeclaration? {
    guard case .declaration(.type(let type)) = form, !type.modifiers.contains("typealias") else {
      return nil
    }
    return type
  }
}
