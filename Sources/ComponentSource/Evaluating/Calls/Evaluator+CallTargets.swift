extension Evaluator {
  /// Returns the declaration to which the name of a call refers.
  ///
  /// If the name refers to a member of a receiver, the second element is the index of the scope
  /// with that receiver.
  mutating func target(
    ofCall name: String, _ arguments: [ComponentArgument], isOptional: Bool, at range: SourceRange,
    in scope: Int
  ) -> (target: ResolvedReference, scope: Int?)? {
    var index: Int? = scope
    let isOfReceiver = !arguments.isEmpty && receiverFunctions.contains(name)
    while let inner = index {
      if !isOfReceiver, let value = scopes[inner].names[name],
        value.canBeCalled || isOptional || value.isComponent && arguments.last?.isTrailing == true
      {
        return (.value(scopes[inner].delegated.contains(name) ? currentValue(value) : value), nil)
      }
      if let receiver = scopes[inner].receiver,
        let target = memberTarget(ofCall: name, of: receiver, arguments, at: range)
      {
        return (target, inner)
      }
      if let type = scopes[inner].type,
        let target = staticTarget(ofCall: name, type, arguments, isOwn: true)
      {
        return (target, nil)
      }
      index = scopes[inner].parent
    }
    return globalTarget(ofCall: name, arguments, at: range, in: scope).map { ($0, nil) }
  }

  /// Returns the value of a call such as `items(items) { … }`, in which a function of the framework
  /// and a value have the same name.
  ///
  /// The call refers to the function only if the value itself, such as a list, cannot be called.
  ///
  /// An unknown value is treated as a value that cannot be called, because the framework has a
  /// function for the call.
  mutating func hiddenFunction(
    _ target: ResolvedReference, _ call: FrameworkCall, in scope: Int
  ) -> SourceValue? {
    guard !framework.language.valuesHideFunctions else { return nil }
    switch target {
    case .value, .shared, .initial, .argument: break
    default: return nil
    }
    let value = currentValue(value(of: target, at: call.range))
    switch value {
    case .function where framework.ownsCall(call): break
    case .function, .type, .nothing, .component, .components: return nil
    case .record:
      if memberTarget(ofCall: "invoke", of: value, call.arguments ?? [], at: call.range) != nil {
        return nil
      }
    default: break
    }
    return frameworkValue(call, in: scope)
  }

  private mutating func globalTarget(
    ofCall name: String, _ arguments: [ComponentArgument], at range: SourceRange, in scope: Int
  ) -> ResolvedReference? {
    // The framework can have a function with the same name for other arguments. Functions of the
    // source are therefore left out if they do not accept the arguments.
    let functions = project.functions(named: name, from: range.file).filter {
      accepts(arguments, $0.parameters, named: name)
    }
    if let function = best(functions, for: arguments, file: range.file) {
      return .function(self.function(function), path: nil)
    }
    if let type = project.type(
      named: name, inside: typeName(in: scope), file: range.file, isCalled: true)
    {
      // An object of Kotlin has no constructor, so a call runs its function `invoke`.
      if project.types[type].isObject,
        let target = memberTarget(ofCall: "invoke", of: .type(type), arguments, at: range)
      {
        return target
      }
      if prefersInvoke(of: type, for: arguments),
        let target = staticTarget(ofCall: "invoke", type, arguments, isOwn: false)
      {
        return target
      }
      return .instance(type)
    }
    if name == "Self", let type = dynamicType(in: scope) { return .instance(type) }
    let outer = scopeWithReceiver(from: scope)
    let found = project.visible(project.extensionFunctions[name] ?? [], from: range.file)
    let extensions = found.filter {
      accepts(arguments, $0.parameters, named: name)
    }
    if let function = best(extensions, for: arguments, file: range.file),
      outer == nil || !function.extendsValues
    {
      let receiver = outer.flatMap { scopes[$0].receiver }
      return .function(self.function(function, receiver: receiver), path: nil)
    }
    if let variable = project.variable(named: name, file: range.file),
      variable.type?.isFunction ?? true
    {
      return .shared(variable, type: nil)
    }
    return nil
  }

  /// Returns the declaration to which a call of a value's member refers, if the source declares the
  /// member.
  mutating func memberTarget(
    ofCall name: String, of receiver: SourceValue, _ arguments: [ComponentArgument],
    at range: SourceRange
  ) -> ResolvedReference? {
    switch receiver {
    case .type(let type):
      if let target = staticTarget(ofCall: name, type, arguments, isOwn: false) {
        return target
      }
      if project.types[type].isObject, let target = method(name, of: receiver, arguments, at: range)
      {
        return target
      }
    case .record(let record):
      if let delegate = delegate(for: name, of: record) {
        return memberTarget(ofCall: name, of: delegate, arguments, at: range)
      }
      if let target = method(name, of: receiver, arguments, at: range) { return target }
      if name == "copy", project.types[record.type].declaration.modifiers.contains("data") {
        return .copy(record)
      }
      if let (variable, _) = declaredProperty(name, ofType: record.type),
        variable.getter == nil
      {
        return .value(storedValue(of: variable, of: record))
      }
      if let function = closure(name, of: record, at: range) { return .value(function) }
      // A property of the primary constructor can hold a function: `tab.content()`.
      if let stored = storedField(name, of: record) {
        let value = currentValue(stored)
        if value.asFunction != nil || value.isUnknown { return .value(value) }
      }
    case .tuple(let parts):
      // A part of a pair can hold a function: `tab.second()`.
      if let value = tupleMember(name, of: parts).map(currentValue), value.asFunction != nil {
        return .value(value)
      }
    case .function where name == "invoke" || name == "callAsFunction": return .value(receiver)
    case .enumCase(let own):
      if let target = ownTarget(name, of: own) ?? method(name, of: receiver, arguments, at: range) {
        return target
      }
      // A parameter of a Kotlin enum can hold a function: `tab.content()`.
      let parameters = project.types[own.type].declaration.parameters
      if parameters.contains(where: { $0.name == name && $0.type?.isFunction == true }) {
        return .argument(name, own)
      }
    case .state(let key, let initial):
      let current = currentValue(key, initial)
      if case .record = current {
        return memberTarget(ofCall: name, of: current, arguments, at: range)
      }
    default: break
    }
    return extensionTarget(ofCall: name, of: receiver, arguments, at: range)
  }

  /// Returns the function that a computed property returns: `var action: () -> Void { … }`.
  private mutating func closure(
    _ name: String, of record: SourceRecord, at range: SourceRange
  ) -> SourceValue? {
    guard let (variable, type) = declaredProperty(name, ofType: record.type),
      variable.type?.isFunction == true, let getter = variable.getter
    else { return nil }
    let target = ResolvedReference.getter(
      variable, getter, of: .record(record), type: type, path: record.identity)
    return value(of: target, at: range)
  }

  private mutating func extensionTarget(
    ofCall name: String, of receiver: SourceValue, _ arguments: [ComponentArgument],
    at range: SourceRange
  ) -> ResolvedReference? {
    guard let all = project.extensionFunctions[name] else { return nil }
    let candidates = project.visible(all, from: range.file)
    var fitting = candidates.filter {
      $0.body != nil && extends($0.receiver, receiver)
        && accepts(arguments, $0.parameters, named: name)
    }
    if fitting.isEmpty {
      fitting = candidates.filter {
        $0.body != nil && extendsOptional($0.receiver, receiver, member: name)
          && accepts(arguments, $0.parameters, named: name)
      }
    }
    if framework.language.isKotlin, fitting.count > 1, case .integer = receiver {
      fitting.removeAll { $0.receiver.flatMap { isKotlinInteger(of: $0) } == false }
      if needsIntegerType(fitting) { return nil }
    }
    return best(fitting, for: arguments, file: range.file).map {
      .function(function($0, receiver: receiver), path: nil)
    }
  }

  private mutating func method(
    _ name: String, of receiver: SourceValue, _ arguments: [ComponentArgument],
    at range: SourceRange
  ) -> ResolvedReference? {
    codeFile = range.file
    guard let type = typeIndex(of: receiver) else { return nil }
    var candidates = methods(name, ofType: type, isStatic: false)
    if candidates.count > 1 {
      // Members that a private extension in another file declares are not visible here.
      candidates = candidates.filter {
        $0.declaration.range.file == range.file || !$0.declaration.modifiers.contains("fileprivate")
      }
    }
    guard let best = best(candidates.map(\.declaration), for: arguments) else { return nil }
    let owner = candidates.first { $0.declaration.range == best.range }?.type ?? type
    return .function(function(best, receiver: receiver, type: owner), path: nil)
  }

  /// Returns the static function, enum case, nested type or initialiser to which a call of a type's
  /// member refers.
  ///
  /// - Parameter isOwn: Whether the call is inside the type. Inside the type, `init` without the
  ///   name of the type does not create a new instance.
  mutating func staticTarget(
    ofCall name: String, _ type: Int, _ arguments: [ComponentArgument], isOwn: Bool
  ) -> ResolvedReference? {
    let candidates = methods(name, ofType: type, isStatic: true)
    if let best = best(candidates.map(\.declaration), for: arguments) {
      return .function(function(best, receiver: .type(type), type: type), path: nil)
    }
    if project.types[type].positions.cases[name] != nil {
      return .enumCase(name, type: type)
    }
    if let nested = project.type(named: name, in: type) {
      return .instance(nested)
    }
    switch name {
    case "init" where !isOwn: return .instance(type)
    case "values" where !project.types[type].declaration.cases.isEmpty && arguments.isEmpty:
      return .allCases(type)
    case "valueOf" where !project.types[type].declaration.cases.isEmpty: return .caseOfName(type)
    default: break
    }
    return project.types[type].staticProperty(name).map { .shared($0, type: type) }
  }
}
