extension Evaluator {
  /// Returns the index of the type of an instance, of an enum case, or of a type itself.
  func typeIndex(of value: SourceValue) -> Int? {
    switch value {
    case .record(let record): record.type
    case .enumCase(let own): own.type
    case .type(let type): type
    default: nil
    }
  }

  /// Returns a type and the types that it inherits from, nearest first.
  func typeAndSupertypes(of type: Int) -> [Int] {
    project.types.indices.contains(type) ? project.types[type].lineage : []
  }

  /// Returns the property of a type or of a type that it inherits from.
  mutating func declaredProperty(
    _ name: String, ofType type: Int
  ) -> (variable: VariableDeclaration, type: Int)? {
    if let own = project.types[type].property(name, from: codeFile) { return (own, type) }
    for parent in typeAndSupertypes(of: type).dropFirst() {
      if let found = project.types[parent].property(name, from: codeFile) { return (found, parent) }
    }
    return nil
  }

  /// Whether extensions declare a property several times, for different generic arguments.
  ///
  /// A default for a requirement of a protocol is no second property.
  func isRepeated(_ name: String, ofType owner: Int, isStatic: Bool) -> Bool {
    guard project.types[owner].isRepeated(name, isStatic: isStatic) else { return false }
    return !framework.language.isKotlin && project.types[owner].declaration.kind != .protocolType
  }

  /// Whether a type, or a supertype of it that precedes `owner`, has a primary constructor with a
  /// property of the given name.
  ///
  /// Such a property overrides the property with this name in `owner`.
  func isConstructed(_ name: String, ofType type: Int, before owner: Int) -> Bool {
    for own in typeAndSupertypes(of: type) {
      if own == owner { return false }
      if project.types[own].declaration.parameters.contains(where: {
        $0.isProperty && $0.name == name
      }) {
        return true
      }
    }
    return false
  }

  /// Returns the functions with a name that a type declares or inherits.
  ///
  /// The functions of the nearest type come first.
  mutating func methods(
    _ name: String, ofType type: Int, isStatic: Bool
  ) -> [(declaration: FunctionDeclaration, type: Int)] {
    var result: [(declaration: FunctionDeclaration, type: Int)] = []
    for type in typeAndSupertypes(of: type) {
      for function in project.types[type].functions(name, isStatic: isStatic)
      where function.body != nil {
        result.append((function, type))
      }
    }
    return result
  }

  /// Returns the value of a static property, enum case or nested type.
  mutating func staticMember(
    _ name: String, ofType type: Int, at range: SourceRange
  ) -> SourceValue? {
    staticTarget(name, type).map { value(of: $0, at: range) }
  }

  /// Returns a static property, enum case or nested type.
  mutating func staticTarget(_ name: String, _ type: Int) -> ResolvedReference? {
    for owner in typeAndSupertypes(of: type) {
      if let position = project.types[owner].positions.cases[name] {
        return .value(enumCase(position, ofType: owner))
      }
      if let variable = project.types[owner].staticProperty(name) {
        if isRepeated(name, ofType: owner, isStatic: true) {
          let name = "\(project.types[owner].name).\(name)"
          return .value(unknown(.expression, named: name, at: variable.range))
        }
        guard let getter = variable.getter else { return .shared(variable, type: owner) }
        return .getter(variable, getter, of: .type(type), type: owner, path: nil)
      }
    }
    if let nested = project.type(named: name, in: type) {
      return .value(.type(nested))
    }
    if let own = methods(name, ofType: type, isStatic: true).first {
      return .value(.function(function(own.declaration, receiver: .type(type), type: own.type)))
    }
    switch name {
    case "allCases" where !project.types[type].declaration.cases.isEmpty,
      "entries" where !project.types[type].declaration.cases.isEmpty:
      return .value(allCases(ofType: type))
    case "self", "class", "Companion", "INSTANCE": return .value(.type(type))
    case "shared" where project.types[type].isObject: return .value(.type(type))
    default: return nil
    }
  }

  /// Returns the key of the state of a static property or of a property in a Kotlin object.
  func sharedKey(_ variable: VariableDeclaration) -> StateKey {
    StateKey(owner: ComponentIdentity.root.appending(variable.range), path: [variable.name])
  }

  /// Whether an extension of a type applies to a value.
  mutating func extends(_ type: TypeName?, _ value: SourceValue) -> Bool {
    guard let name = type?.name else { return true }
    if name == "Any", framework.language.isKotlin {
      return !value.isNull || type?.isOptional == true
    }
    if let own = typeIndex(of: value) {
      return typeAndSupertypes(of: own).contains {
        project.types[$0].name == name || project.types[$0].declaration.name == name
          || project.types[$0].inherited.contains(name)
      }
    }
    switch value {
    case .string:
      if isSwiftCollection(type) { return true }
      // A `StringBuilder` of Kotlin has the same representation as a text.
      return [
        "String", "StringProtocol", "CharSequence", "LocalizedStringKey", "StringBuilder",
        "StringBuffer", "Appendable",
      ].contains(name)
    case .integer:
      return ["Int", "Long", "Number", "BinaryInteger", "Numeric", "Comparable"].contains(name)
    case .number, .float:
      return [
        "Double", "Float", "CGFloat", "TimeInterval", "Number", "FloatingPoint",
        "BinaryFloatingPoint",
      ].contains(name)
    case .boolean: return ["Bool", "Boolean"].contains(name)
    case .list(let values):
      return Self.listTypes.contains(name) && isListed(values.first, by: type)
    case .range: return Self.listTypes.contains(name)
    case .set(let values):
      return ["Set", "MutableSet", "Collection", "Sequence", "Iterable"].contains(name)
        && isListed(values.first, by: type)
    case .dictionary:
      return ["Dictionary", "[:]", "Map", "MutableMap"].contains(name) || isSwiftCollection(type)
    case .state: return ["Binding", "State", "MutableState"].contains(name)
    case .null: return type?.isOptional == true || name == "Optional"
    case .component(let component): return extends(name, component)
    case .components(let components): return components.allSatisfy { extends(name, $0) }
    case .unknown: return true
    default: return false
    }
  }

  /// Whether an extension of a type applies to a component.
  private func extends(_ name: String, _ component: Component) -> Bool {
    if component.name == name || framework.componentTypes.contains(name) { return true }
    if component.isReference {
      return component.name.hasSuffix(".\(name)") || component.name.hasPrefix("\(name).")
    }
    // A call of a type returns a value of that type, and any other call can return any value. A
    // generic function of Kotlin extends every type.
    let isTyped = component.name.first?.isUppercase == true && !component.name.contains(".")
    return isTyped ? name.count == 1 : !SourceProject.valueTypes.contains(name)
  }

  /// Returns a value in the form that a declared type requires.
  ///
  /// An implicit member becomes the member of the type, an integer becomes a number, and a literal
  /// becomes a plain string, because only some types look up literals.
  mutating func coerced(_ value: SourceValue, to type: TypeName?, in scope: Int) -> SourceValue {
    let type = type.map { project.tuplesAndLists[$0.name] ?? $0 }
    if !(type?.arguments.isEmpty ?? true) { recordIntegers(of: type) }
    switch value {
    case .string(var text):
      if text.isResource { return value }
      text.isResource = type?.isLocalised ?? false
      text.isLiteral = text.isResource
      return .string(text)
    case .function(var function):
      guard let type, type.name == "->" else { return value }
      if let receiver = type.receiver, function.isLambda, framework.language.isKotlin {
        function.extensionType = .of(receiver, parameterCount: type.arguments.count - 1)
      } else if type.arguments.last?.isLocalised == true {
        function.textType = type.arguments.last
      }
      return .function(function)
    case .integer(let number):
      guard let type else { return value }
      recordIntegers(of: type)
      if type.name == "Float" { return .float(Float(number)) }
      guard ["Double", "CGFloat", "TimeInterval"].contains(type.name) else { return value }
      return .number(Double(number))
    case .number(let number): return type?.name == "Float" ? .float(Float(number)) : value
    case .component(let component):
      guard let type else { return value }
      if framework.returnsSharedInstance(component) {
        return sharedInstance(of: type, file: scopes[scope].file) ?? value
      }
      if component.name.hasPrefix("."),
        let member = implicitMember(component, of: type, in: scope)
      {
        return member
      }
      return constantState(component, of: type, in: scope) ?? value
    case .tuple(let parts):
      guard let type, type.name == "()", type.arguments.count == parts.count else { return value }
      return .tuple(
        zip(parts, type.arguments).enumerated().map { index, part in
          let label = index < type.labels.count ? type.labels[index] : nil
          return (part.0.label ?? label, coerced(part.0.value, to: part.1, in: scope))
        })
    case .list(let values) where type?.name == "Set" && !framework.language.isKotlin:
      let elements = values.map { coerced($0, to: type?.arguments.first, in: scope) }
      if let set = set(of: elements) { return set }
      let unknown = values.lazy.compactMap { value -> UnknownValue? in
        if case .unknown(let own) = value { own } else { nil }
      }.first
      return .unknown(
        UnknownValue(.expression, named: unknown?.name ?? "Set", at: unknown?.range ?? .none))
    case .list(let values):
      guard let type, let element = type.arguments.first, type.name != "->", values.count <= 500,
        project.type(named: element.name, inside: typeName(in: scope), file: scopes[scope].file)
          != nil
          || ["Double", "CGFloat", "Float", "()", "[]"].contains(element.name)
          || element.isLocalised
          || project.tuplesAndLists[element.name] != nil
      else { return value }
      return .list(values.map { coerced($0, to: element, in: scope) })
    case .dictionary(var entries):
      if let type, type.arguments.count == 2, entries.count <= 500 {
        entries = entries.map {
          (
            coerced($0.key, to: type.arguments[0], in: scope),
            coerced($0.value, to: type.arguments[1], in: scope)
          )
        }
      }
      guard type?.name == "KeyValuePairs" else { return .dictionary(entries) }
      return .list(entries.map { .tuple([("key", $0.key), ("value", $0.value)]) })
    default: return value
    }
  }
}

extension SourceValue {
  /// Whether the value can be an argument for a parameter of a type of integers, or `nil` for other
  /// values and types.
  ///
  /// A literal takes the type of the parameter.
  func canBeInteger(of type: TypeName) -> Bool? {
    guard case .integer = self else { return nil }
    return ["Int", "Long", "Short", "Byte", "Number", "Int64"].contains(type.name) ? true : nil
  }
}
