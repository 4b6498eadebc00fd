/// A component that is shown as a screen.
///
/// `alternative` is the index of the shown value in the list that ``JSXBuilder/screens(of:)``
/// returns.
struct JSXScreenRoot: Sendable {
  var function: Int
  var alternative: Int
}

extension JSXBuilder {
  /// The maximum number of screens of one component.
  private static let screenLimit = 16

  /// Returns the values that a component can render.
  ///
  /// The value in the resting state comes first. The other values result if unknown conditions have
  /// other outcomes.
  ///
  /// ``JSXResting`` defines the resting state.
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
    // The value in the resting state can lack a condition. In this case, the condition of the first
    // alternative decides between this value and the first alternative.
    var screens = alternatives(of: result.main, result.condition ?? result.others.first?.condition)
    for other in result.others {
      let condition = other.isAtRest ? other.condition : JSXBuilder.reversed(other.condition)
      screens += alternatives(of: other.value, condition)
    }
    return Array(screens.filter { !$0.value.elements.isEmpty }.prefix(JSXBuilder.screenLimit))
  }

  /// Returns the values among which unknown conditions choose.
  ///
  /// The value in the resting state (see ``JSXResting``) comes first.
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
      waiting.append((JSXBuilder.reversed(decision.condition), decision.leftOut))
      waiting.append((decision.condition, decision.shown))
    }
    return found
  }

  /// Returns the condition that leads to a screen outside the resting state, with the opposite
  /// outcome.
  ///
  /// The assumption in the diagnostic then leads back to the resting state.
  private static func reversed(_ condition: JSXUnknown?) -> JSXUnknown? {
    var condition = condition
    condition?.resting?.toggle()
    return condition
  }
}
