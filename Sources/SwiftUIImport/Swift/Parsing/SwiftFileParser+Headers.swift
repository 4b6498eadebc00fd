internal import ComponentSource

/// Attributes, modifiers, generic parameters and requirements.
extension SwiftFileParser {
  @discardableResult
  @inline(never) mutating func readAttributes() -> [Attribute] {
    var attributes: [Attribute] = []
    while at(.at) { attributes.append(readAttribute()) }
    return attributes
  }

  /// Reads an attribute: `@State`, `@Environment(\.dismiss)`.
  @discardableResult
  @inline(never) mutating func readAttribute() -> Attribute {
    advance()
    guard at(.identifier) else {
      report("an attribute has no name", remedy: "write a name after “@”")
      return Attribute("")
    }
    var name = text(current)
    advance()
    while at(.period), peek(1).kind == .identifier {
      advance()
      name += "." + text(current)
      advance()
    }
    if begins(current, "<"), current.isLeftBound { _ = readTypeArguments() }
    guard at(.leftParen), current.isLeftBound else { return Attribute(name) }
    guard !Self.hasOwnGrammar(name) else {
      skipOne()
      return Attribute(name)
    }
    return Attribute(name, readArguments())
  }

  /// Whether an attribute has arguments that cannot be read as expressions.
  private static func hasOwnGrammar(_ name: String) -> Bool {
    name.utf8.first == UInt8(ascii: "_")
      || [
        "available", "objc", "convention", "backDeployed", "differentiable", "derivative",
        "transpose", "attached", "freestanding", "implementation", "lifetime", "specialized", "abi",
        "unavailable", "storageRestrictions", "isolated", "execution",
      ].contains(name)
  }

  /// Reads modifiers such as `private(set)`; attributes can stand between them.
  @inline(never) mutating func readModifiers() -> (names: [String], attributes: [Attribute]) {
    var names: [String] = []
    var attributes: [Attribute] = []
    while true {
      if at(.at) {
        attributes.append(readAttribute())
        continue
      }
      let token = current
      guard token.kind == .identifier, token.word.isModifier else { break }
      if token.word == .class, !isClassModifier { break }
      advance()
      var name = text(token)
      if at(.leftParen), tokenStart == token.end {
        name += "(" + text(peek(1)) + ")"
        skipOne()
      }
      names.append(name)
    }
    return (names, attributes)
  }

  /// Whether `class` is the modifier of a member: `class func`, `class var`.
  private var isClassModifier: Bool {
    let next = peek(1)
    return next.kind == .identifier
      && ([.func, .var, .let, .subscript].contains(next.word) || next.word.isModifier)
  }

  /// Reads generic parameters, and returns their names.
  mutating func readGenericParameters() -> [String] {
    guard begins(current, "<") else { return [] }
    advance(bytes: 1)
    var names: [String] = []
    while !begins(current, ">"), !at(.end), !at(.leftBrace) {
      let before = (index, split)
      while at(.at) { readAttribute() }
      if at(.each) || at(.let) { advance() }
      if at(.identifier) {
        names.append(text(current))
        advance()
      }
      if eat(.colon) { _ = readType() }
      if atSign("="), !begins(current, ">") {
        advance()
        _ = readType()
      }
      if eat(.comma) { continue }
      if atSign("==") {
        advance()
        _ = readType()
      }
      if at(.where) { skipWhere() }
      if before == (index, split) { break }
    }
    if begins(current, ">") { advance(bytes: 1) }
    return names
  }

  /// Skips the requirements after `where`.
  mutating func skipWhere() { _ = readWhere() }

  /// Reads the requirements after `where`.
  ///
  /// Returns the required types, by the names that must equal them: `Element == Item`.
  @inline(never) mutating func readWhere() -> [String: TypeName] {
    guard eat(.where) else { return [:] }
    var types: [String: TypeName] = [:]
    while !at(.leftBrace), !at(.end), !at(.rightBrace) {
      let before = index
      while at(.at) { readAttribute() }
      let name = readType().name
      if eat(.colon) || eatSign("==") {
        if !eat(.integer) { types[name] = readType() }
      }
      guard eat(.comma), index > before else { break }
    }
    return types
  }

  /// Reads the types after a colon.
  mutating func readInherited() -> [TypeName] {
    var types: [TypeName] = []
    while !at(.leftBrace), !at(.end), !at(.rightBrace), !at(.where) {
      let before = index
      if at(.class) {
        advance()
      } else {
        let type = readType()
        types += type.name == "&" ? type.arguments : [type]
      }
      guard eat(.comma), index > before else { break }
    }
    return types
  }

  /// Reads the parameters of a function, closure or subscript.
  ///
  /// - Parameter oneNameIsLabel: Whether the only name of a parameter is a label, too. In a
  ///   subscript, it is none.
  mutating func readParameters(oneNameIsLabel: Bool = true) -> [Parameter] {
    let open = tokenStart
    guard eat(.leftParen) else { return [] }
    var parameters: [Parameter] = []
    while !at(.rightParen), !at(.end), !at(.rightBrace) {
      let before = index
      if isAtLineStart, startsDeclaration(isMember: true) { break }
      parameters.append(readParameter(oneNameIsLabel))
      if eat(.comma) { continue }
      if at(.rightParen) || index == before { break }
      report("a comma is missing between parameters", remedy: "add “,”")
      if isAtLineStart || tokenKind.isClosing { break }
    }
    close(.rightParen, ")", openedAt: open)
    return parameters
  }

  @inline(never) private mutating func readParameter(_ oneNameIsLabel: Bool) -> Parameter {
    let attributes = readAttributes()
    while at(.identifier),
      [.isolated, .nonisolated, .consuming, .borrowing].contains(tokenWord),
      peek(1).kind == .identifier, peek(2).kind == .identifier || peek(2).kind == .colon,
      !(peek(1).kind == .identifier && peek(2).kind == .colon && tokenWord != .isolated)
    {
      advance()
    }
    var names: [String] = []
    var parts: [String] = []
    if at(.leftParen) {
      parts = readNames()
    }
    while names.count < 2, at(.identifier) || at(.dollar), names.isEmpty || !isAtLineStart {
      names.append(text(current))
      advance()
    }
    let name = names.last ?? ""
    let hasLabel = names.first != "_" && (oneNameIsLabel || names.count > 1)
    let label = hasLabel ? names.first : nil
    var parameter = Parameter(label: label, name: name, attributes: attributes, parts: parts)
    if eat(.colon) { parameter.type = readType() }
    if begins(current, "...") {
      advance(bytes: 3)
      parameter.isVariadic = true
    }
    if atSign("=") {
      advance()
      parameter.defaultValue = readExpression()
    }
    return parameter
  }

  /// Reads the names of a destructured tuple: `(key, value)`.
  mutating func readNames() -> [String] {
    var names: [String] = []
    let end = current.match
    while index < min(end, stop) {
      if at(.identifier), peek(1).kind != .colon { names.append(text(current)) }
      advance()
    }
    _ = eat(.rightParen)
    return names
  }
}
