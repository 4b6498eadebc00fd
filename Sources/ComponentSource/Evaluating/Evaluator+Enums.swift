extension Evaluator {
  /// Returns a case of an enum, without associated values.
  func enumCase(_ position: Int, ofType type: Int) -> SourceValue {
    let own = project.types[type].declaration.cases[position]
    return .enumCase(SourceEnumCase(type: type, name: own.name, ordinal: position))
  }

  func allCases(ofType type: Int) -> SourceValue {
    .list(project.types[type].declaration.cases.indices.map { enumCase($0, ofType: type) })
  }

  /// Returns a case of an enum with associated values.
  mutating func enumCase(
    named name: String, ofType type: Int, _ arguments: [ComponentArgument], in scope: Int
  ) -> SourceValue? {
    guard let position = project.types[type].positions.cases[name] else { return nil }
    let cases = project.types[type].declaration.cases
    let parameters = cases[position].parameters
    var values: [(label: String?, value: SourceValue)] = []
    for (index, argument) in arguments.enumerated() {
      let parameter = index < parameters.count ? parameters[index] : nil
      values.append(
        (
          argument.label ?? parameter?.label,
          coerced(argument.value, to: parameter?.type, in: scope)
        ))
    }
    return .enumCase(
      SourceEnumCase(type: type, name: name, ordinal: position, values: values))
  }

  /// Returns a property or function of an enum case.
  mutating func caseTarget(
    _ name: String, of own: SourceEnumCase, path: ComponentIdentity
  ) -> ResolvedReference? {
    if let target = ownTarget(name, of: own) { return target }
    if let (variable, type) = declaredProperty(name, ofType: own.type),
      !isConstructed(name, ofType: own.type, before: type)
    {
      guard let getter = variable.getter else { return .initial(variable, own) }
      return .getter(variable, getter, of: .enumCase(own), type: type, path: path)
    }
    if project.types[own.type].declaration.parameters.contains(where: { $0.name == name }) {
      return .argument(name, own)
    }
    switch name {
    case "rawValue": return .rawValue(own)
    case "name": return .value(.string(SourceText(own.name)))
    case "ordinal": return .value(.integer(own.ordinal))
    case "self": return .value(.enumCase(own))
    default: break
    }
    return methods(name, ofType: own.type, isStatic: false).first.map {
      .value(.function(function($0.declaration, receiver: .enumCase(own), type: $0.type)))
    }
  }

  /// Returns a property or function that is declared in the body of a Kotlin enum case.
  mutating func ownTarget(_ name: String, of own: SourceEnumCase) -> ResolvedReference? {
    guard project.types[own.type].declaration.cases.indices.contains(own.ordinal) else {
      return nil
    }
    for member in project.types[own.type].declaration.cases[own.ordinal].members {
      switch member {
      case .variable(let variable) where variable.name == name:
        guard let getter = variable.getter else { return .initial(variable, own) }
        return .getter(variable, getter, of: .enumCase(own), type: own.type, path: nil)
      case .function(let function) where function.name == name:
        return .function(
          self.function(function, receiver: .enumCase(own), type: own.type), path: nil)
      default: continue
      }
    }
    return nil
  }

  /// Returns the raw value of an enum case.
  ///
  /// A case that does not state its raw value has its name or the next integer.
  mutating func rawValue(of own: SourceEnumCase, at range: SourceRange) -> SourceValue {
    let type = project.types[own.type]
    let cases = type.declaration.cases
    guard cases.indices.contains(own.ordinal) else { return unknown(.expression, at: range) }
    if let raw = cases[own.ordinal].rawValue {
      return coerced(inNewScope(in: 0) { $0.evaluate(raw, in: $1) }, to: nil, in: 0)
    }
    if type.inherited.contains(where: { Self.integerTypes.contains($0) }) {
      for back in 0...own.ordinal {
        guard let raw = cases[own.ordinal - back].rawValue else { continue }
        guard case .integer(let start) = inNewScope(in: 0, { $0.evaluate(raw, in: $1) }) else {
          break
        }
        return .integer(start &+ back)
      }
      return .integer(own.ordinal)
    }
    return .string(SourceText(own.name))
  }

  private static let integerTypes: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "CInt", "NSInteger",
  ]

  /// Returns the case with a raw value or name: `Tab(rawValue: 1)`, `Tab.valueOf("Home")`.
  mutating func enumCase(
    ofType type: Int, _ arguments: [ComponentArgument], isByName: Bool, at range: SourceRange
  ) -> SourceValue? {
    let cases = project.types[type].declaration.cases
    guard !cases.isEmpty, let wanted = arguments.first?.value,
      isByName || arguments.first?.label == "rawValue"
    else { return nil }
    for (ordinal, own) in cases.enumerated() {
      let value = SourceEnumCase(type: type, name: own.name, ordinal: ordinal)
      let raw = isByName ? .string(SourceText(own.name)) : rawValue(of: value, at: range)
      if areEqual(raw, wanted) == true { return .enumCase(value) }
    }
    return wanted.isUnknown ? nil : .null
  }
}

extension Evaluator {
  /// Returns the member that `.name` or `.name(…)` means for a declared type.
  mutating func implicitMember(
    _ component: Component, of type: TypeName, in scope: Int
  ) -> SourceValue? {
    if component.name == ".init", let text = component.arguments?.first?.value,
      type.isLocalised || type.name == "String"
    {
      return coerced(text, to: type, in: scope)
    }
    if let known = standardMember(component, of: type) { return known }
    if let list = listConstant(component, of: type, in: scope) { return list }
    guard
      let index = project.type(
        named: type.name, inside: typeName(in: scope), file: scopes[scope].file)
    else { return nil }
    let name = String(component.name.dropFirst())
    var value: SourceValue?
    if let arguments = component.arguments {
      value = staticTarget(ofCall: name, index, arguments, isOwn: false)
        .map { call($0, arguments, named: name, at: component.range, in: scope) }
    } else {
      value = staticMember(name, ofType: index, at: component.range)
    }
    guard var value else { return nil }
    for modifier in component.modifiers {
      if let arguments = modifier.arguments {
        value =
          memberCall(modifier.name, of: value, arguments, at: modifier.range, in: scope)
          ?? unknown(.expression, at: modifier.range)
      } else {
        value = member(modifier.name, of: value, at: modifier.range, in: scope)
      }
    }
    return value
  }

  /// Returns `.none` of an optional, `.zero` of a number, and `.init()` of a collection.
  private func standardMember(_ component: Component, of type: TypeName) -> SourceValue? {
    if component.name == ".none", type.isOptional { return .null }
    if component.isZero { return zero(of: type) }
    guard component.name == ".init", component.arguments?.isEmpty == true else { return nil }
    switch type.name {
    case "[]", "Array": return .list([])
    case "Set": return .set([])
    case "[:]", "Dictionary": return .dictionary([])
    default: return nil
    }
  }
}
