extension Evaluator {
  /// Assigns a value to a variable, property, state or element.
  mutating func assign(
    _ target: Expression, _ sign: String, _ written: Expression?, at range: SourceRange,
    in scope: Int
  ) {
    let outer = statement
    statement = nil
    defer { statement = outer }
    var value = written.map { evaluate($0, in: scope) } ?? .integer(1)
    if hasCaughtError { return }
    if sign == "=" {
      value = resolved(value, assignedTo: target, in: scope)
    } else {
      let own = currentValue(evaluate(target, in: scope))
      let binary = sign == "++" ? "+" : sign == "--" ? "-" : String(sign.dropLast())
      if effects == nil || !own.isUnknown {
        value = arithmetic(own, binary, currentValue(value), at: range, in: scope)
      }
    }
    value = bounded(coerced(value, to: nil, in: scope), at: range)
    write(value, to: target, sign, at: range, in: scope)
  }

  /// Writes a value to the variable, member or element that an expression names.
  ///
  /// - Parameter isWriteBack: Whether the value is the changed receiver of another assignment. If
  ///   the receiver is an undeclared variable, the assignment is not recorded as an effect.
  mutating func write(
    _ value: SourceValue, to target: Expression, _ sign: String = "=", at range: SourceRange,
    in scope: Int, isWriteBack: Bool = false
  ) {
    guard enter(at: range) else { return }
    defer { depth -= 1 }
    switch target.form {
    case .name(let name):
      if write(value, toName: name, at: range, in: scope, isWriteBack: isWriteBack) { return }
      if !isWriteBack { effects?.append(.assignment(to: [name], operator: sign, value, range)) }
    case .member(let base, let name, _):
      write(value, toMember: name, of: base, sign, at: range, in: scope, isWriteBack: isWriteBack)
    case .subscripted(let base, let arguments):
      guard let index = arguments.first else { return }
      let key = currentValue(evaluate(index.value, in: scope))
      if case .name("this") = base.form, scopeWithReceiver(from: scope) == nil {
        // An element of an undeclared receiver: `this[SemanticsProperties.Heading] = Unit`.
        let operands = Evaluator.unlabelled([key, value], at: range)
        let identity = scopes[scope].path.appending(range)
        effects?.append(
          .call(Component("set", operands, at: range, identity: identity), receiver: nil))
        return
      }
      let list = currentValue(evaluate(base, in: scope))
      let missing = UnknownValue(.expression, named: project.excerpt(base.range), at: range)
      guard list.isPlain else {
        // Assumed: nothing; what the setter of a subscript does is not followed.
        if case .record = list {
          write(.unknown(missing), to: base, at: range, in: scope, isWriteBack: true)
        }
        return
      }
      let changed = replaced(list, at: key, by: value) ?? .unknown(missing)
      write(changed, to: base, at: range, in: scope, isWriteBack: true)
    case .forced(let inner):
      write(value, to: inner, sign, at: range, in: scope, isWriteBack: isWriteBack)
    case .tuple(let targets):
      // For example, `(first, second) = (second, first)`.
      let value = currentValue(value)
      for (index, target) in targets.enumerated() {
        var part = unknown(.expression, at: target.value.range)
        if case .tuple(let parts) = value, index < parts.count { part = parts[index].value }
        write(part, to: target.value, at: range, in: scope)
      }
    default: break
    }
  }

  /// Writes a value to a declared name, and returns whether the name is declared.
  private mutating func write(
    _ value: SourceValue, toName name: String, at range: SourceRange, in scope: Int,
    isWriteBack: Bool
  ) -> Bool {
    if name == "self" || name == "this", let outer = scopeWithReceiver(from: scope) {
      scopes[outer].receiver = value
      scopes[outer].changesReceiver = true
      return true
    }
    var index: Int? = scope
    while let inner = index {
      if name == "field", case .of(let variable)? = scopes[inner].property,
        framework.language.isKotlin
      {
        store(value, in: variable, in: inner)
        return true
      }
      if var variable = scopes[inner].computed[name] {
        // Setters and observers of local variables are not evaluated; the variable becomes unknown.
        variable.getter = nil
        scopes[inner].computed[name] = variable
        scopes[inner].names[name] = unknown(.expression, named: name, at: variable.range)
        return true
      }
      if let own = scopes[inner].names[name] {
        if case .state(let key, _) = own, scopes[inner].delegated.contains(name) {
          set(key, to: value)
        } else if case .state(let key, _) = own, framework.language.isKotlin,
          !scopes[inner].variables.contains(name)
        {
          // The value of a constant can only change in place: `list[0] = "a"`, `list += "a"`.
          if effects != nil { set(key, to: value) } else { states[key] = value }
        } else {
          var value = value
          if case .set = own { value = coerced(value, to: TypeName("Set"), in: inner) }
          // Only `var` declares a name to which Kotlin can assign another value.
          let isInPlace =
            framework.language.isKotlin && own.canChange && !scopes[inner].variables.contains(name)
          scopes.assign(value, to: name, in: inner, isInPlace: isInPlace)
          share(value, by: name, in: inner, isInPlace: isInPlace || isWriteBack, at: range)
        }
        return true
      }
      if name == "value", framework.language.isKotlin,
        case .state(let key, _)? = scopes[inner].receiver
      {
        set(key, to: value)
        return true
      }
      if case .record(let record)? = scopes[inner].receiver,
        writeField(name, of: record, to: value, in: inner)
      {
        share(value, by: name, of: record, isInPlace: isWriteBack, at: range)
        return true
      }
      if let type = scopes[inner].type ?? scopes[inner].receiver.flatMap(typeIndex),
        writeShared(name, ofType: type, to: value)
      {
        return true
      }
      index = scopes[inner].parent
    }
    guard let variable = project.variable(named: name, file: range.file) else { return false }
    writeShared(variable, to: value)
    return true
  }

  private mutating func writeShared(
    _ name: String, ofType type: Int, to value: SourceValue
  ) -> Bool {
    guard let variable = project.types[type].staticProperty(name)
    else { return false }
    guard hasAccessors(variable) else {
      writeShared(variable, to: value)
      return true
    }
    inNewScope(in: 0) { evaluator, inner in
      evaluator.scopes[inner].receiver = .type(type)
      evaluator.scopes[inner].type = type
      evaluator.access(variable, ofType: type, with: value, in: inner)
    }
    return true
  }

  mutating func writeShared(_ variable: VariableDeclaration, to value: SourceValue) {
    if case .state(let key, _)? = shared[variable.range] { return set(key, to: value) }
    if effects != nil {
      set(sharedKey(variable), to: value)
    } else {
      shared[variable.range] = value
    }
  }

  /// Writes a value to a property of the receiver of a scope.
  private mutating func writeField(
    _ name: String, of record: SourceRecord, to value: SourceValue, in scope: Int
  ) -> Bool {
    // An assignment to the property wrapper of Swift: `_text = State(initialValue: "")`.
    if name.hasPrefix("_"), declaredProperty(name, ofType: record.type) == nil {
      let plainName = String(name.dropFirst())
      guard declaredProperty(plainName, ofType: record.type) != nil else { return false }
      return writeField(plainName, of: record, to: unwrapped(value), in: scope)
    }
    guard let (variable, owner) = declaredProperty(name, ofType: record.type) else {
      let isConstructed = project.types[record.type].declaration.parameters.contains {
        $0.isProperty && $0.name == name
      }
      return isConstructed && assign(value, name, of: record)
    }
    if hasAccessors(variable, of: record) {
      access(variable, ofType: owner, with: coerced(value, to: variable.type, in: scope), in: scope)
    } else {
      storeField(value, variable, of: record, in: scope)
    }
    return true
  }

  /// Writes a value to a stored property of a scope's receiver without running setters or
  /// observers.
  mutating func storeField(
    _ value: SourceValue, _ variable: VariableDeclaration, of record: SourceRecord, in scope: Int
  ) {
    if setWrappedValue(of: variable, to: value, in: scope) { return }
    let value = coerced(value, to: variable.type, in: scope)
    if effects != nil, let key = key(of: variable, of: record) { return set(key, to: value) }
    if assign(value, variable.name, of: record) { return }
    var record = record
    record.fields[variable.name] = value
    scopes[scope].receiver = .record(record)
    scopes[scope].changesReceiver = true
  }

  /// Returns the initial value in a wrapper such as `State(initialValue: "")`, or the value itself.
  private func unwrapped(_ value: SourceValue) -> SourceValue {
    guard case .component(let component) = value else { return value }
    return component.value("initialValue") ?? component.value("wrappedValue")
      ?? component.unlabelled.first ?? value
  }

  /// Returns the key of the state that a property of an instance holds or is bound to.
  private func key(of variable: VariableDeclaration, of record: SourceRecord) -> StateKey? {
    if case .state(let key, _)? = record.fields[variable.name] { return key }
    guard isState(variable, of: record.type) else { return nil }
    return StateKey(owner: record.identity, path: [variable.name])
  }

  private mutating func write(
    _ value: SourceValue, toMember name: String, of base: Expression, _ sign: String,
    at range: SourceRange, in scope: Int, isWriteBack: Bool
  ) {
    if case .name(let own) = base.form, own == "self" || own == "this",
      let outer = scopeWithReceiver(from: scope)
    {
      if case .record(let record)? = scopes[outer].receiver,
        writeField(name, of: record, to: value, in: outer)
      {
        share(value, by: name, of: record, isInPlace: isWriteBack, at: range)
        return
      }
      effects?.append(.assignment(to: [name], operator: sign, value, range))
      return
    }
    switch evaluate(base, in: scope) {
    case .state(let key, let initial):
      if name == "wrappedValue" || name == "value" || name.hasSuffix("Value") {
        return set(key, to: value)
      }
      guard case .record(let record) = currentValue(key, initial) else { return }
      writeMember(name, of: record, base, to: value, at: range, in: scope)
      share(value, by: name, of: record, isInPlace: isWriteBack, at: range)
    case .record(let record):
      writeMember(name, of: record, base, to: value, at: range, in: scope)
      share(value, by: name, of: record, isInPlace: isWriteBack, at: range)
    case .type(let type): _ = writeShared(name, ofType: type, to: value)
    case .tuple(let parts):
      guard let changed = tuple(parts, replacing: name, by: value) else { return }
      write(changed, to: base, at: range, in: scope, isWriteBack: true)
    case .component(var component) where component.hasMembers(inHandler: effects != nil):
      // `components.hour = 8` of `DateComponents()`
      let argument = ComponentArgument(label: name, value: value, at: range)
      component.arguments?.removeAll { $0.label == name }
      component.arguments?.append(argument)
      write(.component(component), to: base, at: range, in: scope, isWriteBack: true)
    default:
      if isWriteBack { return }
      var path = (base.dottedName ?? [project.excerpt(base.range)]) + [name]
      if path.first == "this" || path.first == "self" { path.removeFirst() }
      effects?.append(.assignment(to: path, operator: sign, value, range))
    }
  }

  private mutating func writeMember(
    _ name: String, of record: SourceRecord, _ base: Expression, to value: SourceValue,
    at range: SourceRange, in scope: Int
  ) {
    if let (variable, owner) = declaredProperty(name, ofType: record.type),
      hasAccessors(variable, of: record)
    {
      let changed: SourceValue? = inNewScope(in: 0, path: scopes[scope].path) { evaluator, inner in
        evaluator.scopes[inner].receiver = .record(record)
        evaluator.scopes[inner].type = owner
        evaluator.access(
          variable, ofType: owner, with: evaluator.coerced(value, to: variable.type, in: inner),
          in: inner)
        return evaluator.scopes[inner].changesReceiver ? evaluator.scopes[inner].receiver : nil
      }
      if let changed { write(changed, to: base, at: range, in: scope, isWriteBack: true) }
      return
    }
    if effects != nil, let (variable, _) = declaredProperty(name, ofType: record.type),
      let key = key(of: variable, of: record)
    {
      return set(key, to: coerced(value, to: variable.type, in: scope))
    }
    if assign(value, name, of: record) { return }
    var record = record
    record.fields[name] = coerced(
      value, to: declaredProperty(name, ofType: record.type)?.variable.type, in: scope)
    write(.record(record), to: base, at: range, in: scope, isWriteBack: true)
  }
}
