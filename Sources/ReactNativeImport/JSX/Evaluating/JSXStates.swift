/// The states of a running app's components, by instance and hook.
///
/// Source: React 19, Rules of Hooks: an instance calls its hooks in the same order each time.
struct JSXStates: Sendable {
  private(set) var values: [JSXStateKey: JSXValue] = [:]
  /// The numbers of React refs, which stay the same when the component renders again.
  private var refNumbers: [JSXStateKey: Int] = [:]
  /// The number of calls of each function in each scope during the current rendering.
  private var calls: [JSXStateKey: UInt64] = [:]

  /// Starts another rendering of the same components, in which calls are counted anew.
  mutating func beginRendering() { calls = [:] }

  /// Returns the key for the next call of a function in a scope.
  ///
  /// The same call has the same key in every rendering.
  mutating func identity(ofCallOf function: Int, in scope: JSXStateKey) -> JSXStateKey {
    let key = JSXStates.mixed(scope, UInt64(truncatingIfNeeded: function))
    let number = calls[key, default: 0]
    calls[key] = number &+ 1
    return JSXStates.mixed(key, number &+ 1)
  }

  /// Returns the key under which the current route of a navigator is stored as a state.
  static func key(ofNavigator token: Int) -> JSXStateKey {
    mixed(0x7AB5, UInt64(truncatingIfNeeded: token))
  }

  static func key(ofHookAt token: Int, in scope: JSXStateKey) -> JSXStateKey {
    mixed(scope, UInt64(truncatingIfNeeded: token) &+ 0x51ED)
  }

  /// Returns the current value of a state.
  ///
  /// If the state is new, it first gets its initial value.
  mutating func value(of key: JSXStateKey, initially initial: JSXValue) -> JSXValue {
    if let value = values[key] { return value }
    values[key] = initial
    return initial
  }

  mutating func set(_ key: JSXStateKey, to value: JSXValue) { values[key] = value }

  /// Returns the number that identifies a React ref.
  ///
  /// For a new React ref, `number` is increased by one and the result is the increased number.
  mutating func refNumber(of key: JSXStateKey, orNew number: inout Int) -> Int {
    if let known = refNumbers[key] { return known }
    number += 1
    refNumbers[key] = number
    return number
  }

  /// Mixes two numbers to a hash by the algorithm SplitMix64.
  private static func mixed(_ first: UInt64, _ second: UInt64) -> UInt64 {
    var mixed = first &* 0x9E37_79B9_7F4A_7C15 &+ second
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension JSXEvaluator {
  /// Returns the value and the setter of `useState` or `useReducer`.
  mutating func hookState(
    _ initial: JSXValue, at token: Int, in scope: Int, reducer: JSXValue? = nil
  ) -> JSXValue {
    let key = JSXStates.key(ofHookAt: token, in: scopes[scope].identity)
    var setter = JSXSetter(key: key)
    if case .function(let function?, let outer)? = reducer { setter.reducer = (function, outer) }
    return .array([states.value(of: key, initially: initial), .setter(setter)])
  }

  /// Applies changes of states in order.
  ///
  /// - Returns: Whether any state has a new value.
  mutating func apply(_ changes: [JSXStateChange]) -> Bool {
    var isChanged = false
    for change in changes {
      keepsParameters = true
      defer { keepsParameters = false }
      let old = states.values[change.setter.key] ?? .undefined
      var new = change.argument
      if let field = change.setter.field {
        if case .unknown = new { continue }
        guard let values = old.setting(field: field, to: new) else { continue }
        new = values
      } else if let (reducer, scope) = change.setter.reducer {
        new = rested(run(reducer, [old, change.argument], in: scope).main)
      } else if case .function(let function?, let scope) = new {
        new = rested(run(function, [old], in: scope).main)
        if case .undefined = new, changesDraft(function) {
          guard let changed = draft(old, after: function, in: scope) else { continue }
          new = changed
        }
      }
      if case .unknown = new { continue }
      if change.setter.merges {
        // A function that only changes the members of the state returns nothing.
        guard case .object(let more) = new else { continue }
        if case .object(let members) = old {
          let names = Set(more.map(\.key))
          new = .object(members.filter { !names.contains($0.key) } + more)
        }
      }
      if old.isSame(as: new) { continue }
      states.set(change.setter.key, to: new)
      isChanged = true
    }
    return isChanged
  }
}

extension JSXValue {
  /// The maximum number of comparisons of two values.
  ///
  /// An array can contain the same array several times, so that a short code makes many values.
  private static let comparisonLimit = 100_000

  /// Whether two values look the same on the screen.
  ///
  /// Any two functions count as equal, and so do any two unknown values. The parts of values beyond
  /// the limits count as equal, too.
  ///
  /// - Parameter limit: The maximum number of comparisons, or `nil` for the usual maximum.
  func isSame(as other: JSXValue, comparing limit: Int? = nil) -> Bool {
    var comparisons = limit ?? JSXValue.comparisonLimit
    return isSame(as: other, depth: 0, &comparisons)
  }

  private func isSame(as other: JSXValue, depth: Int, _ comparisons: inout Int) -> Bool {
    guard depth < PropValue.depthLimit, comparisons > 0 else { return true }
    comparisons -= 1
    switch (self, other) {
    case (.string(let first, _), .string(let second, _)): return first == second
    case (.number(let first, _), .number(let second, _)): return first == second
    case (.bool(let first), .bool(let second)): return first == second
    case (.null, .null), (.undefined, .undefined), (.unknown, .unknown): return true
    case (.function, .function), (.setter, .setter), (.component, .component): return true
    case (.element(let first, _), .element(let second, _)): return first == second
    case (.children(let first, _), .children(let second, _)): return first == second
    case (.module(let first), .module(let second)): return first == second
    case (.array(let first), .array(let second)):
      guard first.count == second.count else { return false }
      for (one, two) in zip(first, second) {
        guard one.isSame(as: two, depth: depth + 1, &comparisons) else { return false }
        guard comparisons > 0 else { break }
      }
      return true
    case (.object(let first), .object(let second)):
      guard first.count == second.count else { return false }
      for (one, two) in zip(first, second) {
        guard one.key == two.key, one.value.isSame(as: two.value, depth: depth + 1, &comparisons)
        else { return false }
        guard comparisons > 0 else { break }
      }
      return true
    default: return false
    }
  }
}
