extension Evaluator {
  /// Returns the result of a function with arguments.
  ///
  /// - Parameters:
  ///   - range: The range of the call.
  ///   - scope: The scope of the call; `nil` if the framework calls the function.
  ///   - pass: The number of the pass, if a loop calls the function.
  ///   - path: The path of the caller, or `nil` if it equals the path of the scope.
  ///   - builds: Whether the result of a closure consists of the components that its statements
  ///     show.
  mutating func invoke(
    _ function: SourceFunction, _ arguments: [ComponentArgument], receiver: SourceValue?,
    at range: SourceRange, in scope: Int?, pass: Int? = nil, path own: ComponentIdentity? = nil,
    builds: Bool = false
  ) -> SourceValue {
    (lastReceiver, lastChangedNames) = (nil, [])
    let caller = own ?? callerPath(of: function, in: scope)
    guard let caller, begins(function, at: range, from: caller, in: scope) else {
      return refused(function, at: range)
    }
    (calls, depth) = (calls + 1, depth + 1)
    let path =
      scope == nil && pass == nil && own == nil
      ? caller : path(from: caller, at: range, pass: pass, body: function.recursiveBody)
    let outer = InterruptedStatement(
      statement: statement, interruption: interruption, emitted: emitted)
    (statement, interruption, emitted) = (nil, nil, [])
    let share = beginShare(isValue: function.result.type != nil)
    var value = inNewScope(in: function.scope, path: path) { evaluator, scope in
      evaluator.scopes[scope].begin(function, receiver: receiver)
      evaluator.bindParameters(of: function, arguments, at: range, in: scope)
      let value = evaluator.result(
        of: function.body, returning: function.result.type ?? function.textType,
        builds: builds && function.result.isInferred || function.result.builds, in: scope)
      evaluator.lastNames = evaluator.scopes[scope].names
      evaluator.lastChangedNames = evaluator.scopes[scope].changedInPlace
      evaluator.lastParameters = function.parameters
      evaluator.lastReceiver =
        evaluator.scopes[scope].changesReceiver ? evaluator.scopes[scope].receiver : nil
      return value
    }
    value = endShare(share, value, by: function, at: range)
    let end = interruption
    (statement, interruption) = (outer.statement, outer.interruption)
    if let end, own != nil || scope != nil, interruption == nil {
      value = passed(end, value, at: range)
    }
    emitted = outer.emitted + (scope == nil ? [] : emitted)
    (calls, depth) = (calls - 1, depth - 2)
    return called(value, by: function, arguments, at: range, in: scope)
  }

  /// Ends the statement that contains a call.
  ///
  /// The statement ends because the called function threw an error, or because a lambda returned
  /// from the function around the lambda.
  private mutating func passed(
    _ end: StatementFlow, _ value: SourceValue, at range: SourceRange
  ) -> SourceValue {
    switch end {
    case .threw:
      // No code catches the error, so only the value of this call becomes unknown.
      guard catchers > 0 else { return unknown(.expression, at: range) }
      interruption = end
    case .left(let returned): interruption = .returned(returned)
    case .leftTo, .broke, .continued: interruption = end
    default: return value
    }
    // The components that the lambda showed before it returned stay on the screen.
    if value.canBeShown, !value.isEmptyContent, effects == nil, framework.language.isKotlin {
      emitted.append(value)
    }
    return .nothing
  }

  /// Returns the result of the function that a reference such as `Plant::label` names.
  private mutating func called(
    _ value: SourceValue, by function: SourceFunction, _ arguments: [ComponentArgument],
    at range: SourceRange, in scope: Int?
  ) -> SourceValue {
    guard function.isClosure, !function.reference.isEmpty, case .function(let own) = value,
      own.receiver != nil, !own.reference.isEmpty
    else { return value }
    return invoke(
      own, Array(arguments.dropFirst()), receiver: own.receiver, at: range, in: scope)
  }

  private func callerPath(of function: SourceFunction, in scope: Int?) -> ComponentIdentity? {
    if let scope { return scopes[scope].path }
    return scopes.indices.contains(function.scope) ? scopes[function.scope].path : nil
  }

  /// Whether the limits allow the call of a function, and no argument threw an error.
  ///
  /// If the result is `true`, ``depth`` was incremented.
  private mutating func begins(
    _ function: SourceFunction, at range: SourceRange, from caller: ComponentIdentity,
    in scope: Int?
  ) -> Bool {
    guard scopes.indices.contains(function.scope) else { return false }
    if scope != nil, hasCaughtError { return false }
    if calls >= EvaluationLimit.maximumCalls {
      recordLimit(.recursion, at: range)
      return false
    }
    if let body = function.recursiveBody, isRecursive(body, in: caller) {
      recordLimit(.recursion, at: range)
      return false
    }
    return enter(at: range)
  }

  /// Returns the result of running the body of a function.
  ///
  /// - Parameters:
  ///   - type: The declared type of the result; `nil` if it is inferred.
  ///   - builds: Whether the result consists of the components that the statements show.
  mutating func result(
    of body: Block, returning type: TypeName?, builds: Bool, in scope: Int
  ) -> SourceValue {
    var output = BlockOutput()
    let outer = optionalOperand
    expectOptional(of: body, returning: type)
    let flow = execute(body, in: scope, &output)
    optionalOperand = outer
    let value = result(
      of: body, after: flow, &output, returning: type, builds: builds, in: scope)
    // Composables appear on the screen when they are called, regardless of the value that the
    // lambda returns.
    if !builds, !value.canBeShown, effects == nil, framework.language.isKotlin,
      scopes[scope].isLambda == true
    {
      emitted += output.shown
    }
    return value
  }

  private mutating func result(
    of body: Block, after flow: StatementFlow, _ output: inout BlockOutput,
    returning type: TypeName?, builds: Bool, in scope: Int
  ) -> SourceValue {
    var flow = flow
    // `return@label` leaves at most the named function that contains the lambda.
    if case .leftTo(let label, let value) = flow,
      label == scopes[scope].label || scopes[scope].isLambda == false
    {
      flow = .returned(value)
    }
    switch flow {
    case .leftTo(_, let value):
      interruption = flow
      if !builds { return value }
    case .broke, .continued:
      // In Kotlin, `break` or `continue` in a lambda can leave the loop around the lambda.
      interruption = scopes[scope].isLambda == true ? flow : nil
    case .threw:
      interruption = flow
      if !builds { return unknown(.expression, at: body.range) }
    case .left(let value):
      interruption = scopes[scope].isLambda == true ? flow : nil
      if !builds { return value }
    default: break
    }
    if builds {
      if case .returned(let value) = flow { output.append(value) }
      if framework.language.showsEveryStatement { output.unknown.forEach { record($0) } }
      if let instance = instance(shownBy: output) { return instance }
      return .components(output.shown.flatMap { contents(of: $0) })
    }
    let value: SourceValue
    if case .returned(let result) = flow {
      value = result
    } else if type != nil, body.statements.count == 1 || output.shown.count < 2,
      output.last?.isEmptyContent != true
    {
      value = output.last ?? .nothing
    } else {
      value = self.value(of: output)
    }
    return coerced(value, to: type, in: scope)
  }

  /// Returns the components that a block shows, or else the value of its last expression, such as
  /// an instance of Kotlin.
  mutating func value(of output: BlockOutput) -> SourceValue {
    guard let last = output.last else { return .nothing }
    if framework.language.isKotlin, case .record = last {
      if effects == nil { emitted += output.shown.filter { !$0.isMember } }
      return last
    }
    let showsNothing = last.isNothing || last.isNull && !output.shown.isEmpty
    if !last.canBeShown, !showsNothing { return last }
    if output.shown.count == 1 { return output.shown[0] }
    return output.shown.isEmpty ? last : .components(output.shown.flatMap { contents(of: $0) })
  }

  /// Sets the names of a function's parameters.
  private mutating func bindParameters(
    of function: SourceFunction, _ arguments: [ComponentArgument], at range: SourceRange,
    in scope: Int
  ) {
    guard function.isClosure else {
      bind(
        matched(arguments, to: function.parameters), to: function.parameters, in: scope, at: range)
      return
    }
    var values = arguments.map { coerced($0.value, to: nil, in: scope) }
    if function.parameters.isEmpty {
      for (index, value) in values.prefix(8).enumerated() {
        scopes[scope].names["$\(index)"] = value
      }
      if let first = values.first {
        scopes[scope].names["it"] = first
        if values.count == 1, case .tuple(let parts) = first, usesSecondParameter(function) {
          for (index, part) in parts.enumerated() {
            scopes[scope].names["$\(index)"] = part.value
          }
        }
      }
      return
    }
    if function.parameters.count > 1, values.count == 1, let parts = parts(of: values[0]) {
      values = parts
    }
    for (index, parameter) in function.parameters.enumerated() {
      let value =
        index < values.count
        ? named(values[index], parameter.name) : unknown(.name, named: parameter.name, at: range)
      if parameter.parts.isEmpty {
        declare(parameter.name, as: coerced(value, to: parameter.type, in: scope), in: scope)
      } else {
        destructure(value, into: parameter.parts, at: range, in: scope)
      }
    }
  }

  /// Returns an unknown list element under the name of the parameter that receives it, and other
  /// values unchanged.
  mutating func named(_ value: SourceValue, _ name: String) -> SourceValue {
    guard case .unknown(let own) = value, own.name.hasSuffix("[0]"), name != "_" else {
      return value
    }
    return unknown(own.reason, named: name, at: own.range)
  }

  /// Declares names for the parts of a value: `(index, item)`.
  mutating func destructure(
    _ value: SourceValue, into names: [String], at range: SourceRange, in scope: Int
  ) {
    var parts = parts(of: value)
    if case .state(let key, let initial) = value {
      // For example, `val (text, setText) = remember { mutableStateOf("") }`.
      parts = [currentValue(key, initial), setter(of: value, at: range, in: scope)]
    }
    for (index, name) in names.enumerated() where name != "_" {
      let part = parts.flatMap { index < $0.count ? $0[index] : nil }
      declare(name, as: part ?? unknown(.name, named: name, at: range), in: scope)
    }
  }

  /// Returns the parts of a pair, list or instance.
  private mutating func parts(of value: SourceValue) -> [SourceValue]? {
    switch value {
    case .tuple(let parts): return parts.map(\.value)
    case .list(let values): return values
    case .record(let record):
      return project.types[record.type].declaration.parameters.map {
        storedField($0.name, of: record) ?? .null
      }
    default: return nil
    }
  }
}

/// The state of a statement that calls a function, which is restored after the call.
private struct InterruptedStatement {
  var statement: SourceRange?
  var interruption: StatementFlow?
  var emitted: [SourceValue]
}

extension SourceValue {
  var isNothing: Bool { if case .nothing = self { true } else { false } }
}
