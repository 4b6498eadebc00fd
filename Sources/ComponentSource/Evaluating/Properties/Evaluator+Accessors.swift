/// The setters and observers of properties.
extension Evaluator {
  /// Whether an assignment to a property runs the property's setter or observers.
  ///
  /// Source: The Swift Programming Language, Properties: observers do not run if an initialiser
  /// sets a property of its own instance, or if an observer sets its own property.
  func hasAccessors(_ variable: VariableDeclaration, of record: SourceRecord? = nil) -> Bool {
    guard !accessing.contains(variable.range) else { return false }
    if variable.accessors.isEmpty { return false }
    if variable.accessors[.setter] != nil { return true }
    return variable.isObserved && !(record.map { constructing.contains($0.identity) } ?? false)
  }

  /// Assigns a value to a property of a scope's receiver.
  ///
  /// This runs the setter or the observers of the property.
  mutating func access(
    _ variable: VariableDeclaration, ofType type: Int, with value: SourceValue, in scope: Int
  ) {
    accessing.insert(variable.range)
    defer { accessing.remove(variable.range) }
    if let setter = variable.accessors[.setter], variable.wrapping == nil {
      return run(setter, value, of: variable, ofType: type, in: scope)
    }
    guard variable.isObserved, variable.wrapping == nil || !isConstructing(in: scope) else {
      return store(value, in: variable, in: scope)
    }
    let old = fieldValue(of: variable, in: scope)
    if let observer = variable.accessors[.willSet] {
      run(observer, value, of: variable, ofType: type, in: scope)
    }
    store(value, in: variable, in: scope)
    if let observer = variable.accessors[.didSet] {
      run(observer, old, of: variable, ofType: type, in: scope)
    }
  }

  /// Changes a state, as when a user edits a control that is bound to the state.
  ///
  /// - Returns: The effects of the observers of the state's property.
  mutating func edit(_ key: StateKey, to value: SourceValue) -> [SourceEffect] {
    // If a binding changes a state of a view, SwiftUI does not run the observers of that state.
    guard let name = key.path.first, let record = observed[key.owner],
      project.types[record.type].isReference,
      let (variable, type) = declaredProperty(name, ofType: record.type),
      hasAccessors(variable)
    else { return collectingEffects { $0.set(key, to: value) } }
    return collectingEffects {
      $0.inNewScope(in: 0, path: record.identity) { evaluator, inner in
        evaluator.scopes[inner].receiver = .record(record)
        evaluator.scopes[inner].type = type
        var whole = value
        if key.path.count > 1 {
          whole = evaluator.fieldValue(of: variable, in: inner)
          whole.replace(key.path.dropFirst(), by: value)
        }
        evaluator.access(variable, ofType: type, with: whole, in: inner)
      }
    }
  }

  mutating func run(
    _ accessor: Accessor, _ value: SourceValue, of variable: VariableDeclaration,
    ofType type: Int, in scope: Int
  ) {
    let receiver = scopes[scope].receiver
    var function = SourceFunction(
      parameters: [Parameter(label: nil, name: accessor.parameter)], body: accessor.body, scope: 0,
      receiver: receiver, at: variable.range, result: .value(TypeName("Unit")), type: type)
    function.property = .of(variable)
    _ = invoke(
      function, Evaluator.unlabelled([value], at: variable.range), receiver: receiver,
      at: variable.range, in: scope)
    if let changed = lastReceiver {
      scopes[scope].receiver = changed
      scopes[scope].changesReceiver = true
    }
  }

  /// Stores a value in a property of a scope's receiver, without running its setter:
  /// `field = value` in Kotlin.
  mutating func store(_ value: SourceValue, in variable: VariableDeclaration, in scope: Int) {
    if setWrappedValue(of: variable, to: value, in: scope) { return }
    switch scopes[scope].receiver {
    case .record(let record): storeField(value, variable, of: record, in: scope)
    case .type: writeShared(variable, to: value)
    default: break
    }
  }

  /// Returns the stored value of a property of a scope's receiver, without running its getter:
  /// `field` in Kotlin.
  mutating func fieldValue(of variable: VariableDeclaration, in scope: Int) -> SourceValue {
    if variable.wrapping != nil, let receiver = scopes[scope].receiver {
      return currentValue(member(variable.name, of: receiver, at: variable.range, in: scope))
    }
    switch scopes[scope].receiver {
    case .record(let record):
      return currentValue(storedValue(of: variable, of: record))
    case .type(let type):
      var stored = variable
      stored.getter = nil
      return currentValue(shared(stored, type: type))
    default: return unknown(.name, named: variable.name, at: variable.range)
    }
  }
}

extension VariableDeclaration {
  /// Whether the variable has observers.
  var isObserved: Bool { accessors[.willSet] != nil || accessors[.didSet] != nil }
}

/// Setters of destructured states: `val (text, setText) = remember { … }`.
extension Evaluator {
  /// Returns the state that a function sets, or `nil` unless the function is the setter of a
  /// destructured state.
  func stateSet(by function: SourceFunction) -> SourceValue? {
    scopes.indices.contains(function.scope) ? scopes[function.scope].names["$state"] : nil
  }

  /// Returns a function that sets a state to its argument.
  mutating func setter(
    of state: SourceValue, at range: SourceRange, in scope: Int
  ) -> SourceValue {
    let inner = newScope(in: scope)
    scopes[inner].names["$state"] = state
    let call = Call(
      Expression(.name("$state"), at: range), [Argument(nil, Expression(.name("it"), at: range))])
    let statement = Statement(.expression(Expression(.call(call), at: range)), at: range)
    return function(
      Closure(parameters: [], body: Block([statement], at: range)), at: range, in: inner)
  }
}
