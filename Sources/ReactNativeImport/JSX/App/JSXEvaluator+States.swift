/// Finds values that may change before a handler is called.
extension JSXEvaluator {
  /// Whether an expression always has the same value: it uses no state and no props.
  ///
  /// - Parameter first: The first scope of functions whose arguments do not change.
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
        guard let owner = scopeIndex(of: name, from: scope), let function = scopes[owner].function,
          seen.insert(Name(scope: owner, text: name)).inserted
        else { continue }
        switch scopes[owner].bindings[name] {
        case .function(let other)?:
          waiting.append((declarations.functions[other].body, owner))
        case .imported?, nil: continue
        case .busy?, .variable?: return false
        case .value?, .expression?:
          guard let value = value(of: name, declaredIn: function) else {
            if owner < first { return false }
            continue
          }
          if isState(value) { return false }
          waiting.append((value, owner))
        }
      }
    }
    return true
  }

  private struct Name: Hashable {
    var scope: Int
    var text: String
  }

  private func scopeIndex(of name: String, from scope: Int) -> Int? {
    var next: Int? = scope
    while let index = next {
      if scopes[index].bindings[name] != nil { return index }
      next = scopes[index].parent
    }
    return nil
  }

  /// Returns the initial value of a constant of a function, or `nil` for a parameter.
  private mutating func value(of name: String, declaredIn function: Int) -> Range<Int>? {
    let own = declarations.functions[function].declarations
    handlerBudget -= own.count
    let declaration = own.first { $0.bindings.contains { $0.name == name } }
    guard let value = declaration?.value else { return nil }
    return value.lowerBound..<source.statementEnd(from: value.lowerBound, in: value)
  }

  /// Whether a value is a React state: `useState(…)`, `React.useReducer(…)`.
  private func isState(_ value: Range<Int>) -> Bool {
    value.prefix(3).contains {
      source.isToken($0, anyOf: ["useState", "useReducer", "useStateWithCallback", "useContext"])
    }
  }
}
