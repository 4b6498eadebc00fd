internal import ComponentSource

extension KotlinParser {
  /// Reads a block in braces at the current token.
  mutating func block() -> Block {
    let start = token.start
    let statements =
      descend { parser in
        parser.insideBrackets(newlinesMatter: true) { $0.statements() }
      } ?? skippedStatements()
    return Block(statements, at: range(from: start))
  }

  private mutating func skippedStatements() -> [Statement] {
    skipOne()
    return []
  }

  /// Reads statements up to the end of the brackets around them.
  mutating func statements() -> [Statement] {
    var statements: [Statement] = []
    while index < limit {
      let start = index
      if accept(.semicolon) { continue }
      if let statement = statement() { statements.append(statement) }
      finishStatement(since: start)
    }
    return statements
  }

  /// Reads a block, or one statement without braces, as the body of `if`, `for` or `else`.
  mutating func body() -> Block {
    if kind == .leftBrace, !beginsLambda { return block() }
    let start = token.start
    guard kind != .semicolon, kind != .end else { return Block([], at: range(from: start)) }
    let statement = descend { $0.statement() } ?? skippedStatement()
    return Block(statement.map { [$0] } ?? [], at: range(from: start))
  }

  private mutating func skippedStatement() -> Statement? {
    let start = token.start
    skip(to: [.semicolon, .comma, .elseKeyword])
    return Statement(.expression(unreadable(from: start)), at: range(from: start))
  }

  /// Reads a statement.
  mutating func statement() -> Statement? {
    let start = token.start
    if let declaration = declaration(isMember: false) {
      if case .type(let type) = declaration, !type.modifiers.contains("typealias") {
        localTypes.append(type)
      }
      return Statement(.declaration(declaration), at: range(from: start))
    }
    if kind == .at { _ = attributes() }
    let label = readLabel()
    let body = token.start
    let form: Statement.Form
    switch kind {
    case .forKeyword: form = loop()
    case .whileKeyword:
      index += 1
      let condition = parenthesised()
      form = .whileLoop([.expression(condition)], loopBody())
    case .doKeyword: form = doLoop()
    case .returnKeyword, .breakKeyword, .continueKeyword, .throwKeyword: form = jump()
    case .tryKeyword: form = Self.unwrapped(assignment())
    case _ where kind.beginsExpression: form = .expression(assignment())
    default: return nil
    }
    return Statement(form, at: range(from: body), label: label)
  }

  /// Returns the statement that an expression only wraps, such as `try` without suffixes, or else
  /// the expression itself as a statement.
  private static func unwrapped(_ expression: Expression) -> Statement.Form {
    guard case .conditional(_, let body, nil) = expression.form,
      body.range == expression.range, let statement = body.statements.first
    else { return .expression(expression) }
    return statement.form
  }

  /// Reads an expression, and the value of an assignment to it.
  mutating func assignment() -> Expression {
    let start = token.start
    let outer = deepest
    deepest = depth
    defer { deepest = max(outer, deepest) }
    let target = expression()
    switch kind {
    case .assign, .addAssign, .subtractAssign, .multiplyAssign, .divideAssign, .remainderAssign:
      let name = kind.rawValue
      index += 1
      let deepened = deepened(target)
      let value = expression()
      return Expression(.assignment(deepened, operator: name, value), at: range(from: start))
    default: return target
    }
  }

  /// Reads labels such as `label@`, and returns the last label.
  mutating func readLabel() -> String? {
    var label: String?
    while kind == .name, peek() == .at, token(at: index + 1).start == token.end,
      !isAdjacentName(index + 2)
    {
      label = name(token)
      index += 2
    }
    return label
  }

  private func isAdjacentName(_ position: Int) -> Bool {
    position < limit && tokens[position].start == tokens[position - 1].end
      && tokens[position].kind == .name
  }

  /// Returns the label after `return@`, `this@` or `super@`.
  mutating func label() -> String? {
    guard kind == .at, touchesPrevious, peek() == .name else { return nil }
    index += 2
    return name(tokens[index - 1])
  }

  /// Reads `return`, `break`, `continue` or `throw`.
  mutating func jump() -> Statement.Form {
    let keyword = kind
    index += 1
    let label = label()
    let hasValue = kind.beginsExpression && !startsLine
    switch keyword {
    case .returnKeyword: return .returning(hasValue ? expression() : nil, label: label)
    case .breakKeyword: return .breaking(label: label)
    case .continueKeyword: return .continuing(label: label)
    default:
      return .throwing(kind.beginsExpression ? expression() : nil)
    }
  }

  private mutating func loop() -> Statement.Form {
    index += 1
    guard kind == .leftParenthesis else { return .whileLoop([], body()) }
    let (pattern, elements) = insideBrackets(newlinesMatter: false) { parser in
      let pattern = parser.loopPattern()
      guard parser.accept(.inKeyword) else {
        return (pattern, parser.unreadable(from: parser.token.start))
      }
      return (pattern, parser.expression())
    }
    return .loop(pattern, in: elements, where: nil, loopBody())
  }

  private mutating func loopBody() -> Block { body() }

  private mutating func loopPattern() -> Pattern {
    _ = attributes()
    if kind == .leftParenthesis || kind == .leftBracket {
      return .tuple(destructuredNames().map { $0 == "_" ? .any : .binding($0) })
    }
    guard kind == .name else { return .any }
    let name = name(token)
    index += 1
    if accept(.colon) { _ = type() }
    return name == "_" ? .any : .binding(name)
  }

  private mutating func doLoop() -> Statement.Form {
    index += 1
    let body = body()
    guard accept(.whileKeyword), kind == .leftParenthesis else { return .whileLoop([], body) }
    return .repeatLoop(body, while: parenthesised())
  }

  /// Reads `try` with its block and its `catch` and `finally` blocks.
  mutating func tryExpression() -> Statement.Form {
    index += 1
    let body = kind == .leftBrace ? block() : Block([], at: range(from: token.start))
    var handlers: [Catch] = []
    while isName("catch"), peek() == .leftParenthesis {
      index += 1
      let (name, type) = insideBrackets(newlinesMatter: false) { $0.caughtError() }
      let patterns = type.map { [(Pattern.type($0, isNegated: false), Expression?.none)] } ?? []
      if kind == .leftBrace { handlers.append(Catch(patterns, named: name, block())) }
    }
    var last: Block?
    if isName("finally"), peek() == .leftBrace {
      index += 1
      last = block()
    }
    return .attempt(body, handlers, finally: last)
  }

  /// Reads the name and type of the error in `catch (error: Exception)`.
  private mutating func caughtError() -> (String, TypeName?) {
    _ = modifiers()
    guard kind == .name else { return ("_", nil) }
    let name = name(token)
    index += 1
    return (name, accept(.colon) ? type() : nil)
  }

  /// Reads an expression in parentheses: the condition of `if` and `while`.
  mutating func parenthesised() -> Expression {
    guard kind == .leftParenthesis else {
      reportUnexpected()
      return unreadable(from: token.start)
    }
    return insideBrackets(newlinesMatter: false) { $0.expression() }
  }
}
