/// What may be another value by the time that somebody acts.
extension JSXEvaluator {
  /// Whether an expression is worth the same whenever it is asked for: it reaches no state, and nothing
  /// that a component was given.
  ///
  /// - Parameter first: The first scope of functions whose arguments are known not to change.
  mutating func isFixed(_ tokens: Range<Int>, in scope: Int, since first: Int) -> Bool {
    var waiting = [(tokens, scope)]
    var seen: Set<Name> = []
    while let (range, scope) = waiting.popLast() {
      handlerBudget -= range.count
      guard handlerBudget > 0 else { return false }
      for token in range where source.kind(token) == .word {
        guard !source.isToken(token - 1, anyOf: [".", "?."]) else { continue }
        if source.isToken(token, "this") {
          if source.isToken(token + 2, anyOf: ["state", "props"]) { return false }
          continue
        }
        let name = source.text(token)
        guard let place = place(of: name, from: scope), let function = scopes[place].function,
          seen.insert(Name(scope: place, text: name)).inserted
        else { continue }
        switch scopes[place].bindings[name] {
        case .function(let other)?:
          waiting.append((declarations.functions[other].body, place))
        case .imported?, nil: continue
        case .busy?: return false
        case .value?, .expression?:
          guard let value = value(of: name, declaredIn: function) else {
            if place < first { return false }
            continue
          }
          if isState(value) { return false }
          waiting.append((value, place))
        }
      }
    }
    return true
  }

  private struct Name: Hashable {
    var scope: Int
    var text: String
  }

  /// The innermost scope that has a name.
  private func place(of name: String, from scope: Int) -> Int? {
    var place: Int? = scope
    while let index = place {
      if scopes[index].bindings[name] != nil { return index }
      place = scopes[index].parent
    }
    return nil
  }

  /// The value that a constant of a function is declared with; absent for a parameter.
  private mutating func value(of name: String, declaredIn function: Int) -> Range<Int>? {
    let own = declarations.functions[function].declarations
    handlerBudget -= own.count
    let declaration = own.first { $0.bindings.contains { $0.name == name } }
    guard let value = declaration?.value else { return nil }
    return value.lowerBound..<source.statementEnd(from: value.lowerBound, in: value)
  }

  /// Whether a value is a state of React: `useState(…)`, `React.useReducer(…)`.
  private func isState(_ value: Range<Int>) -> Bool {
    value.prefix(3).contains {
      source.isToken(
        $0, anyOf: ["useState", "useReducer", "useStateWithCallback", "useContext"])
    }
  }
}
