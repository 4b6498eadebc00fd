internal import ComponentSource

extension KotlinParser {
  /// Reads `if`.
  mutating func conditional() -> Expression {
    let start = token.start
    index += 1
    let condition = parenthesised()
    var body = Block([], at: range(from: previousEnd))
    if kind != .elseKeyword { body = self.body() }
    var otherwise: Block?
    let distance = kind == .semicolon ? 1 : 0
    // In `else ->`, the `else` is a branch of the surrounding `when`, and not of this `if`.
    if peek(distance) == .elseKeyword, peek(distance + 1) != .arrow {
      index += distance + 1
      otherwise = self.body()
    }
    return Expression(
      .conditional([.expression(condition)], body, otherwise), at: range(from: start))
  }

  /// Reads `when`.
  mutating func choice() -> Expression {
    let start = token.start
    index += 1
    var subject: Expression?
    var name: String?
    if kind == .leftParenthesis {
      (name, subject) = insideBrackets(newlinesMatter: false) { $0.subject() }
    }
    var branches: [Choice.Branch] = []
    if kind == .leftBrace {
      let outer = subject
      branches =
        descend { parser in
          parser.insideBrackets(newlinesMatter: true) { $0.branches(of: outer) }
        } ?? []
    } else {
      reportUnexpected()
    }
    return Expression(.choice(Choice(subject, named: name, branches)), at: range(from: start))
  }

  private mutating func subject() -> (String?, Expression?) {
    _ = attributes()
    guard accept(.valKeyword), kind == .name else {
      return (nil, index < limit ? expression() : nil)
    }
    let name = name(token)
    index += 1
    if accept(.colon) { _ = type() }
    guard accept(.assign) else { return (name, nil) }
    return (name, expression())
  }

  private mutating func branches(of subject: Expression?) -> [Choice.Branch] {
    var branches: [Choice.Branch] = []
    while index < limit {
      let start = index
      if accept(.semicolon) { continue }
      branches += branch(of: subject)
      // Source: Kotlin grammar, whenEntry: a line break between branches is optional.
      if kind == .elseKeyword, peek(1) == .arrow, index > start { continue }
      finishStatement(since: start)
    }
    return branches
  }

  /// Reads a branch of `when`.
  ///
  /// If one of the branch's conditions is `!in`, the branch becomes two branches.
  private mutating func branch(of subject: Expression?) -> [Choice.Branch] {
    var patterns: [Pattern] = []
    var exclusions: [Expression] = []
    repeat {
      if kind == .arrow { break }
      if kind == .notIn, let subject {
        let start = token.start
        index += 1
        let form = Expression.Form.operation([subject, expression()], ["!in"])
        exclusions.append(Expression(form, at: range(from: start)))
      } else {
        patterns.append(pattern())
      }
    } while accept(.comma)
    let guardCondition = accept(.ifKeyword) ? expression() : nil
    guard accept(.arrow) else {
      reportUnexpected()
      skip(to: [.semicolon])
      return []
    }
    let body = body()
    var branches = exclusions.map { exclusion in
      let conditions = [exclusion] + (guardCondition.map { [$0] } ?? [])
      let condition =
        conditions.count == 1
        ? exclusion : Expression(.operation(conditions, ["&&"]), at: exclusion.range)
      return Choice.Branch([.any], where: condition, body)
    }
    if !patterns.isEmpty || exclusions.isEmpty {
      branches.append(Choice.Branch(patterns, where: guardCondition, body))
    }
    return branches
  }

  private mutating func pattern() -> Pattern {
    switch kind {
    case .elseKeyword:
      index += 1
      return .any
    case .isKeyword, .notIs:
      let isNegated = kind == .notIs
      index += 1
      return .type(type(), isNegated: isNegated)
    case .inKeyword:
      index += 1
      return .value(expression())
    default: return .value(expression())
    }
  }
}
