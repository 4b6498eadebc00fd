internal import ComponentSource

extension KotlinParser {
  /// Reads a type.
  mutating func type() -> TypeName {
    descend { $0.typeWithoutLimit() } ?? skippedType()
  }

  private mutating func skippedType() -> TypeName {
    skipOne()
    return TypeName("")
  }

  private mutating func typeWithoutLimit() -> TypeName {
    let attributes = typeAttributes()
    var type: TypeName
    if kind == .leftParenthesis {
      type = parenthesisedType()
    } else {
      type = namedType()
      if kind == .dot, peek() == .leftParenthesis {
        index += 1
        var function = functionType()
        function.receiver = type.name
        type = function
      }
    }
    readOptional(&type)
    if kind == .safeDot || kind == .dot && type.isOptional, peek() == .leftParenthesis {
      index += 1
      var function = functionType()
      function.receiver = type.name
      type = function
    }
    while kind == .ampersand, !startsLine {
      index += 1
      _ = self.type()
    }
    type.attributes = attributes + type.attributes
    return type
  }

  private mutating func readOptional(_ type: inout TypeName) {
    while kind == .question, !startsLine {
      type.isOptional = true
      index += 1
    }
  }

  /// Reads annotations and modifiers of a type, and returns the names of the annotations.
  private mutating func typeAttributes() -> [String] {
    var names: [String] = []
    while true {
      if kind == .at {
        names += attributes().map(\.name)
      } else if isName("suspend"), peek() == .name || peek() == .leftParenthesis {
        index += 1
      } else if isName("context"), peek() == .leftParenthesis {
        index += 1
        skipOne()
      } else if isName("out"), [.name, .at, .leftParenthesis].contains(peek()) {
        index += 1
      } else if kind == .inKeyword {
        index += 1
      } else {
        return names
      }
    }
  }

  /// Reads `Name<Argument>.Inner`.
  private mutating func namedType() -> TypeName {
    if accept(.multiply) { return TypeName("*") }
    guard kind == .name else {
      reportUnexpected()
      return TypeName("")
    }
    var names = [name(token)]
    index += 1
    var arguments = kind == .less && !startsLine ? typeArguments() : []
    while kind == .dot, peek() == .name || peek() == .at {
      index += 1
      if kind == .at { _ = attributes() }
      guard kind == .name else { break }
      names.append(name(token))
      index += 1
      if kind == .less, !startsLine { arguments = typeArguments() }
    }
    return TypeName(names.joined(separator: "."), arguments)
  }

  private mutating func parenthesisedType() -> TypeName {
    let close = tokens[index].partner
    if token(at: close + 1).kind == .arrow { return functionType() }
    let inner = insideBrackets(newlinesMatter: false) { parser in
      parser.index < parser.limit ? parser.type() : TypeName("")
    }
    guard kind == .dot, peek() == .leftParenthesis else { return inner }
    index += 1
    var function = functionType()
    function.receiver = inner.name
    return function
  }

  /// Reads `(A, name: B) -> C`.
  private mutating func functionType() -> TypeName {
    var types = insideBrackets(newlinesMatter: false) { parser in
      var types: [TypeName] = []
      while parser.index < parser.limit {
        let start = parser.index
        if parser.kind == .name, parser.peek() == .colon { parser.index += 2 }
        types.append(parser.type())
        _ = parser.accept(.comma)
        if parser.index == start { parser.skipOne() }
      }
      return types
    }
    if accept(.arrow) { types.append(type()) }
    return TypeName("->", types)
  }

  /// Reads type arguments in angle brackets.
  mutating func typeArguments() -> [TypeName] {
    guard accept(.less) else { return [] }
    let outer = newlinesMatter
    newlinesMatter = false
    defer { newlinesMatter = outer }
    var types: [TypeName] = []
    while index < limit, kind != .greater {
      let start = index
      types.append(type())
      if accept(.comma) { continue }
      if index == start || kind != .greater { break }
    }
    _ = accept(.greater)
    return types
  }

  /// A type parameter with the type that it must inherit from, if any: `T : Comparable<T>`.
  typealias TypeParameter = (name: String, bound: TypeName?)

  /// Reads type parameters in angle brackets.
  mutating func typeParameters() -> [TypeParameter] {
    guard accept(.less) else { return [] }
    let outer = newlinesMatter
    newlinesMatter = false
    defer { newlinesMatter = outer }
    var parameters: [TypeParameter] = []
    while index < limit, kind != .greater {
      let start = index
      _ = attributes()
      while isName("reified") || isName("out") || kind == .inKeyword,
        peek() == .name || peek() == .at
      {
        index += 1
        _ = attributes()
      }
      if kind == .name {
        parameters.append((name(token), nil))
        index += 1
      }
      if accept(.colon) {
        let bound = type()
        if !parameters.isEmpty { parameters[parameters.count - 1].bound = bound }
      }
      if accept(.comma) { continue }
      if index == start || kind != .greater { break }
    }
    _ = accept(.greater)
    return parameters
  }

  /// Skips `where T : Name, …`.
  mutating func skipConstraints() {
    guard accept(name: "where") else { return }
    repeat {
      _ = attributes()
      guard kind == .name, peek() == .colon else { return }
      index += 2
      _ = type()
    } while accept(.comma)
  }
}

extension Parameter {
  /// Returns the parameter without type parameters as the receiver of its function type.
  func resolved(in parameters: [KotlinParser.TypeParameter]) -> Parameter {
    guard !parameters.isEmpty, let receiver = type?.receiver else { return self }
    var own = self
    own.type?.receiver = TypeName(receiver).resolved(in: parameters).name
    return own
  }
}

extension TypeName {
  /// Returns the type of the values that a type parameter stands for, and other types unchanged.
  ///
  /// Without a bound, a type parameter stands for every type, including types of optional values.
  func resolved(in parameters: [KotlinParser.TypeParameter]) -> TypeName {
    guard let own = parameters.first(where: { $0.name == name }) else { return self }
    var type = own.bound ?? TypeName("Any")
    type.isOptional = isOptional || type.isOptional || own.bound == nil
    return type
  }
}
