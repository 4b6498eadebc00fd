/// Evaluates the statements of a function that change variables, with their loops.
///
/// The evaluator executes these statements as long as their conditions and the lists of the loops
/// are known.
extension JSXEvaluator {
  private static let statementDepth = 16

  /// Returns the value of a variable after all statements of its function, or `nil` if the value is
  /// unknown.
  mutating func looped(_ name: String, from initial: JSXValue, in scope: Int) -> JSXValue? {
    guard let function = scopes[scope].function, budget > 0 else { return nil }
    let body = declarations.functions[function].body.dropFirst().dropLast()
    budget -= body.count
    let variables = declarations.variables(ofFunction: function, in: body, source)
    guard variables.contains(name) else { return nil }
    var run = JSXLoopRun(scope: scope, variables: variables)
    run[name] = initial
    switch execute(body, in: &run, depth: 0) {
    case .next, .ends: return run[name]
    case .continues, .breaks, .unknown: return nil
    }
  }

  /// Executes the statements in a range of tokens.
  mutating func execute(
    _ range: Range<Int>, in run: inout JSXLoopRun, depth: Int
  ) -> JSXLoopRun.Flow {
    guard depth < JSXEvaluator.statementDepth else { return .unknown }
    var token = range.lowerBound
    while token < range.upperBound {
      let end = max(token + 1, source.statementEnd(from: token, in: range))
      budget -= 1 + (end - token) / 8
      guard budget > 0 else { return .unknown }
      let flow = execute(statement: token..<end, in: &run, depth: depth)
      guard flow == .next else { return flow }
      token = end
    }
    return .next
  }

  private mutating func execute(
    statement: Range<Int>, in run: inout JSXLoopRun, depth: Int
  ) -> JSXLoopRun.Flow {
    let first = statement.lowerBound
    if source.isToken(first, "{") {
      return execute(source.inside(first), in: &run, depth: depth + 1)
    }
    let isDeclaration = source.isToken(first, anyOf: ["const", "let", "var"])
    let isKept = depth > 0 || run.keepsConstants || run.variables.contains(source.text(first + 1))
    if isDeclaration, isKept {
      return declare(statement, in: &run)
    }
    let changes = changes(statement, in: run)
    guard changes || depth > 0 && jumps(statement) else { return .next }
    if source.isToken(first, "if"), source.isToken(first + 1, "(") {
      return branch(statement, in: &run, depth: depth)
    }
    if source.isToken(first, anyOf: ["for", "while"]), source.isToken(first + 1, "(") {
      return loop(statement, in: &run, depth: depth)
    }
    let isLast = first + 1 >= statement.upperBound || source.isToken(first + 1, ";")
    if source.isToken(first, "continue") { return isLast ? .continues : .unknown }
    if source.isToken(first, "break") { return isLast ? .breaks : .unknown }
    if source.isToken(first, "return") { return changes ? .unknown : .ends }
    if let call = forEachCall(in: statement) {
      return loop(call, of: first..<max(first, call - 2), in: &run, depth: depth)
    }
    return assign(statement, in: &run)
  }

  // MARK: Statements

  /// Whether a statement can change a variable.
  private func changes(_ statement: Range<Int>, in run: JSXLoopRun) -> Bool {
    statement.contains { token in
      guard source.kind(token) == .word, !source.isToken(token - 1, anyOf: [".", "?."]),
        source.isChanged(at: token)
      else { return false }
      let name = source.text(token)
      return run.variables.contains(name) || run[name] != nil
    }
  }

  /// Whether a statement can end a repetition, a loop or the function.
  private func jumps(_ statement: Range<Int>) -> Bool {
    statement.contains {
      source.kind($0) == .word
        && source.isToken($0, anyOf: ["continue", "break", "return", "throw"])
    }
  }

  mutating func declare(
    _ statement: Range<Int>, in run: inout JSXLoopRun
  ) -> JSXLoopRun.Flow {
    var token = statement.lowerBound + 1
    while token < statement.upperBound {
      let (bindings, after) = source.pattern(at: token)
      let end = min(statement.upperBound, max(after, declarations.end(ofExpressionAt: token)))
      guard after <= end else { return .unknown }
      var value = JSXValue.undefined
      if let equals = source.first("=", in: after..<end) {
        value = evaluate(equals + 1..<end, in: currentScope(of: &run), allowsRest: true)
      }
      bind(bindings, to: value, in: &run)
      guard source.isToken(end, ","), end > token else { return .next }
      token = end + 1
    }
    return .next
  }

  /// Binds the names of a pattern to the parts of a value.
  mutating func bind(
    _ bindings: [JSXBinding], to value: JSXValue, in run: inout JSXLoopRun
  ) {
    for binding in bindings {
      var part = part(at: binding.path, of: value)
      if case .undefined? = part, let fallback = binding.fallback {
        let tokens = fallback..<declarations.end(ofExpressionAt: fallback)
        part = evaluate(tokens, in: currentScope(of: &run), allowsRest: true)
      }
      let unknown = JSXUnknown(kind: .name, tokens: 0..<1, path: binding.name)
      run[binding.name] = part ?? .unknown(unknown)
    }
  }

  private mutating func branch(
    _ statement: Range<Int>, in run: inout JSXLoopRun, depth: Int
  ) -> JSXLoopRun.Flow {
    let condition = source.inside(statement.lowerBound + 1)
    let value = evaluate(condition, in: currentScope(of: &run))
    guard let holds = truth(of: value, tokens: condition) else { return .unknown }
    let start = source.nextSibling(of: statement.lowerBound + 1)
    let end = max(start, source.statementEnd(from: start, in: statement))
    if holds { return execute(start..<end, in: &run, depth: depth + 1) }
    guard source.isToken(end, "else"), end + 1 < statement.upperBound else { return .next }
    return execute(end + 1..<statement.upperBound, in: &run, depth: depth + 1)
  }

  /// Executes a statement that changes one variable.
  mutating func assign(
    _ statement: Range<Int>, in run: inout JSXLoopRun
  ) -> JSXLoopRun.Flow {
    let isClosed = source.isToken(statement.upperBound - 1, ";")
    let end = isClosed ? statement.upperBound - 1 : statement.upperBound
    let isPrefix = source.isToken(statement.lowerBound, anyOf: ["++", "--"])
    let target = statement.lowerBound + (isPrefix ? 1 : 0)
    let name = source.text(target)
    guard target < end, let old = run[name] else { return .unknown }
    if isPrefix {
      guard target + 1 == end, case .number(let number, _) = old else { return .unknown }
      run[name] = .number(number + (source.isToken(target - 1, "++") ? 1 : -1))
      return .next
    }
    let scope = currentScope(of: &run)
    let isOwn = run.variables.contains(name)
    guard let new = value(of: old, isOwn: isOwn, after: target + 1..<end, in: scope) else {
      return .unknown
    }
    run[name] = new
    return .next
  }

  /// Returns a scope in which names have their current values.
  ///
  /// Elements that a repetition makes keep the values of this repetition.
  mutating func currentScope(of run: inout JSXLoopRun) -> Int {
    if let known = run.currentScope { return known }
    budget -= 4 + run.values.count
    var scope = JSXScope(parent: run.scope, caller: run.scope)
    scope.identity = scopes[run.scope].identity
    scope.contexts = scopes[run.scope].contexts
    scope.bindings = run.values.mapValues { .value($0) }
    scopes.append(scope)
    run.currentScope = scopes.count - 1
    return scopes.count - 1
  }
}
