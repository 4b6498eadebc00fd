/// `Result` of Kotlin, which `runCatching` returns.
///
/// Source: Kotlin standard library, `kotlin.Result`.
extension Evaluator {
  /// Returns the result of a block: a success with its value, or a failure with the error that it
  /// throws.
  ///
  /// If the value is unknown, it is unknown whether the block throws an error. The result is also
  /// unknown if it is unknown whether an expression in the block throws an error.
  mutating func caught(
    _ function: SourceFunction, _ values: [SourceValue], receiver: SourceValue?,
    at range: SourceRange, in scope: Int
  ) -> SourceValue {
    let outer = interruption
    let before = effects?.count ?? 0
    let errors = possibleErrors
    interruption = nil
    catchers += 1
    let value = invoke(
      function, Evaluator.unlabelled(values, at: range), receiver: receiver ?? function.receiver,
      at: range, in: scope)
    catchers -= 1
    if case .threw(let error)? = interruption {
      interruption = outer
      guard possibleErrors == errors else {
        // An earlier expression in the block may throw another error.
        return .result(
          isSuccess: false, unknown(.expression, named: project.excerpt(range), at: range))
      }
      return .result(isSuccess: false, error)
    }
    if interruption == nil { interruption = outer }
    guard !currentValue(value).isUnknown, possibleErrors == errors else {
      return unknown(.expression, named: project.excerpt(range), at: range)
    }
    if value.isNothing, let effects, effects.count > before, case .call? = effects.last {
      // Assumed: a call with an unknown effect throws no error. The value of the call is unknown.
      return .result(
        isSuccess: true, unknown(.expression, named: project.excerpt(range), at: range))
    }
    return .result(isSuccess: true, value)
  }

  /// Returns the value of a member of a result: `getOrNull()`, `onSuccess { … }`.
  mutating func resultMember(
    _ call: StandardCall, of own: SourceResult
  ) -> SourceValue? {
    let result = SourceValue.result(isSuccess: own.isSuccess, own.value)
    switch call.name {
    case "getOrNull": return own.isSuccess ? own.value : .null
    case "exceptionOrNull": return own.isSuccess ? .null : own.value
    case "getOrDefault": return own.isSuccess ? own.value : call.first
    case "getOrElse":
      if own.isSuccess { return own.value }
      return call.function.map { self.result(of: $0, [own.value], call) }
    case "getOrThrow":
      if own.isSuccess { return own.value }
      if catchers > 0 { interruption = .threw(own.value) }
      return unknown(.expression, at: call.range)
    case "map", "recover":
      guard own.isSuccess == (call.name == "map") else { return result }
      return call.function.map {
        SourceValue.result(isSuccess: true, self.result(of: $0, [own.value], call))
      }
    case "mapCatching", "recoverCatching":
      guard own.isSuccess == (call.name == "mapCatching") else { return result }
      return call.function.map {
        caught($0, [own.value], receiver: nil, at: call.range, in: call.scope)
      }
    case "onSuccess", "onFailure":
      guard let function = call.function else { return nil }
      if own.isSuccess == (call.name == "onSuccess") {
        emit(self.result(of: function, [own.value], call), besides: result)
      }
      return result
    case "fold":
      let label = own.isSuccess ? "onSuccess" : "onFailure"
      let positional = own.isSuccess ? call.arguments.first : call.arguments.last
      let argument = call.arguments.first { $0.label == label } ?? positional
      return argument?.value.asFunction.map { self.result(of: $0, [own.value], call) }
    default: return nil
    }
  }
}

extension Evaluator {
  /// Returns the value of a member that runs a block for a success or a failure of an unknown
  /// result, or `nil` for other members.
  ///
  /// Assumed: the result is a success.
  mutating func resultMember(_ call: StandardCall, of own: UnknownValue) -> SourceValue? {
    guard framework.language.isKotlin, effects == nil else { return nil }
    let result = SourceValue.unknown(own)
    switch call.name {
    case "onSuccess", "onFailure":
      guard let function = call.function else { return nil }
      if isSuccess(own) == (call.name == "onSuccess") {
        emit(self.result(of: function, [outcome(of: own, call)], call), besides: result)
      }
      return result
    case "fold":
      let labels: Set<String> = ["onSuccess", "onFailure"]
      guard call.arguments.contains(where: { labels.contains($0.label ?? "") }) else { return nil }
      let label = isSuccess(own) ? "onSuccess" : "onFailure"
      let argument =
        call.arguments.first { $0.label == label } ?? call.arguments.first { $0.label == nil }
      return argument?.value.asFunction.map {
        self.result(of: $0, [outcome(of: own, call)], call)
      }
    default: return nil
    }
  }

  /// Returns the unknown value or error of an unknown result.
  private func outcome(of own: UnknownValue, _ call: StandardCall) -> SourceValue {
    .unknown(UnknownValue(own.reason, named: "\(own.name).value", at: call.range))
  }

  /// Returns whether an unknown result is assumed to be a success, and records the assumption.
  private mutating func isSuccess(_ own: UnknownValue) -> Bool {
    let condition = UnknownValue(
      .expression, named: "\(own.name).isSuccess", at: own.range, isAssumedTrue: true)
    if let assumed = assumptions[condition.name].flatMap({ truth(of: $0) }) { return assumed }
    recordUndecided(condition)
    return true
  }
}

/// The result of a block that can throw an error.
struct SourceResult {
  var isSuccess: Bool
  /// The value of a success, or the error of a failure.
  var value: SourceValue
}

extension SourceValue {
  /// Returns a value that represents a `Result` of Kotlin.
  ///
  /// The value is a tuple with the properties of the result.
  static func result(isSuccess: Bool, _ value: SourceValue) -> SourceValue {
    .tuple([
      ("isSuccess", .boolean(isSuccess)), ("isFailure", .boolean(!isSuccess)), ("result", value),
    ])
  }

  /// The value as a `Result` of Kotlin, or `nil` if the value is not a `Result`.
  var asResult: SourceResult? {
    guard case .tuple(let parts) = self, parts.count == 3, parts[0].label == "isSuccess",
      parts[2].label == "result", case .boolean(let isSuccess) = parts[0].value
    else { return nil }
    return SourceResult(isSuccess: isSuccess, value: parts[2].value)
  }
}
