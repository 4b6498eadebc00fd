/// Instances and collections of Kotlin to which several names refer.
///
/// Source: Kotlin language specification, Assignments: a variable of a class refers to an instance,
/// so a change of the instance is visible through every variable that refers to it.
extension Evaluator {
  /// Whether every name of an instance shows the changes of the instance's properties.
  ///
  /// In Kotlin, data classes are such types, too.
  private func isShared(_ record: SourceRecord) -> Bool {
    let type = project.types[record.type]
    return type.isReference || framework.language.isKotlin && type.declaration.kind == .classType
  }

  /// Assigns a property of an instance to which several names can refer.
  ///
  /// Returns whether the instance is of such a type.
  mutating func assign(
    _ value: SourceValue, _ name: String, of record: SourceRecord
  ) -> Bool {
    guard effects == nil || framework.language.isKotlin, isShared(record),
      !constructing.contains(record.identity)
    else { return false }
    let state: StateKey? = if case .state(let key, _)? = record.fields[name] { key } else { nil }
    if effects != nil {
      set(state ?? StateKey(owner: record.identity, path: [name]), to: value)
    } else if let state {
      if !state.isConstant { states[state] = value }
    } else {
      assigned[record.identity, default: [:]][name] = value
    }
    return true
  }

  /// Returns the value of a stored property of an instance after its changes, or `nil` if the
  /// instance has no such property.
  func storedField(_ name: String, of record: SourceRecord) -> SourceValue? {
    if let value = assigned[record.identity]?[name] { return value }
    if !states.isEmpty, framework.language.isKotlin,
      let value = states[StateKey(owner: record.identity, path: [name])]
    {
      return value
    }
    return record.fields[name]
  }

  /// Returns an instance with the current values of its properties.
  func current(_ record: SourceRecord) -> SourceRecord {
    guard framework.language.isKotlin, !states.isEmpty || assigned[record.identity] != nil else {
      return record
    }
    var result = record
    for name in record.fields.keys { result.fields[name] = storedField(name, of: record) }
    return result
  }

  /// Returns the value of a variable with a delegate.
  ///
  /// For `by lazy { … }`, the value is the result of the closure. For `by viewModels()`, the value is
  /// the instance of the variable's type that the framework shares.
  mutating func delegated(
    _ value: SourceValue, to variable: VariableDeclaration, in scope: Int
  ) -> SourceValue {
    // Source: Kotlin, MapAccessors.kt: `val name: String by map`.
    if case .dictionary = value, case .name? = variable.delegate?.form,
      framework.language.isKotlin
    {
      let key = SourceValue.string(SourceText(variable.name))
      return standardMember(
        "get", of: value, Evaluator.unlabelled([key], at: variable.range), at: variable.range,
        in: scope) ?? unknown(.expression, at: variable.range)
    }
    guard case .component(let component) = value else { return value }
    if framework.returnsSharedInstance(component), let type = variable.type,
      let instance = sharedInstance(of: type, file: scopes[scope].file)
    {
      return instance
    }
    guard component.name == "lazy", case .function(let function)? = component.arguments?.last?.value
    else { return value }
    return call(function)
  }

  /// Runs code that the app runs once, although each evaluation of the screen runs it again.
  ///
  /// The properties that handlers changed since the first run keep their values.
  package mutating func runningOnce<Result>(
    _ body: (inout Evaluator) -> Result
  ) -> Result {
    let before = assigned
    let result = body(&self)
    guard !states.isEmpty, framework.language.isKotlin else { return result }
    for (owner, values) in assigned {
      for name in values.keys
      where before[owner]?[name] == nil && states[StateKey(owner: owner, path: [name])] != nil {
        assigned[owner]?[name] = nil
      }
    }
    return result
  }

  /// Returns a copy of an instance with some values replaced: `copy(name = "Ann")`.
  mutating func copy(
    _ record: SourceRecord, _ arguments: [ComponentArgument], at range: SourceRange, in scope: Int
  ) -> SourceValue {
    var copy = current(record)
    copy.identity = newIdentity(at: range, in: scope)
    assigned[copy.identity] = nil
    let parameters = project.types[record.type].declaration.parameters
    for (position, argument) in arguments.enumerated() {
      let name = argument.label ?? (position < parameters.count ? parameters[position].name : nil)
      guard let name else { continue }
      copy.fields[name] = coerced(argument.value, to: nil, in: 0)
    }
    return .record(copy)
  }

  /// Returns the identity of an instance that a call creates.
  ///
  /// Each run of a handler creates other instances.
  mutating func newIdentity(at range: SourceRange, in scope: Int) -> ComponentIdentity {
    let path = path(from: scopes[scope].path, at: range)
    guard effects != nil else { return path }
    let count = createdInHandlers[path, default: 0]
    createdInHandlers[path] = count + 1
    return count == 0 ? path : self.path(from: scopes[scope].path, at: range, pass: count)
  }
}

/// Members that a class of Kotlin delegates: `class Cache(repo: Repo) : Repo by repo`.
///
/// Source: Kotlin language specification, Class declarations, Inheritance delegation.
extension Evaluator {
  /// The maximum length of a chain of delegates.
  private static let delegateLimit = 16

  /// Stores the values to which an instance delegates members.
  mutating func setDelegates(ofType type: Int, in scope: Int) {
    for (index, delegate) in project.types[type].declaration.delegates.enumerated() {
      let value = currentValue(evaluate(delegate.value, in: scope))
      guard case .record(var record)? = scopes[scope].receiver else { return }
      record.fields["by \(index)"] = value
      scopes[scope].receiver = .record(record)
    }
  }

  /// Returns the value to which an instance delegates a member, or `nil` if the instance's own type
  /// has the member.
  func delegate(for name: String, of record: SourceRecord) -> SourceValue? {
    var result: SourceValue?
    var record = record
    for _ in 0..<Evaluator.delegateLimit {
      guard let next = directDelegate(for: name, of: record) else { break }
      result = next
      guard case .record(let inner) = next else { break }
      record = inner
    }
    return result
  }

  private func directDelegate(for name: String, of record: SourceRecord) -> SourceValue? {
    let type = project.types[record.type]
    guard !type.declaration.delegates.isEmpty, type.property(name) == nil,
      type.functions(name, isStatic: false).isEmpty,
      !type.declaration.parameters.contains(where: { $0.isProperty && $0.name == name })
    else { return nil }
    for (index, delegate) in type.declaration.delegates.enumerated() {
      guard let value = record.fields["by \(index)"] else { continue }
      // The members of an interface that no file declares are unknown.
      let declaring = project.type(named: delegate.type.name, file: type.file)
      if declaring.map({ declares(name, inType: $0) }) ?? true { return value }
    }
    return nil
  }

  private func declares(_ name: String, inType type: Int) -> Bool {
    typeAndSupertypes(of: type).contains { own in
      project.types[own].property(name) != nil
        || !project.types[own].functions(name, isStatic: false).isEmpty
    }
  }
}
