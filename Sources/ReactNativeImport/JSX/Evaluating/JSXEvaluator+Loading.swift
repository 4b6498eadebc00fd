/// Finds early returns of components that only show that something is loading.
extension JSXEvaluator {
  /// Returns the state because of which a component only shows that it is loading, or `nil` if the
  /// value shows something else, or does not depend on a state.
  ///
  /// The app resets such a state when it has the data, as in `if (loading) return <Spinner />`.
  func loadingState(
    of exit: JSXExit, showing value: JSXValue, in scope: Int
  ) -> JSXUnknown? {
    guard let condition = exit.conditions.last, condition.labels == nil, !condition.isNegated,
      condition.tokens.count == 1, let function = scopes[scope].function,
      declarations.functions[function].isComponent, source.isLoading(value)
    else { return nil }
    let name = source.text(condition.tokens.lowerBound)
    let declaration = declarations.functions[function].declarations.first { declaration in
      declaration.bindings.contains { $0.name == name }
    }
    guard let tokens = declaration?.value else { return nil }
    let end = source.statementEnd(from: tokens.lowerBound, in: tokens)
    guard (tokens.lowerBound..<end).contains(where: isHook) else { return nil }
    var state = JSXUnknown(kind: .name, tokens: condition.tokens, path: name)
    state.resting = JSXResting(holds: true, reversal: "\(name)=false")
    return state
  }

  /// Whether a token is the name of a called hook, such as `useState`.
  private func isHook(_ token: Int) -> Bool {
    guard source.kind(token) == .word, source.isToken(token + 1, anyOf: ["(", "<"]) else {
      return false
    }
    let name = source.text(token)
    return name.hasPrefix("use") && name.dropFirst(3).first?.isUppercase == true
  }

  /// Adds a scope in which a state is false, and returns the index of the scope.
  mutating func scope(withoutState state: JSXUnknown, in scope: Int) -> Int {
    var rest = JSXScope(parent: scope, caller: scope)
    rest.identity = scopes[scope].identity
    rest.contexts = scopes[scope].contexts
    if let name = state.path { rest.bindings[name] = .value(.bool(false)) }
    scopes.append(rest)
    return scopes.count - 1
  }
}
