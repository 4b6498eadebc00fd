extension Evaluator {
  /// Whether a value is an instance of a type, or `nil` if that is unknown.
  mutating func isInstance(_ value: SourceValue, of type: TypeName, in scope: Int) -> Bool? {
    if framework.language.isKotlin, type.isTypeParameter, project.type(named: type.name) == nil {
      return nil
    }
    switch value {
    case .record, .enumCase, .type:
      guard let own = typeIndex(of: value) else { return nil }
      guard
        let other = project.type(
          named: type.name, inside: typeName(in: scope), file: scopes[scope].file)
      else {
        // No declared type inherits from these types.
        let plainTypes = ["String", "Int", "Long", "Double", "Float", "Bool", "Boolean", "Char"]
        if plainTypes.contains(type.name) { return false }
        return project.types[own].inherited.contains(type.name)
          ? true : type.name == "Any" ? true : nil
      }
      return typeAndSupertypes(of: own).contains(other)
    case .string(let text):
      if text.isCharacter, framework.language.isKotlin {
        return ["Char", "Comparable", "Any"].contains(type.name)
      }
      return ["String", "CharSequence", "Any", "Substring"].contains(type.name)
    case .integer:
      return framework.language.isKotlin
        ? isKotlinInteger(of: type)
        : ["Int", "Long", "Any", "Number", "Int64"].contains(type.name)
    case .number:
      return ["Double", "CGFloat", "Any", "Number"].contains(type.name)
        || type.name == "Float" && !framework.language.isKotlin
    case .float: return ["Float", "Any", "Number"].contains(type.name)
    case .boolean: return ["Bool", "Boolean", "Any"].contains(type.name)
    case .null: return type.isOptional
    case .list:
      return ["[]", "List", "Array", "Collection", "MutableList", "Any"].contains(type.name)
    case .set:
      return ["Set", "Collection", "MutableSet", "Iterable", "Any"].contains(type.name)
    case .component(let component): return component.name == type.name ? true : nil
    default: return nil
    }
  }

  /// Whether a value matches a pattern, or `nil` if that is unknown.
  ///
  /// Declares the names of the pattern in the scope.
  mutating func matches(_ pattern: Pattern, _ value: SourceValue, in scope: Int) -> Bool? {
    switch pattern {
    case .any: return true
    case .binding(let name):
      declare(name, as: named(value, name), in: scope)
      return true
    case .value(let expression): return matches(expression, value, in: scope)
    case .enumCase(let expression, let patterns):
      return matches(expression, patterns, value, in: scope)
    case .tuple(let patterns):
      guard case .tuple(let parts) = value, parts.count == patterns.count else {
        return matchesAll(patterns, [], in: scope) == false
          ? false : value.isUnknown ? matchAnyValue(patterns) : false
      }
      return matchesAll(patterns, parts.map(\.value), in: scope)
    case .type(let type, let isNegated):
      return isInstance(value, of: type, in: scope).map { $0 != isNegated }
    }
  }

  /// Whether patterns without conditions match any value.
  private func matchAnyValue(_ patterns: [Pattern]) -> Bool? {
    patterns.allSatisfy {
      switch $0 {
      case .any, .binding: true
      default: false
      }
    } ? true : nil
  }

  private mutating func matchesAll(
    _ patterns: [Pattern], _ values: [SourceValue], in scope: Int
  ) -> Bool? {
    var result: Bool? = true
    for (index, pattern) in patterns.enumerated() {
      let value =
        index < values.count
        ? values[index] : unknown(.name, named: pattern.boundName ?? "…", at: .none)
      switch matches(pattern, value, in: scope) {
      case false?: return false
      case nil: result = nil
      case true?: break
      }
    }
    return result
  }

  private mutating func matches(
    _ expression: Expression, _ value: SourceValue, in scope: Int
  ) -> Bool? {
    if case .implicitMember(let name) = expression.form {
      return isCase(named: name, value)
    }
    let found = currentValue(
      range(in: expression, for: value, in: scope) ?? evaluate(expression, in: scope))
    let other = value.isList ? found : found.asList
    switch (other, value) {
    case (.range, .range): return areEqual(other, value)
    case (.range, _): return contains(other, value)
    case (.component(let range), _) where range.arguments?.count == 2 && range.isRange:
      return value.isUnknown ? nil : contains(other, value)
    case (.list(let values), .list): return areEqual(.list(values), value)
    case (.list(let values), _):
      let results = values.prefix(EvaluationLimit.maximumPasses).map { areEqual($0, value) }
      return results.contains(true) ? true : results.contains(nil) ? nil : false
    case (.type(let type), _):
      guard let own = typeIndex(of: value) else {
        return value.isUnknown ? nil : areEqual(other, value)
      }
      return typeAndSupertypes(of: own).contains(type)
    default: return areEqual(other, value)
    }
  }

  /// Returns the range in a pattern for a comparison with a decimal number.
  ///
  /// The result is `nil` for other patterns and other values.
  private mutating func range(
    in expression: Expression, for value: SourceValue, in scope: Int
  ) -> SourceValue? {
    switch value {
    case .number, .float: break
    default: return nil
    }
    guard case .operation(let operands, let signs) = expression.form, signs.count == 1,
      operands.count == 2, ["..<", "...", "..", "until"].contains(signs[0])
    else { return nil }
    var bounds: [SourceValue] = []
    for operand in operands {
      bounds.append(operand.isMissing ? .nothing : currentValue(evaluate(operand, in: scope)))
    }
    return .component(
      Component(
        signs[0], Evaluator.unlabelled(bounds, at: expression.range), at: expression.range,
        identity: scopes[scope].path.appending(expression.range)))
  }

  /// Whether a value is a certain case of an enum and its associated values match their patterns.
  private mutating func matches(
    _ expression: Expression, _ patterns: [Pattern], _ value: SourceValue, in scope: Int
  ) -> Bool? {
    let name = expression.lastName
    if name == "some", !value.isUnknown {
      if value.isNull { return false }
      return matchesAll(patterns, [value], in: scope)
    }
    guard isCase(named: name, value) != false else { return false }
    switch value {
    case .enumCase(let own):
      if patterns.count == 1, own.values.count > 1, case .binding(let name) = patterns[0] {
        declare(name, as: .tuple(own.values), in: scope)
        return true
      }
      return matchesAll(patterns, own.values.map(\.value), in: scope)
    case .component(let component):
      return matchesAll(patterns, (component.arguments ?? []).map(\.value), in: scope)
    default:
      for pattern in patterns {
        if case .binding(let name) = pattern {
          declare(name, as: unknown(.name, named: name, at: expression.range), in: scope)
        }
      }
      return nil
    }
  }

  /// Whether a value is a case with a name, or `nil` if that is unknown.
  private mutating func isCase(named name: String, _ value: SourceValue) -> Bool? {
    switch value {
    case .enumCase(let own):
      if own.name == name { return true }
      guard project.types[own.type].positions.cases[name] != nil else {
        return staticMember(name, ofType: own.type, at: .none)
          .flatMap { areEqual($0, value) } ?? false
      }
      return false
    case .component(let component): return component.lastName == name
    case .null: return name == "none"
    case .unknown, .state: return nil
    case .record(let record):
      return staticMember(name, ofType: record.type, at: record.range).flatMap {
        areEqual($0, value)
      }
    default: return false
    }
  }
}

extension Pattern {
  /// The name that the pattern gives to a value, or `nil` for a pattern that gives no name.
  var boundName: String? { if case .binding(let name) = self { name } else { nil } }
}

extension Component {
  /// Whether the component is a range with one open end, or a range with bounds that are not
  /// integers.
  var isRange: Bool { ["..<", "...", "..", "until"].contains(name) }

  /// The last part of the name: `dark` of `.dark` and of `ColorScheme.dark`.
  var lastName: String { String(name.split(separator: ".").last ?? "") }
}

extension TypeName {
  /// Whether the name is that of a type parameter by Kotlin's conventions, such as `T` or `R2`.
  ///
  /// The type for which a type parameter stands is not followed.
  fileprivate var isTypeParameter: Bool {
    (1...2).contains(name.utf8.count) && (65...90).contains(name.utf8.first ?? 0)
      && name.utf8.dropFirst().allSatisfy { (48...57).contains($0) || (65...90).contains($0) }
  }
}
