extension Evaluator {
  /// Returns the value of an arithmetic operator.
  ///
  /// `+` also joins texts and lists. An operation such as `Text("a") + Text("b")`, which neither
  /// language defines, is evaluated by the framework.
  mutating func arithmetic(
    _ left: SourceValue, _ sign: String, _ right: SourceValue, at range: SourceRange, in scope: Int
  ) -> SourceValue {
    let (left, right) = (left.beside(right), right.beside(left))
    switch (left, right) {
    case (.integer(let left), .integer(let right)):
      if let value = integer(left, sign, right) { return .integer(value) }
      // An arithmetic function such as `mod` has no result for some numbers. No other function is
      // looked up.
      guard sign.first?.isLetter == true, StandardMember.named[sign] != .arithmetic else {
        return unknown(.expression, at: range)
      }
      return infix(.integer(left), sign, .integer(right), at: range, in: scope)
    case (.float, .integer), (.integer, .float), (.float, .float), (.float, .number),
      (.number, .float), (.integer, .number), (.number, .integer), (.number, .number):
      return number(left, sign, right) ?? unknown(.expression, at: range)
    case (.string(let text), .integer(let distance))
    where text.isCharacter && (sign == "+" || sign == "-"):
      return moved(text, by: sign == "+" ? distance : 0 &- distance)
        ?? unknown(.expression, at: range)
    case (.string(let first), .string(let second))
    where first.isCharacter && second.isCharacter && sign == "-":
      return distance(first, second) ?? unknown(.expression, at: range)
    case (.list, .list) where sign == "+" && !framework.language.isKotlin:
      return changed(left, true, right, at: range)
    case (.list, _) where sign == "+" || sign == "-", (.range, _) where sign == "+" || sign == "-",
      (.set, _) where sign == "+" || sign == "-", (.dictionary, _) where sign == "+" || sign == "-":
      guard !isShown(left), !isShown(right) else {
        return infix(left, sign, right, at: range, in: scope)
      }
      return changed(left, sign == "+", right, at: range)
    case (.record, .string) where framework.language.isKotlin:
      return infix(left, sign, right, at: range, in: scope)
    case (.string(let text), _) where sign == "+" && text.isCharacter && !right.isText:
      return unknown(.expression, at: range)
    case (.string, _) where sign == "+", (_, .string) where sign == "+":
      return joined(left, right, at: range)
    case (.string(let text), .integer(let count)) where sign == "*":
      guard let known = text.known, count >= 0, count <= EvaluationLimit.maximumTextLength,
        known.utf8.count * count <= EvaluationLimit.maximumTextLength
      else {
        recordLimit(.length, at: range)
        return .unknown(UnknownValue(.expression, named: project.excerpt(range), at: range))
      }
      return .string(SourceText(String(repeating: known, count: count)))
    case (.boolean(let left), .boolean(let right)):
      switch sign {
      case "and", "&": return .boolean(left && right)
      case "or", "|": return .boolean(left || right)
      case "xor", "^": return .boolean(left != right)
      default: return unknown(.expression, at: range)
      }
    default: return infix(left, sign, right, at: range, in: scope)
    }
  }

  /// Whether a value consists of components, as opposed to data of the app such as a list of rows.
  private mutating func isShown(_ value: SourceValue) -> Bool {
    value.isComponent || value.canBeShown && !contents(of: value).isEmpty
  }

  /// Returns a collection after adding or removing the elements of another value.
  ///
  /// In Kotlin, the value on the right can also be a single element: `list + "a"`.
  mutating func changed(
    _ left: SourceValue, _ isAdding: Bool, _ right: SourceValue, at range: SourceRange
  ) -> SourceValue {
    let missing = unknown(.expression, at: range)
    if case .dictionary(let entries) = left {
      return (isAdding ? merged(entries, right) : without(entries, right)) ?? missing
    }
    var isSet = false
    if case .set = left { isSet = true }
    let values = elements(of: left.asList, at: range)
    let others: [SourceValue]
    switch right {
    case .list, .set, .range:
      if case .list = left, !isOrdered(right) { return missing }
      others = elements(of: right.asList, at: range)
    case .unknown, .component: return missing
    default: others = [right]
    }
    guard !isAdding else {
      guard values.count + others.count <= EvaluationLimit.maximumCount else {
        recordLimit(.length, at: range)
        return missing
      }
      return isSet ? set(of: values + others) ?? missing : .list(values + others)
    }
    var kept: [SourceValue] = []
    var removed = false
    for value in values {
      guard let isOther = contains(.list(others), value) else { return missing }
      // Subtracting a single element removes only its first occurrence; subtracting a list removes
      // all of them.
      if isOther, right.isList || !removed { removed = true } else { kept.append(value) }
    }
    return isSet ? .set(kept) : .list(kept)
  }

  /// Returns a dictionary after adding the entries of another dictionary.
  ///
  /// An added entry replaces the entry with an equal key.
  mutating func merged(
    _ entries: [(key: SourceValue, value: SourceValue)], _ other: SourceValue
  ) -> SourceValue? {
    var result = SourceValue.dictionary(entries)
    let others: [SourceValue]
    switch other {
    case .dictionary(let entries):
      others = entries.map { .tuple([("key", $0.key), ("value", $0.value)]) }
    case .list(let values), .set(let values): others = values
    case .tuple: others = [other]
    default: return nil
    }
    if let merged = mergedByKeys(entries, others) { return .dictionary(merged) }
    for other in others {
      guard case .tuple(let parts) = other, parts.count == 2,
        let next = replaced(result, at: parts[0].value, by: parts[1].value)
      else { return nil }
      result = next
    }
    return result
  }

  private mutating func without(
    _ entries: [(key: SourceValue, value: SourceValue)], _ other: SourceValue
  ) -> SourceValue? {
    let keys: [SourceValue] = if case .list(let values) = other { values } else { [other] }
    var kept: [(key: SourceValue, value: SourceValue)] = []
    for entry in entries {
      guard let isOther = contains(.list(keys), entry.key) else { return nil }
      if !isOther { kept.append(entry) }
    }
    return .dictionary(kept)
  }

  /// Returns the difference between the UTF-16 code units of two characters: `letter - 'A'`.
  private func distance(_ left: SourceText, _ right: SourceText) -> SourceValue? {
    guard let left = left.known?.utf16.first, let right = right.known?.utf16.first else {
      return nil
    }
    return .integer(Int(left) - Int(right))
  }

  /// Returns the result of an operator on two numbers that are not both integers.
  ///
  /// In Swift, both operands must have the same type. Beside a `Float`, an operand of another type
  /// must therefore be a literal, which also becomes a `Float`.
  private func number(_ left: SourceValue, _ sign: String, _ right: SourceValue) -> SourceValue? {
    var isFloat = false
    switch (left, right) {
    case (.float, .float), (.float, .integer), (.integer, .float): isFloat = true
    case (.float, .number), (.number, .float): isFloat = !framework.language.isKotlin
    default: break
    }
    guard isFloat, let left = left.asFloat, let right = right.asFloat else {
      let result = Evaluator.number(left.asNumber ?? 0, sign, right.asNumber ?? 0)
      return result.map { .number($0) }
    }
    switch sign {
    case "+": return .float(left + right)
    case "-": return .float(left - right)
    case "*": return .float(left * right)
    case "/": return .float(left / right)
    case "%": return .float(left.truncatingRemainder(dividingBy: right))
    default: return nil
    }
  }

  /// Returns the character whose code point is the code point of another character plus a distance.
  private func moved(_ text: SourceText, by distance: Int) -> SourceValue? {
    guard let scalar = text.known?.unicodeScalars.first else { return nil }
    let (value, overflows) = Int(scalar.value).addingReportingOverflow(distance)
    guard !overflows, let code = UInt32(exactly: value) else { return nil }
    return Unicode.Scalar(code).map { .character(Character($0)) }
  }

  /// Returns the value of an operator that is defined by a type of the source or by the framework.
  private mutating func infix(
    _ left: SourceValue, _ sign: String, _ right: SourceValue, at range: SourceRange, in scope: Int
  ) -> SourceValue {
    let arguments = Evaluator.unlabelled([right], at: range)
    let names = ["+": "plus", "-": "minus", "*": "times", "/": "div", "%": "rem"]
    if framework.language.isKotlin, let name = names[sign],
      let value = declaredCall(name, of: left, arguments, at: range, in: scope)
    {
      return value
    }
    if let value = memberCall(sign, of: left, arguments, at: range, in: scope) { return value }
    let operands = Evaluator.unlabelled([left, right], at: range)
    if let value = declaredOperator(sign, [left, right], at: range, in: scope) { return value }
    if left.isComponent || right.isComponent, !left.isUnknown {
      return .component(
        Component(sign, operands, at: range, identity: scopes[scope].path.appending(range)))
    }
    if case .list = left {
      let shown = contents(of: left)
      if !shown.isEmpty { return .components(shown) }
    }
    return unknown(.expression, at: range)
  }

  private func integer(_ left: Int, _ sign: String, _ right: Int) -> Int? {
    var result: (partialValue: Int, overflow: Bool)
    switch sign {
    case "+", "&+": result = left.addingReportingOverflow(right)
    case "-", "&-": result = left.subtractingReportingOverflow(right)
    case "*", "&*": result = left.multipliedReportingOverflow(by: right)
    case "/": result = left.dividedReportingOverflow(by: right)
    case "%", "rem": result = left.remainderReportingOverflow(dividingBy: right)
    case "mod":
      result = left.remainderReportingOverflow(dividingBy: right)
      if !result.overflow, result.partialValue != 0, (result.partialValue < 0) != (right < 0) {
        result.partialValue += right
      }
    case "&", "and": return left & right
    case "|", "or": return left | right
    case "^", "xor": return left ^ right
    case "<<":
      return left.magnitude < 1 << 31 && (0..<31).contains(right) ? left << right : nil
    case ">>": return (0..<63).contains(right) ? left >> right : nil
    case "shl":
      guard fitsInt(left), (0..<31).contains(right), fitsInt(left << right) else { return nil }
      return left << right
    case "shr": return (0..<31).contains(right) ? left >> right : nil
    default: return nil
    }
    guard !result.overflow else { return nil }
    // In Kotlin, `Int` has 32 bits. Whether the operands are `Int` or `Long` is unknown, so a
    // result of more than 32 bits is unknown, too.
    let isWide =
      framework.language.isKotlin && fitsInt(left) && fitsInt(right)
      && !fitsInt(result.partialValue)
    return isWide ? nil : result.partialValue
  }

  private func fitsInt(_ number: Int) -> Bool {
    Int32(exactly: number) != nil
  }

  static func number(_ left: Double, _ sign: String, _ right: Double) -> Double? {
    switch sign {
    case "+": left + right
    case "-": left - right
    case "*": left * right
    case "/": left / right
    case "%": left.truncatingRemainder(dividingBy: right)
    default: nil
    }
  }
}

extension SourceValue {
  /// Returns the value as an operand of an operator whose other operand is `other`.
  ///
  /// Operators of numbers take two numbers of the same type. `.zero` therefore becomes a number of
  /// the type of `other`.
  func beside(_ other: SourceValue) -> SourceValue {
    guard case .component(let own) = self, own.isZero else { return self }
    switch other {
    case .integer: return .integer(0)
    case .number: return .number(0)
    case .float: return .float(0)
    default: return self
    }
  }
}

extension Evaluator {
  /// Returns the zero of a type of numbers.
  func zero(of type: TypeName) -> SourceValue? {
    switch type.name {
    case "Int", "Int64", "Int32", "UInt", "Decimal": .integer(0)
    case "Double", "CGFloat", "TimeInterval": .number(0)
    case "Float": .float(0)
    default: nil
    }
  }
}

extension Component {
  /// Whether the component is the implicit member `.zero` of Swift.
  var isZero: Bool { name == ".zero" && arguments == nil && modifiers.isEmpty }
}
