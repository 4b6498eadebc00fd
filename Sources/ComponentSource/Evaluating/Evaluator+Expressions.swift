extension Evaluator {
  mutating func evaluate(_ expression: Expression, in scope: Int) -> SourceValue {
    guard enter(at: expression.range) else {
      return .unknown(UnknownValue(.expression, named: "…", at: expression.range))
    }
    defer { depth -= 1 }
    switch expression.form {
    case .call: return call(expression, in: scope)
    case .operation: return operation(expression, in: scope)
    case .conditional, .choice: return branches(expression, in: scope)
    case .member: return member(expression, in: scope)
    case .string: return text(expression, in: scope)
    default: return evaluateOther(expression, in: scope)
    }
  }

  /// Returns the value of an expression whose form rarely contains deeply nested code.
  private mutating func evaluateOther(_ expression: Expression, in scope: Int) -> SourceValue {
    let range = expression.range
    switch expression.form {
    case .character(let character): return .character(character)
    case .integer(let value):
      recordType(of: value, at: range)
      return .integer(value)
    case .number(let value): return .number(value)
    case .float(let value): return .float(value)
    case .boolean(let value): return .boolean(value)
    case .null: return .null
    case .name(let name): return value(ofName: name, at: range, in: scope)
    case .projection(let name): return projection(of: name, at: range, in: scope)
    case .implicitMember(let name): return implicitMember(name, at: range, in: scope)
    case .reference(let names): return reference(names, at: range, in: scope)
    case .subscripted(let base, let arguments):
      return subscripted(base, arguments, at: range, in: scope)
    case .list(let elements): return list(elements, in: scope)
    case .dictionary(let entries): return dictionary(entries, in: scope)
    case .tuple(let parts): return tuple(parts, in: scope)
    case .closure(let closure): return function(closure, at: range, in: scope)
    case .prefixed(let sign, let operand): return prefixed(sign, operand, at: range, in: scope)
    case .forced(let operand): return forced(operand, at: range, in: scope)
    case .cast(let operand, let sign, let type):
      return cast(operand, sign, type, at: range, in: scope)
    case .assignment(let target, let sign, let value):
      guard sign == "++" || sign == "--" else {
        assign(target, sign, value, at: range, in: scope)
        return .nothing
      }
      // The last statement of a function can be its result: `fun next() = ++count`. The value of
      // another target, such as `items[index]`, is not read again.
      let isStatement = statement == range && !target.isPlainReference
      let before = isStatement ? .nothing : currentValue(evaluate(target, in: scope))
      assign(target, sign, value, at: range, in: scope)
      if isStatement { return .nothing }
      return target.range.start > range.start ? currentValue(evaluate(target, in: scope)) : before
    default: return unknown(.expression, at: range)
    }
  }

  private mutating func implicitMember(
    _ name: String, at range: SourceRange, in scope: Int
  ) -> SourceValue {
    undeclared(
      FrameworkCall(name: ".\(name)", receiver: nil, arguments: nil, at: range), in: scope)
  }

  /// Returns an unknown value, or the user's assumed value for the name of the unknown value.
  mutating func unknown(
    _ reason: UnknownValue.Reason, named name: String? = nil, at range: SourceRange,
    isAssumedTrue: Bool = false, showing placeholder: String? = nil
  ) -> SourceValue {
    let name = name ?? project.excerpt(range)
    if let assumed = assumptions[name] { return assumed }
    var unknown = UnknownValue(reason, named: name, at: range, isAssumedTrue: isAssumedTrue)
    unknown.placeholder = placeholder
    return .unknown(unknown)
  }

  private mutating func list(_ elements: [Expression], in scope: Int) -> SourceValue {
    var values: [SourceValue] = []
    for element in elements { values.append(nonLocalizable(evaluate(element, in: scope))) }
    // In a list such as `[Tab.home, .search]`, the first element determines the type of all
    // elements.
    if let member = values.first(where: \.isMember), let type = typeIndex(of: member) {
      let name = TypeName(project.types[type].name)
      values = values.map { coerced($0, to: name, in: scope) }
    }
    return .list(values)
  }

  /// Returns a value, but turns a literal into a text that is not looked up in the string
  /// catalogue.
  private func nonLocalizable(_ value: SourceValue) -> SourceValue {
    guard case .string(var text) = value, text.isLiteral, !text.isResource else { return value }
    text.isLiteral = false
    return .string(text)
  }

  private mutating func dictionary(
    _ entries: [(key: Expression, value: Expression)], in scope: Int
  ) -> SourceValue {
    var values: [(key: SourceValue, value: SourceValue)] = []
    for entry in entries {
      let key = nonLocalizable(evaluate(entry.key, in: scope))
      values.append((key, nonLocalizable(evaluate(entry.value, in: scope))))
    }
    return .dictionary(values)
  }

  private mutating func tuple(_ parts: [Argument], in scope: Int) -> SourceValue {
    if parts.count == 1, parts[0].label == nil { return evaluate(parts[0].value, in: scope) }
    var values: [(label: String?, value: SourceValue)] = []
    for part in parts {
      values.append((part.label, nonLocalizable(evaluate(part.value, in: scope))))
    }
    return values.isEmpty ? .nothing : .tuple(values)
  }

  mutating func function(_ closure: Closure, at range: SourceRange, in scope: Int) -> SourceValue {
    closures += 1
    var scope = scope
    if !closure.captures.isEmpty {
      var kept: [String: SourceValue] = [:]
      for capture in closure.captures {
        kept[capture.name] = currentValue(evaluate(capture.value, in: scope))
      }
      scope = newScope(in: scope)
      scopes[scope].names = kept
    }
    var function = SourceFunction(
      parameters: closure.parameters, body: closure.body, scope: scope, at: range)
    function.label = closure.label
    if let result = closure.result, result.isLocalised { function.textType = result }
    function.isAnonymous = closure.isAnonymousFunction
    return .function(function)
  }

  /// Returns a function for a reference: `\.name`, `::validate`, `Item::name`.
  private mutating func reference(
    _ names: [String], at range: SourceRange, in scope: Int
  ) -> SourceValue {
    // A key path of Swift names a member of a value. Only a reference of Kotlin can name a function
    // of the surrounding code.
    if framework.language.isKotlin, names.count == 1, names[0] != "self",
      case .function(var function) = value(
        ofName: names[0], at: range, in: scope, consultsFramework: false)
    {
      function.reference = names
      return .function(function)
    }
    if framework.language.isKotlin, names.count > 1, names.last == "class",
      names[0].first?.isLowercase == true
    {
      return classReference(names.dropLast(), at: range, in: scope)
    }
    if framework.language.isKotlin, names.count == 2, names[0].first?.isLowercase == true {
      // A function of an instance: `model::save`.
      let owner = currentValue(
        value(ofName: names[0], at: range, in: scope, consultsFramework: false))
      if let bound = method(names[1], of: owner) { return .function(bound) }
      if owner.isUnknown { return unknown(.name, named: names.joined(separator: "."), at: range) }
      if owner.isComponent {
        return boundReference(to: names[1], of: names[0], at: range, in: scope)
      }
    }
    guard let first = names.first else { return unknown(.expression, at: range) }
    if framework.language.isKotlin, names.count == 2,
      let type = project.type(named: first, file: range.file), project.types[type].isObject,
      let own = methods(names[1], ofType: type, isStatic: true).first
        ?? methods(names[1], ofType: type, isStatic: false).first
    {
      // A function of an object, which the object declares or inherits: `Formats::price`.
      return .function(function(own.declaration, receiver: .type(type), type: own.type))
    }
    var members = names[...]
    if project.type(named: first) != nil || names.count > 1 && first.first?.isUppercase == true {
      members = members.dropFirst()
    }
    if members.isEmpty || members == ["class"] {
      return value(ofName: first, at: range, in: scope)
    }
    var body = Expression(.name("$0"), at: range)
    for member in members where member != "self" {
      body = Expression(.member(of: body, name: member, isOptional: false), at: range)
    }
    closures += 1
    return .function(
      SourceFunction(
        parameters: [], body: Block([Statement(.expression(body), at: range)], at: range),
        scope: scope, at: range, reference: names))
  }

  /// Returns the type of a value: `place.route::class`.
  private mutating func classReference(
    _ names: ArraySlice<String>, at range: SourceRange, in scope: Int
  ) -> SourceValue {
    guard let first = names.first else { return unknown(.expression, at: range) }
    var path = Expression(.name(first), at: range)
    for name in names.dropFirst() {
      path = Expression(.member(of: path, name: name, isOptional: false), at: range)
    }
    let value = currentValue(evaluate(path, in: scope))
    return typeIndex(of: value).map { .type($0) }
      ?? unknown(.expression, named: project.excerpt(range), at: range)
  }

  /// Returns a function for a reference to a member of a framework's value:
  /// `controller::popBackStack`.
  private mutating func boundReference(
    to member: String, of owner: String, at range: SourceRange, in scope: Int
  ) -> SourceValue {
    let callee = Expression(
      .member(of: Expression(.name(owner), at: range), name: member, isOptional: false), at: range)
    // Source: AndroidX Navigation, NavController.kt: the routes of links are passed to `navigate`.
    let arguments = member == "navigate" ? [Argument(nil, Expression(.name("it"), at: range))] : []
    let call = Expression(.call(Call(callee, arguments)), at: range)
    let body = Block([Statement(.expression(call), at: range)], at: range)
    return function(Closure(parameters: [], body: body), at: range, in: scope)
  }

  private mutating func subscripted(
    _ base: Expression, _ written: [Argument], at range: SourceRange, in scope: Int
  ) -> SourceValue {
    let value = currentValue(evaluate(base, in: scope))
    let arguments = arguments(written, in: scope)
    if arguments.count == 1, arguments[0].label == "keyPath",
      case .function(let path) = currentValue(arguments[0].value), !path.reference.isEmpty
    {
      return call(path, [value])
    }
    // The type of `.samples[0]` comes from the context.
    if case .component(let own) = value, own.name.hasPrefix("."), own.arguments == nil {
      return modified(value, by: "subscript", arguments, at: range, in: scope)
    }
    if framework.language.isKotlin,
      let own = declaredCall("get", of: value, arguments, at: range, in: scope)
    {
      return own
    }
    if let found = memberCall("subscript", of: value, arguments, at: range, in: scope) {
      return found
    }
    return unknown(value.isUnknown ? .name : .expression, at: range)
  }

  /// Returns the value of a cast or the result of a type test.
  private mutating func cast(
    _ operand: Expression, _ sign: String, _ type: TypeName, at range: SourceRange, in scope: Int
  ) -> SourceValue {
    let value = currentValue(evaluate(operand, in: scope))
    let holds = isInstance(value, of: type, in: scope)
    switch sign {
    case "is": return holds.map { .boolean($0) } ?? unknown(.expression, at: range)
    case "!is": return holds.map { .boolean(!$0) } ?? unknown(.expression, at: range)
    case "as?" where holds == false: return .null
    default: return coerced(value, to: type, in: scope)
    }
  }

  /// Returns the current value of a state, or the value itself if it is not a state.
  package func currentValue(_ value: SourceValue) -> SourceValue {
    guard case .state(let key, let initial) = value else { return value }
    return states.currentValue(key, initial)
  }
}

extension Expression {
  /// Whether the expression is a name or a member of a name.
  fileprivate var isPlainReference: Bool {
    switch form {
    case .name: return true
    case .member(let base, _, _):
      if case .name = base.form { return true }
      return false
    default: return false
    }
  }
}
