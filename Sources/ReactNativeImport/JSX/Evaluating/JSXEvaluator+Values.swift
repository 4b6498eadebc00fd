internal import TextIO

extension JSXEvaluator {
  mutating func postfix(in scope: Int) -> JSXValue {
    let start = cursor
    var value = primary(in: scope)
    while cursor < limit {
      budget -= 1
      if isNext("?."), value.isNullish == true {
        skipChain()
        return assumption(for: source.excerpt(start..<min(cursor, limit))) ?? .undefined
      }
      if isNext(".") || isNext("?.") {
        cursor += 1
        guard isNext("(") || isNext("[") || source.kind(cursor) == .word else { break }
        guard source.kind(cursor) == .word else { continue }
        value = member(source.text(cursor), of: value, from: start, in: scope)
      } else if isNext("[") {
        value = element(of: value, from: start, in: scope)
      } else if isNext("("), !beginsStatement {
        value = call(value, from: start, in: scope)
      } else if isNext("!"), !beginsStatement {
        cursor += 1
      } else if isNext("as") || isNext("satisfies") {
        skipType()
      } else if isNext("<"), let end = typeArguments() {
        cursor = end
      } else if source.kind(cursor) == .templateOpen {
        if case .unknown(let tag) = value, tag.path == "t" || tag.path == "msg" {
          // A text that a macro of Lingui translates.
          value = template(in: scope)
        } else {
          cursor = source.nextSibling(of: cursor)
          value = styled(value, from: start)
        }
      } else {
        break
      }
    }
    return value
  }

  private var beginsStatement: Bool { source.beginsLine(cursor) }

  /// Skips the rest of an optional chain, such as `?.items[0].name`.
  private mutating func skipChain() {
    while cursor < limit {
      if isNext(".") || isNext("?.") {
        cursor += source.kind(cursor + 1) == .word ? 2 : 1
      } else if isNext("[") || isNext("("), !beginsStatement {
        cursor = source.nextSibling(of: cursor)
      } else if isNext("!"), !beginsStatement {
        cursor += 1
      } else {
        return
      }
    }
  }

  private mutating func primary(in scope: Int) -> JSXValue {
    let start = cursor
    guard cursor < limit, let kind = source.kind(cursor) else { return .undefined }
    switch kind {
    case .number:
      cursor += 1
      return number(source.text(start))
    case .string:
      cursor += 1
      return .string(JSXStrings.unescaped(source.text(start).dropFirst().dropLast()))
    case .templateOpen: return template(in: scope)
    case .element:
      cursor = source.nextSibling(of: cursor)
      return .element(start, scope: scope)
    case .open: return bracket(in: scope)
    case .word: return word(in: scope)
    case .punctuator where isNext("<"):
      guard let end = typeArguments(), source.isToken(end, "(") else {
        cursor = limit
        return unknown(from: start)
      }
      cursor = end
      return bracket(in: scope)
    case .regex:
      cursor += 1
      return unknown(from: start)
    default:
      cursor = limit
      return unknown(from: start)
    }
  }

  private func number(_ text: String) -> JSXValue {
    let digits = text.filter { $0 != "_" }
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      return Int(digits.dropFirst(2), radix: 16).map { .number(Double($0)) } ?? .number(0)
    }
    guard let number = Double(digits.first == "." ? "0" + digits : digits), number.isFinite else {
      return .number(0, text)
    }
    return Int(exactly: number).map { .number(number, "\($0)") } ?? .number(number, digits)
  }

  private mutating func template(in scope: Int) -> JSXValue {
    let end = source.match(cursor)
    var text = ""
    var unknownParts: [JSXUnknown] = []
    var token = cursor + 1
    while token < end {
      if source.kind(token) == .open {
        let tokens = source.inside(token)
        let (part, more) = shown(evaluate(tokens, in: scope), tokens)
        text += part
        unknownParts += more
      } else {
        text += JSXStrings.unescaped(source.text(token)[...])
      }
      guard text.utf8.count < JSXEvaluator.textLimit else {
        cursor = end + 1
        return .unknown(at: token..<token + 1)
      }
      token = source.nextSibling(of: token)
    }
    cursor = end + 1
    return .string(text, unknownParts: unknownParts)
  }

  private mutating func bracket(in scope: Int) -> JSXValue {
    let start = cursor
    let after = source.nextSibling(of: start)
    let inside = source.inside(start)
    if source.isToken(start, "(") {
      if let function = function(withParametersAt: start + 1) {
        return self.function(function, in: scope)
      }
      cursor = after
      if isNext("=>") || isNext(":") && declaresArrow(after: cursor) {
        cursor = limit
        return .function(nil, scope: scope)
      }
      return evaluate(inside, in: scope)
    }
    cursor = after
    return source.isToken(start, "[") ? array(inside, in: scope) : object(inside, in: scope)
  }

  private func declaresArrow(after colon: Int) -> Bool {
    var token = colon
    let end = min(limit, colon + 40)
    while token < end, !source.isToken(token, "=>") { token = source.nextSibling(of: token) }
    return token < end
  }

  /// Returns the index of the function whose parameters begin at a token.
  func function(withParametersAt token: Int) -> Int? {
    let functions = declarations.functions
    let index = functions.partitioningIndex { $0.parameters.lowerBound >= token }
    guard index < functions.count, functions[index].parameters.lowerBound == token else {
      return nil
    }
    return index
  }

  private mutating func function(_ function: Int, in scope: Int) -> JSXValue {
    cursor = min(limit, max(cursor + 1, declarations.functions[function].body.upperBound))
    return .function(function, scope: scope)
  }

  /// Returns the array of the values in a list, which can contain other lists as in `...more`.
  mutating func array(_ inside: Range<Int>, in scope: Int) -> JSXValue {
    var values: [JSXValue] = []
    for entry in source.entries(in: inside, keepsEmpty: true) {
      guard source.isToken(entry.lowerBound, "...") else {
        values.append(entry.isEmpty ? .undefined : evaluate(entry, in: scope))
        continue
      }
      let rest = entry.lowerBound + 1..<entry.upperBound
      guard case .array(let more) = evaluate(rest, in: scope).iterated else {
        return .unknown(at: entry)
      }
      values += more
      if values.count > JSXEvaluator.entryLimit { break }
    }
    return limitedArray(values) ?? .unknown(at: inside)
  }

  private mutating func word(in scope: Int) -> JSXValue {
    let start = cursor
    let text = source.text(start)
    if let function = function(withParametersAt: start), source.isToken(start + 1, "=>") {
      return self.function(function, in: scope)
    }
    cursor += 1
    if let value = JSXValue.words[text] { return value }
    switch text {
    case "async": return primary(in: scope)
    case "new" where isNext("Array"): return primary(in: scope)
    case "new" where isNext("Set") || isNext("Map"): return newCollection(from: start, in: scope)
    case "function": return functionExpression(in: scope)
    case "new":
      if let value = instance(from: start, in: scope) { return value }
      cursor = limit
      return unknown(from: start)
    case "class", "delete", "import":
      cursor = limit
      return unknown(from: start)
    case "super", "this": return resolve("this", at: start, in: scope)
    default: return resolve(text, at: start, in: scope)
    }
  }

  private mutating func functionExpression(in scope: Int) -> JSXValue {
    while cursor < limit, !isNext("(") { cursor += 1 }
    if let function = function(withParametersAt: cursor + 1) {
      return self.function(function, in: scope)
    }
    cursor = limit
    return .function(nil, scope: scope)
  }

  private mutating func skipType() {
    cursor += 1
    while cursor < limit {
      if source.kind(cursor) == .punctuator {
        let sign = source.text(cursor)
        let isInType = sign == "," && !source.isComma(cursor)
        guard isInType || [".", "|", "&", "<", ">", "=>"].contains(sign) else { return }
      } else if source.kind(cursor) == .word, beginsStatement {
        return
      }
      cursor = source.nextSibling(of: cursor)
    }
  }

  private func typeArguments() -> Int? { source.typeArguments(at: cursor, in: limit) }

  /// Returns the component that a template string with styles follows, such as `styled.View`.
  private func styled(_ value: JSXValue, from start: Int) -> JSXValue {
    switch value {
    case .component, .function: return value
    case .unknown(let unknown):
      let path = unknown.path.map { exportedName($0, at: start) }
      let names = path?.split(separator: ".").map(String.init) ?? []
      return names.count > 1 && names[0] == "styled"
        ? styledMember(names) : unknown.path == nil ? self.unknown(from: start) : value
    default: return self.unknown(from: start)
    }
  }
}
