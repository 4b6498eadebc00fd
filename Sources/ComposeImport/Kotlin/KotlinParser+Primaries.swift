internal import ComponentSource

extension KotlinParser {
  /// Reads an operand without its suffixes.
  mutating func primary() -> Expression {
    let start = token.start
    let form: Expression.Form
    switch kind {
    case .name:
      if isName("suspend"), peek() == .leftBrace {
        index += 1
        return lambda()
      }
      form = .name(name(token))
      index += 1
    case .integer, .number:
      form = number(text(token))
      index += 1
    case .trueKeyword, .falseKeyword:
      form = .boolean(kind == .trueKeyword)
      index += 1
    case .nullKeyword:
      form = .null
      index += 1
    case .character:
      let text = character
      form = text.count == 1 ? text.first.map { .character($0) } ?? .null : .string([.text(text)])
      index += 1
    case .stringOpen: form = .string(string())
    case .leftParenthesis: return parenthesised()
    case .leftBracket: form = .list(arguments().map(\.value))
    case .leftBrace: return lambda()
    case .thisKeyword:
      index += 1
      form = .name(label().map { "this@\($0)" } ?? "this")
    case .superKeyword: form = superclass()
    case .reference where peek() == .name:
      form = .reference([name(token(at: index + 1))])
      index += 2
    case .ifKeyword: return conditional()
    case .whenKeyword: return choice()
    case .tryKeyword:
      let attempt = tryExpression()
      form = wrapped(attempt, from: start)
    case .returnKeyword, .breakKeyword, .continueKeyword, .throwKeyword:
      let jump = jump()
      form = wrapped(jump, from: start)
    case .funKeyword: form = anonymousFunction()
    case .objectKeyword: form = anonymousObject()
    default:
      reportUnexpected()
      form = .unreadable
    }
    return Expression(form, at: range(from: start))
  }

  /// Returns a statement as an expression.
  ///
  /// The expression is an `if` with the condition `true` and with the statement as its block.
  private func wrapped(_ form: Statement.Form, from start: Int) -> Expression.Form {
    let range = range(from: start)
    return .conditional(
      [.expression(Expression(.boolean(true), at: range))],
      Block([Statement(form, at: range)], at: range), nil)
  }

  private mutating func superclass() -> Expression.Form {
    index += 1
    if kind == .less { _ = typeArguments() }
    _ = label()
    return .name("super")
  }

  private mutating func anonymousFunction() -> Expression.Form {
    guard let function = function(attributes: [], modifiers: [], from: token.start) else {
      return .unreadable
    }
    let body = function.body ?? Block([], at: function.range)
    var closure = Closure(parameters: function.parameters, body: body)
    closure.isAnonymousFunction = true
    return .closure(closure)
  }

  /// Reads an anonymous object such as `object : Listener { … }`.
  ///
  /// The object is an instance of a local class whose name contains the location of the object.
  private mutating func anonymousObject() -> Expression.Form {
    let start = token.start
    index += 1
    var type = TypeDeclaration(
      .classType, name: "object@\(start)", attributes: [], modifiers: [], at: range(from: start))
    if accept(.colon) { readSupertypes(of: &type) }
    if kind == .leftBrace { (type.cases, type.members) = members() }
    type.range = range(from: start)
    localTypes.append(type)
    return .call(Call(Expression(.name(type.name), at: type.range), []))
  }
}

// MARK: - Lambdas

extension KotlinParser {
  /// Reads a lambda at the current brace.
  mutating func lambda() -> Expression {
    let start = token.start
    guard
      let closure = descend({ parser in
        parser.descend { $0.insideBrackets(newlinesMatter: true) { $0.closure() } }
      }) ?? nil
    else {
      skipOne()
      return unreadable(from: start)
    }
    return Expression(.closure(closure), at: range(from: start))
  }

  /// Reads the contents of a lambda.
  private mutating func closure() -> Closure {
    let parameters = lambdaParameters()
    let start = token.start
    let statements = statements()
    return Closure(parameters: parameters, body: Block(statements, at: range(from: start)))
  }

  /// Whether the brace at the current token begins a lambda, rather than a block.
  var beginsLambda: Bool { hasLambdaParameters(at: index + 1) }

  private mutating func lambdaParameters() -> [Parameter] {
    guard hasLambdaParameters(at: index) else { return [] }
    var parameters: [Parameter] = []
    let outer = newlinesMatter
    newlinesMatter = false
    defer { newlinesMatter = outer }
    while index < limit, kind != .arrow {
      let start = index
      let attributes = attributes()
      if kind == .leftParenthesis || kind == .leftBracket {
        let parts = destructuredNames()
        let type = accept(.colon) ? self.type() : nil
        parameters.append(
          Parameter(label: nil, name: "", type: type, attributes: attributes, parts: parts))
      } else if kind == .name {
        let name = name(token)
        index += 1
        let type = accept(.colon) ? self.type() : nil
        parameters.append(
          Parameter(label: nil, name: name, type: type, attributes: attributes))
      }
      _ = accept(.comma)
      if index == start { skipOne() }
    }
    _ = accept(.arrow)
    return parameters
  }

  /// Whether the tokens from `start` on can be the parameters of a lambda, followed by `->`.
  private func hasLambdaParameters(at start: Int) -> Bool {
    var position = start
    while position < limit {
      switch tokens[position].kind {
      case .arrow: return true
      case .name, .comma, .colon, .dot, .question, .less, .greater, .multiply, .at, .inKeyword,
        .safeDot:
        position += 1
      case .leftParenthesis, .leftBracket: position = max(tokens[position].partner, position) + 1
      default: return false
      }
    }
    return false
  }

  /// Reads the names in `(a, _, c)`.
  mutating func destructuredNames() -> [String] {
    insideBrackets(newlinesMatter: false) { parser in
      var names: [String] = []
      while parser.index < parser.limit {
        let start = parser.index
        _ = parser.attributes()
        _ = parser.accept(.valKeyword) || parser.accept(.varKeyword)
        if parser.kind == .name {
          names.append(parser.name(parser.token))
          parser.index += 1
        }
        if parser.accept(.colon) { _ = parser.type() }
        if parser.accept(.assign) { _ = parser.expression() }
        _ = parser.accept(.comma)
        if parser.index == start { parser.skipOne() }
      }
      return names
    }
  }
}
