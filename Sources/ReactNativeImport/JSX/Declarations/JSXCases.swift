/// The cases of `switch` statements.
///
/// Source: ECMA-262, 14.12.4 SwitchStatement evaluation, CaseBlockEvaluation.
extension JSXSource {
  /// The maximum number of labels of cases that go on with the next case.
  ///
  /// Without a maximum, the work would be quadratic in the number of cases.
  static let continuedLabels = 16

  /// Returns the labels of all cases of a `switch`, also of those after `default`.
  func caseLabels(ofSwitchAt open: Int) -> [Range<Int>] {
    let end = max(open + 1, match(open))
    var labels: [Range<Int>] = []
    var token = open + 1
    while token < end {
      guard isToken(token, "case") else {
        token = nextSibling(of: token)
        continue
      }
      var colon = token
      while colon < end, !isToken(colon, ":") { colon = nextSibling(of: colon) }
      labels.append(token + 1..<max(token + 1, colon))
      token = max(token + 1, colon)
    }
    return labels
  }

  /// Whether the statements of a case do not go on with those of the next case.
  ///
  /// Assumed: the branches of `if` and `else` jump if one of them does.
  func jumps(_ statements: Range<Int>, ofSwitchAt open: Int) -> Bool {
    let hasElse = statements.contains { isToken($0, "else") }
    return statements.contains { token in
      isToken(token, anyOf: ["break", "return", "continue", "throw"])
        && (hasElse || !isConditional(token, inside: open))
    }
  }

  private static let depthLimit = 16

  /// Whether a statement in a bracket runs only under a condition, in a loop or in another function.
  private func isConditional(_ token: Int, inside open: Int) -> Bool {
    var token = token
    for _ in 0..<JSXSource.depthLimit {
      if isToken(token - 1, "=>") { return true }
      if isToken(token - 1, ")"),
        isToken(match(token - 1) - 1, anyOf: ["if", "for", "while"])
      {
        return true
      }
      guard let outer = parent(token), outer > open else { return false }
      if isToken(outer, "(") || isToken(outer, "[") { return true }
      token = outer
    }
    return false
  }
}
