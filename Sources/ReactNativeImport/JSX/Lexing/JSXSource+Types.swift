/// Finds type arguments, such as `<string, number>`.
///
/// Their commas do not separate values.
extension JSXSource {
  /// The number of tokens in which type arguments must end.
  private static let typeLimit = 60

  /// Returns the index of the token after type arguments, such as `(` in `useState<string>(`.
  ///
  /// The result is `nil` if neither a call nor a template follows.
  func typeArguments(at start: Int, in limit: Int) -> Int? {
    guard let end = end(ofTypeArgumentsAt: start, in: limit), end < limit,
      isToken(end, "(") || kind(end) == .templateOpen
    else { return nil }
    return end
  }

  /// Returns the index of the token after the `>` that belongs to a `<`, or `nil` if the tokens
  /// between them cannot be types.
  private func end(ofTypeArgumentsAt start: Int, in limit: Int) -> Int? {
    var token = start
    var depth = 0
    let end = min(limit, start + JSXSource.typeLimit)
    while token < end {
      if isToken(token, "<") {
        depth += 1
      } else if isToken(token, ">") {
        depth -= 1
      } else if kind(token) == .punctuator {
        let sign = text(token)
        guard [".", ",", "|", "&", ":", "?", "=>", ";"].contains(sign) else { return nil }
      } else if kind(token) == .number {
        return nil
      }
      token = nextSibling(of: token)
      if depth == 0 { return token }
    }
    return nil
  }

  /// Returns the indices of the commas in type arguments, such as the commas in
  /// `forwardRef<TextInput, Props>(` and `const names: Record<string, string> = `.
  func typeCommas(in range: Range<Int>) -> Set<Int> {
    var commas: Set<Int> = []
    for token in range where isToken(token, "<") {
      // Before the type parameters of an arrow function, as in `= <T,>(value: T) =>`, no value ends.
      let isAfterWord = kind(token - 1) == .word
      guard isAfterWord || isToken(token - 1, anyOf: ["=", "(", ",", "=>", ":"]),
        let end = end(ofTypeArgumentsAt: token, in: range.upperBound),
        end < range.upperBound && isToken(end, "(")
          || isAfterWord && beginsType(token - 1) && canFollowType(end, in: range)
      else { continue }
      commas.formUnion((token..<end).filter { isToken($0, ",") })
    }
    return commas
  }

  /// Whether the path that ends with a word, such as `React.FC`, is probably a type.
  private func beginsType(_ word: Int) -> Bool {
    var first = word
    while isToken(first - 1, "."), kind(first - 2) == .word { first -= 2 }
    return isToken(
      first - 1, anyOf: [":", "as", "satisfies", "extends", "implements", "|", "&", "=>"])
  }

  /// Whether a token can come directly after a type, but not after a comparison.
  private func canFollowType(_ token: Int, in range: Range<Int>) -> Bool {
    guard range.contains(token) else { return true }
    if isToken(token, "[") { return isToken(token + 1, "]") }
    return kind(token) == .close || isToken(token, anyOf: ["=", ",", ";", "{", "=>", "|", "&"])
  }
}
