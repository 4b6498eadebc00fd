/// Evaluates instances of classes in the files, such as the stores of MobX.
///
/// Source: ECMA-262, 15.7 Class Definitions.
extension JSXEvaluator {
  /// The maximum number of getters of an instance whose values are computed.
  private static let getterLimit = 32

  /// Returns the instance that the expression after `new` creates, as an object.
  ///
  /// The result is `nil` if the files do not contain the class, or if the class extends another
  /// class.
  mutating func instance(from start: Int, in scope: Int) -> JSXValue? {
    guard source.kind(cursor) == .word, cursor < limit,
      let owner = owner(ofClassNamed: source.text(cursor), at: start),
      let brace = declarations.classes[owner], budget > 0
    else { return nil }
    cursor += 1
    if isNext("<"), let end = source.typeArguments(at: cursor, in: limit) { cursor = end }
    var arguments: [JSXValue] = []
    if isNext("(") {
      arguments = self.arguments(at: cursor, in: scope)
      cursor = source.nextSibling(of: cursor)
    }
    budget -= 8 + source.inside(brace).count / 8
    return instance(of: owner, brace, arguments, in: scope)
  }

  private func owner(ofClassNamed name: String, at token: Int) -> JSXDeclarations.FileName? {
    let file = source.file(ofToken: token)
    let own = JSXDeclarations.FileName(file: file, name: name)
    if declarations.classes[own] != nil { return own }
    guard let (link, from) = declarations.modules[file].link(ofName: name),
      case .file(let other) = link, let found = exported(.init(file: other, name: from.name))
    else { return nil }
    guard found.name == "default" else { return found }
    return declarations.defaultName(of: found.file).map { .init(file: found.file, name: $0) }
  }

  private mutating func instance(
    of owner: JSXDeclarations.FileName, _ brace: Int, _ arguments: [JSXValue], in scope: Int
  ) -> JSXValue {
    var own = JSXScope(parent: owner.file, caller: scope)
    own.identity = scopes[scope].identity
    scopes.append(own)
    let this = scopes.count - 1
    var members: [(key: String, value: JSXValue)] = []
    var getters: [(key: String, value: Int)] = []
    var constructor: Int?
    for (name, method) in declarations.methods(of: owner) {
      if name == "constructor" {
        constructor = method
      } else if declarations.isGetter(method, source) {
        getters.append((name, method))
      } else {
        members.append((name, .function(method, scope: this)))
      }
    }
    scopes[this].bindings["this"] = .value(.object(members))
    var names = Set(members.map(\.key))
    for field in source.fields(ofClassAt: brace, declarations)
    where names.insert(field.name).inserted {
      var value = JSXValue.undefined
      if let tokens = field.value {
        if usesThis(tokens) { scopes[this].bindings["this"] = .value(.object(members)) }
        value = evaluate(tokens, in: this, allowsRest: true)
      }
      members.append((field.name, value))
    }
    if let constructor { construct(&members, by: constructor, arguments, in: this) }
    scopes[this].bindings["this"] = .value(.object(members))
    for (index, (name, getter)) in getters.enumerated() {
      inlinedFunctions.insert(getter)
      let body = declarations.functions[getter].body
      let value =
        index < JSXEvaluator.getterLimit
        ? run(getter, [], in: this, from: scope).value : JSXValue.unknown(at: body)
      members.append((name, value))
    }
    scopes[this].bindings["this"] = .value(.object(members))
    return .object(members)
  }

  /// Sets the fields that a constructor assigns.
  private mutating func construct(
    _ members: inout [(key: String, value: JSXValue)], by constructor: Int,
    _ arguments: [JSXValue], in this: Int
  ) {
    let own = declarations.functions[constructor]
    var names = Set(members.map(\.key))
    func set(_ name: String, to value: JSXValue) {
      if !names.insert(name).inserted { members.removeAll { $0.key == name } }
      members.append((name, value))
    }
    for (index, entry) in source.entries(in: own.parameters).enumerated() {
      guard let name = source.fieldName(ofParameter: entry) else { continue }
      let unknown = JSXUnknown(kind: .name, tokens: entry, path: name)
      set(name, to: arguments.indices.contains(index) ? arguments[index] : .unknown(unknown))
    }
    scopes[this].bindings["this"] = .value(.object(members))
    let inner = enter(constructor, arguments: arguments, in: this, from: this)
    let body = own.body.dropFirst().dropLast()
    var token = body.lowerBound
    while token < body.upperBound {
      let end = max(token + 1, source.statementEnd(from: token, in: body))
      var changed = changedFields(in: token..<end, by: constructor)
      if let first = changed.first, first == token + 2, source.isToken(first + 1, "="),
        changed.count == 1, token + 4 < end
      {
        if usesThis(token + 4..<end) {
          scopes[this].bindings["this"] = .value(.object(members))
        }
        set(source.text(first), to: evaluate(token + 4..<end, in: inner, allowsRest: true))
        changed = []
      }
      for field in changed {
        let name = source.text(field)
        set(name, to: .unknown(JSXUnknown(kind: .name, tokens: field..<field + 1, path: name)))
      }
      token = end
    }
  }

  /// Returns the names of the fields that a constructor changes, as tokens, such as `size` in
  /// `this.size = 3`.
  ///
  /// Functions inside the constructor run later.
  private func changedFields(in tokens: Range<Int>, by constructor: Int) -> [Int] {
    tokens.filter { token in
      source.isToken(token - 2, "this") && source.isToken(token - 1, ".")
        && tokens.contains(token - 2) && declarations.belongs(token, to: constructor, source)
        && (source.isChanged(at: token)
          || source.isToken(token - 3, anyOf: ["++", "--", "delete"]))
    }
  }

  /// Whether an expression reads the instance, so that it needs the values of the fields before it.
  private func usesThis(_ tokens: Range<Int>) -> Bool {
    tokens.contains { source.isToken($0, "this") }
  }
}
