extension Evaluator {
  /// Returns the value of a name.
  ///
  /// Local names and members of the receiver are looked up first, from the inner to the outer
  /// scope. Global declarations follow, and then the names of the framework.
  ///
  /// - Parameter consultsFramework: Whether an undeclared name is looked up in the framework.
  mutating func value(
    ofName name: String, at range: SourceRange, in scope: Int, consultsFramework: Bool = true
  ) -> SourceValue {
    if let own = ownValue(ofName: name, in: scope) { return own }
    if let target = target(ofName: name, at: range, in: scope) {
      let value = value(of: target, at: range)
      guard case .unknown(var own) = value, own.name == name, own.range.contains(range) else {
        return value
      }
      // A parameter without an argument is reported at the location of the name, rather than at the
      // declaration of the parameter's function.
      own.range = range
      return .unknown(own)
    }
    if let type = scopeWithObject(from: scope), let value = objectMember(name, ofType: type) {
      return value
    }
    if let assumed = assumptions[name] { return assumed }
    if let original = project.alias(of: name, in: range.file), original != name,
      !original.contains(".")
    {
      return value(ofName: original, at: range, in: scope, consultsFramework: consultsFramework)
    }
    guard consultsFramework else { return unknown(.name, named: name, at: range) }
    return undeclared(
      FrameworkCall(name: name, receiver: nil, arguments: nil, at: range), in: scope)
  }

  /// Returns the declaration to which a name refers, if the source declares the name.
  private mutating func target(ofName name: String, at range: SourceRange, in scope: Int)
    -> ResolvedReference?
  {
    var index: Int? = scope
    codeFile = range.file
    while let inner = index {
      if name == "field", case .of(let variable)? = scopes[inner].property,
        framework.language.isKotlin
      {
        return .value(fieldValue(of: variable, in: inner))
      }
      if let variable = scopes[inner].computed[name], let getter = variable.getter {
        var value = self.function(
          FunctionDeclaration(
            name: name, parameters: [], result: variable.type, attributes: variable.attributes,
            body: getter, at: variable.range), type: scopes[inner].type)
        value.result =
          variable.builds ? .components : variable.type.map { .value($0) } ?? .inferred
        value.scope = inner
        return .function(value, path: scopes[inner].path.appending(variable.range))
      }
      if let value = scopes[inner].names[name] {
        return .value(scopes[inner].delegated.contains(name) ? currentValue(value) : value)
      }
      if let receiver = scopes[inner].receiver,
        let target = memberTarget(name, of: receiver, at: range, in: inner)
      {
        return target
      }
      if let type = scopes[inner].type, let target = staticTarget(name, type) {
        return target
      }
      index = scopes[inner].parent
    }
    if let variable = project.variable(named: name, file: range.file) {
      return .shared(variable, type: nil)
    }
    if let type = project.type(named: name, inside: typeName(in: scope), file: range.file) {
      return .value(.type(type))
    }
    let functions = project.functions(named: name, from: range.file)
    return (functions.first { $0.range.file == range.file } ?? functions.first)
      .map { .value(.function(function($0))) }
  }

  /// Returns the index of the type of the Kotlin object that contains the code of a scope.
  private func scopeWithObject(from scope: Int) -> Int? {
    var index: Int? = scope
    while let inner = index {
      if case .type(let type)? = scopes[inner].receiver, project.types[type].isObject {
        return type
      }
      if let type = scopes[inner].type, project.types[type].isObject { return type }
      index = scopes[inner].parent
    }
    return nil
  }

  /// Returns the value of `self`, `this`, `super` or `Self`.
  private func ownValue(ofName name: String, in scope: Int) -> SourceValue? {
    switch name {
    case "self", "this", "super":
      guard let scope = scopeWithReceiver(from: scope) else { return nil }
      return scopes[scope].receiver
    case "Self": return dynamicType(in: scope).map { .type($0) }
    default:
      guard name.hasPrefix("this@") else { return nil }
      return receiver(named: String(name.dropFirst(5)), from: scope)
    }
  }

  /// Returns the receiver to which `this@name` refers: that of a function or lambda with this label,
  /// or the instance of a type with this name.
  ///
  /// If no such type is declared, the result is the nearest receiver.
  private func receiver(named name: String, from scope: Int) -> SourceValue? {
    var index: Int? = scope
    while let inner = index {
      if let receiver = scopes[inner].receiver,
        scopes[inner].label == name
          || typeIndex(of: receiver).map({ project.types[$0].declaration.name }) == name
      {
        return receiver
      }
      index = scopes[inner].parent
    }
    guard project.type(named: name) == nil else { return nil }
    return scopeWithReceiver(from: scope).flatMap { scopes[$0].receiver }
  }

  func scopeWithReceiver(from scope: Int) -> Int? {
    var index: Int? = scope
    while let inner = index {
      if scopes[inner].receiver != nil { return inner }
      index = scopes[inner].parent
    }
    return nil
  }

  func scopeWithType(from scope: Int) -> Int? {
    var index: Int? = scope
    while let inner = index {
      if let type = scopes[inner].type { return type }
      if let type = scopes[inner].receiver.flatMap(typeIndex) { return type }
      index = scopes[inner].parent
    }
    return nil
  }

  /// Returns the type to which `Self` refers.
  ///
  /// This is the type of the receiver. It can be a subtype of the type around the code.
  func dynamicType(in scope: Int) -> Int? {
    let receiver = scopeWithReceiver(from: scope).flatMap { scopes[$0].receiver }
    return receiver.flatMap(typeIndex) ?? scopeWithType(from: scope)
  }

  /// Returns the name of the type that contains the code of a scope.
  func typeName(in scope: Int) -> String? {
    scopeWithType(from: scope).map { project.types[$0].name }
  }

  func scopeDeclaring(_ name: String, from scope: Int) -> Int? {
    var index: Int? = scope
    while let inner = index {
      if scopes[inner].names[name] != nil { return inner }
      index = scopes[inner].parent
    }
    return nil
  }

  /// Returns the value of a global variable or static property, which is evaluated once.
  mutating func shared(_ variable: VariableDeclaration, type: Int?) -> SourceValue {
    if let value = shared[variable.range] { return sharedValue(value, variable, type: type) }
    let outer = (effects, statement)
    (effects, statement) = (nil, nil)
    defer { (effects, statement) = outer }
    if let getter = variable.getter {
      // The getter runs at each use, so its scope must not remain.
      return inNewScope(in: 0) { evaluator, scope in
        evaluator.scopes[scope].type = type
        evaluator.scopes[scope].file = variable.range.file
        let value = evaluator.result(
          of: getter, returning: variable.type, builds: variable.builds, in: scope)
        return variable.wrapping == nil ? value : evaluator.known(value, of: variable)
      }
    }
    let scope = newScope(in: 0)
    scopes[scope].type = type
    scopes[scope].file = variable.range.file
    // While the variable is evaluated, it counts as unknown, because its initial value can refer to
    // the variable itself.
    shared[variable.range] = unknown(.name, named: variable.name, at: variable.range)
    let value = initialValue(of: variable, in: scope)
    shared[variable.range] = value
    return sharedValue(value, variable, type: type)
  }

  /// Returns the current value of a static property that holds state.
  private func sharedValue(
    _ value: SourceValue, _ variable: VariableDeclaration, type: Int?
  ) -> SourceValue {
    if variable.delegate != nil { return currentValue(value) }
    guard let type, project.types[type].isObject || framework.isState(variable) else {
      return value
    }
    return currentValue(sharedKey(variable), value)
  }

  /// Returns the initial value of a variable.
  ///
  /// If the variable delegates to a state, the result is the state itself.
  ///
  /// An assumption of the user (`--assume`) takes precedence. For example, a user can assume that a
  /// dialog is open.
  mutating func initialValue(of variable: VariableDeclaration, in scope: Int) -> SourceValue {
    let share = beginShare()
    let value = endShare(share, declaredValue(of: variable, in: scope), of: variable)
    guard !assumptions.isEmpty, let assumed = assumptions[variable.name] else { return value }
    if case .state(let key, _) = value { return .state(key, assumed) }
    return framework.isState(variable) ? assumed : value
  }

  private mutating func declaredValue(
    of variable: VariableDeclaration, in scope: Int
  ) -> SourceValue {
    let outer = declaredName
    declaredName = variable.name.isEmpty ? variable.parts.first : variable.name
    defer { declaredName = outer }
    if let delegate = variable.delegate {
      let value = delegated(evaluate(delegate, in: scope), to: variable, in: scope)
      return renamed(value, as: variable)
    }
    if variable.isStoredOutside, let assumed = assumptions[variable.name] { return assumed }
    if let wrapped = wrappedValue(of: variable, in: scope) { return wrapped }
    if let initial = variable.initialValue {
      let value =
        variable.type.map { requiresOptional($0) } == true
        ? optional(initial, in: scope) : evaluate(initial, in: scope)
      return renamed(coerced(value, to: variable.type, in: scope), as: variable)
    }
    for attribute in variable.attributes {
      let call = FrameworkCall(
        name: "@\(attribute.name)", receiver: nil,
        arguments: arguments(attribute.arguments, in: scope),
        types: variable.type.map { [$0] } ?? [], at: variable.range)
      if let value = frameworkValue(call, in: scope) { return value }
    }
    if variable.type?.isOptional == true, variable.isMutable, !variable.isBinding { return .null }
    return unknown(.name, named: variable.name, at: variable.range)
  }

  /// Returns the unknown result of a call under the name of the variable that stores it, and other
  /// values unchanged.
  ///
  /// For example, `user` is a better name than `viewModel.user.collectAsState()`.
  private mutating func renamed(
    _ value: SourceValue, as variable: VariableDeclaration
  ) -> SourceValue {
    guard case .unknown(let own) = value, own.name.contains("("), !variable.name.isEmpty else {
      return value
    }
    return unknown(
      own.reason, named: variable.name, at: own.range, isAssumedTrue: own.isAssumedTrue)
  }

  /// Returns the framework's value for a call or name, or `nil` if the framework has no value.
  mutating func frameworkValue(_ call: FrameworkCall, in scope: Int) -> SourceValue? {
    let outer = (current, statement)
    (current, statement) = (scope, nil)
    defer { (current, statement) = outer }
    var call = call
    call.identity = scopes[scope].path.appending(call.range)
    return framework.value(of: call, in: &self)
  }

  /// Returns the value of a call or name that the source does not declare.
  ///
  /// The framework or the standard library can provide the value. Otherwise, the result is a
  /// component, except that a lower-case name without arguments is unknown.
  mutating func undeclared(_ call: FrameworkCall, in scope: Int) -> SourceValue {
    if let value = frameworkValue(call, in: scope) ?? memberOfReceiver(call, in: scope) {
      return value
    }
    if let arguments = call.arguments,
      let value = standardValue(call.name, arguments, types: call.types, at: call.range, in: scope)
    {
      return value
    }
    let first = call.name.utf8.first ?? 0
    if call.arguments == nil, (97...122).contains(first) || first == 95 || first == 36 {
      return unknown(.name, named: call.name, at: call.range)
    }
    return .component(
      Component(
        call.name, call.arguments, at: call.range,
        identity: scopes[scope].path.appending(call.range)))
  }
}
