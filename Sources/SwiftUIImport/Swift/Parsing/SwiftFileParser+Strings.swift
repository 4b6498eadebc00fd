internal import ComponentSource

/// String literals.
extension SwiftFileParser {
  /// Reads a string with its interpolated values.
  mutating func readString() -> Expression {
    guard nesting.enter() else { return tooDeep() }
    defer { nesting.leave() }
    let open = current
    let text = SwiftStringText(
      open, closedBy: tokens[min(open.match, tokens.count &- 1)], in: bytes)
    var parts: [StringPart] = []
    advance()
    while true {
      let token = current
      if token.kind == .stringText {
        let isLast = peek(1).kind == .stringEnd
        let literal = text.decode(token.start..<token.end, isLast: isLast)
        if !literal.isEmpty { parts.append(.text(literal)) }
        advance()
      } else if token.kind == .interpolation {
        parts.append(readInterpolation())
      } else {
        break
      }
    }
    if at(.stringEnd) { advance() }
    return Expression(.string(parts), at: range(from: open.start))
  }

  @inline(never) private mutating func readInterpolation() -> StringPart {
    let open = current
    advance()
    var arguments = readArgumentList(until: .rightParen)
    if !at(.rightParen) {
      report(
        "this value in a string does not end", remedy: "close it with “)”", at: open.start)
      move(to: open.match)
    }
    _ = eat(.rightParen)
    guard let first = arguments.first else {
      return .value(
        Expression(.unreadable, at: range(from: open.start)), arguments: [])
    }
    if first.label == nil { arguments.removeFirst() }
    let value =
      first.label == nil ? first.value : Expression(.unreadable, at: range(from: open.start))
    return .value(value, arguments: arguments)
  }
}
