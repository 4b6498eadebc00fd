/// Types among code, which TypeScript adds.
extension JSXSource {
  /// The token after type arguments that a call follows: `useState<string>(`.
  func typeArguments(at start: Int, in limit: Int) -> Int? {
    var token = start
    var depth = 0
    let end = min(limit, start + 60)
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
      token = after(token)
      if depth == 0 {
        let isCall = isToken(token, "(") || kind(token) == .templateOpen
        return token < limit && isCall ? token : nil
      }
    }
    return nil
  }

  /// The commas between the type arguments of calls in some tokens: `forwardRef<TextInput, Props>(`.
  func typeCommas(in range: Range<Int>) -> Set<Int> {
    var commas: Set<Int> = []
    for token in range where isToken(token, "<") && kind(token - 1) == .word {
      guard let end = typeArguments(at: token, in: range.upperBound), isToken(end, "(") else {
        continue
      }
      commas.formUnion((token..<end).filter { isToken($0, ",") })
    }
    return commas
  }
}
