/// The component that a screen shows, and the index of the alternative in
/// ``JSXBuilder/screens(of:)``.
struct JSXScreenRoot: Sendable {
  var function: Int
  var alternative: Int
}

extension JSXBuilder {
  /// The maximum number of screens of one component.
  private static let screenLimit = 16

  /// Returns the values that a component renders: first at rest, then with other outcomes.
  ///
  /// An outcome is the result of an unknown condition; ``JSXResting`` is the outcome at rest.
  mutating func screens(of function: Int) -> [(condition: JSXUnknown?, value: JSXValue)] {
    let declarations = evaluator.declarations
    var outer: [Int] = []
    var next = declarations.functions[function].outer
    while let around = next, outer.count < 16 {
      outer.append(around)
      next = declarations.functions[around].outer
    }
    var scope = declarations.file(of: function)
    for around in outer.reversed() {
      scope = evaluator.enter(around, arguments: nil, in: scope, from: nil)
    }
    let result = evaluator.run(function, nil, in: scope, from: 0)
    // A screen at rest without a condition depends on the condition of the first alternative.
    var screens = alternatives(of: result.main, result.condition ?? result.others.first?.condition)
    for other in result.others { screens += alternatives(of: other.value, other.condition) }
    return Array(screens.filter { !$0.value.elements.isEmpty }.prefix(JSXBuilder.screenLimit))
  }

  /// Returns the values among which unknown conditions choose, the value at rest first.
  private func alternatives(
    of value: JSXValue, _ condition: JSXUnknown?
  ) -> [(condition: JSXUnknown?, value: JSXValue)] {
    var found: [(condition: JSXUnknown?, value: JSXValue)] = []
    var waiting = [(condition: condition, value: value)]
    while let (condition, value) = waiting.popLast(), found.count < JSXBuilder.screenLimit {
      guard case .choice(let unknown, let then, let otherwise) = value else {
        found.append((condition, value))
        continue
      }
      let decision = evaluator.decision(unknown, then, otherwise)
      waiting.append((decision.condition, decision.leftOut))
      waiting.append((decision.condition, decision.shown))
    }
    return found
  }
}
