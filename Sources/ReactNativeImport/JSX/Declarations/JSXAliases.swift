/// Finds variables whose members the code changes by another name, as in
/// `for (const row of rows) { row.isOpen = true; }`.
extension JSXDeclarations {
  /// A name in the statements of a function, or outside all functions if the index is −1.
  private struct LocalName: Hashable {
    var function: Int32
    var name: String
  }

  /// Returns the tokens of the variables whose members the code changes by another name.
  ///
  /// - Parameter isChange: Whether the code changes a member of the variable at a token.
  func tokensChangedByOtherNames(
    _ source: JSXSource, where isChange: (Int) -> Bool
  ) -> [Int] {
    var changed: Set<LocalName> = []
    for token in source.tokens.indices where isChange(token) {
      changed.insert(LocalName(function: functionOfToken[token], name: source.text(token)))
    }
    guard !changed.isEmpty else { return [] }
    return source.tokens.indices.filter { token in
      guard let name = otherName(ofVariableAt: token, source) else { return false }
      return changed.contains(
        LocalName(function: functionOfToken[name], name: source.text(name)))
    }
  }

  /// Returns the token of the name that a loop or a constant gives to the variable at a token or to a
  /// part of the variable, or `nil` if it gives none.
  private func otherName(ofVariableAt token: Int, _ source: JSXSource) -> Int? {
    guard source.kind(token) == .word, !source.isToken(token - 1, anyOf: [".", "?."]) else {
      return nil
    }
    if source.isToken(token - 1, "of"), source.kind(token - 2) == .word { return token - 2 }
    if source.isToken(token - 1, "="), source.isToken(token - 3, anyOf: ["const", "let", "var"]) {
      let isSameValue =
        source.isToken(token + 1, anyOf: ["[", ";"])
        || source.beginsLine(token + 1) && !source.isToken(token + 1, anyOf: [".", "?."])
        || source.isToken(token + 1, ".") && source.isToken(token + 2, anyOf: ["find", "at"])
      return isSameValue ? token - 2 : nil
    }
    guard source.isToken(token + 1, "."), source.isToken(token + 2, "forEach"),
      source.isToken(token + 3, "(")
    else { return nil }
    let name = token + (source.isToken(token + 4, "(") ? 5 : 4)
    return source.kind(name) == .word ? name : nil
  }
}
