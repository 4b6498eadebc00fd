internal import ComponentSource

extension KotlinParser {
  /// Reads a class, interface or object after its modifiers.
  mutating func typeDeclaration(
    _ attributes: [Attribute], _ modifiers: [String], from start: Int
  ) -> TypeDeclaration? {
    let isObject = kind == .objectKeyword
    let isEnum = modifiers.contains("enum")
    var result = TypeDeclaration(
      Self.kind(of: kind, modifiers), name: "", attributes: attributes, modifiers: modifiers,
      at: range(from: start))
    index += 1
    if kind == .name, !isObject || !token.startsLine || result.kind != .companion {
      result.name = name(token)
      index += 1
    } else if result.kind == .companion {
      result.name = "Companion"
    } else {
      reportUnexpected()
    }
    if kind == .less { result.genericParameters = typeParameters().map { $0.name } }
    if !isObject { readPrimaryConstructor(of: &result) }
    if accept(.colon) { readSupertypes(of: &result) }
    skipConstraints()
    if kind == .leftBrace { (result.cases, result.members) = members(isEnum: isEnum) }
    result.range = range(from: start)
    return result
  }

  private static func kind(
    of keyword: KotlinToken.Kind, _ modifiers: [String]
  ) -> TypeDeclaration.Kind {
    switch keyword {
    case .interfaceKeyword: .protocolType
    case .objectKeyword: modifiers.contains("companion") ? .companion : .object
    case _ where modifiers.contains("enum"): .enumeration
    case _ where modifiers.contains("annotation"): .annotation
    default: .classType
    }
  }

  private mutating func readPrimaryConstructor(of type: inout TypeDeclaration) {
    let start = index
    _ = modifiers()
    if accept(name: "constructor") || index == start {
      if kind == .leftParenthesis { type.parameters = parameters() }
    } else {
      index = start
    }
  }

  /// Reads the types after the colon, the arguments of the superclass's constructor, and the values
  /// to which the class delegates members.
  mutating func readSupertypes(of result: inout TypeDeclaration) {
    repeat {
      _ = attributes()
      guard kind == .name || kind == .leftParenthesis else { break }
      let own = type()
      result.inherited.append(own)
      if kind == .leftParenthesis, !token.startsLine { result.inheritedArguments = arguments() }
      if accept(name: "by") {
        let outer = allowsTrailingLambda
        allowsTrailingLambda = false
        let delegate = expression()
        // In `by Provider(values)`, the arguments of the delegate count as arguments of the
        // superclass.
        if case .call(let call) = delegate.form, result.inheritedArguments.isEmpty {
          result.inheritedArguments = call.arguments
        }
        result.delegates.append((own, delegate))
        allowsTrailingLambda = outer
      }
    } while accept(.comma)
  }

  /// Reads the members of a class in braces.
  mutating func members(isEnum: Bool = false) -> ([TypeDeclaration.Case], [Declaration]) {
    let contents = descend { parser in
      parser.insideBrackets(newlinesMatter: true) { parser in
        let cases = isEnum ? parser.cases() : []
        return (cases, parser.memberDeclarations())
      }
    }
    if contents == nil { skipOne() }
    return contents ?? ([], [])
  }

  private mutating func memberDeclarations() -> [Declaration] {
    var members: [Declaration] = []
    while index < limit {
      let start = index
      if accept(.semicolon) { continue }
      if let declaration = declaration(isMember: true) {
        members.append(declaration)
      } else if kind.beginsExpression {
        report("this is not a member of a class", "move it into a function or remove it")
        _ = statement()
      }
      // Source: Kotlin grammar, classMemberDeclarations: nothing has to separate two members.
      if index > start, tokens[index - 1].kind == .rightBrace, beginsDeclaration(isMember: true) {
        continue
      }
      finishStatement(since: start)
    }
    return members
  }

  /// Reads the cases of an enum up to the semicolon after the cases.
  private mutating func cases() -> [TypeDeclaration.Case] {
    var cases: [TypeDeclaration.Case] = []
    while index < limit {
      if accept(.semicolon) { break }
      if cases.isEmpty || tokens[index - 1].kind == .comma {
        guard !beginsDeclaration(isMember: true) || isBareCase else { break }
      } else {
        break
      }
      _ = attributes()
      guard kind == .name else { break }
      cases.append(enumCase())
      _ = accept(.comma)
    }
    return cases
  }

  /// Whether the current name is an enum case, although it looks like the beginning of a
  /// declaration.
  private var isBareCase: Bool {
    kind == .name && [.comma, .semicolon, .leftParenthesis, .end].contains(peek())
      && !isName("constructor") && !isName("init")
  }

  private mutating func enumCase() -> TypeDeclaration.Case {
    let start = token.start
    var result = TypeDeclaration.Case(name: name(token), at: range(from: start))
    index += 1
    if kind == .leftParenthesis { result.arguments = arguments() }
    if kind == .leftBrace { result.members = members().1 }
    result.range = range(from: start)
    return result
  }
}
