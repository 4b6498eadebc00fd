internal import ComponentSource

/// Variables and their accessors.
extension SwiftFileParser {
  @inline(never) mutating func readVariables(_ header: DeclarationHeader) -> [Declaration] {
    let isMutable = at(.var)
    advance()
    var variables: [VariableDeclaration] = []
    repeat {
      if !variables.isEmpty { advance() }
      let start = variables.isEmpty ? header.start : tokenStart
      var variable = VariableDeclaration(
        isMutable: isMutable, attributes: header.attributes,
        modifiers: header.modifiers, at: range(from: start))
      if at(.leftParen) {
        variable.parts = readNames()
      } else if at(.identifier), !tokenWord.isReserved {
        variable.name = text(current)
        advance()
      } else {
        report("a variable has no name", remedy: "write a name")
        break
      }
      if eat(.colon) { variable.type = readType() }
      if atSign("=") || begins(current, "=") && split > 0 {
        advance()
        variable.initialValue = readExpression()
      }
      if at(.leftBrace) { readAccessors(of: &variable) }
      variable.range = range(from: start)
      variables.append(variable)
    } while at(.comma)
    shareTypes(&variables)
    return variables.map { .variable($0) }
  }

  /// Gives variables without a type the type of the next variable: `var a, b: Int`.
  private func shareTypes(_ variables: inout [VariableDeclaration]) {
    for position in variables.indices.reversed().dropFirst()
    where variables[position].type == nil && variables[position].initialValue == nil {
      variables[position].type = variables[position + 1].type
    }
  }

  /// Reads the accessors of a variable or subscript.
  @inline(never) mutating func readAccessors(of variable: inout VariableDeclaration) {
    guard isAccessorBlock else {
      variable.getter = readBlock()
      return
    }
    let open = tokenStart
    guard nesting.enter() else {
      _ = tooDeep()
      return
    }
    defer { nesting.leave() }
    advance()
    while !at(.rightBrace), !at(.end) {
      let before = index
      while at(.at) { readAttribute() }
      while at(.identifier), tokenWord.isModifier { advance() }
      let word = tokenWord
      guard at(.identifier), word.isAccessor else {
        report("this is not an accessor", remedy: "write “get” or “set”")
        if index == before { skipOne() }
        continue
      }
      advance()
      var name: String?
      if at(.leftParen) {
        name = text(peek(1))
        skipOne()
      }
      skipEffects()
      if at(.leftBrace) {
        let block = readBlock()
        switch word {
        case .get, ._read, .read: variable.getter = block
        case .set: variable.accessors[.setter] = Accessor(name ?? "newValue", block)
        case .willSet: variable.accessors[.willSet] = Accessor(name ?? "newValue", block)
        case .didSet: variable.accessors[.didSet] = Accessor(name ?? "oldValue", block)
        default: break
        }
      }
    }
    close(.rightBrace, "}", openedAt: open)
  }
}
