/// Operators, regular expressions, and the space around them.
extension SwiftLexer {
  /// Reads an operator.
  ///
  /// `?` and `!` directly after an operand are tokens of their own.
  mutating func readOperator() {
    let first = byte()
    if first == UInt8(ascii: "?") || first == UInt8(ascii: "!"), isLeftBound(offset) {
      return append(.sign, length: 1)
    }
    var index = offset
    while index < bytes.count {
      let length = SwiftCharacter.isOperator(at: index, in: bytes)
      guard length > 0 else { break }
      let byte = bytes[index]
      if byte == UInt8(ascii: "."), first != UInt8(ascii: ".") { break }
      if byte == UInt8(ascii: "/"), index > offset, isComment(index) { break }
      if byte == UInt8(ascii: "<"), index > offset, isPlaceholder(index) { break }
      index &+= length
    }
    append(.sign, length: max(1, index &- offset))
  }

  /// Whether the period at the current byte begins an operator, such as `..<` or `.==`.
  var beginsOperator: Bool {
    let next = offset &+ 1
    guard next < bytes.count, tokens.last?.kind != .backslash else { return false }
    return SwiftCharacter.isOperator(at: next, in: bytes) > 0 && bytes[next] != UInt8(ascii: "/")
      && !(bytes[next] == UInt8(ascii: "<") && isPlaceholder(next))
  }

  private func isComment(_ index: Int) -> Bool {
    guard index &+ 1 < bytes.count else { return false }
    return bytes[index &+ 1] == UInt8(ascii: "/") || bytes[index &+ 1] == UInt8(ascii: "*")
  }

  private func isPlaceholder(_ index: Int) -> Bool {
    index &+ 1 < bytes.count && bytes[index &+ 1] == UInt8(ascii: "#")
  }

  /// Whether the byte before an offset can belong to an operand.
  ///
  /// A blank or an opening bracket cannot.
  func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start &- 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"), 0x0B, 0x0C,
      0, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"): return !(start > 1 && bytes[start &- 2] == UInt8(ascii: "*"))
    case 0xA0: return !(start > 1 && bytes[start &- 2] == 0xC2)
    default: return true
    }
  }

  /// Whether the byte after a token can belong to an operand.
  ///
  /// A blank or a closing bracket cannot.
  func isRightBound(_ end: Int, from start: Int) -> Bool {
    guard end < bytes.count else { return false }
    switch bytes[end] {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"), 0x0B, 0x0C,
      0, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."): return !isLeftBound(start)
    case UInt8(ascii: "/"): return !isComment(end)
    case 0xC2: return !(end &+ 1 < bytes.count && bytes[end &+ 1] == 0xA0)
    default: return true
    }
  }

  /// Returns the length of the regular expression that begins at the current `/`, or `nil` if the
  /// `/` is an operator.
  func regexLength() -> Int? {
    guard canBeginOperand, byte(1) != UInt8(ascii: " "), byte(1) != UInt8(ascii: "\t") else {
      return nil
    }
    var length = 1
    var parentheses = 0
    var isClass = false
    while offset &+ length < bytes.count {
      switch byte(length) {
      case 0x0A, 0x0D: return nil
      case UInt8(ascii: "\\"): length &+= 1
      case UInt8(ascii: "["): isClass = true
      case UInt8(ascii: "]"): isClass = false
      case UInt8(ascii: "(") where !isClass: parentheses &+= 1
      case UInt8(ascii: ")") where !isClass:
        parentheses &-= 1
        if parentheses < 0 { return nil }
      case UInt8(ascii: "/"):
        let last = byte(length &- 1)
        guard length > 1, last != UInt8(ascii: " "), last != UInt8(ascii: "\t") else { return nil }
        return length &+ 1
      default: break
      }
      length &+= 1
    }
    return nil
  }

  /// Whether an operand can begin at the current byte, so that the next token is not a binary
  /// operator.
  private var canBeginOperand: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .identifier:
      switch last.word {
      case .return, .in, .case, .try, .await, .throw, .else, .where, .if, .while, .guard, .switch,
        .as, .is, .yield:
        return true
      default: return startsLine && byte(1) != UInt8(ascii: " ")
      }
    case .dollar, .integer, .number, .regex, .placeholder, .stringEnd, .rightParen, .rightBracket,
      .rightBrace, .period, .directive, .at:
      return startsLine && last.kind != .period && last.kind != .at
    case .sign: return !(last.isLeftBound && !last.isRightBound)
    default: return true
    }
  }

  /// Reads a regular expression `#/…/#`.
  mutating func readExtendedRegex(hashes: Int) {
    var index = offset &+ hashes &+ 1
    while hashes < unclosedRegexHashes, index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\") {
        index &+= 2
        continue
      }
      if bytes[index] == UInt8(ascii: "/") {
        var count = 0
        while count < hashes, index &+ 1 &+ count < bytes.count,
          bytes[index &+ 1 &+ count] == UInt8(ascii: "#")
        {
          count &+= 1
        }
        if count == hashes {
          return append(.regex, length: index &+ 1 &+ hashes &- offset)
        }
      }
      index &+= 1
    }
    unclosedRegexHashes = min(unclosedRegexHashes, hashes)
    report(
      "this regular expression does not end", at: offset,
      remedy: "close it with “/” and as many “#” as it begins with")
    append(.unknown, length: hashes &+ 1)
  }
}
