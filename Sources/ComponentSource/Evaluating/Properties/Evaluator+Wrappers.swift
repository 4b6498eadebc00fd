/// Property wrappers that the source declares.
extension Evaluator {
  /// Returns the index of the type of a variable's property wrapper, or `nil` if the source declares
  /// no such wrapper.
  func wrapper(of variable: VariableDeclaration, in scope: Int) -> Int? {
    attribute(of: variable, in: scope)?.type
  }

  private func attribute(
    of variable: VariableDeclaration, in scope: Int
  ) -> (attribute: Attribute, type: Int)? {
    for attribute in variable.attributes {
      let type = project.wrapper(
        of: attribute, inside: typeName(in: scope), file: variable.range.file)
      if let type { return (attribute, type) }
    }
    return nil
  }

  /// Returns the value that a property wrapper gives to a variable outside of types.
  ///
  /// The result is `nil` if the variable has no wrapper that the source declares.
  mutating func wrappedValue(of variable: VariableDeclaration, in scope: Int) -> SourceValue? {
    guard variable.wrapping == nil, let (attribute, type) = attribute(of: variable, in: scope)
    else {
      return nil
    }
    var arguments = arguments(attribute.arguments, in: scope)
    if let initial = variable.initialValue {
      let value = coerced(evaluate(initial, in: scope), to: variable.type, in: scope)
      let argument = ComponentArgument(label: "wrappedValue", value: value, at: initial.range)
      arguments.insert(argument, at: 0)
    }
    let wrapper = instance(of: type, arguments, at: variable.range, in: scope)
    let value = currentValue(member("wrappedValue", of: wrapper, at: variable.range, in: scope))
    return known(value, of: variable)
  }

  /// Returns the value of a property with a property wrapper.
  ///
  /// If the source does not determine the value, it is unknown under the name of the property.
  mutating func known(_ value: SourceValue, of variable: VariableDeclaration) -> SourceValue {
    switch currentValue(value) {
    case .component(let own)
    where own.arguments == nil && own.modifiers.isEmpty && own.name.isConstant:
      value
    case .unknown, .component, .components, .nothing:
      unknown(.runtime, named: variable.name, at: variable.range)
    default: value
    }
  }

  /// Returns the value of `$name`, or an unknown value if the wrapper declares no `projectedValue`.
  mutating func projectedValue(
    of variable: VariableDeclaration, of record: SourceRecord, at range: SourceRange
  ) -> SourceValue {
    guard let (storage, _) = declaredProperty(variable.wrapperName, ofType: record.type) else {
      return unknown(.runtime, named: variable.name, at: range)
    }
    let wrapper = storedValue(of: storage, of: record)
    return declaredMember("projectedValue", of: wrapper, at: range, in: 0)
      ?? unknown(.runtime, named: variable.name, at: range)
  }

  // MARK: Setting

  /// Sets the value of a property of a scope's receiver by the setter of the property's wrapper.
  ///
  /// - Returns: `false` if the property has no wrapper that the source declares.
  mutating func setWrappedValue(
    of variable: VariableDeclaration, to value: SourceValue, in scope: Int
  ) -> Bool {
    guard variable.wrapping != nil, let setter = variable.accessors[.setter],
      let type = scopes[scope].receiver.flatMap(typeIndex)
    else { return false }
    if variable.wrapping == .withoutValue, isConstructing(in: scope),
      case .record(let record)? = scopes[scope].receiver,
      let (storage, _) = declaredProperty(variable.wrapperName, ofType: type),
      let wrapper = newWrapper(of: variable, holding: value, in: scope)
    {
      storeField(wrapper, storage, of: record, in: scope)
    } else {
      run(setter, value, of: variable, ofType: type, in: scope)
    }
    return true
  }

  /// Returns a new property wrapper that holds a value, or `nil` if the wrapper cannot be created
  /// from a value.
  mutating func newWrapper(
    of variable: VariableDeclaration, holding value: SourceValue, in scope: Int
  ) -> SourceValue? {
    guard let (attribute, type) = attribute(of: variable, in: scope) else { return nil }
    if case .record(let record) = value, record.type == type { return value }
    guard takesValue(type) else { return nil }
    var arguments = arguments(attribute.arguments, in: scope)
    arguments.insert(
      ComponentArgument(label: "wrappedValue", value: value, at: variable.range), at: 0)
    return instance(of: type, arguments, at: variable.range, in: scope)
  }

  /// Whether an initialiser of a property wrapper has a parameter for the wrapped value.
  private func takesValue(_ type: Int) -> Bool {
    let initialisers = project.types[type].functions("init", isStatic: false)
    guard initialisers.isEmpty else {
      return initialisers.contains { $0.parameters.contains { $0.label == "wrappedValue" } }
    }
    return project.types[type].property("wrappedValue")?.isMember == true
  }
}
