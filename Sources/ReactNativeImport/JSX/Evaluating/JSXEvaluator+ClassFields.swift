/// Evaluates fields of class components, such as `this.title`.
///
/// Source: ECMA-262, 15.7 Class Definitions and 20.1.2.1 Object.assign; React 19, Component.
extension JSXEvaluator {
  /// A part of a class that gives a field its value.
  private enum FieldSource {
    case value(Range<Int>)
    /// `Object.assign(this, first, second)`, by the bracket of the call.
    case assignCall(Int)
  }

  /// Returns the value of a field of the class component whose method contains a scope.
  ///
  /// The result is an unknown value if code outside the constructor changes the field, and `nil` if
  /// the scope does not belong to a class component.
  ///
  /// - Parameter this: The known members of the component, or an unknown value.
  mutating func field(
    _ name: String, of this: JSXValue, from start: Int, in scope: Int
  ) -> JSXValue? {
    guard name != "props", name != "state", let owner = owner(around: scope),
      let brace = declarations.componentClasses[owner]
    else { return nil }
    let unknown = JSXValue.unknown(
      JSXUnknown(kind: .name, tokens: start..<max(start, cursor), path: "this.\(name)"))
    let field = JSXDeclarations.FileName(file: owner.file, name: "\(owner.name).\(name)")
    guard budget > 0, evaluatedFields.insert(field).inserted else { return unknown }
    defer { evaluatedFields.remove(field) }
    budget -= source.inside(brace).count / 8
    guard let sources = sources(ofField: name, inClassAt: brace, owner) else { return unknown }
    for fieldSource in sources.reversed() {
      var props: JSXValue?
      if case .object = this { props = this.part(.key("props")) }
      let inner = constructorScope(of: owner, props: props)
      switch fieldSource {
      case .value(let tokens):
        let value = evaluate(tokens, in: inner, allowsRest: true)
        // A React ref is known by the name of the field.
        if case .unknown = value { return unknown }
        return value
      case .assignCall(let open):
        for entry in source.entries(of: open).dropFirst().reversed() {
          guard case .object(let members) = evaluate(entry, in: inner),
            !members.contains(where: { $0.key == ReactProp.spread })
          else { return unknown }
          if let member = members.last(where: { $0.key == name }) { return member.value }
        }
      }
    }
    return unknown
  }

  /// Returns what gives a field its value, in the order of execution, or `nil` if the value depends
  /// on conditions or on code that runs later.
  private func sources(
    ofField name: String, inClassAt brace: Int, _ owner: JSXDeclarations.FileName
  ) -> [FieldSource]? {
    var sources: [FieldSource] = []
    let initial = source.fields(ofClassAt: brace, declarations).first { $0.name == name }
    if let value = initial?.value { sources.append(.value(value)) }
    let body = declarations.method("constructor", of: owner).map { declarations.functions[$0].body }
    for token in source.inside(brace) where source.isToken(token, "this") {
      // The statement must not depend on a condition or a loop.
      if source.isToken(token - 1, "("), source.isToken(token - 2, "assign") {
        guard let body, source.parent(token - 1) == body.lowerBound else { return nil }
        sources.append(.assignCall(token - 1))
        continue
      }
      let field = token + 2
      guard source.isToken(token + 1, "."), source.text(field) == name,
        source.isChanged(at: field) || source.isToken(token - 1, anyOf: ["++", "--", "delete"])
      else { continue }
      guard let body, source.parent(token) == body.lowerBound, source.isToken(field + 1, "="),
        source.beginsLine(token) || source.isToken(token - 1, anyOf: [";", "{", "}"])
      else { return nil }
      let inside = source.inside(body.lowerBound)
      let end = source.statementEnd(from: field + 2, in: inside)
      sources.append(.value(field + 2..<max(field + 2, end)))
    }
    return sources
  }

  /// Adds a scope in which the constructor of a class component knows its props, and returns the
  /// index of the scope.
  ///
  /// If `props` is `nil`, only the default props are known.
  mutating func constructorScope(
    of owner: JSXDeclarations.FileName, props: JSXValue?
  ) -> Int {
    let this = props.map { JSXValue.object([(key: "props", value: $0)]) }
    let unknown = JSXUnknown(kind: .name, tokens: 0..<1, path: "this.props")
    let given = props ?? .unknown(unknown)
    if let constructor = declarations.method("constructor", of: owner) {
      return enter(constructor, arguments: [given], in: owner.file, from: owner.file, this: this)
    }
    var scope = JSXScope(parent: owner.file, caller: owner.file)
    // The function tells the class to which `this` belongs.
    scope.function = declarations.method("render", of: owner)
    if let this { scope.bindings["this"] = .value(this) }
    scopes.append(scope)
    return scopes.count - 1
  }
}
