extension Evaluator {
  /// Runs the statements of a block, and collects the components that they show.
  mutating func execute(
    _ block: Block, in scope: Int, _ output: inout BlockOutput
  ) -> StatementFlow {
    execute(block.statements[...], in: scope, &output)
  }

  private mutating func execute(
    _ statements: ArraySlice<Statement>, in scope: Int, _ output: inout BlockOutput
  ) -> StatementFlow {
    for (index, statement) in statements.enumerated() {
      guard enter(at: statement.range) else { return .next }
      if case .deferring(let body) = statement.form {
        depth -= 1
        let rest = statements.dropFirst(index + 1)
        let flow = execute(rest, in: scope, &output)
        let outer = interruption
        interruption = nil
        _ = execute(body, in: newScope(in: scope), &output)
        interruption = outer
        return flow
      }
      let before = output.shown.count
      let flow = execute(statement, in: scope, &output).leaving(statement.label)
      depth -= 1
      if !emitted.isEmpty {
        output.shown.insert(contentsOf: emitted, at: before)
        emitted = []
      }
      guard case .next = flow else { return flow }
      if let flow = interruption {
        interruption = nil
        return flow
      }
    }
    return .next
  }

  private mutating func execute(
    _ statement: Statement, in scope: Int, _ output: inout BlockOutput
  ) -> StatementFlow {
    switch statement.form {
    case .expression(let expression): execute(expression, in: scope, &output)
    case .returning: returning(statement, in: scope)
    default: executeOther(statement, in: scope, &output)
    }
  }

  private mutating func returning(_ statement: Statement, in scope: Int) -> StatementFlow {
    guard case .returning(let written, let label) = statement.form else { return .next }
    var value = SourceValue.nothing
    if let written {
      self.statement = written.range
      value = evaluate(written, in: scope)
      if let flow = interruption {
        interruption = nil
        return flow
      }
    }
    if let label { return .leftTo(label, value) }
    return framework.language.isKotlin && isInLambda(scope) ? .left(value) : .returned(value)
  }

  /// Whether a scope is inside a lambda.
  ///
  /// Otherwise, the scope is directly inside a named function.
  private func isInLambda(_ scope: Int) -> Bool {
    var index: Int? = scope
    while let inner = index {
      if let isLambda = scopes[inner].isLambda { return isLambda }
      index = scopes[inner].parent
    }
    return false
  }

  private mutating func executeOther(
    _ statement: Statement, in scope: Int, _ output: inout BlockOutput
  ) -> StatementFlow {
    switch statement.form {
    case .declaration(let declaration): declare(declaration, in: scope)
    case .guarding(let conditions, let otherwise):
      // Assumed: an unknown guard is passed, because the screen shows what follows it.
      if holds(conditions, in: scope, assumed: true) { return .next }
      return execute(otherwise, in: newScope(in: scope), &output)
    case .loop(let pattern, let list, let condition, let body):
      return loop(
        pattern, list, condition, body, labelled: statement.label, at: statement.range, in: scope,
        &output)
    case .attempt(let body, let handlers, let last):
      return attempt(body, handlers, finally: last, at: statement.range, in: scope, &output)
    case .throwing(let error):
      let error = error.map { currentValue(evaluate($0, in: scope)) }
      return .threw(error ?? unknown(.expression, at: statement.range))
    case .fallingThrough: return .fellThrough
    case .deferring: break
    case .compiled(let clauses):
      let selected = project.conditions.selected(clauses.map { ($0.condition, $0.statements) })
      return execute(selected[...], in: scope, &output)
    case .whileLoop(let conditions, let body):
      return loop(
        while: conditions, body, labelled: statement.label, at: statement.range, in: scope, &output)
    case .repeatLoop(let body, let condition):
      return loop(
        body, while: condition, labelled: statement.label, at: statement.range, in: scope, &output)
    case .breaking(let label): return .broke(label)
    case .continuing(let label): return .continued(label)
    case .expression, .returning, .other: break
    }
    return .next
  }

  /// Runs an expression that is a statement.
  private mutating func execute(
    _ expression: Expression, in scope: Int, _ output: inout BlockOutput
  ) -> StatementFlow {
    switch expression.form {
    case .conditional: return conditional(expression, in: scope, &output)
    case .choice: return choice(expression, in: scope, &output)
    default:
      statement = expression.range
      output.append(evaluate(expression, in: scope))
      statement = nil
      return .next
    }
  }

  /// Runs the branch of an `if` that the conditions select.
  private mutating func conditional(
    _ expression: Expression, in scope: Int, _ output: inout BlockOutput
  ) -> StatementFlow {
    guard case .conditional(let conditions, let block, let otherwise) = expression.form else {
      return .next
    }
    return inNewScope(in: scope) { evaluator, inner in
      if evaluator.holds(conditions, in: inner) {
        return evaluator.execute(block, in: inner, &output)
      }
      guard let otherwise else { return .next }
      return evaluator.execute(otherwise, in: evaluator.newScope(in: scope), &output)
    }
  }

  /// Runs the branch of `switch` or `when` that matches.
  private mutating func choice(
    _ expression: Expression, in scope: Int, _ output: inout BlockOutput
  ) -> StatementFlow {
    guard case .choice(let choice) = expression.form else { return .next }
    return inNewScope(in: scope) { evaluator, inner in
      guard let body = evaluator.branch(of: choice, at: expression.range, in: inner) else {
        return .next
      }
      var flow = evaluator.execute(body, in: inner, &output)
      var next = choice.branches.firstIndex { $0.body.range == body.range } ?? choice.branches.count
      while case .fellThrough = flow {
        repeat {
          next += 1
        } while next < choice.branches.count
          && choice.branches[next].body.range == choice.branches[next - 1].body.range
        guard next < choice.branches.count else { return .next }
        flow = evaluator.execute(choice.branches[next].body, in: inner, &output)
      }
      // `break` of Swift leaves the `switch`; in Kotlin, it leaves the loop around `when`.
      guard !evaluator.framework.language.isKotlin else { return flow }
      if case .broke(nil) = flow { return .next }
      return flow
    }
  }

  /// Returns the value of `if` or `switch` as an expression.
  mutating func branches(_ expression: Expression, in scope: Int) -> SourceValue {
    var output = BlockOutput()
    let flow = execute(expression, in: scope, &output)
    guard case .next = flow else {
      // A `return` inside an expression, such as `name ?: return`, takes effect when the statement
      // ends.
      interruption = flow
      switch flow {
      case .returned(let value), .left(let value), .leftTo(_, let value): return value
      case .threw: return unknown(.expression, at: expression.range)
      default: return .nothing
      }
    }
    return value(of: output)
  }

  /// Declares a local variable, function or type.
  private mutating func declare(_ declaration: Declaration, in scope: Int) {
    switch declaration {
    case .variable(let variable): declare(variable, in: scope)
    case .function(let function):
      closures += 1
      var value = self.function(function, type: scopes[scope].type)
      value.scope = scope
      scopes[scope].names[function.name] = .function(value)
    case .type, .macro: break
    case .compiled(let clauses):
      let selected = project.conditions.selected(clauses.map { ($0.condition, $0.declarations) })
      for declaration in selected { declare(declaration, in: scope) }
    }
  }

  private mutating func declare(_ variable: VariableDeclaration, in scope: Int) {
    if variable.isMutable, variable.delegate == nil {
      scopes[scope].variables.insert(variable.name)
    }
    if variable.isObserved {
      // Assumed: nothing. The observers of a local variable are not evaluated, so the variable is
      // unknown.
      scopes[scope].computed[variable.name] = variable
      scopes[scope].names[variable.name] = unknown(
        .expression, named: variable.name, at: variable.range)
      return
    }
    if variable.getter != nil {
      scopes[scope].names[variable.name] = .nothing
      scopes[scope].computed[variable.name] = variable
      return
    }
    if variable.initialValue == nil, variable.delegate == nil, variable.attributes.isEmpty {
      scopes[scope].names[variable.name] = .null
      return
    }
    let value = initialValue(of: variable, in: scope)
    guard variable.name.isEmpty else {
      scopes[scope].names[variable.name] = value
      shareCollection(of: variable, in: scope)
      recordIntegerType(of: variable, in: scope)
      if variable.delegate != nil { scopes[scope].delegated.insert(variable.name) }
      // Assumed: nothing. The setter of a local variable's wrapper is not evaluated, so that an
      // assignment makes the variable unknown.
      if variable.isMutable, wrapper(of: variable, in: scope) != nil {
        scopes[scope].computed[variable.name] = variable
      }
      return
    }
    destructure(value, into: variable.parts, at: variable.range, in: scope)
  }

  /// Returns the elements of a list, range or text.
  ///
  /// For an integer, returns the integers from 0 up to, but not including, the integer.
  ///
  /// An unknown list is recorded as unknown, and treated as a list with one unknown element.
  package mutating func elements(of value: SourceValue, at range: SourceRange) -> [SourceValue] {
    switch currentValue(value) {
    case .list(let values): return values
    case .set, .dictionary:
      let values = elementsOfUnordered(value)
      if !isOrdered(currentValue(value)) { record(unorderedList(of: values, at: range)) }
      return values
    case .range(let bounds, _):
      let count = min(bounds.count, EvaluationLimit.maximumCount)
      return (0..<count).map { .integer(bounds.lowerBound + $0) }
    case .string(let text):
      guard let known = text.known else {
        return [unknown(.expression, named: "\(project.excerpt(range))[0]", at: range)]
      }
      return known.prefix(EvaluationLimit.maximumCount).map { .character($0) }
    case .integer(let count):
      return (0..<min(max(0, count), EvaluationLimit.maximumCount)).map { .integer($0) }
    case .type(let type): return elements(of: allCases(ofType: type), at: range)
    case .null, .nothing: return []
    case .unknown(let own):
      uncertainty.lists += 1
      record(own)
      if let elements = own.elements { return elements }
      return [unknown(own.reason, named: "\(own.name)[0]", at: own.range)]
    default:
      let list = UnknownValue(.expression, named: project.excerpt(range), at: range)
      uncertainty.lists += 1
      record(list)
      return [unknown(.expression, named: "\(list.name)[0]", at: range)]
    }
  }

  /// Returns the components that a function shows for each element of a list.
  ///
  /// `ForEach` and `items` use this function. There are at most 100 passes, and each pass has
  /// separate states.
  package mutating func contents(
    of function: SourceFunction, forEach list: SourceValue, at range: SourceRange
  ) -> [Component] {
    let elements = elements(of: list, at: range)
    if elements.count > EvaluationLimit.maximumPasses { recordLimit(.passes, at: range) }
    var result: [Component] = []
    for (pass, element) in elements.prefix(EvaluationLimit.maximumPasses).enumerated() {
      result += contents(of: function, [element], pass: pass)
    }
    return result
  }
}
