/// A limit on the work of one evaluation.
package enum EvaluationLimit: String, Sendable {
  /// The number of evaluated expressions.
  case steps
  /// The depth of nested expressions and calls.
  case depth
  /// The number of times that a view or composable contains itself.
  case recursion
  /// The number of passes of a loop that shows components.
  case passes
  /// The length of a text or list, or the depth of nested values.
  case length

  static let maximumDepth = 240
  /// The number of bytes of the native stack that an evaluation uses.
  ///
  /// Stack frames of debug builds are several times as large as those of release builds.
  #if DEBUG
    static let maximumStack: UInt = 1 << 20
  #else
    static let maximumStack: UInt = 256 << 10
  #endif
  static let maximumCalls = 60
  static let maximumRecursion = 5
  static let maximumPasses = 100
  static let maximumTextLength = 10_000
  static let maximumCount = 2_000
  static let maximumNesting = 64
}

extension Evaluator {
  /// Resets the number of expressions that can still be evaluated to its initial value.
  ///
  /// The initial value is a constant plus a part that is proportional to the size of the project.
  /// An evaluation therefore takes at most linear time.
  package mutating func resetBudget() {
    steps = 200_000 + project.files.reduce(0) { $0 + $1.bytes.count } / 4
  }

  /// Records that the evaluation reached a limit, unless that limit is recorded already.
  mutating func recordLimit(_ limit: EvaluationLimit, at range: SourceRange) {
    cuts += 1
    guard !reachedLimits.contains(where: { $0.limit == limit }) else { return }
    reachedLimits.append((limit, range))
  }

  /// Reduces the number of remaining steps, and returns whether any steps are left.
  mutating func consumeSteps(_ count: Int = 1, at range: SourceRange) -> Bool {
    steps -= count
    if steps > 0 { return true }
    recordLimit(.steps, at: range)
    return false
  }

  /// Enters a nested expression or block, and returns whether the limits allow it.
  ///
  /// If the result is `true`, the caller must decrement ``depth`` when it leaves the expression or
  /// block.
  mutating func enter(at range: SourceRange) -> Bool {
    guard consumeSteps(at: range) else { return false }
    if depth == 0 { stack = NativeStack() }
    guard depth < EvaluationLimit.maximumDepth, stack.used < EvaluationLimit.maximumStack else {
      recordLimit(.depth, at: range)
      return false
    }
    depth += 1
    return true
  }

  /// Returns the result of a function in which a limit was reached.
  ///
  /// A result that is not shown as components is unknown, because it may depend on only a part of the
  /// work. The caller, which evaluation nests, needs less of the native stack without this code.
  func cut(
    _ value: SourceValue, by function: SourceFunction, at range: SourceRange
  ) -> SourceValue {
    guard function.result.type != nil, !value.canBeShown else { return value }
    var name = project.excerpt(range)
    // The range of a getter is that of the whole property.
    if case .of(let variable)? = function.property { name = variable.name }
    return .unknown(UnknownValue(.expression, named: name, at: range))
  }

  /// Returns a value, or an unknown value if its nesting is too deep.
  ///
  /// Values grow in loops: `list = [list]`. A value that is nested without limit could not be
  /// printed, compared or freed.
  mutating func bounded(_ value: SourceValue, at range: SourceRange) -> SourceValue {
    var visited = 0
    let isBounded = value.isNested(atMost: EvaluationLimit.maximumNesting, visited: &visited)
    _ = consumeSteps(visited / 8, at: range)
    if isBounded { return value }
    recordLimit(.length, at: range)
    return .unknown(UnknownValue(.expression, named: "…", at: range))
  }
}

extension SourceValue {
  /// Whether the value is nested at most this many levels deep.
  func isNested(atMost levels: Int, visited: inout Int) -> Bool {
    visited += 1
    guard levels > 0, visited < 20_000 else { return false }
    func check(_ value: SourceValue, _ visited: inout Int) -> Bool {
      value.isNested(atMost: levels - 1, visited: &visited)
    }
    switch self {
    case .list(let values), .set(let values): return values.allSatisfy { check($0, &visited) }
    case .dictionary(let entries):
      return entries.allSatisfy { check($0.key, &visited) && check($0.value, &visited) }
    case .tuple(let parts): return parts.allSatisfy { check($0.value, &visited) }
    case .record(let record): return record.fields.values.allSatisfy { check($0, &visited) }
    case .enumCase(let own): return own.values.allSatisfy { check($0.value, &visited) }
    case .component(let component): return checkComponent(component, levels, &visited)
    case .components(let components):
      return components.allSatisfy { checkComponent($0, levels, &visited) }
    case .state(_, let value): return check(value, &visited)
    case .function(let function): return function.receiver.map { check($0, &visited) } ?? true
    case .string(let text):
      return text.parts.allSatisfy {
        if case .value(let value, _) = $0 { check(value, &visited) } else { true }
      }
    default: return true
    }
  }

  private func checkComponent(_ component: Component, _ levels: Int, _ visited: inout Int) -> Bool {
    guard levels > 0 else { return false }
    return (component.arguments ?? []).allSatisfy {
      $0.value.isNested(atMost: levels - 1, visited: &visited)
    } && component.modifiers.allSatisfy { checkComponent($0, levels - 1, &visited) }
  }
}
