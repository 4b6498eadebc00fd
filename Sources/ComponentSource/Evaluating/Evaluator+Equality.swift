extension Evaluator {
  /// Whether two values are equal, or `nil` if that is unknown.
  package mutating func areEqual(_ left: SourceValue, _ right: SourceValue) -> Bool? {
    guard consumeSteps(at: .none), depth < EvaluationLimit.maximumDepth
    else {
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    switch (left, right) {
    case (.state(let key, let value), let other), (let other, .state(let key, let value)):
      return areEqual(currentValue(key, value), other)
    case (.unknown, _), (_, .unknown): return nil
    case (.null, .null): return true
    case (.null, .component(let constant)), (.component(let constant), .null):
      return isNone(constant)
    case (.null, _), (_, .null): return false
    case (.string(let left), .string(let right)):
      guard let left = left.known, let right = right.known else { return nil }
      return left == right
    case (.integer(let left), .integer(let right)): return left == right
    case (.boolean(let left), .boolean(let right)): return left == right
    case (.float, .integer), (.integer, .float), (.float, .float), (.float, .number),
      (.number, .float):
      return left.asFloat == right.asFloat
    case (.integer, .number), (.number, .integer), (.number, .number):
      return left.asNumber == right.asNumber
    case (.list(let left), .list(let right)): return areAllEqual(left, right)
    case (.set(let left), .set(let right)): return areEqualSets(left, right)
    case (.set(let left), .list(let right)), (.list(let right), .set(let left)):
      // In Swift, a list can be compared with a set only if the list is a literal, which becomes a
      // set.
      guard !framework.language.isKotlin else { return false }
      return unique(right).flatMap { areEqualSets(left, $0) }
    case (.tuple(let left), .tuple(let right)):
      return areAllEqual(left.map(\.value), right.map(\.value))
    case (.range(let left, _), .range(let right, _)): return left == right
    case (.dictionary(let left), .dictionary(let right)): return areEqual(left, right)
    case (.enumCase(let left), .enumCase(let right)):
      guard left.type == right.type, left.name == right.name else { return false }
      return areAllEqual(left.values.map(\.value), right.values.map(\.value))
    case (.enumCase(let own), .component(let component)),
      (.component(let component), .enumCase(let own)):
      let names = project.types[own.type].positions.cases
      guard names[component.lastName] != nil else { return isNone(component) ? false : nil }
      return component.lastName == own.name
    case (.string, .component(let constant)), (.component(let constant), .string),
      (.integer, .component(let constant)), (.component(let constant), .integer):
      return isNone(constant) ? false : nil
    case (.type(let left), .type(let right)): return left == right
    case (.record(let left), .record(let right)): return areEqual(left, right)
    case (.component(let left), .component(let right)): return areEqual(left, right)
    default: return left.isOwnValue && right.isOwnValue ? false : nil
    }
  }

  /// Whether a constant is `.none`, the missing value of an optional.
  private func isNone(_ constant: Component) -> Bool {
    !framework.language.isKotlin && constant.name == ".none" && constant.arguments == nil
      && constant.modifiers.isEmpty
  }

  private mutating func areEqual(
    _ left: [(key: SourceValue, value: SourceValue)],
    _ right: [(key: SourceValue, value: SourceValue)]
  ) -> Bool? {
    guard left.count == right.count else { return false }
    var result: Bool? = true
    for entry in left {
      var isFound: Bool? = false
      for other in right {
        guard let isKey = areEqual(entry.key, other.key) else { return nil }
        if isKey { isFound = areEqual(entry.value, other.value) }
      }
      if isFound == false { return false }
      if isFound == nil { result = nil }
    }
    return result
  }

  private mutating func areEqualSets(_ left: [SourceValue], _ right: [SourceValue]) -> Bool? {
    guard left.count == right.count else { return false }
    var result: Bool? = true
    for value in left {
      switch contains(.list(right), value) {
      case false?: return false
      case nil: result = nil
      case true?: break
      }
    }
    return result
  }

  private mutating func areAllEqual(_ left: [SourceValue], _ right: [SourceValue]) -> Bool? {
    guard left.count == right.count else { return false }
    var result: Bool? = true
    for (left, right) in zip(left, right) {
      switch areEqual(left, right) {
      case false?: return false
      case nil: result = nil
      case true?: break
      }
    }
    return result
  }

  private mutating func areEqual(_ left: SourceRecord, _ right: SourceRecord) -> Bool? {
    if let own = ownEquality(left, right) { return own }
    guard left.type == right.type else { return false }
    let type = project.types[left.type]
    if type.isReference { return left.identity == right.identity }
    let names =
      framework.language.isKotlin
      ? type.declaration.parameters.map(\.name) : type.properties.filter(\.isStored).map(\.name)
    let (first, second) = (current(left), current(right))
    return areAllEqual(
      names.map { first.fields[$0] ?? .null }, names.map { second.fields[$0] ?? .null })
  }

  /// Whether two instances are equal by the function of their type: `static func ==` of Swift,
  /// `equals` of Kotlin.
  private mutating func ownEquality(_ left: SourceRecord, _ right: SourceRecord) -> Bool? {
    let isKotlin = framework.language.isKotlin
    let functions = methods(isKotlin ? "equals" : "==", ofType: left.type, isStatic: !isKotlin)
    guard let own = functions.first else { return nil }
    let function = function(
      own.declaration, receiver: isKotlin ? .record(left) : .type(left.type), type: own.type)
    let values: [SourceValue] = isKotlin ? [.record(right)] : [.record(left), .record(right)]
    return truth(of: currentValue(call(function, values, receiver: function.receiver)))
  }

  private mutating func areEqual(_ left: Component, _ right: Component) -> Bool? {
    guard left.lastName == right.lastName else { return left.isOther(than: right) ? false : nil }
    // Calls of members can return any values: `LocalDate.of(2024, 3, 5)`.
    let hasSameMembers =
      left.modifiers.count == right.modifiers.count
      && zip(left.modifiers, right.modifiers).allSatisfy { own, other in
        own.name == other.name && own.arguments == nil && other.arguments == nil
      }
    guard hasSameMembers else { return nil }
    let (own, other) = (left.arguments ?? [], right.arguments ?? [])
    guard !own.isEmpty || !other.isEmpty else {
      if left.arguments == nil, right.arguments == nil { return true }
      // Every call of `UUID()` returns a different value.
      return left.name == "UUID" && right.name == "UUID" ? left.identity == right.identity : nil
    }
    return areAllEqual(own.map(\.value), other.map(\.value)) == true ? true : nil
  }

  /// Returns the order of two values: negative if the first value precedes the second value, or
  /// `nil` if the order is unknown.
  func order(_ left: SourceValue, _ right: SourceValue) -> Int? {
    switch (currentValue(left), currentValue(right)) {
    case (.string(let left), .string(let right)):
      guard let left = left.known, let right = right.known else { return nil }
      return left < right ? -1 : left == right ? 0 : 1
    case (.enumCase(let left), .enumCase(let right)): return left.ordinal - right.ordinal
    case (.enumCase(let left), .component(let right)):
      return ordinal(of: right, in: left.type).map { left.ordinal - $0 }
    case (.component(let left), .enumCase(let right)):
      return ordinal(of: left, in: right.type).map { $0 - right.ordinal }
    case (.boolean(let left), .boolean(let right)):
      return left == right ? 0 : left ? 1 : -1
    case (.tuple(let left), .tuple(let right)) where left.count == right.count:
      for (left, right) in zip(left, right) {
        guard let order = order(left.value, right.value) else { return nil }
        if order != 0 { return order }
      }
      return 0
    case (.component(let left), .component(let right)):
      guard let left = framework.position(of: left), let right = framework.position(of: right)
      else { return nil }
      return left - right
    case (let left, let right):
      guard let left = left.asNumber, let right = right.asNumber else { return nil }
      return left < right ? -1 : left == right ? 0 : 1
    }
  }
}

extension Evaluator {
  /// Returns the position of an enum case that is written without its type, such as `.high`.
  private func ordinal(of component: Component, in type: Int) -> Int? {
    guard component.name.hasPrefix("."), component.arguments == nil, component.modifiers.isEmpty
    else { return nil }
    return project.types[type].positions.cases[String(component.name.dropFirst())]
  }
}

extension Component {
  /// Whether the components are constants with different values, such as `.compact` and `.regular`
  /// or two members of the same type.
  fileprivate func isOther(than other: Component) -> Bool {
    guard arguments == nil, other.arguments == nil, modifiers.isEmpty, other.modifiers.isEmpty
    else { return false }
    if name.hasPrefix(".") || other.name.hasPrefix(".") { return true }
    return name.dropLast(lastName.count) == other.name.dropLast(other.lastName.count)
  }
}

extension SourceValue {
  /// Whether the source determines the kind of the value, such as text or number.
  ///
  /// A value of a known kind differs from every value of another kind.
  fileprivate var isOwnValue: Bool {
    switch self {
    case .string, .integer, .number, .float, .boolean, .list, .set, .dictionary, .tuple, .range,
      .record, .enumCase, .type:
      true
    default: false
    }
  }

  /// Whether the value is a text.
  var isText: Bool { if case .string = self { true } else { false } }

  var asFloat: Float? {
    if case .float(let value) = self { value } else { asNumber.map { Float($0) } }
  }

  var asNumber: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .float(let value): Double(value)
    default: nil
    }
  }
}

extension SourceText {
  /// The characters of the text, or `nil` if a part of the text is unknown.
  package var known: String? {
    if parts.count == 1, case .text(let text) = parts[0] { return text }
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .value(let value, _):
        guard let text = value.simpleText else { return nil }
        result += text
      }
    }
    return result
  }
}

extension SourceValue {
  /// The text of a string, number, Boolean or enum case, or `nil` for other values.
  var simpleText: String? {
    switch self {
    case .string(let text):
      guard text.parts.count <= 1 else { return text.isFlat ? text.known : nil }
      return text.isFlat ? text.known : nil
    case .integer(let value): return "\(value)"
    case .number(let value): return "\(value)"
    case .float(let value): return "\(value)"
    case .boolean(let value): return value ? "true" : "false"
    case .enumCase(let own): return own.values.isEmpty ? own.name : nil
    default: return nil
    }
  }
}

extension SourceText {
  /// Whether no part of the text is itself a text with interpolated values.
  var isFlat: Bool {
    parts.allSatisfy { part in
      guard case .value(.string(let inner), _) = part else { return true }
      return inner.parts.allSatisfy { if case .text = $0 { true } else { false } }
    }
  }
}
