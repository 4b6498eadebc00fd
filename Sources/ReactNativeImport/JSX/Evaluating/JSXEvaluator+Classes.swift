/// Evaluates methods and states of class components.
extension JSXEvaluator {
  func method(_ name: String, around scope: Int) -> Int? {
    owner(around: scope).flatMap { declarations.method(name, of: $0) }
  }

  mutating func state(around scope: Int) -> JSXValue? {
    guard let owner = owner(around: scope) else { return nil }
    return state(of: owner)
  }

  /// Returns the class to which the innermost method around a scope belongs.
  func owner(around scope: Int) -> JSXDeclarations.FileName? {
    var next: Int? = scope
    while let index = next {
      if let function = scopes[index].function, let owner = declarations.owner(of: function) {
        return owner
      }
      next = scopes[index].parent
    }
    return nil
  }

  /// Returns the default props of a class component.
  mutating func defaultProps(
    of owner: JSXDeclarations.FileName
  ) -> [(key: String, value: JSXValue)] {
    let assigned = JSXDeclarations.FileName(file: owner.file, name: "\(owner.name).defaultProps")
    guard let tokens = declarations.defaultProps[owner] ?? declarations.members[assigned],
      case .object(let members) = evaluate(tokens, in: owner.file, allowsRest: true)
    else { return [] }
    return members
  }

  /// Returns the default value of a prop of the class whose method contains a scope.
  ///
  /// The result is `nil` unless `whole` is the unknown `this.props`, and the class has a default
  /// value for the prop.
  mutating func defaultProp(
    at path: [JSXBinding.Step], of whole: JSXValue, in scope: Int
  ) -> JSXValue? {
    guard case .key(let key)? = path.first, case .unknown(let unknown) = whole,
      unknown.path == "this.props", let owner = owner(around: scope)
    else { return nil }
    let members = defaultProps(of: owner)
    guard members.contains(where: { $0.key == key }) else { return nil }
    return part(at: path, of: .object(members))
  }

  /// Adds a scope for a method call, and returns its index.
  ///
  /// The scope has the same `this` as the caller's scope.
  mutating func methodScope(in scope: Int) -> Int {
    let this = resolve("this", at: cursor, in: scope)
    let function = scopes[scope].function
    let file = function.map(declarations.file(of:)) ?? 0
    scopes.append(JSXScope(parent: file, caller: scope))
    let index = scopes.count - 1
    scopes[index].identity = scopes[scope].identity
    scopes[index].bindings["this"] = .value(this)
    return index
  }

  /// Returns the function `setState` of the class whose method contains a scope.
  func classSetter(around scope: Int) -> JSXSetter? {
    var next: Int? = scope
    while let index = next {
      if let function = scopes[index].function, let owner = declarations.owner(of: function),
        declarations.states[owner] != nil
      {
        return JSXSetter(key: key(of: owner), merges: true)
      }
      next = scopes[index].parent ?? scopes[index].caller
    }
    return nil
  }

  /// Returns the key under which the state of a class is stored.
  ///
  /// All instances of the class share the state.
  private func key(of owner: JSXDeclarations.FileName) -> JSXStateKey {
    let token = declarations.states[owner]?.lowerBound ?? 0
    return JSXStates.key(ofHookAt: token, in: JSXStateKey(truncatingIfNeeded: owner.file))
  }

  /// Returns the state of a class component.
  ///
  /// An initial state that depends on the props belongs to one instance. All instances share the
  /// changes of the state.
  ///
  /// - Parameter props: The props of the instance, or `nil` if only default props are known.
  mutating func state(
    of owner: JSXDeclarations.FileName, props: JSXValue? = nil
  ) -> JSXValue? {
    let known = states.values[key(of: owner)]
    guard let tokens = declarations.states[owner] else { return known }
    let isOwn = props != nil && tokens.contains { source.isToken($0, "props") }
    if let known, !isOwn { return known }
    guard evaluatedStates.insert(owner).inserted else { return known }
    defer { evaluatedStates.remove(owner) }
    let scope = constructorScope(of: owner, props: props)
    let initial = evaluate(tokens, in: scope, allowsRest: true)
    guard isOwn else { return states.value(of: key(of: owner), initially: initial) }
    guard case .object(let members) = initial, case .object(let changed)? = known else {
      return known ?? initial
    }
    let names = Set(changed.map(\.key))
    return .object(members.filter { !names.contains($0.key) } + changed)
  }
}
