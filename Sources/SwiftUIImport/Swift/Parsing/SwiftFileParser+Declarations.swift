internal import ComponentSource

/// Declarations.
extension SwiftFileParser {
  mutating func readFile(path: String?) -> SourceFile {
    var source = SourceFile(path: path, bytes: bytes)
    while !at(.end) {
      for statement in readStatements() {
        if let declaration = Self.declaration(statement) {
          source.declarations.append(declaration)
        } else {
          source.statements.append(statement)
        }
      }
      if at(.end) { break }
      report("this has no beginning", remedy: "remove it")
      advance()
    }
    source.imports = imports
    source.localTypes = localTypes
    source.problems = problems.sorted { $0.offset < $1.offset }
    return source
  }

  /// Returns the declaration in a statement at the top level.
  private static func declaration(_ statement: Statement) -> Declaration? {
    switch statement.form {
    case .declaration(let declaration): return declaration
    case .compiled(let clauses):
      var result: [DeclarationClause] = []
      for clause in clauses {
        let declarations = clause.statements.map(declaration)
        guard declarations.allSatisfy({ $0 != nil }) else { return nil }
        result.append((clause.condition, declarations.compactMap { $0 }))
      }
      return .compiled(result)
    case .expression(let expression):
      guard case .call(let call) = expression.form, case .name(let name) = call.callee.form,
        name.utf8.first == UInt8(ascii: "#")
      else { return nil }
      return .macro(name: String(name.dropFirst()), call, expression.range)
    default: return nil
    }
  }

  /// Whether a declaration begins at the current token.
  ///
  /// - Parameter isMember: Whether the token is inside a type, where `init`, `subscript` and `case`
  ///   begin declarations.
  func startsDeclaration(isMember: Bool) -> Bool {
    var distance = 0
    for _ in 0..<64 {
      let token = peek(distance)
      if token.kind == .at {
        guard peek(distance &+ 1).kind == .identifier else { return false }
        distance = afterAttribute(distance)
        continue
      }
      guard token.kind == .identifier else { return false }
      if token.word == .import || token.word.beginsDeclaration { return true }
      let next = peek(distance &+ 1)
      switch token.word {
      case .case where isMember, .subscript where isMember: return true
      case .`init` where isMember:
        return next.kind == .leftParen || next.kind == .sign
      case .`init`, .subscript:
        return distance > 0 && (next.kind == .leftParen || next.kind == .sign)
      case .actor, .macro: return next.kind == .identifier && !next.startsLine && !next.word.isInfix
      case let word where word.isModifier:
        distance &+= 1
        if next.kind == .leftParen, next.start == token.end, peek(distance &+ 2).kind == .rightParen
        {
          distance &+= 3
        }
        if peek(distance).startsLine, !word.isReserved { return false }
      default: return false
      }
    }
    return false
  }

  /// Returns the distance from the current token to the token after an attribute.
  func afterAttribute(_ distance: Int) -> Int {
    var distance = distance &+ 2
    while peek(distance).kind == .period, peek(distance &+ 1).kind == .identifier, distance < 64 {
      distance &+= 2
    }
    if isSign(peek(distance), "<") {
      while peek(distance).kind != .end, !begins(peek(distance), ">"), distance < 64 {
        distance &+= 1
      }
      distance &+= 1
    }
    let open = peek(distance)
    if open.kind == .leftParen, open.isLeftBound { distance = open.match &- index &+ 1 }
    return max(distance, 1)
  }

  /// Reads a declaration.
  ///
  /// The array has several elements for a declaration of several variables: `let a = 1, b = 2`.
  mutating func readDeclaration() -> [Declaration] {
    let start = tokenStart
    guard nesting.enter() else {
      _ = tooDeep()
      return []
    }
    defer { nesting.leave() }
    let attributes = readAttributes()
    let modifiers = readModifiers()
    let header = DeclarationHeader(
      start: start, attributes: attributes + modifiers.attributes, modifiers: modifiers.names)
    switch tokenWord {
    case .import: readImport()
    case .let, .var: return readVariables(header)
    case .func, .`init`, .subscript, .deinit:
      return readFunction(header).map { [.function($0)] } ?? []
    case .struct: return [readTypeDeclaration(.structure, header)]
    case .class: return [readTypeDeclaration(.classType, header)]
    case .enum: return [readTypeDeclaration(.enumeration, header)]
    case .protocol: return [readTypeDeclaration(.protocolType, header)]
    case .actor: return [readTypeDeclaration(.actor, header)]
    case .extension: return [readTypeDeclaration(.extensionOfType, header)]
    case .typealias: return [readAlias(header)]
    case .associatedtype: _ = readAlias(header)
    case .operator, .precedencegroup: skipOperatorDeclaration()
    case .macro: readMacroDeclaration()
    default:
      report("a declaration is missing", remedy: "write one, or remove the modifiers before it")
      if index > 0, tokenStart == start { skipOne() }
    }
    return []
  }

  private mutating func readImport() {
    advance()
    if [.struct, .class, .enum, .protocol, .typealias, .func, .let, .var].contains(tokenWord),
      !isAtLineStart
    {
      advance()
    }
    var name = ""
    while at(.identifier), name.isEmpty || !isAtLineStart {
      name += text(current)
      advance()
      guard at(.period), !isAtLineStart else { break }
      name += "."
      advance()
    }
    while at(.sign), !isAtLineStart { advance() }
    if !name.isEmpty { imports.append(name) }
  }

  /// Reads a type alias.
  ///
  /// The result is a type with the modifier `typealias`.
  private mutating func readAlias(_ header: DeclarationHeader) -> Declaration {
    advance()
    var type = TypeDeclaration(
      .structure, name: text(current), attributes: header.attributes,
      modifiers: header.modifiers + ["typealias"], at: range(from: header.start))
    if at(.identifier) { advance() }
    type.genericParameters = readGenericParameters()
    if eat(.colon) { _ = readInherited() }
    if eatSign("=") { type.inherited = [readType()] }
    skipWhere()
    type.range = range(from: header.start)
    return .type(type)
  }

  private mutating func skipOperatorDeclaration() {
    let isGroup = at(.precedencegroup)
    advance()
    if isGroup {
      if at(.identifier) { advance() }
      if at(.leftBrace) { skipOne() }
      return
    }
    while !at(.end), !isAtLineStart, !at(.rightBrace), !at(.semicolon) { skipOne() }
  }

  private mutating func readMacroDeclaration() {
    advance()
    if at(.identifier) { advance() }
    _ = readGenericParameters()
    if at(.leftParen) { skipOne() }
    if atSign("->") {
      advance()
      _ = readType()
    }
    if eatSign("=") { _ = readExpression() }
    skipWhere()
  }
}

/// The attributes and modifiers before the keyword of a declaration.
struct DeclarationHeader {
  /// The offset of the first token.
  var start: Int
  var attributes: [Attribute]
  var modifiers: [String]
}
