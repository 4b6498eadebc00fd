extension StandardMember {
  /// Whether the member calls a lambda with the value: `let`, `also`.
  var isScopeFunction: Bool {
    switch self {
    case .letValue, .also, .apply, .run: true
    default: false
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
    let condition = UnknownValue(own.reason, named: "\(own.name) != null", at: own.range)
    if let assumed = assumptions[condition.name], truth(of: assumed) == true { return value }
    (unknowns, undecided, recorded, emitted) = before
    recordUndecided(condition)
    return .null
  }
}
