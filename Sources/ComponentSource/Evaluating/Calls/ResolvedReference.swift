/// The declaration to which a name, member or call refers, before the reference is evaluated.
///
/// Looking up a declaration needs large stack frames, and evaluating the declaration can recurse
/// deeply. These are two steps: the lookup has returned, and its frames are gone, before the
/// evaluation recurses.
indirect enum ResolvedReference {
  case value(SourceValue)
  /// A function to call, or the getter of a property, and the path of calls that leads to it.
  case function(SourceFunction, path: ComponentIdentity?)
  /// An instance to create.
  case instance(Int)
  /// A global variable or a static property of a type.
  case shared(VariableDeclaration, type: Int?)
  /// A property of an enum case, whose value is the initial value in its declaration.
  case initial(VariableDeclaration, SourceEnumCase)
  /// A parameter in the primary constructor of a Kotlin enum, for one of the enum's cases.
  case argument(String, SourceEnumCase)
  /// The raw value of an enum case.
  case rawValue(SourceEnumCase)
  /// An enum case with associated values, which the evaluator creates.
  case enumCase(String, type: Int)
  /// `values()` of an enum.
  case allCases(Int)
  /// `valueOf("Home")` of an enum.
  case caseOfName(Int)
  /// `copy(name = "Ann")` of an instance.
  case copy(SourceRecord)

  /// Returns the getter of a variable as a function without parameters.
  static func getter(
    _ variable: VariableDeclaration, _ getter: Block, of receiver: SourceValue?, type: Int?,
    path: ComponentIdentity?
  ) -> ResolvedReference {
    var function = SourceFunction(
      parameters: [], body: getter, scope: 0, receiver: receiver, at: variable.range,
      result: variable.builds ? .components : variable.type.map { .value($0) } ?? .inferred,
      reference: [variable.name], type: type)
    function.property = .of(variable)
    return .function(function, path: path)
  }
}

extension Evaluator {
  /// Returns the value of a name or member.
  mutating func value(of target: ResolvedReference, at range: SourceRange) -> SourceValue {
    switch target {
    case .value(let value): return value
    case .function: return resultOfGetter(target)
    case .instance(let type): return .type(type)
    case .shared: return sharedValue(target)
    case .initial: return initialValue(target)
    case .argument: return argumentValue(target, at: range)
    case .rawValue(let own): return rawValue(of: own, at: range)
    case .enumCase, .allCases, .caseOfName, .copy: return unknown(.expression, at: range)
    }
  }

  private mutating func resultOfGetter(_ target: ResolvedReference) -> SourceValue {
    guard case .function(let function, let path) = target else { return .nothing }
    let value = invoke(
      function, [], receiver: function.receiver, at: function.range, in: nil, path: path)
    guard case .of(let variable)? = function.property, variable.wrapping != nil else {
      return value
    }
    return known(value, of: variable)
  }

  private mutating func sharedValue(_ target: ResolvedReference) -> SourceValue {
    guard case .shared(let variable, let type) = target else { return .nothing }
    return shared(variable, type: type)
  }

  private mutating func initialValue(_ target: ResolvedReference) -> SourceValue {
    guard case .initial(let variable, let own) = target else { return .nothing }
    return inNewScope(in: 0) { evaluator, scope in
      evaluator.scopes[scope].receiver = .enumCase(own)
      return evaluator.currentValue(evaluator.initialValue(of: variable, in: scope))
    }
  }

  private mutating func argumentValue(
    _ target: ResolvedReference, at range: SourceRange
  ) -> SourceValue {
    guard case .argument(let name, let own) = target else { return .nothing }
    return inNewScope(in: 0) { evaluator, scope in
      evaluator.scopes[scope].type = own.type
      evaluator.bindArguments(of: own, at: range, in: scope)
      return evaluator.scopes[scope].names[name] ?? .null
    }
  }

  private mutating func bindArguments(
    of own: SourceEnumCase, at range: SourceRange, in scope: Int
  ) {
    let written = project.types[own.type].declaration.cases[own.ordinal].arguments
    let parameters = project.types[own.type].declaration.parameters
    let arguments = arguments(written, in: scope)
    bind(matched(arguments, to: parameters), to: parameters, in: scope, at: range)
  }

  mutating func call(
    _ target: ResolvedReference, _ arguments: [ComponentArgument], named name: String,
    at range: SourceRange, in scope: Int
  ) -> SourceValue {
    switch target {
    case .function: callFunction(target, arguments, at: range, in: scope)
    default: callOther(target, arguments, named: name, at: range, in: scope)
    }
  }

  private mutating func callOther(
    _ target: ResolvedReference, _ arguments: [ComponentArgument], named name: String,
    at range: SourceRange, in scope: Int
  ) -> SourceValue {
    switch target {
    case .value(let value):
      return callValue(value, arguments, named: name, at: range, in: scope)
    case .function: return .nothing
    case .instance(let type): return instance(of: type, arguments, at: range, in: scope)
    case .enumCase, .allCases, .caseOfName, .copy:
      return created(target, arguments, at: range, in: scope)
    case .shared, .initial, .argument, .rawValue:
      let value = currentValue(value(of: target, at: range))
      return callValue(value, arguments, named: name, at: range, in: scope)
    }
  }

  private mutating func created(
    _ target: ResolvedReference, _ arguments: [ComponentArgument], at range: SourceRange,
    in scope: Int
  ) -> SourceValue {
    switch target {
    case .enumCase(let name, let type):
      enumCase(named: name, ofType: type, arguments, in: scope) ?? .null
    case .allCases(let type): allCases(ofType: type)
    case .caseOfName(let type):
      enumCase(ofType: type, arguments, isByName: true, at: range)
        ?? unknown(.expression, at: range)
    case .copy(let record): copy(record, arguments, at: range, in: scope)
    default: .nothing
    }
  }

  private mutating func callFunction(
    _ target: ResolvedReference, _ arguments: [ComponentArgument], at range: SourceRange,
    in scope: Int
  ) -> SourceValue {
    guard case .function(let function, _) = target else { return .nothing }
    return invoke(function, arguments, receiver: function.receiver, at: range, in: scope)
  }
}
