extension Evaluator {
  /// Whether all conditions are true.
  ///
  /// Names that their patterns bind are declared in the scope.
  ///
  /// - Parameter rest: Whether a pattern with an unknown value counts as a match. An example is
  ///   `let user = load()`.
  mutating func holds(_ conditions: [Condition], in scope: Int, assumed rest: Bool = false) -> Bool
  {
    for condition in conditions {
      switch condition {
      case .expression(let expression):
        guard decide(expression, in: scope, assumed: rest ? true : nil) else { return false }
      case .available(_, let isNegated): if isNegated { return false }
      case .pattern(let pattern, let expression):
        guard holds(pattern, expression, in: scope, assumed: rest) else { return false }
      }
    }
    return true
  }

  private mutating func holds(
    _ pattern: Pattern, _ expression: Expression?, in scope: Int, assumed rest: Bool
  ) -> Bool {
    if case .binding(let name) = pattern {
      let range = expression?.range ?? .none
      let value =
        expression.map { currentValue(optional($0, in: scope)) }
        ?? value(ofName: name, at: range, in: scope)
      declare(name, as: value, in: scope)
      if value.isNull { return false }
      guard case .unknown(let own) = value else { return true }
      if let assumed = assumedTruth(of: own, at: range) { return assumed }
      if let known = presence(of: own) { return known }
      recordUndecided(own)
      return isPresent(own, assumed: rest)
    }
    guard let expression else { return rest }
    let value = currentValue(evaluate(expression, in: scope))
    if let matches = matches(pattern, value, in: scope) { return matches }
    let unknown = UnknownValue(
      .expression, named: project.excerpt(expression.range), at: expression.range)
    if let assumed = assumedTruth(of: unknown, at: expression.range) { return assumed }
    recordUndecided(unknown)
    return rest
  }

  /// Whether a condition is true.
  ///
  /// If the source does not determine the condition, the user's assumption decides. Without an
  /// assumption, the condition counts as false and is recorded.
  ///
  /// - Parameter rest: Whether an unknown condition counts as true. If this is `nil`,
  ///   ``UnknownValue/isAssumedTrue`` decides.
  mutating func decide(_ condition: Expression, in scope: Int, assumed rest: Bool? = nil) -> Bool {
    let before = cuts
    let value = currentValue(evaluate(condition, in: scope))
    if let truth = truth(of: value) { return truth }
    var unknown = UnknownValue(
      .expression, named: project.excerpt(condition.range), at: condition.range)
    if let assumed = assumedTruth(of: unknown, at: condition.range) { return assumed }
    if case .unknown(let own) = value {
      if let assumed = assumedTruth(of: own, at: condition.range) { return assumed }
      if let test = own.presenceTest {
        if test.isRepeated { return own.isAssumedTrue }
        if let rest { presence[test.key] = rest == test.isForPresence }
      }
      unknown.isAssumedTrue = rest ?? own.isAssumedTrue
    }
    // The source may decide a condition that is unknown because of a limit.
    if cuts == before { recordUndecided(unknown) }
    return unknown.isAssumedTrue
  }

  private func assumedTruth(of unknown: UnknownValue, at range: SourceRange) -> Bool? {
    guard let value = assumptions[unknown.name] ?? assumptions[project.excerpt(range)] else {
      return nil
    }
    return truth(of: value) ?? !value.isNull
  }

  /// Returns whether a known value is true, or `nil` for an unknown value.
  func truth(of value: SourceValue) -> Bool? {
    switch value {
    case .boolean(let truth): truth
    case .null: false
    default: nil
    }
  }

  /// Returns the body of the first branch that matches.
  ///
  /// The names in its pattern are declared in the scope.
  mutating func branch(of choice: Choice, at range: SourceRange, in scope: Int) -> Block? {
    let subject = choice.subject.map { currentValue(evaluate($0, in: scope)) }
    if let name = choice.name, let subject { declare(name, as: subject, in: scope) }
    var undecidedBranches: [Choice.Branch] = []
    let names = scopes[scope].names
    for branch in choice.branches {
      scopes[scope].names = names
      if let condition = branch.condition, let subject {
        guard matchesAny(branch, subject, in: scope) == true, decide(condition, in: scope) else {
          continue
        }
        return branch.body
      }
      switch matchesAny(branch, subject, in: scope) {
      case true?:
        guard !undecidedBranches.isEmpty, subject?.isUnknown == true || branch.isDefault else {
          return branch.body
        }
        return assumedBranch(choice, undecidedBranches + [branch], in: scope)
      case false?: continue
      case nil: undecidedBranches.append(branch)
      }
    }
    guard !undecidedBranches.isEmpty else {
      reportUnmatched(choice)
      return nil
    }
    return assumedBranch(choice, undecidedBranches, in: scope)
  }

  /// Returns a branch for an unknown subject (the value after `switch` or `when`), and records the
  /// subject.
  ///
  /// Assumed: the default branch is shown, or else a branch that shows nothing for `null`. Without
  /// such a branch, the first branch that shows neither loading nor a failure is shown.
  private mutating func assumedBranch(
    _ choice: Choice, _ branches: [Choice.Branch], in scope: Int
  ) -> Block? {
    guard let subject = choice.subject else { return branches.first { $0.isDefault }?.body }
    let branch =
      branches.first(where: \.isDefault) ?? branches.first(where: \.isAbsence)
      ?? branches.first { !$0.isTransient } ?? branches.first
    guard let branch else { return nil }
    var unknown = UnknownValue(
      .expression, named: project.excerpt(subject.range), at: subject.range)
    let shown = branch.patterns.first.flatMap(written)
    let others = choice.branches.lazy.flatMap(\.patterns).compactMap(written)
    unknown.choice = SourceChoice(branch: shown, other: others.first { $0 != shown })
    recordUndecided(unknown)
    _ = matchesAny(branch, currentValue(evaluate(subject, in: scope)), in: scope)
    return branch.body
  }

  /// Records the subject of a choice (the value after `switch` or `when`) if the user's assumed
  /// value for the subject matches no branch.
  private mutating func reportUnmatched(_ choice: Choice) {
    guard let subject = choice.subject else { return }
    let name = project.excerpt(subject.range)
    guard assumptions[name] != nil || assumptions[subject.lastName] != nil else { return }
    var unknown = UnknownValue(.expression, named: name, at: subject.range)
    let others = choice.branches.lazy.flatMap(\.patterns).compactMap(written)
    unknown.choice = SourceChoice(branch: nil, other: others.first)
    recordUndecided(unknown)
  }

  /// Returns the source code of a pattern as a value for the option `--assume`.
  ///
  /// The result is `nil` if the pattern does not name exactly one value.
  private func written(_ pattern: Pattern) -> String? {
    switch pattern {
    case .value(let expression), .enumCase(let expression, _): project.excerpt(expression.range)
    case .type(let type, isNegated: false): type.name
    default: nil
    }
  }

  private mutating func matchesAny(
    _ branch: Choice.Branch, _ subject: SourceValue?, in scope: Int
  ) -> Bool? {
    var result: Bool? = false
    for pattern in branch.patterns {
      guard let subject else {
        guard case .value(let condition) = pattern else { return true }
        if decide(condition, in: scope) { return true }
        continue
      }
      switch matches(pattern, subject, in: scope) {
      case true?: return true
      case nil: result = nil
      case false?: break
      }
    }
    return result
  }
}

extension Choice.Branch {
  var isDefault: Bool {
    patterns.contains { if case .any = $0 { true } else { false } }
  }

  /// Whether the branch shows nothing for an absent value: `null -> Unit`.
  var isAbsence: Bool {
    let isForNull = patterns.contains {
      if case .value(let expression) = $0, case .null = expression.form { true } else { false }
    }
    guard isForNull, body.statements.count < 2 else { return false }
    guard let statement = body.statements.first else { return true }
    guard case .expression(let value) = statement.form else { return false }
    return value.lastName == "Unit"
  }

  /// Whether the pattern names a temporary state: loading, or a failure.
  var isTransient: Bool {
    let names = [
      "loading", "idle", "error", "fail", "failed", "failure", "initial", "empty", "none",
      "unknown", "notstarted", "inprogress",
    ]
    return patterns.contains { names.contains($0.caseName.lowercased()) }
  }
}

extension Pattern {
  /// The name of the case or type that the pattern tests.
  var caseName: String {
    switch self {
    case .enumCase(let expression, _), .value(let expression): expression.lastName
    case .type(let type, _): String(type.name.split(separator: ".").last ?? "")
    default: ""
    }
  }
}

extension Expression {
  /// The last part of a name: `failed` of `.failed` and of `State.failed`.
  package var lastName: String {
    switch form {
    case .name(let name), .implicitMember(let name), .member(_, let name, _): name
    case .call(let call): call.callee.shallowName
    default: ""
    }
  }

  private var shallowName: String {
    switch form {
    case .name(let name), .implicitMember(let name), .member(_, let name, _): name
    default: ""
    }
  }
}

/// The numbers of unknown lists and conditions on which components depend.
package struct Uncertainty: Sendable, Hashable {
  package var lists = 0
  package var conditions = 0
}
