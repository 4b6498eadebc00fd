extension Evaluator {
  /// Returns the value of a state after its last change, or its initial value if the state did not
  /// change.
  ///
  /// The value includes changes of the state's members.
  package func currentValue(_ key: StateKey, _ initial: SourceValue) -> SourceValue {
    states.currentValue(key, initial)
  }

  /// Returns a state with a function that computes the state's value and a function that sets it,
  /// such as `Binding(get:set:)`.
  package mutating func computedState(
    _ key: StateKey, get: SourceFunction, set: SourceFunction?
  ) -> SourceValue {
    computedStates[key] = ComputedState(get: get, set: set)
    return .state(key, currentValue(call(get)))
  }

  /// Returns the current value of a state.
  ///
  /// The value of a computed state is computed again.
  package mutating func latestValue(of value: SourceValue) -> SourceValue {
    guard case .state(let key, let initial) = value,
      let (outer, members) = computedState(containing: key), let state = computedStates[outer]
    else { return currentValue(value) }
    let whole = withoutEffects { $0.currentValue($0.call(state.get)) }
    return whole.at(members) ?? initial
  }

  /// Returns the computed state to which a key leads, and the path from the state's value to the
  /// member in the key.
  private func computedState(
    containing key: StateKey
  ) -> (key: StateKey, members: ArraySlice<String>)? {
    guard !computedStates.isEmpty else { return nil }
    for length in stride(from: key.path.count, to: 0, by: -1) {
      let outer = StateKey(owner: key.owner, path: Array(key.path.prefix(length)))
      if computedStates[outer] != nil { return (outer, key.path.dropFirst(length)) }
    }
    return nil
  }

  /// Runs the function that sets a computed state.
  ///
  /// If the key names a member of the state, such as `$draft.name`, the function receives the whole
  /// value of the state.
  ///
  /// - Returns: `false` if the state has no such function.
  private mutating func runSetter(of key: StateKey, with value: SourceValue) -> Bool {
    guard let (outer, members) = computedState(containing: key),
      let setter = computedStates[outer]?.set
    else { return false }
    var whole = value
    if !members.isEmpty {
      whole = latestValue(of: .state(outer, .nothing))
      whole.replace(members, by: value)
    }
    // A setter that sets its own state does not run again.
    computedStates[outer]?.set = nil
    if effects == nil { _ = run(setter, [whole]) } else { _ = call(setter, [whole]) }
    computedStates[outer]?.set = setter
    return true
  }

  /// Changes a state.
  package mutating func set(_ key: StateKey, to value: SourceValue) {
    if key.isConstant || runSetter(of: key, with: value) { return }
    for other in states.keys
    where other.owner == key.owner && other.path.count > key.path.count
      && Array(other.path.prefix(key.path.count)) == key.path
    {
      states[other] = nil
    }
    states[key] = value
    if let name = key.path.first, assigned[key.owner] != nil { assigned[key.owner]?[name] = nil }
    effects?.append(.state(key, value))
  }

  /// Removes the states of instances that are no longer shown, and the states of all instances that
  /// these instances created.
  ///
  /// An instance keeps its states if the value of another state contains the instance.
  ///
  /// - Parameter evaluator: The evaluator that showed the instances.
  package mutating func removeStates(
    ofHidden instances: Set<ComponentIdentity>, shownBy evaluator: Evaluator
  ) {
    guard !instances.isEmpty, !states.isEmpty else { return }
    let hidden = states.filter { evaluator.isMade($0.key.owner, byOneOf: instances) }
    guard !hidden.isEmpty else { return }
    for key in hidden.keys { states[key] = nil }
    var pending = Array(states.values)
    var kept: Set<ComponentIdentity> = []
    while let value = pending.popLast() {
      if case .record(let record) = value, kept.insert(record.identity).inserted {
        for (key, value) in hidden where key.owner == record.identity {
          states[key] = value
          pending.append(value)
        }
      }
      pending += value.parts
    }
  }

  /// Whether an instance was created by one of several other instances, or by code inside them.
  private func isMade(
    _ instance: ComponentIdentity, byOneOf others: Set<ComponentIdentity>
  ) -> Bool {
    var identity = instance
    for _ in 0..<EvaluationLimit.maximumDepth {
      if others.contains(identity) { return true }
      guard let path = paths[identity.number] else { return false }
      identity = path.parent
    }
    return false
  }

  /// Returns a state that the current call remembers, such as `remember { mutableStateOf("") }`.
  ///
  /// - Parameter range: The range of the call that creates the state. The range distinguishes
  ///   several states in the same function call.
  package func remembered(_ initial: SourceValue, at range: SourceRange) -> SourceValue {
    let path = scopes.indices.contains(current) ? scopes[current].path : .root
    let key = StateKey(owner: path.appending(range), path: [declaredName ?? "value"])
    return .state(key, initial)
  }

  /// Whether a property of an instance holds state.
  ///
  /// The variables of a class hold state, because every reference to an instance sees their
  /// changes.
  func isState(_ variable: VariableDeclaration, of type: Int) -> Bool {
    framework.isState(variable) || variable.isMutable && project.types[type].isReference
  }

  /// Returns the value of `$name`: a reference to the state.
  mutating func projection(
    of name: String, at range: SourceRange, in scope: Int
  ) -> SourceValue {
    if let value = value(inScopesFor: name, from: scope) { return value }
    var index: Int? = scope
    while let inner = index {
      if case .record(let record)? = scopes[inner].receiver,
        let (variable, _) = declaredProperty(name, ofType: record.type)
      {
        if variable.wrapping != nil { return projectedValue(of: variable, of: record, at: range) }
        if case .state? = record.fields[name] { return record.fields[name] ?? .null }
        let value = storedValue(of: variable, of: record)
        return .state(StateKey(owner: record.identity, path: [name]), value)
      }
      index = scopes[inner].parent
    }
    if let variable = project.variable(named: name, file: range.file) {
      return .state(sharedKey(variable), shared(variable, type: nil))
    }
    let value = unknown(.name, named: name, at: range)
    return .state(StateKey(owner: .root, path: [name]), value)
  }

  private func value(inScopesFor name: String, from scope: Int) -> SourceValue? {
    guard let declaring = scopeDeclaring(name, from: scope) else { return nil }
    let value = scopes[declaring].names[name]
    if case .state? = value { return value }
    if case .record(let record)? = value {
      // In `@Bindable var store = store`, the value is an instance of a class, whose variables
      // already are states.
      guard project.types[record.type].isReference else { return value }
      return .state(StateKey(owner: record.identity, path: ["self"]), .record(record))
    }
    let key = StateKey(owner: scopes[declaring].path, path: [name])
    return value.map { .state(key, $0) }
  }

  /// Returns the member of a state as a state: `$user.name`.
  ///
  /// The members of a class instance belong to the instance.
  mutating func stateTarget(_ name: String, _ key: StateKey, _ initial: SourceValue)
    -> ResolvedReference?
  {
    guard case .record(let record) = currentValue(key, initial),
      let (variable, type) = declaredProperty(name, ofType: record.type)
    else { return nil }
    if let getter = variable.getter {
      return .getter(variable, getter, of: .record(record), type: type, path: record.identity)
    }
    if case .state(let key, let value)? = record.fields[name] { return .value(.state(key, value)) }
    let value = storedValue(of: variable, of: record)
    let isReference = project.types[record.type].isReference
    let own =
      isReference
      ? StateKey(owner: record.identity, path: [name])
      : StateKey(owner: key.owner, path: key.path + [name])
    return .value(.state(own, value))
  }
}

/// The functions that compute and set a state.
struct ComputedState: Sendable {
  var get: SourceFunction
  var set: SourceFunction?
}

extension SourceValue {
  /// The values directly inside the value.
  fileprivate var parts: [SourceValue] {
    switch self {
    case .record(let record): Array(record.fields.values)
    case .list(let values), .set(let values): values
    case .tuple(let parts): parts.map(\.value)
    case .enumCase(let own): own.values.map(\.value)
    case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
    case .state(_, let value): [value]
    default: []
    }
  }

  /// Returns the member at a path, which consists of names of members and indices of elements.
  func at(_ path: ArraySlice<String>) -> SourceValue? {
    var value = self
    for name in path {
      switch value {
      case .record(let record):
        guard let field = record.fields[name] else { return nil }
        value = field
      case .list(let values):
        guard let position = Int(name), values.indices.contains(position) else { return nil }
        value = values[position]
      default: return nil
      }
    }
    return value
  }

  /// Replaces the member at a path, which consists of names of members and indices of elements.
  mutating func replace(_ path: ArraySlice<String>, by value: SourceValue) {
    guard let name = path.first else {
      self = value
      return
    }
    switch self {
    case .record(var record):
      var member = record.fields[name] ?? .null
      member.replace(path.dropFirst(), by: value)
      record.fields[name] = member
      self = .record(record)
    case .list(var values):
      guard let position = Int(name), values.indices.contains(position) else { return }
      values[position].replace(path.dropFirst(), by: value)
      self = .list(values)
    default: break
    }
  }
}

extension [StateKey: SourceValue] {
  /// Returns the value of a state, with the changes of its members.
  ///
  /// This method belongs to the states rather than to the evaluator, because a call on the
  /// evaluator could copy the evaluator.
  func currentValue(_ key: StateKey, _ initial: SourceValue) -> SourceValue {
    if isEmpty { return currentValue(initial) }
    var value = self[key] ?? inherited(key) ?? initial
    let changed =
      keys
      .filter {
        $0.owner == key.owner && $0.path.count > key.path.count
          && Array($0.path.prefix(key.path.count)) == key.path
      }
      .sorted { $0.path.count < $1.path.count }
    for other in changed {
      guard let member = self[other] else { continue }
      value.replace(other.path.dropFirst(key.path.count), by: member)
    }
    return currentValue(value)
  }

  /// Returns the value at a key from a changed state that contains the key's member.
  private func inherited(_ key: StateKey) -> SourceValue? {
    for length in stride(from: key.path.count - 1, to: 0, by: -1) {
      let outer = StateKey(owner: key.owner, path: Array(key.path.prefix(length)))
      if let value = self[outer] { return value.at(key.path.dropFirst(length)) }
    }
    return nil
  }

  /// Returns the current value of a state whose value is itself a state.
  private func currentValue(_ value: SourceValue) -> SourceValue {
    var value = value
    for _ in 0..<8 {
      guard case .state(let key, let initial) = value else { break }
      value = self[key] ?? initial
    }
    return value
  }
}
