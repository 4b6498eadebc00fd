internal import ComponentSource

/// `#if`, `#elseif`, `#else` and `#endif`.
extension SwiftFileParser {
  typealias StatementClause = (condition: Expression?, statements: [Statement])
  typealias DeclarationClause = (condition: Expression?, declarations: [Declaration])

  /// Reads the clauses of `#if` with statements.
  @inline(never) mutating func readStatementClauses() -> [StatementClause] {
    var clauses: [StatementClause] = []
    readClauses { condition, parser in
      clauses.append((condition, parser.readStatements()))
    }
    return clauses
  }

  /// Reads the clauses of `#if` with members.
  mutating func readMemberClauses(_ type: inout TypeDeclaration) -> [DeclarationClause] {
    var clauses: [DeclarationClause] = []
    readClauses { condition, parser in
      clauses.append((condition, parser.readMembers(&type)))
    }
    return clauses
  }

  @inline(never) private mutating func readClauses(
    _ read: (Expression?, inout SwiftFileParser) -> Void
  ) {
    let start = tokenStart
    guard nesting.enter() else {
      _ = tooDeep()
      return
    }
    defer { nesting.leave() }
    var isFirst = true
    while tokenKind == .directive, isFirst || isClauseEnd, !atDirective(.endif) {
      isFirst = false
      read(readCompilationCondition(), &self)
      while !at(.end), !isClauseEnd, !at(.rightBrace) { skipOne() }
    }
    if atDirective(.endif) {
      advance()
    } else {
      report("“#endif” is missing", remedy: "add “#endif”", at: start)
    }
  }

  /// Reads the condition on the line of `#if` or `#elseif`.
  ///
  /// Returns `nil` after `#else`.
  private mutating func readCompilationCondition() -> Expression? {
    let isElse = tokenWord == .else
    advance()
    var end = index
    while end < stop, !tokens[end].startsLine { end &+= 1 }
    guard end > index, !isElse else { return nil }
    let outer = stop
    stop = end
    let condition = readExpression()
    stop = outer
    move(to: end)
    return condition
  }

  // MARK: Clauses that the reader chooses

  /// Whether the `#if` at the current token contains modifiers for the expression before it, such
  /// as `.padding()`.
  var isPostfixCompilation: Bool { compilationContent.kind == .period }

  /// Whether the `#if` at the current token contains cases of a `switch`.
  var compiledCases: Bool {
    let content = compilationContent
    return content.word == .case || content.word == .default || content.kind == .at
  }

  /// The first token in the first clause of the `#if` at the current token.
  var compilationContent: SwiftToken {
    var distance = 0
    repeat {
      distance &+= 1
      while !peek(distance).startsLine, peek(distance).kind != .end { distance &+= 1 }
    } while peek(distance).kind == .directive && peek(distance).word == .if
    return peek(distance)
  }

  /// Reads an `#if` with modifiers for an expression, and applies the modifiers of the clause that
  /// is active on iOS.
  @inline(never) mutating func readPostfixCompilation(of value: Expression) -> Expression {
    guard nesting.enter() else { return tooDeep() }
    defer { nesting.leave() }
    var result = value
    var isDone = false
    while tokenKind == .directive, !atDirective(.endif) {
      let condition = readCompilationCondition()
      if !isDone, condition.map(CompilationConditions.debugOnPhone.isTrue) ?? true {
        isDone = true
        result = readSuffixes(of: value, .normal)
      }
      skipClause()
    }
    if atDirective(.endif) { advance() }
    return Expression(result.form, at: range(from: value.range.start))
  }

  /// Moves from `#if` to the content of the clause that is active on iOS.
  ///
  /// If no clause is active, or if the active clause ends here, moves past `#endif`.
  ///
  /// The function is used for clauses that contain elements of a list or cases of a `switch`.
  mutating func skipInactiveClauses() {
    if atDirective(.endif) { return advance() }
    // At `#elseif` or `#else`, the previous clause was the active clause.
    let isDone = !atDirective(.if)
    while tokenKind == .directive, !atDirective(.endif) {
      let condition = readCompilationCondition()
      if !isDone, condition.map(CompilationConditions.debugOnPhone.isTrue) ?? true { return }
      skipClause()
    }
    if atDirective(.endif) { advance() }
  }

  /// Skips to the next `#elseif`, `#else` or `#endif` of the same `#if`.
  private mutating func skipClause() {
    var nesting = 0
    while !at(.end) {
      if tokenKind == .directive {
        if tokenWord == .if { nesting &+= 1 }
        if isClauseEnd {
          if nesting == 0 { return }
          if tokenWord == .endif { nesting &-= 1 }
        }
      }
      advance()
    }
  }
}
