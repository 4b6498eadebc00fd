internal import ComponentSource

/// Operands without members and calls.
extension SwiftFileParser {
  mutating func readPrimary(_ context: ExpressionContext) -> Expression {
    let token = current
    let start = token.start
    switch token.kind {
    case .identifier: return readName()
    case .dollar:
      advance()
      let name = text(token)
      let isNumber = name.utf8.dropFirst().first.map { $0.isDigit } ?? true
      return Expression(
        isNumber ? .name(name) : .projection(String(name.dropFirst())), at: range(from: start))
    case .integer, .number:
      advance()
      return Expression(number(token), at: range(from: start))
    case .stringStart: return readString()
    case .regex, .placeholder:
      advance()
      return Expression(.unreadable, at: range(from: start))
    case .period: return readImplicitMember()
    case .leftParen: return readTuple()
    case .leftBracket: return readCollection()
    case .leftBrace where context == .normal:
      return readClosure()
    case .backslash: return readKeyPath()
    case .directive: return readMacro()
    case .at:
      readAttributes()
      return readPrimary(context)
    default:
      report("an expression is missing", remedy: "write a value, or remove what needs it")
      if token.kind == .unknown || token.kind == .sign { advance() }
      return Expression(.unreadable, at: SourceRange(file: file, start: start, end: start))
    }
  }

  @inline(never) private mutating func readName() -> Expression {
    let token = current
    let start = token.start
    switch token.word {
    case .if: return readIf()
    case .switch: return readSwitch()
    case .do where peek(1).kind == .leftBrace:
      advance()
      _ = readDoCatch()
      return Expression(.unreadable, at: range(from: start))
    case .nil: return literal(.null)
    case .true: return literal(.boolean(true))
    case .false: return literal(.boolean(false))
    case let word where word.isReserved:
      report("an expression is missing", remedy: "write a value, or remove what needs it")
      return Expression(.unreadable, at: SourceRange(file: file, start: start, end: start))
    default: break
    }
    advance()
    skipArgumentNames()
    let name = Expression(.name(text(token)), at: range(from: start))
    guard let types = readGenericArguments() else { return name }
    if at(.leftParen), !isAtLineStart { return readCall(name, false, types: types, .normal) }
    if at(.leftBrace), !isAtLineStart, canBeTrailingClosure(.normal) {
      let call = Call(name, readTrailingClosures(), types: types)
      return Expression(.call(call), at: range(from: start))
    }
    return Expression(name.form, at: range(from: start))
  }

  private mutating func literal(_ form: Expression.Form) -> Expression {
    let start = tokenStart
    advance()
    return Expression(form, at: range(from: start))
  }

  /// Returns the value of a number.
  ///
  /// A number that is too large for an integer becomes a floating-point number.
  private func number(_ token: SwiftToken) -> Expression.Form {
    let digits = text(token).filter { $0 != "_" }
    if token.kind == .integer {
      let prefix = digits.prefix(2).lowercased()
      let radix = ["0x": 16, "0o": 8, "0b": 2][prefix]
      if let value = radix.map({ Int(digits.dropFirst(2), radix: $0) }) ?? Int(digits) {
        return .integer(value)
      }
    }
    return Double(digits).map { .number($0) } ?? .unreadable
  }

  @inline(never) private mutating func readImplicitMember() -> Expression {
    let start = tokenStart
    advance()
    let token = current
    guard token.kind == .identifier || token.kind == .dollar || token.kind == .integer,
      !token.startsLine
    else {
      report("this member has no name", remedy: "write a name after the period")
      return Expression(.unreadable, at: range(from: start))
    }
    advance()
    skipArgumentNames()
    let member = Expression(.implicitMember(text(token)), at: range(from: start))
    guard let types = readGenericArguments(), at(.leftParen), !isAtLineStart else {
      return member
    }
    return readCall(member, false, types: types, .normal)
  }

  /// Reads a tuple, or an expression in parentheses.
  @inline(never) private mutating func readTuple() -> Expression {
    let start = tokenStart
    guard nesting.enter() else { return tooDeep() }
    defer { nesting.leave() }
    advance()
    let arguments = readArgumentList(until: .rightParen)
    close(.rightParen, ")", openedAt: start)
    if arguments.count == 1, arguments[0].label == nil {
      return Expression(arguments[0].value.form, at: range(from: start))
    }
    return Expression(.tuple(arguments), at: range(from: start))
  }

  /// Reads a list or dictionary.
  @inline(never) private mutating func readCollection() -> Expression {
    let start = tokenStart
    guard nesting.enter() else { return tooDeep() }
    defer { nesting.leave() }
    advance()
    var elements: [Expression] = []
    var pairs: [(key: Expression, value: Expression)] = []
    var isDictionary = false
    if at(.colon) {
      advance()
      isDictionary = true
    }
    while !at(.rightBracket), !at(.end), !at(.rightBrace), !at(.rightParen) {
      let before = index
      if atDirective(.if) || atDirective(.elseif) || atDirective(.else) || atDirective(.endif) {
        skipInactiveClauses()
        continue
      }
      let element = readArgumentValue()
      if eat(.colon) {
        isDictionary = true
        pairs.append((element, readExpression()))
      } else if at(.identifier), text(current) == "of", !isAtLineStart {
        // The type of an inline array: `[4 of Int]`.
        advance()
        _ = readType()
        elements.append(element)
      } else {
        elements.append(element)
      }
      if eat(.comma) { continue }
      if tokenKind == .directive { continue }
      if at(.rightBracket) || index == before || isAtLineStart || tokenKind.isClosing {
        break
      }
      report("a comma is missing between elements", remedy: "add “,”")
    }
    close(.rightBracket, "]", openedAt: start)
    return Expression(isDictionary ? .dictionary(pairs) : .list(elements), at: range(from: start))
  }

  /// Reads a key path: `\.name`, `\Item.name`.
  @inline(never) private mutating func readKeyPath() -> Expression {
    let start = tokenStart
    advance()
    var parts: [String] = []
    while true {
      let token = current
      guard !token.startsLine || token.kind == .period else { break }
      switch token.kind {
      case .period where peek(1).kind == .identifier || peek(1).kind == .integer:
        advance()
        parts.append(text(current))
        advance()
        skipArgumentNames()
        _ = readGenericArguments()
      case .period where peek(1).kind == .leftBracket || isSign(peek(1), "?"): advance()
      case .identifier where parts.isEmpty && token.start == previousEnd:
        advance()
        parts.append(text(token))
        _ = readGenericArguments()
      case .leftBracket, .leftParen:
        guard token.start == previousEnd else { return keyPath(parts, start) }
        skipOne()
      case .sign where (atSign("?") || atSign("!")) && token.isLeftBound: advance()
      default: return keyPath(parts, start)
      }
    }
    return keyPath(parts, start)
  }

  private func keyPath(_ parts: [String], _ start: Int) -> Expression {
    Expression(.reference(parts), at: range(from: start))
  }

  /// Reads a macro in an expression: `#selector(save)`, `#file`.
  @inline(never) private mutating func readMacro() -> Expression {
    let token = current
    if token.startsLine, [.if, .elseif, .else, .endif].contains(token.word) {
      report("an expression is missing", remedy: "write a value, or remove what needs it")
      return Expression(
        .unreadable, at: SourceRange(file: file, start: token.start, end: token.start))
    }
    advance()
    let name = Expression(.name(text(token)), at: range(from: token.start))
    let types = readGenericArguments() ?? []
    if at(.leftParen), !isAtLineStart { return readCall(name, false, types: types, .normal) }
    return name
  }
}
