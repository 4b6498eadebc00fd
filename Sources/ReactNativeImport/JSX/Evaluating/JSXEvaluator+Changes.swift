/// Evaluates changes of variables and their members: `.push(1)`, `.name = 'a'`, `[0].count++`.
extension JSXEvaluator {
  /// Returns the value of a variable after a change of the variable or of one of its members.
  ///
  /// - Parameters:
  ///   - old: The value before the change.
  ///   - isOwn: Whether the value is the variable's own. Other values, such as an item of a list, can
  ///     also be members of other variables, so their members are not changed.
  ///   - path: The tokens after the variable that lead to the member, such as `.items[0]`.
  ///   - change: The tokens of the change, such as `= 1` or `.push(1)`.
  /// - Returns: The value, or `nil` if it is unknown.
  mutating func value(
    of old: JSXValue, isOwn: Bool, at path: Range<Int>, changedBy change: Range<Int>, in scope: Int
  ) -> JSXValue? {
    var steps: [JSXBinding.Step] = []
    var containers = [old]
    var token = path.lowerBound
    while token < path.upperBound {
      var step = JSXBinding.Step.key(source.text(token + 1))
      if source.isToken(token, "[") {
        guard let key = key(evaluate(source.inside(token), in: scope)) else { return nil }
        step = key
        token = source.nextSibling(of: token)
      } else {
        token += 2
      }
      let container = containers[containers.count - 1]
      guard let part = container.part(step) else {
        // A member of a component, such as its display name, changes nothing that is shown.
        return container.isCode ? old : nil
      }
      steps.append(step)
      containers.append(part)
    }
    let isMember = !steps.isEmpty || source.isToken(change.lowerBound, ".")
    guard !change.isEmpty, isOwn || !isMember,
      var new = value(of: containers[containers.count - 1], changedBy: change, scope)
    else { return nil }
    for (container, step) in zip(containers, steps).reversed() {
      guard budget > 0, let whole = container.setting(step, to: new) else { return nil }
      budget -= 4
      new = whole
    }
    return new
  }

  private func key(_ value: JSXValue) -> JSXBinding.Step? {
    switch value {
    case .number(let number, _): Int(exactly: number).map { .index($0) }
    case .string(let text, let unknownParts) where unknownParts.isEmpty: .key(text)
    default: nil
    }
  }

  /// Returns a value after an operator or a call of a method.
  private mutating func value(
    of old: JSXValue, changedBy tokens: Range<Int>, _ scope: Int
  ) -> JSXValue? {
    let sign = tokens.lowerBound
    let right = sign + 1..<tokens.upperBound
    if source.isToken(sign, "=") {
      return right.isEmpty ? nil : evaluate(right, in: scope, allowsRest: true)
    }
    if source.isToken(sign, anyOf: ["||=", "&&=", "??="]) {
      let isMissing = source.isToken(sign, "??=") ? old.isNullish : old.isTruthy.map { !$0 }
      guard let isMissing, !right.isEmpty else { return nil }
      let isSet = source.isToken(sign, "&&=") ? !isMissing : isMissing
      return isSet ? evaluate(right, in: scope, allowsRest: true) : old
    }
    if source.isToken(sign, "+=") {
      let value = evaluate(right, in: scope, allowsRest: true)
      return old.text == nil ? nil : sum(old, value, right, right, right)
    }
    if source.isToken(sign, "-=") {
      guard case .number(let first, _) = old,
        case .number(let second, _) = evaluate(right, in: scope, allowsRest: true)
      else { return nil }
      return .number(first - second)
    }
    if source.isToken(sign, anyOf: ["++", "--"]), right.isEmpty {
      guard case .number(let number, _) = old else { return nil }
      return .number(number + (source.isToken(sign, "++") ? 1 : -1))
    }
    return value(of: old, afterCalls: tokens, in: scope)
  }
}

extension JSXValue {
  /// Whether the value is a function, a component or a module.
  fileprivate var isCode: Bool {
    switch self {
    case .function, .component, .module: true
    default: false
    }
  }

  /// Returns a list after a call of a method that changes it, or `nil` if the method is unknown.
  static func list(
    _ values: [JSXValue], after method: String, _ arguments: [JSXValue]
  ) -> [JSXValue]? {
    switch (method, arguments.first) {
    case ("push", _): return values + arguments
    case ("unshift", _): return arguments + values
    case ("pop", nil): return Array(values.dropLast())
    case ("shift", nil): return Array(values.dropFirst())
    case ("splice", .number(let start, _)?):
      var count = values.count
      if arguments.count > 1 {
        guard case .number(let given, _) = arguments[1], let number = Int(exactly: given) else {
          return nil
        }
        count = max(0, number)
      }
      guard let index = Int(exactly: start), (0...values.count).contains(index) else { return nil }
      var list = values
      list.replaceSubrange(
        index..<min(values.count, index + min(count, values.count)), with: arguments.dropFirst(2))
      return list
    default: return nil
    }
  }

  /// Returns an object or a list with another value for a member, or `nil` for other values.
  fileprivate func setting(_ step: JSXBinding.Step, to value: JSXValue) -> JSXValue? {
    switch (self, step) {
    case (.object(var members), .key(let key)):
      guard let index = members.firstIndex(where: { $0.key == key }) else {
        return .object(members + [(key, value)])
      }
      members[index].value = value
      return .object(members)
    case (.object, .index(let index)): return setting(.key("\(index)"), to: value)
    case (.array(var values), .index(let index)):
      guard (0...values.count).contains(index) else { return nil }
      if index < values.count { values[index] = value } else { values.append(value) }
      return .array(values)
    default: return nil
    }
  }
}

extension JSXSource {
  private static let operators: [StaticString] = [
    "=", "+=", "-=", "*=", "/=", "++", "--", "??=", "||=", "&&=",
  ]
  /// Methods that change a list.
  private static let listMethods: [StaticString] = [
    "push", "unshift", "splice", "pop", "shift", "sort", "reverse", "fill",
  ]
  /// Methods that change a set or a map, or that have the name of such a method.
  private static let collectionMethods: [StaticString] = ["set", "add", "delete", "clear"]

  /// Returns the index of the token after the members that follow a variable: `.items[0]`.
  ///
  /// The name of a called method is not included.
  func pathEnd(after token: Int) -> Int {
    var next = token + 1
    while true {
      if isToken(next, "."), kind(next + 1) == .word, !isToken(next + 2, "(") {
        next += 2
      } else if isToken(next, "["), kind(next) == .open {
        next = nextSibling(of: next)
      } else {
        return next
      }
    }
  }

  /// Whether the code changes a member of the variable at a token, as in `errors.email = ''`,
  /// `rows[0].push(1)` or `delete user.name`.
  func writesMember(_ token: Int) -> Bool {
    guard kind(token) == .word, !isToken(token - 1, anyOf: [".", "?."]) else { return false }
    if isToken(token - 1, "delete") || isFirstArgumentOfAssign(token) { return true }
    let end = pathEnd(after: token)
    if isToken(end, anyOf: [".", "?."]), isToken(end + 2, "(") {
      return isToken(end + 1, anyOf: JSXSource.listMethods)
    }
    return end > token + 1 && isToken(end, anyOf: JSXSource.operators)
  }

  /// Whether the code calls a method that changes a set or a map, as in `names.add('a')`.
  ///
  /// Other objects can have methods with these names, too.
  func changesCollection(_ token: Int) -> Bool {
    guard kind(token) == .word, !isToken(token - 1, anyOf: [".", "?."]) else { return false }
    let end = pathEnd(after: token)
    return isToken(end, anyOf: [".", "?."]) && isToken(end + 2, "(")
      && (isToken(end + 1, anyOf: JSXSource.collectionMethods) || changesEntry(ofCallAt: end + 2))
  }

  /// Whether the code changes the entry of a map that a call returns, as in `groups.get(key).push(1)`.
  private func changesEntry(ofCallAt open: Int) -> Bool {
    guard isToken(open - 1, "get") else { return false }
    let after = nextSibling(of: open)
    let end = pathEnd(after: after - 1)
    if isToken(end, "."), isToken(end + 2, "(") {
      return isToken(end + 1, anyOf: JSXSource.listMethods)
        || isToken(end + 1, anyOf: JSXSource.collectionMethods)
    }
    return end > after && isToken(end, anyOf: JSXSource.operators)
  }

  /// Whether the code may change the variable at a token, or a member of the variable.
  func isChanged(at token: Int) -> Bool {
    if isToken(token - 1, anyOf: ["++", "--", "delete"]) || isFirstArgumentOfAssign(token)
      || isInArrayPattern(token)
    {
      return true
    }
    let end = pathEnd(after: token)
    guard isToken(end, anyOf: [".", "?."]), isToken(end + 2, "(") else {
      return isToken(end, anyOf: JSXSource.operators)
    }
    return isToken(end + 1, anyOf: JSXSource.listMethods)
      || isToken(end + 1, anyOf: JSXSource.collectionMethods) || changesEntry(ofCallAt: end + 2)
  }

  /// Whether a token is the object that `Object.assign` changes.
  private func isFirstArgumentOfAssign(_ token: Int) -> Bool {
    isToken(token - 1, "(") && isToken(token - 2, "assign")
  }
}
