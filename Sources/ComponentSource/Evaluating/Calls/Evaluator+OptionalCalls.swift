extension StandardMember {
  /// Whether the member passes the value before the dot to a lambda: `let`, `also`.
  var isScopeFunction: Bool {
    switch self {
    case .letValue, .also, .apply, .run: true
    default: false
    }
  }

  /// Whether the member passes the value before the dot, or the elements of this value, to a
  /// lambda that can change them in place.
  var passesReceiver: Bool {
    switch self {
    case .map, .mapIndexed, .compactMap, .flatMap, .forEach, .forEachIndexed: true
    default: isScopeFunction
    }
  }
}

extension Evaluator {
  /// Returns the value of `error?.let { Text(it) }` for an unknown value.
  ///
  /// If the lambda shows something, the call counts as the condition `error != null`, and this
  /// condition is recorded as unknown. Otherwise, the value is assumed to exist, as in
  /// `user?.name`.
  mutating func scopeCall(
    _ call: Call, _ name: String, of receiver: SourceValue, _ own: UnknownValue,
    at range: SourceRange, in scope: Int
  ) -> SourceValue {
    let before = (unknowns, undecided, recorded, emitted)
    let arguments = arguments(call.arguments, in: scope)
    let value =
      memberCall(name, of: receiver, arguments, at: range, in: scope)
      ?? unknown(own.reason, named: project.excerpt(range), at: range)
    guard value.canBeShown || value.asFunction != nil || emitted.count > before.3.count else {
      return value
    }
    if isShownEntry(own), isPresent(own, assumed: true) { return value }
    let condition = UnknownValue(own.reason, named: "\(own.name) != null", at: own.range)
    if let assumed = assumptions[condition.name], truth(of: assumed) == true { return value }
    (unknowns, undecided, recorded, emitted) = before
    recordUndecided(condition)
    return .null
  }

  /// Whether a value is the name of an optional type: `Kind?` in `Kind?.none`, or `Optional<Kind>`.
  func isOptionalType(_ value: SourceValue, _ hasQuestionMark: Bool) -> Bool {
    guard !framework.language.isKotlin else { return false }
    if hasQuestionMark { return value.isType || value.isNameOfType }
    guard case .component(let component) = value else { return false }
    return component.isReference && component.name == "Optional"
  }

  /// Whether an extension of optionals applies to a value that exists.
  ///
  /// The members of the value itself come first: in an extension of optional texts, `self?.isEmpty`
  /// is the member of the text.
  mutating func extendsOptional(
    _ type: TypeName?, _ value: SourceValue, member name: String
  ) -> Bool {
    // Only Kotlin has members such as `or`.
    let member = StandardMember.named[name]
    guard !framework.language.isKotlin, let type, type.name == "Optional", !value.isNull,
      member == nil || member == .arithmetic
    else { return false }
    return type.arguments.first.map { extends($0, value) } ?? true
  }

  /// Returns the value of an expression whose context requires an optional.
  mutating func optional(_ expression: Expression, in scope: Int) -> SourceValue {
    let outer = optionalOperand
    optionalOperand = expression.range
    defer { optionalOperand = outer }
    return evaluate(expression, in: scope)
  }

  /// Whether a call of `map` or `flatMap` is a member of an optional, rather than of the text or
  /// list in the optional.
  ///
  /// This is true if the context requires an optional, or if the source declares the receiver as an
  /// optional. In a chain with `?.`, the result of the whole chain meets the requirement of the
  /// context. A list can also be converted to the required optional, so only the declaration of the
  /// list decides.
  mutating func mapsOptional(
    _ value: SourceValue, of receiver: Expression, _ isOptionalCall: Bool, at range: SourceRange,
    in scope: Int
  ) -> Bool {
    guard !framework.language.isKotlin, !isOptionalCall else { return false }
    if optionalOperand == range, !receiver.hasOptionalLink, !currentValue(value).isList {
      return true
    }
    return isDeclaredOptional(receiver, in: scope)
  }

  /// Whether the source declares a property as an optional.
  ///
  /// Assumed: if several types declare a property with the name, the value is an optional only if
  /// all these properties are optionals.
  mutating func isDeclaredOptional(_ expression: Expression, in scope: Int) -> Bool {
    isDeclared(expression, in: scope) { $0.type?.isOptional == true }
  }

  /// Whether the source declares a property as a text that is not optional, or the expression is a
  /// literal.
  ///
  /// `map` of such a text calls its function for each character.
  mutating func isDeclaredText(_ expression: Expression, in scope: Int) -> Bool {
    if case .string = expression.form { return true }
    return isDeclared(expression, in: scope) { variable in
      if let type = variable.type { return type.name == "String" && !type.isOptional }
      if case .string? = variable.initialValue?.form { return true }
      return false
    }
  }

  /// Whether the declarations of a property fulfil a condition.
  private mutating func isDeclared(
    _ expression: Expression, in scope: Int, as isFitting: (VariableDeclaration) -> Bool
  ) -> Bool {
    var isOwn = true
    let property: String
    switch expression.form {
    case .name(let name): property = name
    case .member(let base, let name, _):
      property = name
      if case .name("self") = base.form { isOwn = true } else { isOwn = false }
    default: return false
    }
    if isOwn {
      guard scopeDeclaring(property, from: scope) == nil, let type = scopeWithType(from: scope)
      else { return false }
      return (declaredProperty(property, ofType: type)?.variable).map(isFitting) ?? false
    }
    var isFound = false
    for type in project.types {
      guard let variable = type.property(property) else { continue }
      guard isFitting(variable) else { return false }
      isFound = true
    }
    return isFound
  }

  /// Sets ``optionalOperand`` to the only expression of a body whose declared result is an optional.
  ///
  /// This is a function of its own, so that nested evaluation does not keep a copy of the expression
  /// on the native stack.
  mutating func expectOptional(of body: Block, returning type: TypeName?) {
    if let type, requiresOptional(type) { optionalOperand = body.onlyExpression?.range }
  }

  /// Whether a value of a type comes from `map` of an optional rather than of a collection.
  ///
  /// The list that `map` of a dictionary or text returns can become an optional list, so that an
  /// optional list requires no optional.
  func requiresOptional(_ type: TypeName) -> Bool {
    guard type.isOptional else { return false }
    let name = project.aliases[type.name] ?? type.name
    return name != "Any" && !Self.listTypes.contains(name)
  }
}

extension Expression {
  /// Whether a link of the chain of members and calls is optional: `user?.name.first`.
  var hasOptionalLink: Bool {
    var next = self
    while true {
      switch next.form {
      case .member(let base, _, let isOptional):
        if isOptional { return true }
        next = base
      case .call(let call):
        if call.isOptional { return true }
        next = call.callee
      case .subscripted(let base, _): next = base
      default: return false
      }
    }
  }
}

extension Block {
  /// The expression that is the only statement of the block, or the value of the block's only
  /// `return`.
  var onlyExpression: Expression? {
    guard statements.count == 1 else { return nil }
    switch statements[0].form {
    case .expression(let expression): return expression
    case .returning(let expression, nil): return expression
    default: return nil
    }
  }
}
