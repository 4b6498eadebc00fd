/// An enum of TypeScript, such as `enum Status { Open = 'open', Done = 'done' }`.
struct JSXEnum: Sendable {
  let name: String
  /// The names of members with a number, by their numbers, and the values of all members, by their
  /// names.
  let members: [(key: String, value: JSXValue)]
}

extension JSXSource {
  /// Returns the enums at the top level of a file.
  ///
  /// Source: TypeScript handbook, Enums.
  func enums(in tokens: Range<Int>) -> [JSXEnum] {
    tokens.compactMap { token in
      guard isToken(token, "enum"), parent(token) == nil, kind(token + 1) == .word,
        isToken(token + 2, "{")
      else { return nil }
      return JSXEnum(name: text(token + 1), members: enumMembers(in: token + 2))
    }
  }

  private func enumMembers(in open: Int) -> [(key: String, value: JSXValue)] {
    var names: [(key: String, value: JSXValue)] = []
    var values: [(key: String, value: JSXValue)] = []
    // A member without a value gets the number after the previous member's number.
    var next: Double? = 0
    for entry in entries(of: open) {
      let first = entry.lowerBound
      let word = text(first)
      let key = kind(first) == .string ? JSXStrings.unescaped(word.dropFirst().dropLast()) : word
      var value = JSXValue.unknown(at: entry)
      if entry.count == 1 {
        if let next { value = JSXValue.number(next) }
      } else if isToken(first + 1, "=") {
        value = enumValue(first + 2..<max(first + 2, entry.upperBound))
      }
      next = nil
      if case .number(let number, let digits) = value {
        names.append((digits, .string(key)))
        next = number + 1
      }
      values.append((key, value))
    }
    return names + values
  }

  /// Returns the value of a member, which is unknown unless it is a text or a number.
  private func enumValue(_ tokens: Range<Int>) -> JSXValue {
    let isNegative = isToken(tokens.lowerBound, "-")
    let token = tokens.lowerBound + (isNegative ? 1 : 0)
    guard token + 1 == tokens.upperBound else { return .unknown(at: tokens) }
    if kind(token) == .string, !isNegative {
      return .string(JSXStrings.unescaped(text(token).dropFirst().dropLast()))
    }
    guard kind(token) == .number, let number = Double(text(token)), number.isFinite else {
      return .unknown(at: tokens)
    }
    return JSXValue.number(isNegative ? -number : number)
  }
}
