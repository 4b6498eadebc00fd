internal import ComponentSource

extension KotlinParser {
  private static let modifiers: Set<String> = [
    "public", "private", "protected", "internal", "open", "abstract", "final", "override", "data",
    "sealed", "enum", "annotation", "inner", "value", "companion", "lateinit", "vararg",
    "noinline", "crossinline", "reified", "external", "suspend", "tailrec", "operator", "infix",
    "inline", "const", "expect", "actual",
  ]
  /// The maximum number of modifiers before the keyword of a declaration.
  private static let modifierLimit = 32
  /// The maximum number of annotations and modifiers before the keyword of a declaration.
  private static let annotationLimit = 256

  /// Whether the tokens from the current token on are a declaration, which can begin with
  /// modifiers.
  func beginsDeclaration(isMember: Bool) -> Bool {
    var position = index
    var modifiers = 0
    for step in 0..<Self.annotationLimit {
      let current = token(at: position)
      switch current.kind {
      case .classKeyword, .interfaceKeyword, .typealiasKeyword, .valKeyword, .varKeyword:
        return true
      case .funKeyword: return isNamedFunction(at: position)
      case .objectKeyword:
        let next = token(at: position + 1)
        return next.kind == .name || step > 0 && isName("companion", at: position - 1)
      case .at: position = endOfAnnotation(at: position)
      case .name:
        if isMember, isName("constructor", at: position) || isName("init", at: position),
          [.leftParenthesis, .leftBrace].contains(token(at: position + 1).kind)
        {
          return true
        }
        if isName("context", at: position), token(at: position + 1).kind == .leftParenthesis {
          position = tokens[position + 1].partner + 1
        } else if modifiers < Self.modifierLimit, isModifier(current) {
          modifiers += 1
          position += 1
        } else {
          return false
        }
      default: return false
      }
    }
    return false
  }

  private func isModifier(_ token: KotlinToken) -> Bool {
    token.kind == .name && (2...11).contains(token.end - token.start)
      && Self.modifiers.contains(text(token))
  }

  /// Whether `fun` at a token declares a function or an interface, as opposed to an anonymous
  /// function.
  private func isNamedFunction(at position: Int) -> Bool {
    let next = token(at: position + 1)
    switch next.kind {
    case .name, .less, .interfaceKeyword: return true
    case .leftParenthesis:
      // `fun (() -> Unit).name()` is an extension of a type in parentheses.
      let after = token(at: tokens[position + 1].partner + 1)
      return after.kind == .dot || after.kind == .safeDot || after.kind == .question
    default: return false
    }
  }

  func endOfAnnotation(at position: Int) -> Int {
    var position = position + 1
    if token(at: position).kind == .name, token(at: position + 1).kind == .colon { position += 2 }
    if token(at: position).kind == .leftBracket { return tokens[position].partner + 1 }
    while token(at: position).kind == .name {
      position += 1
      guard token(at: position).kind == .dot else { break }
      position += 1
    }
    if token(at: position).kind == .less {
      var copy = self
      copy.index = position
      copy.problems = []
      _ = copy.typeArguments()
      position = copy.index
    }
    if position < limit, tokens[position].kind == .leftParenthesis,
      tokens[position].start == tokens[position - 1].end
    {
      position = tokens[position].partner + 1
    }
    return position
  }

  /// Reads annotations: `@Preview(name = "Dark")`, `@get:Rule`, `@[Inject Named("a")]`.
  mutating func attributes() -> [Attribute] {
    var attributes: [Attribute] = []
    while kind == .at {
      index += 1
      guard kind == .name || kind == .leftBracket else {
        report("a name is missing after “@”", "add it", at: previousEnd)
        continue
      }
      if kind == .name, peek() == .colon { index += 2 }
      if kind == .leftBracket {
        attributes += insideBrackets(newlinesMatter: false) { parser in
          var inner: [Attribute] = []
          while parser.kind == .name {
            inner.append(parser.attribute())
            _ = parser.accept(.comma)
          }
          return inner
        }
      } else if kind == .name {
        attributes.append(attribute())
      }
    }
    return attributes
  }

  /// Reads an annotation with its arguments.
  ///
  /// Only the last part of the annotation's name is kept.
  private mutating func attribute() -> Attribute {
    var name = name(token)
    index += 1
    while kind == .dot, peek() == .name {
      name = self.name(token(at: index + 1))
      index += 2
    }
    if kind == .less { _ = typeArguments() }
    guard kind == .leftParenthesis, touchesPrevious else { return Attribute(name) }
    return Attribute(name, arguments())
  }

  /// Reads annotations and modifiers in any order.
  mutating func modifiers() -> ([Attribute], [String]) {
    var attributes: [Attribute] = []
    var modifiers: [String] = []
    while true {
      if kind == .at, peek() == .name || peek() == .leftBracket {
        attributes += self.attributes()
      } else if isModifier(token), !isUsedAsName {
        modifiers.append(text(token))
        index += 1
      } else if isName("context"), peek() == .leftParenthesis {
        index += 1
        skipOne()
      } else {
        return (attributes, modifiers)
      }
    }
  }

  /// Whether the soft keyword at the current token is the name of a parameter: `data: Item`.
  private var isUsedAsName: Bool { [.colon, .assign, .comma, .end].contains(peek()) }
}
