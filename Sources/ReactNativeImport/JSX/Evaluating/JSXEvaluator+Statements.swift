/// Evaluates the statements of a function that change variables, with their loops.
///
/// The evaluator executes these statements as long as their conditions and the lists of the loops
/// are known.
extension JSXEvaluator {
  private static let statementDepth = 16

  /// Returns the value of a variable after all statements of its function, or `nil` if the value is
  /// unknown.
  mutating func looped(_ name: String, from initial: JSXValue, in scope: Int) -> JSXValue? {
    let function = scopes[scope].function
    guard budget > 0, function != nil || declarations.modules.indices.contains(scope) else {
      return nil
    }
    let body =
      function.map { declarations.functions[$0].body.dropFirst().dropLast() }
      ?? declarations.modules[scope].tokens
    budget -= body.count
    let variables = declarations.variables(ofFunction: function ?? -1, in: body, source)
    let own = JSXDeclarations.FileName(file: source.file(ofToken: body.lowerBound), name: name)
    guard variables.contains(name), !declarations.changedByOtherNames.contains(own) else {
      return nil
    }
    var run = JSXLoopRun(scope: scope, variables: variables)
    run[name] = initial
    switch execute(body, in: &run, depth: 0) {
    case .next, .ends: return run[name]
    case .continues, .breaks, .unknown: return nil
    }
  }

  /// Gives parameters that the statements of their function change the values after these
  /// statements.
  mutating func changeParameters(of function: Int, in scope: Int) {
    let names = changedParameters(of: function)
    guard !names.isEmpty, budget > 0, !keepsParameters else { return }
    let own = declarations.functions[function]
    budget -= own.body.count
    var run = JSXLoopRun(scope: scope, variables: names)
    (run.keepsConstants, run.followsReturns) = (true, true)
    for name in names { run[name] = resolve(name, at: own.parameters.lowerBound, in: scope) }
    let flow = execute(own.body.dropFirst().dropLast(), in: &run, depth: 0)
    for name in names {
      let unknown = JSXUnknown(kind: .name, tokens: own.parameters, path: name)
      let value = flow == .next || flow == .ends ? run[name] : nil
      scopes[scope].bindings[name] = .value(value ?? .unknown(unknown))
    }
  }

  /// Returns the names of the parameters that the statements of their function change.
  private mutating func changedParameters(of function: Int) -> Set<String> {
    if let known = knownChangedParameters[function] { return known }
    let own = declarations.functions[function]
    var names: Set<String> = []
    var parts: Set<String> = []
    for entry in source.entries(in: own.parameters) {
      let bound = source.pattern(at: entry.lowerBound).0.map(\.name)
      if source.kind(entry.lowerBound) == .word {
        names.formUnion(bound)
      } else {
        parts.formUnion(bound)
      }
    }
    // A part of a parameter, such as a ref in the props, keeps its value if only its members change.
    if own.isBlock, !parts.isEmpty {
      let assigned = own.body.filter { source.writes($0) }.map { source.text($0) }
      names.formUnion(parts.intersection(assigned))
    }
    if own.isBlock, !names.isEmpty {
      let body = own.body.dropFirst().dropLast()
      budget -= body.count
      names.formIntersection(declarations.variables(ofFunction: function, in: body, source))
    } else {
      names = []
    }
    knownChangedParameters[function] = names
    return names
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
    statement whole: Range<Int>, in run: inout JSXLoopRun, depth: Int
  ) -> JSXLoopRun.Flow {
    var first = whole.lowerBound
    while source.isToken(first, "export"), first + 1 < whole.upperBound { first += 1 }
    let statement = first..<whole.upperBound
    if source.isToken(first, "{") {
      return execute(source.inside(first), in: &run, depth: depth + 1)
    }
    let isDeclaration = source.isToken(first, anyOf: ["const", "let", "var"])
    let isKept = depth > 0 || run.keepsConstants || run.variables.contains(source.text(first + 1))
    if isDeclaration, isKept {
      return declare(statement, in: &run)
    }
    let changes = changes(statement, in: run)
    let mayJump = depth > 0 || run.followsReturns
    guard changes || mayJump && jumps(statement) else { return .next }
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

  /// Whether a statement or an expression can change a variable.
  ///
  /// The evaluator executes only changes that are statements of their own. It does not know the
  /// effect of a change inside an expression, such as `names[count++]`.
  func changes(_ tokens: Range<Int>, in run: JSXLoopRun) -> Bool {
    tokens.contains { token in
      guard source.kind(token) == .word, !source.isToken(token - 1, anyOf: [".", "?."]),
        source.isChanged(at: token) || declarations.changedArguments[token] != nil
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
      var isFresh = false
      if let equals = source.first("=", in: after..<end) {
        guard !changes(equals + 1..<end, in: run) else { return .unknown }
        value = evaluate(equals + 1..<end, in: currentScope(of: &run), allowsRest: true)
        isFresh = source.makesValue(equals + 1..<end)
      }
      bind(bindings, to: value, in: &run)
      if isFresh { run.aliases.subtract(bindings.map(\.name)) }
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
      run.aliases.insert(binding.name)
    }
  }

  private mutating func branch(
    _ statement: Range<Int>, in run: inout JSXLoopRun, depth: Int
  ) -> JSXLoopRun.Flow {
    let condition = source.inside(statement.lowerBound + 1)
    guard !changes(condition, in: run) else { return .unknown }
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
    guard statement.lowerBound < end else { return .unknown }
    let parts = source.entries(in: statement.lowerBound..<end)
    if parts.count > 1 {
      for part in parts where assign(part, in: &run) != .next { return .unknown }
      return .next
    }
    if source.isToken(statement.lowerBound + 1, "("), source.kind(statement.lowerBound) == .word {
      return call(statement.lowerBound..<end, in: &run)
    }
    if source.isToken(statement.lowerBound, "[") {
      return assign(partsToPatternAt: statement.lowerBound, then: end, in: &run)
    }
    if source.isToken(statement.lowerBound, "(") {
      return assign(inBrackets: statement.lowerBound, then: end, in: &run)
    }
    let isPrefix = source.isToken(statement.lowerBound, anyOf: ["++", "--"])
    let target = statement.lowerBound + (isPrefix ? 1 : 0)
    guard isPrefix else {
      let sign = min(end, source.pathEnd(after: target))
      return change(target, by: sign..<end, in: &run)
    }
    let name = source.text(target)
    guard target + 1 == end, case .number(let number, _)? = run[name] else { return .unknown }
    run[name] = .number(number + (source.isToken(target - 1, "++") ? 1 : -1))
    return .next
  }

  /// Executes a statement such as `[first, second] = pair`.
  private mutating func assign(
    partsToPatternAt open: Int, then end: Int, in run: inout JSXLoopRun
  ) -> JSXLoopRun.Flow {
    let (bindings, equals) = source.pattern(at: open)
    let right = equals + 1..<max(equals + 1, end)
    guard source.isToken(equals, "="), !right.isEmpty, !changes(right, in: run) else {
      return .unknown
    }
    let value = evaluate(right, in: currentScope(of: &run), allowsRest: true)
    bind(bindings, to: value, in: &run)
    return .next
  }

  /// Executes a statement such as `(rows[key] ||= []).push(row)`, without further brackets inside.
  private mutating func assign(
    inBrackets open: Int, then end: Int, in run: inout JSXLoopRun
  ) -> JSXLoopRun.Flow {
    let inside = source.inside(open)
    let rest = source.nextSibling(of: open)
    guard !source.isToken(inside.lowerBound, "("), source.entries(in: inside).count == 1,
      rest < end,
      assign(inside, in: &run) == .next
    else { return .unknown }
    return change(inside.lowerBound, by: rest..<end, in: &run)
  }

  /// Changes the variable at a token, or the member to which the tokens after the variable lead.
  private mutating func change(
    _ target: Int, by change: Range<Int>, in run: inout JSXLoopRun
  ) -> JSXLoopRun.Flow {
    let name = source.text(target)
    let path = target + 1..<source.pathEnd(after: target)
    guard let old = run[name], !changes(path, in: run), !changes(change, in: run) else {
      return .unknown
    }
    let scope = currentScope(of: &run)
    let isOwn = run.variables.contains(name) && !run.aliases.contains(name)
    let new = value(of: old, isOwn: isOwn, at: path, changedBy: change, in: scope)
    // A change of another variable's member can concern every variable.
    guard new != nil || isOwn else { return .unknown }
    let unknown = JSXUnknown(kind: .name, tokens: target..<target + 1, path: name)
    run[name] = new ?? .unknown(unknown)
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
