struct JSXFunction: Sendable {
  /// The name of the function.
  ///
  /// A function without a name gets the name of its constant, property or method.
  var name: String?
  var className: String?
  var parameters: Range<Int>
  /// The tokens of the body: a block with its braces, or a range that begins with the expression
  /// after `=>`.
  ///
  /// The range can contain further tokens after the expression.
  var body: Range<Int>
  var isBlock: Bool
  var outer: Int?
  var isDefault = false
  var declarations: [JSXDeclaration] = []
  var functions: [(name: String, function: Int)] = []

  /// Whether React treats the function as a component.
  var isComponent: Bool {
    if name == "render", className != nil { return true }
    return isDefault || name?.first?.isUppercase == true
  }

  var screenName: String? { name == "render" ? className ?? name : name }
}

/// A point at which a function returns a value or assigns a variable.
struct JSXExit: Sendable {
  /// A condition of an exit.
  ///
  /// The exit is reached only if the condition is true, or false if ``isNegated`` is true.
  struct Condition: Sendable {
    var tokens: Range<Int>
    var isNegated = false
    /// The labels of a `case`, or `nil` for other conditions.
    ///
    /// If there are labels, ``tokens`` is the value of the `switch`.
    var labels: [Range<Int>]?
  }

  /// What a statement does with the variable.
  enum Operation: Sendable {
    case set
    /// Adds the value to the old value, as in `text += '!'`.
    case add
    /// Appends the values to an array, as in `rows.push(first, second)`.
    case push
  }

  var conditions: [Condition]
  /// The range of tokens that begins with the returned or assigned value.
  ///
  /// The property is `nil` for a `return` without a value.
  ///
  /// The range can contain further tokens after the value.
  var value: Range<Int>?
  /// The variable to which the value is assigned, or `nil` if the value is returned.
  var variable: String?
  var operation = Operation.set
  /// The tokens of the key in `code[key] = …`, or `nil` for other statements.
  var key: Range<Int>?
}

extension JSXSource {
  /// Returns the `return` statements of a block, with the conditions under which each is reached.
  ///
  /// The list ends with the first statement that has no condition.
  func exits(of block: Range<Int>) -> [JSXExit] {
    allExits(of: block).filter { $0.variable == nil }
  }

  /// Returns the assignments to a variable or its members in a block, with their conditions.
  func assignments(to variable: String, in block: Range<Int>) -> [JSXExit] {
    let member = "\(variable)."
    return allExits(of: block).filter {
      $0.variable == variable || $0.variable?.hasPrefix(member) == true
    }
  }

  private func allExits(of block: Range<Int>) -> [JSXExit] {
    var exits: [JSXExit] = []
    collectExits(of: block, under: [], depth: 0, into: &exits)
    return exits
  }

  private func collectExits(
    of range: Range<Int>, under conditions: [JSXExit.Condition], depth: Int,
    into exits: inout [JSXExit]
  ) {
    guard depth < 16 else { return }
    var token = range.lowerBound
    while token < range.upperBound {
      guard kind(token) == .word, !isToken(token - 1, ".") else {
        token = nextSibling(of: token)
        continue
      }
      if isToken(token, "return") {
        exits.append(JSXExit(conditions: conditions, value: returned(token, in: range)))
        return
      }
      if let found = assignment(at: token, in: range) {
        exits.append(found.exit(under: conditions))
        token = found.after
      } else if isToken(token, anyOf: ["for", "while"]), isToken(token + 1, "(") {
        token = nextSibling(of: token + 1)
        // The number of repetitions is unknown.
        if let repeated = assignment(at: token, in: range) { token = repeated.after }
      } else if isToken(token, "if"), isToken(token + 1, "(") {
        token = collectBranches(at: token, in: range, under: conditions, depth: depth, into: &exits)
      } else if isToken(token, "switch"), isToken(token + 1, "(") {
        token = collectCases(at: token, under: conditions, depth: depth, into: &exits)
      } else if isToken(token, "try"), isToken(token + 1, "{") {
        collectExits(of: inside(token + 1), under: conditions, depth: depth + 1, into: &exits)
        token = nextSibling(of: token + 1)
      } else {
        token += 1
      }
    }
  }

  private func returned(_ token: Int, in range: Range<Int>) -> Range<Int>? {
    let start = token + 1
    guard start < range.upperBound, !isToken(start, ";"), kind(start) != .close,
      !beginsLine(start)
    else { return nil }
    var end = start
    while end < range.upperBound, !isToken(end, ";") { end = nextSibling(of: end) }
    return start..<min(end, range.upperBound)
  }

  /// Whether the code changes the variable at this token.
  func writes(_ token: Int) -> Bool {
    guard kind(token) == .word, !isToken(token - 1, anyOf: ["let", "var", "const", "."]) else {
      return false
    }
    return isToken(
      token + 1, anyOf: ["=", "+=", "-=", "*=", "/=", "++", "--", "??=", "||=", "&&="])
      || isToken(token - 1, anyOf: ["++", "--"]) && !beginsLine(token) || isInArrayPattern(token)
  }

  /// Whether a statement assigns the variable a part of an array, as in `[first, second] = pair`.
  func isInArrayPattern(_ token: Int) -> Bool {
    guard isToken(token - 1, anyOf: ["[", ","]), let open = parent(token), isToken(open, "["),
      isToken(nextSibling(of: open), "=")
    else { return false }
    return isToken(open - 1, anyOf: [";", "{", "}"]) || beginsLine(open)
  }

  /// A statement that changes a variable.
  private struct Assignment {
    /// The variable, which is `errors.email` for `errors.email = …`.
    var variable: String
    var value: Range<Int>
    var operation = JSXExit.Operation.set
    /// The tokens of the key in `code[key] = …`.
    var key: Range<Int>?
    /// The index of the token after the value.
    var after: Int

    func exit(under conditions: [JSXExit.Condition]) -> JSXExit {
      JSXExit(
        conditions: conditions, value: value, variable: variable, operation: operation, key: key)
    }
  }

  /// Returns the assignment that begins at a token, or `nil` if another statement begins there.
  private func assignment(at token: Int, in range: Range<Int>) -> Assignment? {
    guard kind(token) == .word, token == range.lowerBound || beginsStatement(token) else {
      return nil
    }
    let isMember = isToken(token + 1, ".") && kind(token + 2) == .word
    if isMember, isToken(token + 2, "push"), isToken(token + 3, "(") {
      return Assignment(
        variable: text(token), value: inside(token + 3), operation: .push,
        after: nextSibling(of: token + 3))
    }
    let hasKey = isToken(token + 1, "[") && kind(token + 1) == .open
    let equals = isMember ? token + 3 : hasKey ? nextSibling(of: token + 1) : token + 1
    let adds = isToken(equals, "+=") && !isMember && !hasKey
    guard adds || isToken(equals, "=") else { return nil }
    let end = statementEnd(from: equals + 1, in: range)
    let last = isToken(end - 1, ";") ? end - 1 : end
    guard equals + 1 < last else { return nil }
    let variable = isMember ? "\(text(token)).\(text(token + 2))" : text(token)
    return Assignment(
      variable: variable, value: equals + 1..<last, operation: adds ? .add : .set,
      key: hasKey ? inside(token + 1) : nil, after: last)
  }

  private func beginsStatement(_ token: Int) -> Bool {
    isToken(token - 1, anyOf: [";", "{", "}", ")", ":", "else"]) || beginsLine(token)
  }

  private func collectBranches(
    at start: Int, in range: Range<Int>, under conditions: [JSXExit.Condition], depth: Int,
    into exits: inout [JSXExit]
  ) -> Int {
    var token = start
    var conditions = conditions
    while isToken(token, "if"), isToken(token + 1, "("), conditions.count < 64 {
      let tokens = inside(token + 1)
      let body = nextSibling(of: token + 1)
      let taken = conditions + [JSXExit.Condition(tokens: tokens)]
      token = collectBranch(at: body, in: range, under: taken, depth: depth, into: &exits)
      guard isToken(token, "else") else { return token }
      conditions.append(JSXExit.Condition(tokens: tokens, isNegated: true))
      token += 1
    }
    return collectBranch(at: token, in: range, under: conditions, depth: depth, into: &exits)
  }

  private func collectBranch(
    at body: Int, in range: Range<Int>, under conditions: [JSXExit.Condition], depth: Int,
    into exits: inout [JSXExit]
  ) -> Int {
    if isToken(body, "{") {
      collectExits(of: inside(body), under: conditions, depth: depth + 1, into: &exits)
      return nextSibling(of: body)
    }
    if isToken(body, "return") {
      exits.append(JSXExit(conditions: conditions, value: returned(body, in: range)))
    } else if let found = assignment(at: body, in: range) {
      exits.append(found.exit(under: conditions))
      return isToken(found.after, ";") ? found.after + 1 : found.after
    }
    var token = body
    while token < range.upperBound, !isToken(token, ";"), !isToken(token, "else") {
      if token > body, beginsLine(token) { return token }
      token = nextSibling(of: token)
    }
    return isToken(token, ";") ? token + 1 : token
  }

  private func collectCases(
    at start: Int, under conditions: [JSXExit.Condition], depth: Int, into exits: inout [JSXExit]
  ) -> Int {
    let open = nextSibling(of: start + 1)
    guard isToken(open, "{") else { return open }
    let end = max(open + 1, match(open))
    let subject = inside(start + 1)
    let all = caseLabels(ofSwitchAt: open)
    // The labels of the cases since the last statements. Cases without statements run the
    // statements of the next case.
    var labels: [Range<Int>] = []
    var (isDefault, hadDefault) = (false, false)
    var token = open + 1
    while token < end {
      guard isToken(token, anyOf: ["case", "default"]) else {
        token = nextSibling(of: token)
        continue
      }
      var colon = token
      while colon < end, !isToken(colon, ":") { colon = nextSibling(of: colon) }
      var last = min(colon + 1, end)
      let body = last
      while last < end, !isToken(last, anyOf: ["case", "default"]) { last = nextSibling(of: last) }
      let isBlock = isToken(body, "{") && nextSibling(of: body) == last
      let block = isBlock ? inside(body) : body..<min(last, end)
      if isToken(token, "default") {
        (isDefault, hadDefault) = (!hadDefault, true)
      } else {
        labels.append(token + 1..<max(token + 1, colon))
      }
      token = last
      guard !block.isEmpty else { continue }
      // The default case applies to the values that are not labels of other cases.
      var condition = JSXExit.Condition(tokens: subject, labels: labels)
      if isDefault {
        let own = Set(labels)
        condition = JSXExit.Condition(
          tokens: subject, isNegated: true, labels: all.filter { !own.contains($0) })
      }
      collectExits(of: block, under: conditions + [condition], depth: depth + 1, into: &exits)
      // Without a jump at its end, a case goes on with the statements of the next case.
      if labels.count > JSXSource.continuedLabels || jumps(block, ofSwitchAt: open) {
        (labels, isDefault) = ([], false)
      }
    }
    return nextSibling(of: open)
  }
}
