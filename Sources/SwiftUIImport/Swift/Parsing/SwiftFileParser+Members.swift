internal import ComponentSource

/// Types and their members, functions and variables.
extension SwiftFileParser {
  // MARK: Types

  @inline(never) mutating func readTypeDeclaration(
    _ kind: TypeDeclaration.Kind, _ header: DeclarationHeader
  ) -> Declaration {
    advance()
    var type = TypeDeclaration(
      kind, name: "", attributes: header.attributes, modifiers: header.modifiers,
      at: range(from: header.start))
    if kind == .extensionOfType {
      let extended = readType()
      type.name = extended.name
      type.extendedArguments = extended.arguments
    } else if at(.identifier), !tokenWord.beginsDeclaration {
      type.name = text(current)
      advance()
    } else {
      report("a type has no name", remedy: "write a name")
      return .type(type)
    }
    type.genericParameters = readGenericParameters()
    if eat(.colon) { type.inherited = readInherited() }
    let required = readWhere()
    if let argument = required["Element"] ?? required["Wrapped"] ?? required["Self"] {
      type.extendedArguments = [argument]
    }
    let open = tokenStart
    if eat(.leftBrace) {
      type.members = readMembers(&type)
      close(.rightBrace, "}", openedAt: open)
    } else {
      report("a block is missing", remedy: "write “{” and “}”")
    }
    type.range = range(from: header.start)
    return .type(type)
  }

  /// Reads members up to the end of a type or clause, and returns them.
  ///
  /// Cases are appended to the type instead.
  mutating func readMembers(_ type: inout TypeDeclaration) -> [Declaration] {
    var members: [Declaration] = []
    while !at(.rightBrace), !at(.end), !isClauseEnd {
      if eat(.semicolon) { continue }
      if isOutdentedDeclaration { break }
      let before = index
      let start = tokenStart
      if atDirective(.if) {
        members.append(.compiled(readMemberClauses(&type)))
      } else if tokenKind == .directive {
        members += readMacroMember()
      } else if startsDeclaration(isMember: true) {
        if isCase {
          readCases(&type)
        } else {
          members += readDeclaration()
        }
      } else {
        report(
          "this is not a declaration", remedy: "move it into a function, or remove it", at: start)
        skipToMember()
      }
      if index == before { skipOne() }
    }
    return members
  }

  /// Skips code that is not a member, up to the next line that begins with a member.
  private mutating func skipToMember() {
    skipOne()
    while !at(.rightBrace), !at(.end), !isClauseEnd, !atDirective(.if) {
      if isAtLineStart, startsDeclaration(isMember: true) { return }
      skipOne()
    }
  }

  @inline(never) private mutating func readMacroMember() -> [Declaration] {
    let expression = readPostfix(.normal)
    guard case .call(let call) = expression.form, case .name(let name) = call.callee.form,
      name.utf8.first == UInt8(ascii: "#")
    else { return [] }
    return [.macro(name: String(name.dropFirst()), call, expression.range)]
  }

  /// Whether `case` is at the current token, after attributes and `indirect`.
  private var isCase: Bool {
    var distance = 0
    for _ in 0..<16 {
      let token = peek(distance)
      if token.kind == .at {
        distance = afterAttribute(distance)
      } else if token.word == .indirect, token.kind == .identifier {
        distance &+= 1
      } else {
        return token.word == .case && token.kind == .identifier
      }
    }
    return false
  }

  @inline(never) private mutating func readCases(_ type: inout TypeDeclaration) {
    while !at(.case), !at(.end) {
      if at(.at) { readAttribute() } else { advance() }
    }
    repeat {
      advance()
      let start = tokenStart
      guard at(.identifier) else {
        report("a case has no name", remedy: "write a name")
        return
      }
      var element = TypeDeclaration.Case(name: text(current), at: range(from: start))
      advance()
      if at(.leftParen) { element.parameters = readAssociatedValues() }
      if atSign("=") {
        advance()
        element.rawValue = readExpression()
      }
      element.range = range(from: start)
      type.cases.append(element)
    } while at(.comma)
  }

  private mutating func readAssociatedValues() -> [Parameter] {
    let open = tokenStart
    advance()
    var parameters: [Parameter] = []
    while !at(.rightParen), !at(.end), !at(.rightBrace) {
      let before = index
      var names: [String] = []
      if at(.identifier),
        peek(1).kind == .colon
          || peek(1).kind == .identifier && peek(2).kind == .colon
      {
        while at(.identifier) {
          names.append(text(current))
          advance()
        }
        advance()
      }
      let label = names.first.flatMap { $0 == "_" ? nil : $0 }
      var parameter = Parameter(label: label, name: names.last ?? "", type: readType())
      if atSign("=") {
        advance()
        parameter.defaultValue = readExpression()
      }
      parameters.append(parameter)
      guard eat(.comma), index > before else { break }
    }
    if !at(.rightParen), !at(.end), !at(.rightBrace), !isAtLineStart { skipOne() }
    close(.rightParen, ")", openedAt: open)
    return parameters
  }

  // MARK: Functions

  @inline(never) mutating func readFunction(_ header: DeclarationHeader) -> FunctionDeclaration? {
    let word = tokenWord
    var name = text(current)
    advance()
    if word == .func {
      if at(.identifier) {
        name = text(current)
        advance()
      } else if at(.sign) {
        name = readOperatorName()
      } else {
        report("a function has no name", remedy: "write a name")
        name = ""
      }
    } else if word == .`init`, atSign("?") || atSign("!") {
      advance()
    }
    _ = readGenericParameters()
    let parameters = readParameters(oneNameIsLabel: word != .subscript)
    skipEffects()
    var result: TypeName?
    if atSign("->") {
      advance()
      result = readType()
    }
    skipWhere()
    var body: Block?
    if at(.leftBrace) {
      var accessors = VariableDeclaration(isMutable: false, at: range(from: tokenStart))
      if word == .subscript { readAccessors(of: &accessors) }
      body = word == .subscript ? accessors.getter : readBlock()
    }
    guard word != .deinit else { return nil }
    return FunctionDeclaration(
      name: name, parameters: parameters, result: result, attributes: header.attributes,
      modifiers: header.modifiers, body: body, at: range(from: header.start))
  }

  /// Reads the name of an operator function, up to generic parameters that may follow without a
  /// space.
  private mutating func readOperatorName() -> String {
    let token = current
    var end = token.end
    if end &- token.start > 1, bytes[end &- 1] == UInt8(ascii: "<"), peek(1).kind == .identifier,
      peek(1).start == end
    {
      end &-= 1
    }
    advance(bytes: end &- token.start)
    return String(decoding: bytes[token.start..<end], as: UTF8.self)
  }

  /// Skips `async`, `throws` and `rethrows`.
  mutating func skipEffects() {
    while at(.identifier),
      [.async, .throws, .rethrows, .reasync].contains(tokenWord) || at(.await) || at(.try)
    {
      advance()
      if at(.leftParen) { skipOne() }
    }
  }
}
