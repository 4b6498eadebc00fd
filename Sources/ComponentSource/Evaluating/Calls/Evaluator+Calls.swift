extension Evaluator {
  /// Returns the arguments of a call with their values.
  mutating func arguments(_ written: [Argument], in scope: Int) -> [ComponentArgument] {
    let outer = statement
    statement = nil
    defer { statement = outer }
    var result: [ComponentArgument] = []
    result.reserveCapacity(written.count)
    for argument in written {
      if case .prefixed("*", _) = argument.value.form,
        case .list(let values) = currentValue(evaluate(argument.value, in: scope))
      {
        result += Evaluator.unlabelled(values, at: argument.value.range)
        continue
      }
      var own = ComponentArgument(
        label: argument.label, value: evaluate(argument.value, in: scope),
        isTrailing: argument.isTrailing, at: argument.value.range)
      if case .integer = own.value {
        own.integerType = integerType(of: argument.value, in: scope)
      }
      result.append(own)
    }
    return result
  }

  mutating func call(_ expression: Expression, in scope: Int) -> SourceValue {
    guard case .call(let call) = expression.form else { return .nothing }
    switch call.callee.form {
    case .name: return callName(call, at: expression.range, in: scope)
    case .member: return callMember(call, at: expression.range, in: scope)
    case .implicitMember(let name):
      return undeclared(
        FrameworkCall(
          name: ".\(name)", receiver: nil, arguments: arguments(call.arguments, in: scope),
          types: call.types, at: expression.range), in: scope)
    default: return callOther(call, at: expression.range, in: scope)
    }
  }

  private mutating func callOther(
    _ call: Call, at range: SourceRange, in scope: Int
  ) -> SourceValue {
    let callee = currentValue(evaluate(call.callee, in: scope))
    if call.arguments.isEmpty {
      // `[Item]()`, `[String: Int]()`
      if case .list = call.callee.form { return .list([]) }
      if case .dictionary = call.callee.form { return .dictionary([]) }
    }
    let arguments = arguments(call.arguments, in: scope)
    // `[Int](repeating: 0, count: 3)`
    if case .list = call.callee.form, arguments.map(\.label) == ["repeating", "count"],
      let list = generated(arguments, at: range, in: scope)
    {
      return list
    }
    return callValue(
      callee, arguments, named: project.excerpt(call.callee.range), at: range, in: scope)
  }

  /// Returns the value of a call of a name: `Text("Name")`, `content()`.
  private mutating func callName(
    _ call: Call, at range: SourceRange, in scope: Int
  ) -> SourceValue {
    guard case .name(let name) = call.callee.form else { return .nothing }
    if name == "this", isConstructing(in: scope) { return delegate(call, at: range, in: scope) }
    let arguments = arguments(call.arguments, in: scope)
    if let found = target(
      ofCall: name, arguments, isOptional: call.isOptional, at: range, in: scope)
    {
      if let value = hiddenFunction(
        found.target,
        FrameworkCall(
          name: name, receiver: nil, arguments: arguments, types: call.types, at: range), in: scope)
      {
        return value
      }
      (lastReceiver, lastNames, lastChangedNames) = (nil, [:], [])
      var value = self.call(found.target, arguments, named: name, at: range, in: scope)
      if !call.types.isEmpty { value = instance(value, withGenericArguments: call.types) }
      if case .instance = found.target {
        lastChangedNames = []
        shareCollections(passedBy: call, to: value, in: scope)
      }
      defer { writeBack(call, arguments, at: range, in: scope) }
      if let inner = found.scope, let changed = lastReceiver {
        scopes[inner].receiver = changed
        scopes[inner].changesReceiver = true
      }
      return value
    }
    if let value = changedReceiver(by: name, arguments, at: range, in: scope) { return value }
    if call.arguments.contains(where: \.isInOut) {
      lastNames = [:]
      if name == "swap", arguments.count == 2 {
        lastNames = ["0": arguments[1].value, "1": arguments[0].value]
        lastParameters = ["0", "1"].map { Parameter(label: nil, name: $0) }
      }
      writeBack(call, arguments, at: range, in: scope)
      return .nothing
    }
    if let original = project.alias(of: name, in: range.file), original != name {
      var call = call
      call.callee.form = .name(original)
      return callName(call, at: range, in: scope)
    }
    lastReceiver = nil
    let value = undeclaredCall(
      FrameworkCall(name: name, receiver: nil, arguments: arguments, types: call.types, at: range),
      in: scope)
    if name == "with", let target = call.arguments.first?.value,
      arguments.first.map({ currentValue($0.value).canChange }) == true
    {
      writeBack(lastReceiver, to: target, at: range, in: scope)
    }
    return value
  }

  /// Returns the value of a call that the source does not declare.
  private mutating func undeclaredCall(_ call: FrameworkCall, in scope: Int) -> SourceValue {
    if effects != nil, statement == call.range { return addEffect(call, in: scope) }
    if let own = addedInstance(call, in: scope) { return own }
    if let value = frameworkValue(call, in: scope) { return value }
    let outside = provided
    defer { provided = outside }
    if framework.environmentModifiers.contains(call.name) { framework.provide(call, in: &self) }
    // In an extension of components, a call such as `padding()` is a modifier of the receiver.
    let first = call.name.utf8.first ?? 0
    if (97...122).contains(first), let outer = scopeWithReceiver(from: scope),
      let receiver = modifiedReceiver(in: outer)
    {
      return memberCall(call.name, of: receiver, call.arguments ?? [], at: call.range, in: scope)
        ?? modified(receiver, by: call.name, call.arguments, at: call.range, in: scope)
    }
    return undeclared(call, in: scope)
  }

  /// Returns the components that an extension function modifies, or `nil` for other functions.
  ///
  /// A function that a view itself declares does not modify the view, because a view cannot contain
  /// itself. For the same reason, a function in the contents of a modified view does not modify that
  /// view again. A call in a handler modifies no view.
  private mutating func modifiedReceiver(in scope: Int) -> SourceValue? {
    guard let receiver = scopes[scope].receiver else { return nil }
    if receiver.isComponent { return receiver }
    guard case .record(let record) = receiver, scopes[scope].type == nil, effects == nil,
      modifiedViews.insert(record.identity).inserted
    else { return nil }
    defer { modifiedViews.remove(record.identity) }
    let shown = contents(of: receiver)
    return shown.isEmpty ? nil : .components(shown)
  }

  /// Returns the value of a standard library member of the nearest receiver, such as `size` in
  /// `with(list) { … }` or `wrappedValue` in an extension of a binding.
  mutating func memberOfReceiver(_ call: FrameworkCall, in scope: Int) -> SourceValue? {
    guard let outer = scopeWithReceiver(from: scope), let receiver = scopes[outer].receiver,
      currentValue(receiver).isPlain
    else { return nil }
    if call.name == "wrappedValue", call.arguments == nil {
      return member(call.name, of: receiver, at: call.range, in: scope)
    }
    // Inside `buildList { … }`, `repeat(2) { … }` is the function rather than a member of the list.
    if let arguments = call.arguments,
      !(StandardSignature.named[call.name] ?? .other).allows(arguments),
      let value = standardValue(call.name, arguments, types: call.types, at: call.range, in: scope)
    {
      return value
    }
    return standardMember(
      call.name, of: receiver, call.arguments, at: call.range, in: scope)
  }

  /// Adds a call to the effects of the handler that is running.
  ///
  /// - Returns: `false` if no handler is running.
  package mutating func perform(_ call: FrameworkCall) -> Bool {
    let component = Component(call.name, call.arguments, at: call.range, identity: call.identity)
    effects?.append(.call(component, receiver: call.receiver))
    return effects != nil
  }

  /// Adds a call to the effects of the current handler, in which the call is a statement.
  mutating func addEffect(_ call: FrameworkCall, in scope: Int) -> SourceValue {
    statement = nil
    if hasCaughtError { return .nothing }
    let before = effects?.count
    if let value = frameworkValue(call, in: scope), !value.canBeShown || effects?.count != before {
      return value
    }
    if let value = standardValue(
      call.name, call.arguments ?? [], types: call.types, at: call.range, in: scope)
    {
      return value
    }
    let component = Component(
      call.name, call.arguments, at: call.range,
      identity: scopes[scope].path.appending(call.range))
    effects?.append(.call(component, receiver: call.receiver))
    return .nothing
  }

  /// Returns the result of calling a value: a closure, a type or a state.
  mutating func callValue(
    _ callee: SourceValue, _ arguments: [ComponentArgument], named name: String,
    at range: SourceRange, in scope: Int
  ) -> SourceValue {
    switch callee {
    case .function(let function):
      if case .state(let key, _)? = stateSet(by: function), let argument = arguments.first {
        set(key, to: argument.value)
        return .nothing
      }
      return self.call(function, arguments, at: range, in: scope)
    case .type(let type):
      if let target = memberTarget(ofCall: "invoke", of: callee, arguments, at: range) {
        return self.call(target, arguments, named: name, at: range, in: scope)
      }
      return instance(of: type, arguments, at: range, in: scope)
    case .state(let key, let initial):
      if case .function(let function) = currentValue(key, initial) {
        return self.call(function, arguments, at: range, in: scope)
      }
      // The setter of a destructured state sets the state to the argument of the call.
      if let argument = arguments.first { set(key, to: argument.value) }
      return .nothing
    case .null, .nothing: return .null
    case .component(var own) where arguments.last?.isTrailing == true:
      // The closure is the content of a value that takes content, such as a layout: `layout { … }`.
      own.arguments = (own.arguments ?? []) + arguments
      own.identity = scopes[scope].path.appending(range)
      return .component(own)
    case .record(let record) where isLayout(record.type) && arguments.last?.isTrailing == true:
      return filled(callee, with: arguments.last)
    case .record:
      let target =
        memberTarget(ofCall: "callAsFunction", of: callee, arguments, at: range)
        ?? memberTarget(ofCall: "invoke", of: callee, arguments, at: range)
      return target.map { self.call($0, arguments, named: name, at: range, in: scope) }
        ?? unknown(.expression, at: range)
    default:
      if effects != nil, statement == range {
        let call = FrameworkCall(name: name, receiver: nil, arguments: arguments, at: range)
        return addEffect(call, in: scope)
      }
      return unknown(.expression, named: "\(name)()", at: range)
    }
  }
}

extension SourceValue {
  /// Whether the value can be a function.
  var canBeCalled: Bool {
    switch self {
    case .function, .unknown, .type, .null, .state, .record: true
    default: false
    }
  }

  /// Whether the value is a text, number, Boolean or collection.
  var isPlain: Bool {
    switch self {
    case .string, .integer, .number, .float, .boolean, .list, .set, .dictionary, .range: true
    default: false
    }
  }

  var isComponent: Bool {
    switch self {
    case .component, .components: true
    default: false
    }
  }
}

extension FunctionDeclaration {
  /// Whether the function extends a type of the standard libraries.
  var extendsValues: Bool { receiver.map { SourceProject.valueTypes.contains($0.name) } ?? false }
}
