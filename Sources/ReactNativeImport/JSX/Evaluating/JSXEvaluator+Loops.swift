/// Evaluates loops that fill lists and texts, such as `for (const row of rows) { list.push(row); }`.
extension JSXEvaluator {
  private static let repetitionLimit = 1_000

  /// Executes a loop that begins with `for` or `while`.
  mutating func loop(
    _ statement: Range<Int>, in run: inout JSXLoopRun, depth: Int
  ) -> JSXLoopRun.Flow {
    let header = source.inside(statement.lowerBound + 1)
    let start = min(source.nextSibling(of: statement.lowerBound + 1), statement.upperBound)
    let body = start..<statement.upperBound
    if source.isToken(statement.lowerBound, "while") {
      return loop(body, while: header, then: nil, in: &run, depth: depth)
    }
    let isDeclaration = source.isToken(header.lowerBound, anyOf: ["const", "let", "var"])
    let (bindings, after) = source.pattern(at: header.lowerBound + (isDeclaration ? 1 : 0))
    if source.isToken(after, anyOf: ["of", "in"]), after + 1 < header.upperBound {
      let tokens = after + 1..<header.upperBound
      guard !changes(tokens, in: run) else { return .unknown }
      let list = evaluate(tokens, in: currentScope(of: &run))
      guard let items = items(of: list, areKeys: source.isToken(after, "in")) else {
        return .unknown
      }
      for item in items {
        bind(bindings, to: item, in: &run)
        let flow = repetition(of: body, in: &run, depth: depth)
        if flow == .breaks { break }
        guard flow == .next else { return flow }
      }
      return .next
    }
    guard let first = source.first(";", in: header),
      let second = source.first(";", in: first + 1..<header.upperBound)
    else { return .unknown }
    let beginning = header.lowerBound..<first
    if !beginning.isEmpty {
      let flow = isDeclaration ? declare(beginning, in: &run) : assign(beginning, in: &run)
      guard flow == .next else { return flow }
    }
    let step = second + 1..<header.upperBound
    return loop(body, while: first + 1..<second, then: step, in: &run, depth: depth)
  }

  private mutating func loop(
    _ body: Range<Int>, while condition: Range<Int>, then step: Range<Int>?,
    in run: inout JSXLoopRun, depth: Int
  ) -> JSXLoopRun.Flow {
    guard !changes(condition, in: run) else { return .unknown }
    while true {
      let value = evaluate(condition, in: currentScope(of: &run))
      guard let holds = truth(of: value, tokens: condition) else { return .unknown }
      guard holds else { return .next }
      let flow = repetition(of: body, in: &run, depth: depth)
      if flow == .breaks { return .next }
      guard flow == .next else { return flow }
      if let step, !step.isEmpty, assign(step, in: &run) != .next { return .unknown }
    }
  }

  /// Executes the function of a call of `forEach` for each item of a list.
  ///
  /// - Parameter call: The bracket that opens the arguments of the call.
  mutating func loop(
    _ call: Int, of list: Range<Int>, in run: inout JSXLoopRun, depth: Int
  ) -> JSXLoopRun.Flow {
    let start = call + (source.isToken(call + 1, "(") ? 2 : 1)
    let value = evaluate(list, in: currentScope(of: &run))
    guard let function = function(withParametersAt: start), !changes(list, in: run),
      let items = items(of: value, areKeys: false)
    else { return .unknown }
    let own = declarations.functions[function]
    let parameters = source.entries(in: own.parameters)
    let body = own.isBlock ? source.inside(own.body.lowerBound) : own.body
    for (index, item) in items.enumerated() {
      let arguments =
        value.collection.map { [$0.values[index], $0.keys[index], value] }
        ?? [item, .number(Double(index)), value]
      for (parameter, argument) in zip(parameters, arguments) {
        bind(source.pattern(at: parameter.lowerBound).0, to: argument, in: &run)
      }
      let flow = repetition(of: body, in: &run, depth: depth)
      guard flow == .next || flow == .ends else { return .unknown }
    }
    return .next
  }

  /// Executes the body of a loop once.
  private mutating func repetition(
    of body: Range<Int>, in run: inout JSXLoopRun, depth: Int
  ) -> JSXLoopRun.Flow {
    run.repetitions += 1
    guard run.repetitions <= JSXEvaluator.repetitionLimit else { return .unknown }
    let flow = execute(body, in: &run, depth: depth + 1)
    return flow == .continues ? .next : flow
  }

  /// Returns the values that a loop visits, or `nil` if they are unknown.
  private func items(of value: JSXValue, areKeys: Bool) -> [JSXValue]? {
    if let collection = value.collection { return areKeys ? [] : collection.entries }
    switch value {
    case .array(let values):
      return areKeys ? values.indices.map { .string("\($0)") } : values
    case .object(let members) where areKeys: return members.map { .string($0.key) }
    case .string(let text, let unknownParts) where unknownParts.isEmpty && !areKeys:
      return text.unicodeScalars.map { .string(String($0)) }
    default: return nil
    }
  }

  /// Returns the bracket that opens the arguments of `forEach`, if a statement is such a call.
  func forEachCall(in statement: Range<Int>) -> Int? {
    var token = statement.lowerBound
    while token < statement.upperBound {
      if source.isToken(token, "forEach"), source.isToken(token - 1, "."),
        source.isToken(token + 1, "(")
      {
        return token + 1
      }
      token = source.nextSibling(of: token)
    }
    return nil
  }
}
