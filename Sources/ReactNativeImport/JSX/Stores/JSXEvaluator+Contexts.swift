/// React contexts, whose values providers pass to the components below them.
///
/// Source: React 19, createContext and useContext.
extension JSXEvaluator {
  /// The key of a member that identifies a context.
  ///
  /// The key is not a name, so that it differs from the keys that people write.
  private static let contextKey = "createContext()"
  /// The maximum number of contexts around a component.
  private static let contextLimit = 64

  /// Returns the context that a call of `createContext` creates.
  static func context(at token: Int) -> JSXValue {
    .object([(contextKey, .number(Double(token)))])
  }

  /// Returns the token that identifies a context, or `nil` if the value is not a context.
  static func contextToken(of value: JSXValue) -> Int? {
    guard case .object(let members) = value, members.count == 1, members[0].key == contextKey,
      case .number(let token, _) = members[0].value
    else { return nil }
    // An object of the code can have the same key.
    return Int(exactly: token)
  }

  /// Returns the value of a context in a scope, or `nil` if no provider is around the component.
  ///
  /// A component outside all providers usually stands inside one in the running app, so the default
  /// value of the context is not used.
  func value(ofContext value: JSXValue?, in scope: Int) -> JSXValue? {
    guard let value, let token = JSXEvaluator.contextToken(of: value) else { return nil }
    return contextValues[scopes[scope].contexts][token]
  }

  /// Adds the value that a provider gives to a context, and returns the index of the new set of
  /// values.
  mutating func provide(_ value: JSXValue, for token: Int, over outer: Int) -> Int {
    var values = contextValues[outer]
    guard values.count < JSXEvaluator.contextLimit else { return outer }
    values[token] = value
    contextValues.append(values)
    return contextValues.count - 1
  }
}

/// Providers of contexts in the tree of elements.
extension JSXBuilder {
  /// Returns the index of the context values that apply to the children of an item.
  ///
  /// The items between the item and its provider keep the result, so that deep trees take no
  /// quadratic time.
  mutating func contexts(below item: Int?) -> Int {
    guard !providers.isEmpty else { return 0 }
    var result = 0
    var passed: [Int] = []
    var next = item
    while let current = next {
      if let contexts = providers[current] {
        result = contexts
        break
      }
      passed.append(current)
      next = tree[current].parent
    }
    for item in passed { providers[item] = result }
    return result
  }

  /// Returns the context that an element provides or consumes, or `nil` if the element is not of a
  /// context.
  ///
  /// The element is `<Theme.Provider>`, `<Theme.Consumer>` or, in React 19, `<Theme>`.
  private mutating func context(
    named name: String, ending: String, at element: Int, in scope: Int
  ) -> Int? {
    guard name.first?.isUppercase == true else { return nil }
    var path = name[...]
    if path.hasSuffix(ending) {
      path = path.dropLast(ending.utf8.count)
    } else if ending == ".Consumer" {
      return nil
    }
    guard !path.isEmpty, !path.contains(".") else { return nil }
    let value = evaluator.resolve(String(path), at: element + 1, in: scope)
    return JSXEvaluator.contextToken(of: evaluator.rested(value))
  }

  /// Returns the values of contexts below an element, or `nil` if the element is not a provider.
  mutating func contextsProvided(
    by name: String, _ props: [JSXProp], at element: Int, in scope: Int, below parent: Int?
  ) -> Int? {
    guard let prop = props.last(where: { $0.name == "value" }),
      let token = context(named: name, ending: ".Provider", at: element, in: scope)
    else { return nil }
    let outer = contexts(below: parent)
    return evaluator.provide(prop.value, for: token, over: outer)
  }

  /// Returns the value of a context for the function between the tags of a consumer.
  mutating func consumedValue(
    named name: String, at element: Int, in scope: Int, below parent: Int?
  ) -> JSXValue? {
    guard name.hasSuffix(".Consumer"),
      let token = context(named: name, ending: ".Consumer", at: element, in: scope)
    else { return nil }
    let contexts = contexts(below: parent)
    return evaluator.contextValues[contexts][token]
  }
}
