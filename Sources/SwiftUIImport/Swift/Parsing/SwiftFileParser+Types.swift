internal import ComponentSource

/// Types.
extension SwiftFileParser {
  mutating func readType() -> TypeName {
    guard nesting.enter() else {
      _ = tooDeep()
      return TypeName("_")
    }
    defer { nesting.leave() }
    var attributes: [String] = []
    var isOpaque = false
    while true {
      if at(.at) {
        attributes.append(readAttribute().name)
      } else if tokenKind == .identifier, isTypeSpecifier {
        if at(.some) || at(.any) { isOpaque = true }
        advance()
        if at(.leftParen), tokens[index &- 1].word == .nonisolated { skipOne() }
      } else if begins(current, "~") {
        advance(bytes: 1)
      } else {
        break
      }
    }
    var type = readComposition()
    type.attributes = attributes + type.attributes
    if isOpaque { type.isOpaque = true }
    return readResult(of: type)
  }

  /// Whether the current word is a specifier such as `inout`, and a type follows.
  private var isTypeSpecifier: Bool {
    switch tokenWord {
    case .inout, .some, .any, .each, .repeat, .borrowing, .consuming, .sending, .isolated,
      .nonisolated:
      break
    default:
      let name = text(current)
      guard name == "__owned" || name == "__shared" || name == "_const" else { return false }
    }
    let next = peek(1)
    switch next.kind {
    case .identifier: return !next.startsLine && !next.word.isInfix
    case .leftParen, .leftBracket, .at: return true
    case .sign: return begins(next, "~")
    default: return false
    }
  }

  /// Reads `-> Result` after the parameters of a function type.
  private mutating func readResult(of type: TypeName) -> TypeName {
    var distance = 0
    while [.async, .throws, .rethrows, .reasync].contains(peek(distance).word),
      peek(distance).kind == .identifier, distance < 4
    {
      distance &+= 1
      if peek(distance).kind == .leftParen {
        distance = peek(distance).match &- index &+ 1
      }
    }
    guard isSign(peek(distance), "->") else { return type }
    move(to: index &+ distance)
    advance()
    let result = readType()
    let parameters = type.name == "()" ? type.arguments : [type]
    return TypeName("->", parameters + [result], attributes: type.attributes)
  }

  /// Reads types with `&` between them.
  private mutating func readComposition() -> TypeName {
    let first = readSimpleType()
    guard atSign("&") else { return first }
    var types = [first]
    while atSign("&") {
      advance()
      while at(.any) || at(.some) || begins(current, "~") { advance() }
      types.append(readSimpleType())
    }
    return TypeName("&", types)
  }

  private mutating func readSimpleType() -> TypeName {
    var type: TypeName
    switch tokenKind {
    case .leftParen: type = readTupleType()
    case .leftBracket: type = readCollectionType()
    case .identifier where !tokenWord.isReserved || at(.underscore): type = readNamedType()
    case .placeholder:
      advance()
      type = TypeName("_")
    default:
      report("a type is missing", remedy: "write the name of a type")
      return TypeName("_")
    }
    while true {
      if begins(current, "?"), current.isLeftBound || split > 0 {
        advance(bytes: 1)
        type.isOptional = true
      } else if begins(current, "!"), current.isLeftBound || split > 0 {
        advance(bytes: 1)
        type.isOptional = true
      } else if at(.period), peek(1).kind == .identifier, !peek(1).startsLine {
        advance()
        let name = text(current)
        advance()
        let isMeta = name == "Type" || name == "Protocol"
        if !isMeta { type.name += "." + name }
        if let arguments = readTypeArguments() { type.arguments = arguments }
      } else {
        return type
      }
    }
  }

  private mutating func readNamedType() -> TypeName {
    var name = text(current)
    advance()
    if name == "repeat" || name == "each", at(.identifier) {
      name = text(current)
      advance()
    }
    return TypeName(name, readTypeArguments() ?? [])
  }

  private mutating func readTupleType() -> TypeName {
    let open = tokenStart
    advance()
    var types: [TypeName] = []
    var labels: [String?] = []
    while !at(.rightParen), !at(.end), !at(.rightBrace) {
      let before = index
      var label: String?
      if at(.identifier), peek(1).kind == .colon {
        label = text(current)
        advance()
        advance()
      } else if at(.identifier), peek(1).kind == .identifier, peek(2).kind == .colon {
        move(to: index &+ 3)
      }
      types.append(readType())
      labels.append(label == "_" ? nil : label)
      if begins(current, "...") { advance() }
      if atSign("=") {
        advance()
        _ = readExpression()
      }
      if eat(.comma) { continue }
      if at(.rightParen) || index == before { break }
      if isAtLineStart || tokenKind.isClosing { break }
      skipOne()
    }
    close(.rightParen, ")", openedAt: open)
    if types.count == 1, !atSign("->"), !at(.async), !at(.throws) { return types[0] }
    var tuple = TypeName("()", types)
    tuple.labels = labels
    return tuple
  }

  private mutating func readCollectionType() -> TypeName {
    let open = tokenStart
    advance()
    if at(.integer) || at(.underscore) && text(peek(1)) == "of" {
      // An inline array: `[4 of Int]`.
      advance()
      if at(.identifier) { advance() }
    }
    let element = readType()
    var type = TypeName("[]", [element])
    if at(.identifier), text(current) == "of" {
      advance()
      type.arguments = [readType()]
    }
    if eat(.colon) { type = TypeName("[:]", [element, readType()]) }
    if at(.rightBracket) {
      advance()
    } else {
      close(.rightBracket, "]", openedAt: open)
    }
    return type
  }

  /// Reads the generic arguments of a type, if `<` follows.
  @inline(never) mutating func readTypeArguments() -> [TypeName]? {
    guard begins(current, "<"), !isAtLineStart else { return nil }
    advance(bytes: 1)
    var types: [TypeName] = []
    while !begins(current, ">"), !at(.end) {
      let before = (index, split)
      if at(.integer) || atSign("-") {
        advance()
        types.append(TypeName("_"))
      } else {
        types.append(readType())
      }
      if eat(.comma) { continue }
      if begins(current, ">") || before == (index, split) { break }
      break
    }
    if begins(current, ">") {
      advance(bytes: 1)
    } else {
      report("these generic arguments are not closed", remedy: "close them with “>”")
    }
    return types
  }

  /// Reads generic arguments after a name in an expression, or returns `nil` if `<` is an operator.
  @inline(never) mutating func readGenericArguments() -> [TypeName]? {
    guard begins(current, "<"), current.isLeftBound, !isAtLineStart else { return nil }
    return speculate(within: 128) { parser in
      let problems = parser.problemCount
      let types = parser.readTypeArguments()
      return parser.problemCount == problems && parser.endsGenericArguments ? types : nil
    }
  }

  /// Whether the token after `>` confirms that the `>` ended generic arguments, rather than being a
  /// comparison.
  private var endsGenericArguments: Bool {
    let token = current
    switch token.kind {
    case .rightParen, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon, .colon,
      .end, .stringEnd:
      return true
    case .leftParen, .leftBracket: return !token.startsLine && token.isLeftBound
    case .sign:
      return isSign(token, "?") || isSign(token, "!") || isSign(token, "&") || isSign(token, "=")
        || isSign(token, "->")
    default: return token.startsLine
    }
  }
}
