/// Errors that functions and members of the standard library of Kotlin throw.
///
/// Source: Kotlin standard library, `kotlin`, `kotlin.collections` and `kotlin.text`.
extension Evaluator {
  /// Whether the current statement threw an error that code around the statement catches.
  var hasCaughtError: Bool { catchers > 0 && isThrown }

  /// Throws an error of the standard library in the current statement.
  ///
  /// The arguments are those of the error's constructor, such as its message.
  ///
  /// - Returns: The value of the expression that throws the error.
  mutating func fail(
    with error: String, _ arguments: [SourceValue] = [], at range: SourceRange
  ) -> SourceValue {
    if interruption == nil {
      interruption = .threw(standardError(error, arguments, at: range))
    }
    return .nothing
  }

  /// Returns the value of `operand!!` or `operand!`, which fails for `null` or `nil`.
  mutating func forced(
    _ operand: Expression, at range: SourceRange, in scope: Int
  ) -> SourceValue {
    let value = evaluate(operand, in: scope)
    guard framework.language.isKotlin else {
      // An app in Swift crashes at `nil!`, so the expression has no value.
      return currentValue(value).isNull ? unknown(.expression, at: range) : value
    }
    switch currentValue(value) {
    case .null:
      return catchers > 0
        ? fail(with: "NullPointerException", at: range) : unknown(.expression, at: range)
    case .unknown: possibleErrors += 1
    default: break
    }
    return value
  }

  /// Returns the value of a function that checks a condition: `require(count > 0)`.
  mutating func checked(
    _ name: String, _ values: [SourceValue], at range: SourceRange
  ) -> SourceValue? {
    if let failed = failedCall(name, values, at: range) { return failed }
    return name.hasSuffix("NotNull") ? values.first : .nothing
  }

  /// Throws the error of a global function such as `error` or `require`, if code catches errors.
  ///
  /// - Returns: The value of the call, or `nil` if the function does not certainly throw an error.
  mutating func failedCall(
    _ name: String, _ values: [SourceValue], at range: SourceRange
  ) -> SourceValue? {
    guard catchers > 0, framework.language.isKotlin else { return nil }
    switch name {
    case "error" where values.count == 1:
      return fail(with: "IllegalStateException", values, at: range)
    case "TODO" where values.count < 2: return fail(with: "NotImplementedError", at: range)
    case "require", "check", "requireNotNull", "checkNotNull":
      guard let first = values.first else { return nil }
      let isFailed: Bool?
      if name.hasSuffix("NotNull") {
        isFailed = first.isUnknown ? nil : first.isNull
      } else {
        isFailed = truth(of: first).map { !$0 }
      }
      if isFailed == nil { possibleErrors += 1 }
      guard isFailed == true else { return nil }
      let error = name.hasPrefix("require") ? "IllegalArgumentException" : "IllegalStateException"
      return fail(with: error, at: range)
    default: return nil
    }
  }

  /// Throws the error of a member that finds no element, if code catches errors.
  ///
  /// - Parameter value: The value of the member, or `nil` if it is unknown.
  /// - Returns: Whether the member certainly throws an error that no code catches, so that it has no
  ///   value.
  mutating func failsUncaught(
    _ name: String, of receiver: SourceValue, _ arguments: [ComponentArgument]?,
    _ value: SourceValue?, at range: SourceRange
  ) -> Bool {
    guard interruption == nil, framework.language.isKotlin, let arguments else { return false }
    switch failure(of: name, currentValue(receiver), arguments, value) {
    case .none: break
    case .possible: possibleErrors += 1
    case .certain(let error):
      guard catchers > 0 else { return true }
      if let error {
        _ = fail(with: error, at: range)
      } else {
        possibleErrors += 1
      }
    }
    return false
  }

  private func failure(
    of name: String, _ receiver: SourceValue, _ arguments: [ComponentArgument],
    _ value: SourceValue?
  ) -> MemberFailure {
    let first = arguments.first.map { currentValue($0.value) }
    switch name {
    case "subscript", "get", "elementAt": return failure(ofElementAt: first, in: receiver)
    case "getValue":
      guard case .dictionary(let entries) = receiver else {
        return receiver.isUnknown ? .possible : .none
      }
      return failure(ofFinding: value, in: entries.map(\.value))
    case "first", "last":
      guard first != nil else { return failure(ofEmpty: receiver, "NoSuchElementException") }
      switch receiver {
      case .list(let values), .set(let values): return failure(ofFinding: value, in: values)
      case .string, .range: return failure(ofFinding: value, in: [])
      case .dictionary, .unknown: return .possible
      default: return .none
      }
    case "single":
      guard let count = receiver.knownCount else { return failure(ofEmpty: receiver, "") }
      if count == 0 { return .certain("NoSuchElementException") }
      if first != nil { return .possible }
      return count == 1 ? .none : .certain("IllegalArgumentException")
    case "max", "min", "maxOf", "minOf", "maxBy", "minBy", "random":
      return failure(ofEmpty: receiver, "NoSuchElementException")
    case "reduce": return failure(ofEmpty: receiver, "UnsupportedOperationException")
    case "substring", "subList", "slice": return failure(ofPart: arguments, of: receiver)
    case "toInt", "toLong", "toDouble", "toFloat":
      return value.map { currentValue($0).isUnknown } ?? true ? .possible : .none
    default: return .none
    }
  }

  private func failure(ofElementAt index: SourceValue?, in receiver: SourceValue) -> MemberFailure {
    switch receiver {
    case .list, .set, .string:
      guard case .integer(let index)? = index, let count = receiver.knownCount else {
        return .possible
      }
      return (0..<count).contains(index) ? .none : .certain("IndexOutOfBoundsException")
    case .unknown:
      // A text is the key of a dictionary, for which a missing element is `null`.
      if case .string? = index { return .none }
      return .possible
    default: return .none
    }
  }

  /// Returns the failure of a call such as `list.first { it > 5 }`, which throws an error if none of
  /// the values matches.
  ///
  /// - Parameter value: The result of the call: one of the values, or `null` if none matches.
  private func failure(
    ofFinding value: SourceValue?, in values: [SourceValue]
  ) -> MemberFailure {
    guard let found = value.map(currentValue), !found.isUnknown else { return .possible }
    guard found.isNull else { return .none }
    let areKnown = values.allSatisfy {
      let own = currentValue($0)
      return !own.isNull && !own.isUnknown
    }
    return areKnown ? .certain("NoSuchElementException") : .possible
  }

  private func failure(ofEmpty receiver: SourceValue, _ error: String) -> MemberFailure {
    if let count = receiver.knownCount { return count == 0 ? .certain(error) : .none }
    if case .string = receiver { return .possible }
    return receiver.isUnknown ? .possible : .none
  }

  private func failure(
    ofPart arguments: [ComponentArgument], of receiver: SourceValue
  ) -> MemberFailure {
    guard let count = receiver.knownCount else {
      if case .string = receiver { return .possible }
      return receiver.isUnknown ? .possible : .none
    }
    guard arguments.allSatisfy({ $0.label == nil }) else { return .possible }
    let bounds = arguments.map { currentValue($0.value) }
    switch bounds.first {
    case .range(let range, _)? where bounds.count == 1:
      let isInside = range.lowerBound >= 0 && range.upperBound <= count
      return isInside || range.isEmpty ? .none : .certain(nil)
    case .integer(let start)?:
      var end = count
      if bounds.count > 1 {
        guard case .integer(let last) = bounds[1] else { return .possible }
        end = last
      }
      if start >= 0, start <= end, end <= count { return .none }
      // Members differ in the class of the error if the start is after the given end.
      let isSure = start <= end || bounds.count == 1
      return .certain(isSure ? "IndexOutOfBoundsException" : nil)
    default: return .possible
    }
  }
}

/// Whether a member of the standard library throws an error.
private enum MemberFailure {
  case none
  /// It is unknown whether the member throws an error.
  case possible
  /// The member throws an error of a class, or of an unknown class if the name is `nil`.
  case certain(String?)
}

extension SourceValue {
  /// The number of elements of a collection, or of UTF-16 code units of a text, if it is known.
  fileprivate var knownCount: Int? {
    switch self {
    case .list(let values), .set(let values): values.count
    case .dictionary(let entries): entries.count
    case .range(let bounds, _): bounds.count
    case .string(let text): text.known?.utf16.count
    default: nil
    }
  }
}
