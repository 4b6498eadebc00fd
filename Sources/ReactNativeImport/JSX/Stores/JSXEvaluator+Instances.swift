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
    for field in source.fields(ofClassAt: brace, declarations) {
      guard !members.contains(where: { $0.key == field.name }) else { continue }
      let value = field.value.map { evaluate($0, in: this, allowsRest: true) } ?? .undefined
      members.append((field.name, value))
      scopes[this].bindings["this"] = .value(.object(members))
    }
    if let constructor { construct(&members, by: constructor, arguments, in: this) }
    for (name, getter) in getters.prefix(JSXEvaluator.getterLimit) {
      inlinedFunctions.insert(getter)
      members.append((name, run(getter, [], in: this, from: scope).value))
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
    func set(_ name: String, to value: JSXValue) {
      members.removeAll { $0.key == name }
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
    for token in body where source.isToken(token, "this") && source.isToken(token + 1, ".") {
      guard source.kind(token + 2) == .word, source.isToken(token + 3, "=") else { continue }
      let name = source.text(token + 2)
      let isCertain = source.parent(token) == own.body.lowerBound
      let end = source.statementEnd(from: token + 4, in: body)
      guard isCertain, token + 4 < end else {
        set(name, to: .unknown(JSXUnknown(kind: .name, tokens: token..<token + 3, path: name)))
        continue
      }
      set(name, to: evaluate(token + 4..<end, in: inner, allowsRest: true))
      scopes[this].bindings["this"] = .value(.object(members))
    }
  }
}
