extension JSXSource {
  /// Returns the index of the first token after a statement and all its branches.
  ///
  /// Without a semicolon, a statement ends with its line unless the next line continues it.
  func statementEnd(from start: Int, in range: Range<Int>) -> Int {
    let limit = range.upperBound
    var token = start
    var conditions = 0
    while token < limit {
      if isToken(token, anyOf: ["if", "for", "while", "switch"]), isToken(token + 1, "(") {
        if isToken(token, "if") { conditions += 1 }
        token = nextSibling(of: token + 1)
        continue
      }
      if isToken(token, anyOf: ["do", "try", "finally"]), isToken(token + 1, "{") {
        token = nextSibling(of: token + 1)
      } else {
        token = simpleEnd(from: token, limit)
      }
      if isToken(token, "catch"), token < limit {
        while token < limit, !isToken(token, "{") { token = nextSibling(of: token) }
        token = nextSibling(of: token)
      }
      if token < limit, isToken(token, "finally") { continue }
      guard token < limit, conditions > 0, isToken(token, "else") else { break }
      conditions -= 1
      token += 1
    }
    return min(token, limit)
  }

  private func simpleEnd(from start: Int, _ limit: Int) -> Int {
    if isToken(start, "{") { return nextSibling(of: start) }
    var token = start
    while token < limit {
      if isToken(token, ";") { return token + 1 }
      if token > start, beginsLine(token), endsOperand(token - 1), beginsOperand(token) {
        return token
      }
      token = nextSibling(of: token)
    }
    return token
  }

  private func endsOperand(_ token: Int) -> Bool {
    switch kind(token) {
    case .word:
      !isToken(
        token, anyOf: ["await", "typeof", "new", "in", "of", "instanceof", "else", "return"])
        || isToken(token, "return")
    case .number, .string, .regex, .close, .templateClose, .elementEnd: true
    case .punctuator: isToken(token, "!") || isToken(token, "++") || isToken(token, "--")
    default: false
    }
  }

  private func beginsOperand(_ token: Int) -> Bool {
    switch kind(token) {
    case .word: !isToken(token, anyOf: ["instanceof", "in", "of", "as", "satisfies"])
    case .number, .string, .element: true
    case .open: isToken(token, "{")
    default: false
    }
  }

  /// Returns the index of the first token with this text, not counting tokens in nested brackets.
  func first(_ text: StaticString, in range: Range<Int>) -> Int? {
    var token = range.lowerBound
    while token < range.upperBound {
      if isToken(token, text) { return token }
      token = nextSibling(of: token)
    }
    return nil
  }

  /// Returns the index of the last token with this text, not counting tokens in nested brackets.
  func last(_ text: StaticString, in range: Range<Int>) -> Int? {
    var token = range.lowerBound
    var found: Int?
    while token < range.upperBound {
      if isToken(token, text) { found = token }
      token = nextSibling(of: token)
    }
    return found
  }

  /// Returns the index of the colon that belongs to the `?` of a conditional operator.
  func colon(after question: Int, in range: Range<Int>) -> Int? {
    var token = question + 1
    var depth = 0
    while token < range.upperBound {
      if isToken(token, "?") { depth += 1 }
      if isToken(token, ":") {
        if depth == 0 { return token }
        depth -= 1
      }
      token = nextSibling(of: token)
    }
    return nil
  }

  /// Whether a range contains a `return` or `throw`.
  func mayExitFunction(_ range: Range<Int>) -> Bool {
    range.contains { kind($0) == .word && isToken($0, anyOf: ["return", "throw"]) }
  }

  func mayAffectReaders(_ range: Range<Int>) -> Bool {
    range.contains {
      kind($0) == .word
        && isToken(
          $0,
          anyOf: [
            "focus", "blur", "dismiss", "announceForAccessibility", "setAccessibilityFocus",
            "announceForAccessibilityWithOptions", "sendAccessibilityEvent",
          ])
    }
  }

  /// Returns the path of a value without `current`: `this.field?.current` → `this.field`.
  func path(_ range: Range<Int>) -> String {
    guard range.count < 16 else { return "" }
    return range.filter { kind($0) == .word && !isToken($0, "current") }.map(text)
      .joined(separator: ".")
  }
}
