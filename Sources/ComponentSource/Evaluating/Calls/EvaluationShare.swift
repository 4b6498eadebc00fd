/// The part of the remaining steps that one value may use.
///
/// A value that needs more steps is unknown, but the views around the value are still evaluated.
struct EvaluationShare {
  /// The number of reached limits before the value was evaluated.
  let cuts: Int
  /// The number of steps that are kept for the code after the value, or `nil` if the value is part
  /// of another value that has a share.
  let kept: Int?
}

extension Evaluator {
  /// Begins the evaluation of a value, which may use half of the remaining steps.
  ///
  /// The caller must pass the result to ``endShare(_:)``.
  ///
  /// - Parameter isValue: Whether the evaluation returns a value instead of views.
  mutating func beginShare(isValue: Bool = true) -> EvaluationShare {
    guard isValue, !hasShare, steps > 1 else { return EvaluationShare(cuts: cuts, kept: nil) }
    let kept = steps / 2
    steps -= kept
    hasShare = true
    return EvaluationShare(cuts: cuts, kept: kept)
  }

  /// Ends the evaluation of a value, and returns whether a limit was reached.
  mutating func endShare(_ share: EvaluationShare, at range: SourceRange) -> Bool {
    guard let kept = share.kept else { return cuts != share.cuts }
    hasShare = false
    let isCut = steps <= 0
    steps = max(0, steps) + kept
    guard isCut else { return cuts != share.cuts }
    // Comparisons do not know their range.
    for index in reachedLimits.indices where reachedLimits[index].range == .none {
      reachedLimits[index].range = range
    }
    return true
  }

  /// Ends the evaluation of a function's result, and returns the result.
  mutating func endShare(
    _ share: EvaluationShare, _ value: SourceValue, by function: SourceFunction,
    at range: SourceRange
  ) -> SourceValue {
    endShare(share, at: range) ? cut(value, by: function, at: range) : value
  }

  /// Ends the evaluation of a variable's initial value, and returns that value.
  mutating func endShare(
    _ share: EvaluationShare, _ value: SourceValue, of variable: VariableDeclaration
  ) -> SourceValue {
    let before = steps
    let isCut = endShare(share, at: variable.range)
    guard isCut, share.kept != nil, before <= 0, !value.canBeShown else { return value }
    let own = unknown(.expression, named: variable.name, at: variable.range)
    if case .state(let key, _) = value { return .state(key, own) }
    return own
  }
}
