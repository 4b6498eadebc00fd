extension Evaluator {
  /// Returns the value of a stored or computed property of an instance, enum case or type.
  package mutating func property(
    _ name: String, of value: SourceValue, at range: SourceRange
  ) -> SourceValue {
    member(name, of: value, at: range, in: current < scopes.count ? current : 0)
  }

  /// Returns the value of a member that is not called: `item.name`, `Icons.Filled.Star`.
  mutating func member(_ expression: Expression, in scope: Int) -> SourceValue {
    guard case .member(let base, let name, let isOptional) = expression.form else {
      return .nothing
    }
    if name.hasPrefix("$"), case .name("self") = base.form {
      return projection(of: String(name.dropFirst()), at: expression.range, in: scope)
    }
    codeFile = expression.range.file
    if case .name("super") = base.form {
      return superMember(name, at: expression.range, in: scope)
    }
    let value = evaluate(base, in: scope)
    codeFile = expression.range.file
    if let binding = computedBinding(expression, of: value, in: scope) { return binding }
    if name == "none", isOptionalType(value, isOptional) { return .null }
    if name == "init", value.isType || value.isNameOfType {
      // `Row.init` creates an instance from one value.
      let value = Argument(nil, Expression(.name("$0"), at: expression.range))
      return function(calling: base, [value], at: expression.range, in: scope)
    }
    if name == "callAsFunction", value.isUnknown {
      // `Button("Cancel", action: dismiss.callAsFunction)`
      return function(calling: base, [], at: expression.range, in: scope)
    }
    return member(name, of: value, at: expression.range, in: scope)
  }

  /// Returns a function that calls another function or type with the given arguments.
  private mutating func function(
    calling callee: Expression, _ arguments: [Argument], at range: SourceRange, in scope: Int
  ) -> SourceValue {
    let call = Call(callee, arguments)
    let statement = Statement(.expression(Expression(.call(call), at: range)), at: range)
    return function(
      Closure(parameters: [], body: Block([statement], at: range)), at: range, in: scope)
  }

  mutating func member(
    _ name: String, of value: SourceValue, at range: SourceRange, in scope: Int
  ) -> SourceValue {
    if let own = declaredMember(name, of: value, at: range, in: scope) { return own }
    if let found = dynamicMember(name, of: value, at: range, in: scope) { return found }
    if let message = messageMember(name, of: value, at: range, in: scope) { return message }
    let call = FrameworkCall(name: name, receiver: value, arguments: nil, at: range)
    if let known = frameworkValue(call, in: scope) { return known }
    if let standard = standardMember(name, of: value, nil, at: range, in: scope) {
      return standard
    }
    switch value {
    case .null: return .null
    case .unknown(let own):
      // A name with its package: `androidx.compose.ui.state.ToggleableState`.
      if framework.language.isKotlin, own.isPackage, (65...90).contains(name.utf8.first ?? 0) {
        return self.value(ofName: name, at: range, in: scope)
      }
      let result = unknown(
        own.reason, named: memberName(of: own, name), at: range,
        showing: own.placeholder.map { "\($0).\(name)" })
      guard case .unknown(var part) = result else { return result }
      part.origin = own.origin ?? own.range.file
      return .unknown(part)
    case .component(var component) where component.isReference:
      component.name += ".\(name)"
      component.range = range
      component.identity = scopes[scope].path.appending(range)
      let call = FrameworkCall(name: component.name, receiver: nil, arguments: nil, at: range)
      return frameworkValue(call, in: scope) ?? .component(component)
    case .component(let component) where component.arguments != nil:
      // Assumed: a property of a new instance has the value of the argument with its name, as in
      // `DateComponents(year: 2027).year`. A function, as in `loadUser(name: "ann").name`, can
      // return any instance.
      if component.modifiers.isEmpty, component.lastName.first?.isUppercase == true,
        let value = component.value(name)
      {
        return value
      }
      // This is a property of a value rather than a modifier: `viewModel().name`.
      return unknown(.expression, at: range)
    case .component, .components:
      return modified(value, by: name, nil, at: range, in: scope)
    case .state(let key, let initial):
      if name == "projectedValue" { return value }
      if name == "value" || name == "wrappedValue" || !name.isEmpty && name.hasSuffix("Value") {
        return latestValue(of: value)
      }
      let current = currentValue(key, initial)
      if current.isUnknown {
        return .state(
          StateKey(owner: key.owner, path: key.path + [name]),
          member(name, of: current, at: range, in: scope))
      }
      return member(name, of: current, at: range, in: scope)
    default:
      if name == "value" || name == "wrappedValue" { return value }
      return unknown(.expression, at: range)
    }
  }

  private mutating func memberName(of unknown: UnknownValue, _ name: String) -> String {
    unknown.name.utf8.count > 100 ? unknown.name : "\(unknown.name).\(name)"
  }

  mutating func declaredMember(
    _ name: String, of value: SourceValue, at range: SourceRange, in scope: Int
  ) -> SourceValue? {
    guard let target = memberTarget(name, of: value, at: range, in: scope) else {
      guard case .type(let type) = value else { return nil }
      return objectMember(name, ofType: type)
    }
    return self.value(of: target, at: range)
  }

  /// Returns the declaration to which an uncalled member refers, or `nil` if the source does not
  /// declare the member.
  mutating func memberTarget(
    _ name: String, of value: SourceValue, at range: SourceRange, in scope: Int
  ) -> ResolvedReference? {
    let path = scopes[scope].path.appending(range)
    switch value {
    case .record(let record):
      if let delegate = delegate(for: name, of: record) {
        return memberTarget(name, of: delegate, at: range, in: scope)
      }
      return recordTarget(name, of: record) ?? extensionTarget(name, of: value, path: path)
        ?? genericTarget(name, of: record)
    case .enumCase(let own):
      return caseTarget(name, of: own, path: path) ?? extensionTarget(name, of: value, path: path)
    case .type(let type):
      return staticTarget(name, type) ?? extensionTarget(name, of: value, path: path)
    case .state(let key, let initial):
      return stateTarget(name, key, initial) ?? extensionTarget(name, of: value, path: path)
    case .tuple(let parts): return tupleMember(name, of: parts).map { .value($0) }
    case .unknown: return nil
    default: return extensionTarget(name, of: value, path: path)
    }
  }

  func tupleMember(
    _ name: String, of parts: [(label: String?, value: SourceValue)]
  ) -> SourceValue? {
    if let labelled = parts.first(where: { $0.label == name }) { return labelled.value }
    let positions = [
      "0": 0, "1": 1, "2": 2, "3": 3, "first": 0, "second": 1, "third": 2, "component1": 0,
      "component2": 1, "component3": 2, "offset": 0, "index": 0, "element": 1, "value": 1, "key": 0,
    ]
    guard let position = positions[name], position < parts.count else { return nil }
    return parts[position].value
  }

  private mutating func recordTarget(_ name: String, of record: SourceRecord) -> ResolvedReference?
  {
    if name.hasPrefix("_"), let wrapped = wrapped(String(name.dropFirst()), of: record) {
      return .value(wrapped)
    }
    if let (variable, owner) = declaredProperty(name, ofType: record.type),
      !isConstructed(name, ofType: record.type, before: owner)
    {
      if isRepeated(name, ofType: owner, isStatic: false) {
        return .value(unknown(.expression, named: name, at: variable.range))
      }
      guard let getter = variable.getter else {
        return .value(storedValue(of: variable, of: record))
      }
      return .getter(variable, getter, of: .record(record), type: owner, path: record.identity)
    }
    if let field = storedField(name, of: record) { return .value(field) }
    return methods(name, ofType: record.type, isStatic: false).first.map {
      .value(.function(function($0.declaration, receiver: .record(record), type: $0.type)))
    }
  }

  private mutating func wrapped(_ name: String, of record: SourceRecord) -> SourceValue? {
    guard let (variable, _) = declaredProperty(name, ofType: record.type),
      !variable.attributes.isEmpty, variable.wrapping == nil
    else { return nil }
    if case .state? = record.fields[name] { return record.fields[name] }
    let key = StateKey(owner: record.identity, path: [name])
    return .state(key, record.fields[name] ?? .null)
  }

  /// Returns the value of a stored property of an instance.
  mutating func storedValue(
    of variable: VariableDeclaration, of record: SourceRecord
  ) -> SourceValue {
    if let value = assigned[record.identity]?[variable.name] { return currentValue(value) }
    guard let stored = record.fields[variable.name] else {
      return assumptions[variable.name]
        ?? .unknown(UnknownValue(.name, named: variable.name, at: variable.range))
    }
    if case .state(let key, let initial) = stored {
      let isDelegated = variable.delegate != nil || !variable.attributes.isEmpty
      return isDelegated ? currentValue(key, initial) : stored
    }
    guard isState(variable, of: record.type) else {
      return storedField(variable.name, of: record).map { currentValue($0) } ?? stored
    }
    return currentValue(StateKey(owner: record.identity, path: [variable.name]), stored)
  }

  /// Returns a property that an extension declares for the type of a value.
  private mutating func extensionTarget(
    _ name: String, of value: SourceValue, path: ComponentIdentity
  ) -> ResolvedReference? {
    guard let all = project.extensionProperties[name] else { return nil }
    if case .list(let values) = value, values.count == 1, case .type(let element) = values[0],
      let constant = listConstant(name, of: element)
    {
      return constant
    }
    let hasPrivate = all.contains { $0.modifiers.isPrivate }
    let candidates =
      hasPrivate ? all.filter { $0.range.file == codeFile || !$0.modifiers.isPrivate } : all
    if let variable = candidates.first(where: { extends($0.receiver, value) })
      ?? candidates.first(where: { extendsOptional($0.receiver, value, member: name) }),
      let getter = variable.getter
    {
      return .getter(variable, getter, of: value, type: nil, path: path)
    }
    guard case .component(let component) = value, component.isReference else { return nil }
    return candidates.first { $0.isStatic && $0.receiver?.name == component.name }
      .map { .shared($0, type: nil) }
  }

  /// Runs code in a new scope.
  ///
  /// The scope is removed afterwards unless a closure was created in it.
  mutating func inNewScope<Result>(
    in parent: Int, path: ComponentIdentity? = nil,
    _ body: (inout Evaluator, Int) -> Result
  ) -> Result {
    let (first, made) = (scopes.count, closures)
    let result = body(&self, newScope(in: parent, path: path))
    if closures == made { scopes.removeLast(scopes.count - first) }
    return result
  }
}

extension SourceValue {
  /// Whether the value is the name of a type that the source does not declare, such as `Text`.
  var isNameOfType: Bool {
    guard case .component(let component) = self, component.isReference else { return false }
    return (65...90).contains(component.lastName.utf8.first ?? 0)
  }
}

extension UnknownValue {
  /// Whether the name can be that of a package.
  ///
  /// The name of a package consists of several parts that begin with a lower-case letter.
  var isPackage: Bool {
    reason == .name && name.contains(".")
      && name.split(separator: ".").allSatisfy { part in
        (97...122).contains(part.utf8.first ?? 0)
          && part.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 95 }
      }
  }
}

extension Component {
  /// Whether the component is a name without arguments and modifiers, such as `Icons.Filled`.
  package var isReference: Bool { arguments == nil && modifiers.isEmpty && !name.hasPrefix(".") }

  /// Whether the component is the call of a lower-case function, whose result can be any value.
  package var isUnknownResult: Bool {
    arguments != nil && (97...122).contains(lastName.utf8.first ?? 0)
  }
}

extension VariableDeclaration {
  /// Whether the getter shows components, as the body of a view does.
  var builds: Bool { type?.isOpaque == true || attributes.contains { $0.isBuilder } }
}

extension Attribute {
  /// Whether the attribute marks a function whose statements show components.
  var isBuilder: Bool { name.hasSuffix("Builder") }
}

extension FunctionDeclaration {
  /// The kind of result of a call of the function: a value or components.
  var returned: SourceFunction.Result {
    if result?.isOpaque == true || attributes.contains(where: \.isBuilder) { return .components }
    // `()` with arguments is a tuple.
    if let result, !["Unit", "Void"].contains(result.name),
      result.name != "()" || !result.arguments.isEmpty
    {
      return .value(result)
    }
    return isExpressionBody ? .inferred : .components
  }
}
