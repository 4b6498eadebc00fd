extension Evaluator {
  /// Returns the value of a call of a member: `item.title()`, `Text("Name").padding()`.
  mutating func callMember(_ call: Call, at range: SourceRange, in scope: Int) -> SourceValue {
    guard case .member(let base, let name, let isOptional) = call.callee.form else {
      return .nothing
    }
    if case .name("super") = base.form { return callSuper(name, call, at: range, in: scope) }
    if isUnknownReceiver(base, in: scope) {
      var call = call
      call.callee.form = .name(name)
      return self.call(Expression(.call(call), at: range), in: scope)
    }
    let outside = provided
    defer { provided = outside }
    var evaluated: [ComponentArgument]?
    if effects == nil, framework.environmentModifiers.contains(name) {
      let values = arguments(call.arguments, in: scope)
      framework.provide(
        FrameworkCall(name: name, receiver: nil, arguments: values, at: range), in: &self)
      evaluated = values
    }
    var receiver = evaluateReceiver(base, in: scope)
    if isOptional, currentValue(receiver).isNull { return .null }
    if isOptional, case .unknown(let own) = currentValue(receiver),
      StandardMember.named[name]?.isScopeFunction == true
    {
      return scopeCall(call, name, of: receiver, own, at: range, in: scope)
    }
    if name == "init", case .name("self") = base.form {
      return delegate(call, at: range, in: scope)
    }
    let arguments =
      if let evaluated { evaluated } else { self.arguments(call.arguments, in: scope) }
    if let value = collected(name, receiver, call, arguments, at: range, in: scope) { return value }
    if name == "some", arguments.count == 1, isOptionalType(receiver, isOptional) {
      return arguments[0].value
    }
    if effects != nil,
      let value = changed(receiver, name, arguments, base, at: range, in: scope)
    {
      return value
    }
    let outer = optionalOperand
    defer { optionalOperand = outer }
    if name == "map" || name == "flatMap" {
      let isMapped = mapsOptional(receiver, of: base, isOptional, at: range, in: scope)
      optionalOperand = isMapped ? range : nil
      if !isMapped, !isOptional, !framework.language.isKotlin, isDeclaredText(base, in: scope),
        case .string = currentValue(receiver)
      {
        receiver = .list(elements(of: currentValue(receiver), at: range))
      }
    }
    (lastNames, lastChangedNames) = ([:], [])
    if let value = declaredCall(name, of: receiver, arguments, at: range, in: scope) {
      defer { writeBack(call, arguments, at: range, in: scope) }
      if let changed = lastReceiver, effects != nil || isLocal(base, in: scope) {
        write(changed, to: base, at: range, in: scope, isWriteBack: true)
      }
      return value
    }
    if let function = extensionLambda(name, in: scope) {
      let value = self.call(function, on: receiver, arguments, at: range, in: scope)
      writeBack(lastReceiver, to: base, at: range, in: scope)
      return value
    }
    if let value = changed(receiver, name, arguments, base, at: range, in: scope) { return value }
    let call = FrameworkCall(
      name: name, receiver: receiver, arguments: arguments, types: call.types, at: range)
    lastReceiver = nil
    let value = undeclaredMemberCall(call, base: base, in: scope)
    if StandardMember.named[name]?.passesReceiver == true, currentValue(receiver).canChange {
      writeBack(lastReceiver, to: base, at: range, in: scope)
    }
    return value
  }

  /// Returns the value of the expression before a call of a member.
  private mutating func evaluateReceiver(_ base: Expression, in scope: Int) -> SourceValue {
    let outer = statement
    statement = nil
    defer { statement = outer }
    return evaluate(base, in: scope)
  }

  /// Whether an expression is `this` or `this@Column` and refers to a receiver from the framework.
  ///
  /// The framework passes the receiver to a lambda. Examples are `this.item { }` and
  /// `this@Column.AnimatedVisibility(…)`.
  private func isUnknownReceiver(_ base: Expression, in scope: Int) -> Bool {
    guard case .name(let name) = base.form, name == "this" || name.hasPrefix("this@") else {
      return false
    }
    return scopeWithReceiver(from: scope) == nil
  }

  private func isLocal(_ base: Expression, in scope: Int) -> Bool {
    guard case .name(let name) = base.form else { return false }
    return name == "self" || name == "this" || scopeDeclaring(name, from: scope) != nil
  }

  /// Returns the value of a call of a member that the source does not declare.
  private mutating func undeclaredMemberCall(
    _ call: FrameworkCall, base: Expression, in scope: Int
  ) -> SourceValue {
    let receiver = call.receiver ?? .nothing
    let arguments = call.arguments ?? []
    let isEffect = effects != nil && statement == call.range
    let isStatement = statement == call.range
    if isEffect { statement = nil }
    if isEffect, hasCaughtError { return .nothing }
    if let value = frameworkValue(call, in: scope) { return value }
    if let value = instances(call, of: receiver, in: scope) { return value }
    if let value = standardMember(call.name, of: receiver, arguments, at: call.range, in: scope) {
      return value
    }
    forget(receiver, call.name, base, at: call.range, isStatement: isStatement, in: scope)
    let isPure =
      currentValue(receiver).isPlain
      && (StandardMember.named[call.name] != nil || StandardMember.pure.contains(call.name))
    if isEffect, !isPure {
      let name = "\(project.excerpt(base.range)).\(call.name)"
      let component = Component(
        name, arguments, at: call.range, identity: scopes[scope].path.appending(call.range))
      effects?.append(.call(component, receiver: receiver))
      return .nothing
    }
    let value = undeclaredMember(call, of: receiver, in: scope)
    guard isStatement, effects == nil, framework.language.isKotlin,
      mayShowComponents(call, of: currentValue(receiver), returning: value)
    else { return value }
    return .component(
      Component(
        call.name, arguments, at: call.range,
        identity: scopes[scope].path.appending(call.range)))
  }

  /// Whether a function of Kotlin may be declared in a file that was not read, and may show
  /// components: its own, if its name begins with a capital letter, or those of its lambda.
  private func mayShowComponents(
    _ call: FrameworkCall, of receiver: SourceValue, returning value: SourceValue
  ) -> Bool {
    let isCapitalised = (65...90).contains(call.name.utf8.first ?? 0)
    if value.isUnknown { return isCapitalised || call.arguments?.last?.isTrailing == true }
    guard isCapitalised, case .component(let own) = receiver else { return false }
    return own.arguments != nil || !own.modifiers.isEmpty
  }

  /// Returns the elements of a list that are instances of a type: `filterIsInstance<Photo>()`.
  private mutating func instances(
    _ call: FrameworkCall, of receiver: SourceValue, in scope: Int
  ) -> SourceValue? {
    guard call.name == "filterIsInstance", let type = call.types.first,
      case .list(let values) = currentValue(receiver)
    else { return nil }
    var kept: [SourceValue] = []
    for value in values {
      guard let isKept = isInstance(value, of: type, in: scope) else { return nil }
      if isKept { kept.append(value) }
    }
    return .list(kept)
  }

  private mutating func undeclaredMember(
    _ call: FrameworkCall, of receiver: SourceValue, in scope: Int
  ) -> SourceValue {
    let isCapitalised = (65...90).contains(call.name.utf8.first ?? 0)
    switch receiver {
    case .component(let own) where own.isReference && !isCapitalised:
      return javaValue(own.lastName, call.name, call.arguments ?? [], at: call.range, in: scope)
        ?? modified(receiver, by: call.name, call.arguments, at: call.range, in: scope)
    case .component(let own) where own.isReference && isCapitalised:
      var call = call
      (call.name, call.receiver) = ("\(own.name).\(call.name)", nil)
      return undeclared(call, in: scope)
    case .unknown(let own):
      // A name with its package: `androidx.compose.material3.Text("Name")`.
      if isCapitalised, own.reason == .name, own.name.contains(".") {
        var call = call
        call.receiver = nil
        return undeclared(call, in: scope)
      }
      if let value = qualified(call, by: own, in: scope) { return value }
      return unknown(own.reason, named: project.excerpt(call.range), at: call.range)
    case .component, .components:
      return modified(receiver, by: call.name, call.arguments, at: call.range, in: scope)
    case .record(let own)
    where project.types[own.type].declaration.range.contains(call.range):
      // Inside the type, the call is not a modifier, because a view cannot contain itself. The
      // called member is declared in a file that was not read.
      return unknown(.expression, at: call.range)
    case .record, .list:
      let shown = contents(of: receiver)
      guard !shown.isEmpty else { return unknown(.expression, at: call.range) }
      return modified(.components(shown), by: call.name, call.arguments, at: call.range, in: scope)
    case .state(let key, let initial):
      var call = call
      call.receiver = currentValue(key, initial)
      if let value = frameworkValue(call, in: scope) { return value }
      return undeclaredMember(call, of: call.receiver ?? .null, in: scope)
    case .null: return .null
    default: return unknown(.expression, at: call.range)
    }
  }

  /// Returns the value of a call of a function with its package: `kotlin.math.max(1, 2)`.
  private mutating func qualified(
    _ call: FrameworkCall, by package: UnknownValue, in scope: Int
  ) -> SourceValue? {
    let parts = package.name.split(separator: ".")
    guard package.isPackage else { return nil }
    if parts.first == "androidx" {
      var call = call
      call.receiver = nil
      return undeclared(call, in: scope)
    }
    guard parts.first == "kotlin" || parts.first == "java" else { return nil }
    return javaValue(
      String(parts[parts.count - 1]), call.name, call.arguments ?? [], at: call.range, in: scope)
      ?? standardValue(
        call.name, call.arguments ?? [], types: call.types, at: call.range, in: scope)
  }

  /// Returns components with an added modifier, which follows their existing modifiers.
  func modified(
    _ value: SourceValue, by name: String, _ arguments: [ComponentArgument]?,
    at range: SourceRange, in scope: Int
  ) -> SourceValue {
    let modifier = Component(
      name, arguments, at: range, identity: scopes[scope].path.appending(range))
    switch value {
    case .component(var component):
      component.modifiers.append(modifier)
      return .component(component)
    case .components(var components):
      for index in components.indices { components[index].modifiers.append(modifier) }
      return .components(components)
    default: return value
    }
  }

  /// Returns the result of calling a member of a value that is already evaluated.
  mutating func memberCall(
    _ name: String, of receiver: SourceValue, _ arguments: [ComponentArgument],
    at range: SourceRange, in scope: Int
  ) -> SourceValue? {
    if let value = declaredCall(name, of: receiver, arguments, at: range, in: scope) {
      return value
    }
    let call = FrameworkCall(name: name, receiver: receiver, arguments: arguments, at: range)
    return frameworkValue(call, in: scope)
      ?? standardMember(name, of: receiver, arguments, at: range, in: scope)
  }

  /// Returns the value of a call of a member that the source declares.
  mutating func declaredCall(
    _ name: String, of receiver: SourceValue, _ arguments: [ComponentArgument],
    at range: SourceRange, in scope: Int
  ) -> SourceValue? {
    lastReceiver = nil
    guard let target = memberTarget(ofCall: name, of: receiver, arguments, at: range) else {
      return nil
    }
    return call(target, arguments, named: name, at: range, in: scope)
  }

  /// Runs another initialiser on the instance: `self.init(title: "…")`.
  mutating func delegate(_ call: Call, at range: SourceRange, in scope: Int) -> SourceValue {
    guard let outer = scopeWithReceiver(from: scope) else { return .nothing }
    if case .component(let type)? = scopes[outer].receiver, type.isReference {
      delegate(to: type, call, at: range, in: scope, outer: outer)
    }
    guard case .record(let own)? = scopes[outer].receiver else { return .nothing }
    let arguments = arguments(call.arguments, in: scope)
    if case .record(var other) = instance(of: own.type, arguments, at: range, in: scope) {
      other.identity = own.identity
      scopes[outer].receiver = .record(other)
    }
    return .nothing
  }

  private mutating func callSuper(
    _ name: String, _ call: Call, at range: SourceRange, in scope: Int
  ) -> SourceValue {
    guard let outer = scopeWithReceiver(from: scope), let receiver = scopes[outer].receiver,
      let type = scopes[outer].type ?? typeIndex(of: receiver),
      let parent = typeAndSupertypes(of: type).dropFirst().first
    else { return .nothing }
    let arguments = arguments(call.arguments, in: scope)
    let candidates = methods(name, ofType: parent, isStatic: false)
    guard let best = best(candidates.map(\.declaration), for: arguments) else { return .nothing }
    if name == "init" {
      initialise(with: best, arguments, at: range, in: outer)
      return .nothing
    }
    return invoke(
      function(best, receiver: receiver, type: parent), arguments, receiver: receiver, at: range,
      in: scope)
  }
}
