extension JSXEvaluator {
  /// The values that a call can return.
  struct Result {
    /// The value that the call returns in the resting state, which ``JSXResting`` defines.
    var main: JSXValue
    /// The unknown condition that makes the call return ``main``.
    ///
    /// If the property is `nil`, the condition of the first value in ``others`` decides.
    var condition: JSXUnknown?
    /// The values that the call returns if unknown conditions have other outcomes.
    var others: [Alternative] = []

    /// A value that the call returns instead of ``main``.
    struct Alternative {
      /// The unknown condition that leads to the value.
      var condition: JSXUnknown
      var value: JSXValue
      /// Whether ``condition`` has its outcome in the resting state (see ``JSXResting``).
      ///
      /// In this case, the call returns another value only because of an earlier condition.
      var isAtRest = false
    }

    /// The result of the call as one value.
    ///
    /// The result is a choice between ``main`` and the first value in ``others``, if there is one
    /// and ``main`` is a text or has elements. Otherwise, the result is ``main``.
    var value: JSXValue {
      guard let other = others.first, main.containsElements || main.text != nil else { return main }
      let condition = condition ?? other.condition
      return condition.resting?.holds == true
        ? .choice(condition, then: main, otherwise: other.value)
        : .choice(condition, then: other.value, otherwise: main)
    }
  }

  /// The maximum number of values in the value of a variable that other statements read.
  private static let assignedLimit = 2_000

  /// Calls a function.
  ///
  /// If `arguments` is `nil`, the parameters are unknown.
  mutating func run(
    _ function: Int, _ arguments: [JSXValue]?, in parent: Int, from caller: Int? = nil,
    this: JSXValue? = nil
  ) -> Result {
    let own = declarations.functions[function]
    let given = arguments.map { $0 + (this.map { [$0] } ?? []) }
    guard budget > 0, !isRunning(function, given, from: caller ?? parent) else {
      return Result(main: .unknown(at: own.body))
    }
    budget -= 8 + own.declarations.count
    let scope = enter(
      function, arguments: arguments, in: parent, from: caller ?? parent, this: this)
    guard own.isBlock else { return Result(main: evaluate(own.body, in: scope, allowsRest: true)) }
    changeParameters(of: function, in: scope)
    let block = own.body.lowerBound + 1..<max(own.body.lowerBound + 1, own.body.upperBound - 1)
    return result(of: source.exits(of: block), in: scope)
  }

  private mutating func result(of exits: [JSXExit], in scope: Int) -> Result {
    var main: (value: JSXValue, condition: JSXUnknown)?
    var others: [Result.Alternative] = []
    var values: [Int: JSXValue] = [:]
    var current = scope
    for exit in exits {
      let outcome = outcome(of: exit.conditions, in: current, &values)
      if case .known(false) = outcome { continue }
      let value = exit.value.map { evaluate($0, in: current, allowsRest: true) } ?? .undefined
      switch outcome {
      case .known:
        if let main {
          return Result(
            main: main.value, condition: main.condition,
            others: others + [Result.Alternative(condition: main.condition, value: value)])
        }
        guard let state = loadingState(of: exit, showing: value, in: scope) else {
          return Result(main: value, others: others)
        }
        // What the component shows after loading is another result.
        main = (value, state)
        current = self.scope(withoutState: state, in: scope)
        values = [:]
      case .unknown(var condition, let isNegated):
        // In the resting state, a component shows elements, and it does not show that it is
        // loading.
        let isSkipped = value.isEmptyFallback || value.isTruthy == false || source.isLoading(value)
        let holds = condition.resting?.holds == !isNegated
        if isSkipped, holds { condition.resting?.toggle() }
        if main == nil, holds, !isSkipped {
          main = (value, condition)
        } else {
          others.append(
            Result.Alternative(condition: condition, value: value, isAtRest: holds && !isSkipped))
        }
      }
    }
    if let main {
      return Result(main: main.value, condition: main.condition, others: others)
    }
    guard let last = others.popLast() else { return Result(main: .undefined) }
    return Result(main: last.value, others: others)
  }

  /// The outcome of the conditions of an exit.
  private enum Outcome {
    case known(Bool)
    /// One unknown condition decides whether the exit is reached.
    ///
    /// If `isNegated` is true, the exit is reached only if the unknown condition is false.
    case unknown(JSXUnknown, isNegated: Bool)
  }

  /// Returns the outcome of the conditions of an exit.
  ///
  /// - Parameter values: The values of earlier conditions, by their first tokens. A branch that
  ///   changes a variable does not change the outcome of a condition before the branch.
  private mutating func outcome(
    of conditions: [JSXExit.Condition], in scope: Int, _ values: inout [Int: JSXValue]
  ) -> Outcome {
    var unknown: (condition: JSXUnknown, isNegated: Bool)?
    for condition in conditions {
      switch outcome(of: condition, in: scope, &values) {
      case .known(let holds): if holds == condition.isNegated { return .known(false) }
      case .unknown(let found, _):
        // The first unknown condition that keeps the exit from being reached in the resting state
        // decides.
        if let unknown, unknown.condition.resting?.holds == unknown.isNegated { continue }
        unknown = (found, condition.isNegated)
      }
    }
    return unknown.map { .unknown($0.condition, isNegated: $0.isNegated) } ?? .known(true)
  }

  private mutating func outcome(
    of condition: JSXExit.Condition, in scope: Int, _ values: inout [Int: JSXValue]
  ) -> Outcome {
    let tokens = condition.tokens
    let value = values[tokens.lowerBound] ?? evaluate(tokens, in: scope)
    values[tokens.lowerBound] = value
    guard let labels = condition.labels else {
      if let holds = truth(of: value, tokens: tokens) { return .known(holds) }
      return .unknown(self.condition(of: value, tokens: tokens), isNegated: false)
    }
    var unknown: JSXUnknown?
    for label in labels {
      let other = evaluate(label, in: scope)
      switch equality(value, other) {
      case true?: return .known(true)
      case false?: continue
      case nil:
        guard case .unknown(var found) = comparison(value, "===", other, tokens: tokens),
          unknown?.resting?.holds != true
        else { continue }
        found.path = "\(source.excerpt(tokens)) === \(source.excerpt(label))"
        unknown = found
      }
    }
    return unknown.map { .unknown($0, isNegated: false) } ?? .known(false)
  }

  /// Returns the value of a variable after the statements that assign it.
  ///
  /// The result is `nil` if an inner function or a loop with an unknown list assigns the variable.
  mutating func assigned(
    _ name: String, from initial: JSXValue, in scope: Int
  ) -> JSXValue? {
    guard let function = scopes[scope].function, budget > 0 else {
      return looped(name, from: initial, in: scope)
    }
    var value = initial
    let own = declarations.functions[function]
    budget -= own.body.count
    let assignments = source.assignments(to: name, in: own.body.dropFirst().dropLast())
    let writes = own.body.count {
      declarations.changesVariable($0, source) && source.text($0) == name
    }
    let file = source.file(ofToken: own.body.lowerBound)
    let isAliased = declarations.changedByOtherNames.contains(.init(file: file, name: name))
    guard writes == assignments.count, !isAliased else {
      return looped(name, from: initial, in: scope)
    }
    var rest = rested(value)
    var values: [Int: JSXValue] = [:]
    for assignment in assignments {
      // Conditions and new values can read the variable. Values that contain each other again and
      // again, as after `list = [list, list]`, are left out.
      let isSmall = value.hasAtMost(JSXEvaluator.assignedLimit)
      scopes[scope].bindings[name] = isSmall ? .value(value) : .busy
      let outcome = outcome(of: assignment.conditions, in: scope, &values)
      if case .known(false) = outcome { continue }
      guard var new = changed(rest, by: assignment, in: scope) else { return nil }
      if let key = assignment.key {
        guard let whole = setting(key, of: rest, to: new, in: scope) else { return nil }
        new = whole
      }
      if let member = assignment.variable?.dropFirst(name.count + 1), !member.isEmpty {
        guard case .object(var members) = rest, budget > 0 else { return nil }
        budget -= members.count / 8
        members.removeAll { $0.key == member }
        members.append((key: String(member), value: new))
        new = .object(members)
      }
      guard case .unknown(let condition, let isNegated) = outcome else {
        (value, rest) = (new, rested(new))
        continue
      }
      let (then, otherwise) = isNegated ? (value, new) : (new, value)
      value = .choice(condition, then: then, otherwise: otherwise)
      // `rest` keeps the resting value of all choices so far. Computing it anew for each choice
      // would take quadratic time.
      let showsNew = decision(condition, then, otherwise).resting.holds != isNegated
      if showsNew { rest = rested(new) }
    }
    return value
  }

  /// Returns an array or object after an assignment such as `code[index] = digit`, or `nil` if the
  /// key is unknown.
  private mutating func setting(
    _ key: Range<Int>, of value: JSXValue, to new: JSXValue, in scope: Int
  ) -> JSXValue? {
    guard budget > 0 else { return nil }
    switch (value, evaluate(key, in: scope)) {
    case (.array(var values), .number(let number, _)):
      guard let index = Int(exactly: number), (0...values.count).contains(index) else { return nil }
      budget -= values.count / 8
      if index < values.count { values[index] = new } else { values.append(new) }
      return .array(values)
    case (.object(var members), let key):
      guard let name = key.text, key.unknownParts.isEmpty else { return nil }
      budget -= members.count / 8
      members.removeAll { $0.key == name }
      members.append((key: name, value: new))
      return .object(members)
    default: return nil
    }
  }

  /// Returns the value that a statement gives to a variable or its member, or `nil` if the value is
  /// unknown.
  private mutating func changed(
    _ old: JSXValue, by assignment: JSXExit, in scope: Int
  ) -> JSXValue? {
    let tokens = assignment.value ?? 0..<0
    switch assignment.operation {
    case .set:
      return tokens.isEmpty ? .undefined : evaluate(tokens, in: scope, allowsRest: true)
    case .add:
      let value = evaluate(tokens, in: scope, allowsRest: true)
      guard old.text != nil else { return nil }
      return sum(old, value, tokens, tokens, tokens)
    case .push:
      guard case .array(let values) = old, budget > 0,
        case .array(let more) = array(tokens, in: scope)
      else { return nil }
      budget -= values.count / 8
      return limitedArray(values + more)
    }
  }

  /// Returns the elements that the function in a prop returns, if the component calls this function
  /// exactly once.
  ///
  /// The result is `nil` if the elements are unknown.
  mutating func contentWhenCalledOnce(
    by function: Int?, _ arguments: [JSXValue]? = nil, in scope: Int
  ) -> JSXValue? {
    guard let function else { return nil }
    let result = run(function, arguments, in: scope)
    guard !result.main.elements.isEmpty else { return nil }
    inlinedFunctions.insert(function)
    for other in result.others { notShown.formUnion(other.value.elements) }
    return result.main
  }
}
