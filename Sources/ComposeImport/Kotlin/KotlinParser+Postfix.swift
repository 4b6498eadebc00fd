internal import ComponentSource

extension KotlinParser {
  /// Reads an operand with the members, calls and other suffixes that follow it.
  mutating func postfixed() -> Expression {
    let start = token.start
    let outer = deepest
    deepest = depth
    defer { deepest = max(outer, deepest) }
    var operand = primary()
    while let next = suffix(of: operand, from: start) { operand = next }
    return operand
  }

  private mutating func suffix(of operand: Expression, from start: Int) -> Expression? {
    switch kind {
    case .dot, .safeDot: return member(of: operand, from: start)
    case _ where startsLine: return nil
    case .leftParenthesis: return call(of: deepened(operand), types: [], from: start)
    case .less:
      guard let end = endOfTypeArguments else { return nil }
      return generic(operand, end: end, from: start)
    case .leftBrace, .name, .at:
      guard beginsTrailingLambda else { return nil }
      return call(of: deepened(operand), types: [], from: start)
    case .leftBracket:
      let value = deepened(operand)
      let arguments = arguments()
      return Expression(.subscripted(value, arguments), at: range(from: start))
    case .forced:
      let value = deepened(operand)
      index += 1
      return Expression(.forced(value), at: range(from: start))
    case .increment, .decrement:
      let value = deepened(operand)
      let name = kind.rawValue
      index += 1
      return Expression(.assignment(value, operator: name, nil), at: range(from: start))
    case .reference: return reference(to: operand, from: start)
    case .question where peek() == .reference:
      index += 1
      return reference(to: operand, from: start)
    default: return nil
    }
  }

  /// Whether a trailing lambda begins here, perhaps with annotations and a label: `label@ {`.
  private var beginsTrailingLambda: Bool {
    guard allowsTrailingLambda else { return false }
    var position = index
    while token(at: position).kind == .at { position = endOfAnnotation(at: position) }
    if token(at: position).kind == .name, token(at: position + 1).kind == .at,
      tokens[position].end == tokens[position + 1].start
    {
      position += 2
    }
    return token(at: position).kind == .leftBrace
  }

  private mutating func member(of operand: Expression, from start: Int) -> Expression? {
    let isOptional = kind == .safeDot
    let next = token(at: index + 1)
    let lineIndentation = token.indentation
    if next.kind == .leftParenthesis, !next.startsLine {
      // `receiver.(function)(…)` calls an extension function of the receiver.
      index += 1
      let value = deepened(operand)
      skipOne()
      return Expression(
        .member(of: value, name: "invoke", isOptional: isOptional),
        at: range(from: start))
    }
    let isMissing = next.startsLine && next.indentation < lineIndentation
    guard next.kind == .name || next.kind == .classKeyword, !isMissing else {
      index += 1
      report("a name is missing after “.”", "add it", at: previousEnd)
      return nil
    }
    let value = deepened(operand)
    index += 2
    return Expression(
      .member(of: value, name: name(next), isOptional: isOptional), at: range(from: start))
  }

  /// Reads type arguments, and the arguments of a call that may follow them.
  private mutating func generic(_ operand: Expression, end: Int, from start: Int) -> Expression {
    let types = typeArguments()
    index = max(index, end)
    guard kind == .leftParenthesis || beginsTrailingLambda, !startsLine else { return operand }
    return call(of: deepened(operand), types: types, from: start)
  }

  /// Reads the arguments of a call in parentheses and its trailing lambda.
  private mutating func call(
    of callee: Expression, types: [TypeName], from start: Int
  ) -> Expression {
    var arguments = kind == .leftParenthesis ? self.arguments() : []
    var label: String?
    if !startsLine, beginsTrailingLambda {
      _ = attributes()
      if kind == .name {
        label = name(token)
        index += 2
      }
      arguments.append(Argument(nil, lambda(), isTrailing: true))
    }
    // If a lambda has no label, its label is the name of the called function.
    for position in arguments.indices {
      guard case .closure(var closure) = arguments[position].value.form else { continue }
      let own = arguments[position].isTrailing ? label : closure.label
      closure.label = own ?? callee.lastName
      arguments[position].value.form = .closure(closure)
    }
    var isOptional = false
    if case .member(_, _, true) = callee.form { isOptional = true }
    return Expression(
      .call(Call(callee, arguments, types: types, isOptional: isOptional)),
      at: range(from: start))
  }

  /// Reads arguments in parentheses or square brackets.
  mutating func arguments() -> [Argument] {
    descend { parser in
      parser.insideBrackets(newlinesMatter: false) { parser in parser.items { $0.argument() } }
    } ?? skippedArguments()
  }

  private mutating func skippedArguments() -> [Argument] {
    skipOne()
    return []
  }

  private mutating func argument() -> Argument? {
    var label: String?
    if kind == .name, peek() == .assign {
      label = name(token)
      index += 2
    }
    guard kind.beginsExpression else {
      guard label != nil || kind == .comma else { return nil }
      reportUnexpected()
      return label.map { Argument($0, unreadable(from: token.start)) }
    }
    return Argument(label, expression())
  }

  /// Reads `::name` after an operand.
  private mutating func reference(to operand: Expression, from start: Int) -> Expression? {
    guard peek() == .name || peek() == .classKeyword else {
      index += 1
      report("a name is missing after “::”", "add it", at: previousEnd)
      return nil
    }
    let name = name(token(at: index + 1))
    let form: Expression.Form
    if let path = Self.path(of: operand) {
      index += 2
      deepest = max(depth, 0)
      form = .reference(path + [name])
    } else {
      let value = deepened(operand)
      index += 2
      form = .member(of: value, name: name, isOptional: false)
    }
    return Expression(form, at: range(from: start))
  }

  /// Returns the names of `a.b.c`, or `nil` if an expression does not consist of names.
  private static func path(of expression: Expression) -> [String]? {
    var names: [String] = []
    var current = expression
    while true {
      switch current.form {
      case .name(let name): return [name] + names.reversed()
      case .member(let owner, let name, false):
        names.append(name)
        current = owner
      default: return nil
      }
    }
  }

  /// The index after the type arguments at the current token, or `nil` if no call with type
  /// arguments follows.
  ///
  /// Without such a call, `a < b` is a comparison. Only a few tokens are examined, so that parsing
  /// stays linear in time.
  private var endOfTypeArguments: Int? {
    var position = index + 1
    let farthest = min(limit, index + 160)
    var open = 1
    while position < farthest {
      switch tokens[position].kind {
      case .less: open += 1
      case .greater:
        open -= 1
        if open == 0 { return isCall(at: position + 1) ? position + 1 : nil }
      case .name, .dot, .comma, .question, .multiply, .arrow, .inKeyword, .colon, .at, .ampersand:
        break
      case .safeDot: break
      case .leftParenthesis:
        guard tokens[position].partner < farthest else { return nil }
        position = tokens[position].partner
      default: return nil
      }
      position += 1
    }
    return nil
  }

  private func isCall(at position: Int) -> Bool {
    switch token(at: position).kind {
    case .leftParenthesis, .leftBrace: !newlinesMatter || !tokens[position].startsLine
    case .name: token(at: position + 1).kind == .at && token(at: position + 2).kind == .leftBrace
    case .dot, .safeDot, .reference: true
    case .question: token(at: position + 1).kind == .reference
    default: false
    }
  }
}
