/// The ends of expressions: the next comma or semicolon after each token in the same bracket or, if
/// there is no such token, the closing bracket.
struct JSXSeparators: Sendable {
  private let next: [Int32]

  init(_ source: JSXSource) {
    let count = Int32(clamping: source.tokens.count)
    var next = [Int32](repeating: count, count: source.tokens.count)
    var current = [Int32](repeating: -1, count: source.tokens.count + 1)
    for token in source.tokens.indices.reversed() {
      let own = source.tokens[token]
      if source.isComma(token) || source.isToken(token, ";") {
        current[Int(own.parent) + 1] = Int32(clamping: token)
      }
      let end = own.parent < 0 ? count : source.tokens[Int(own.parent)].match
      let separator = current[Int(own.parent) + 1]
      next[token] = separator < 0 ? end : separator
    }
    self.next = next
  }

  /// Returns the index of the comma, semicolon or bracket that ends the expression at `token`.
  func end(ofExpressionAt token: Int) -> Int {
    guard next.indices.contains(token) else { return token }
    return max(token, Int(next[token]))
  }
}
