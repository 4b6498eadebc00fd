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
      otherNames(ofVariableAt: token, source).contains { name in
        changed.contains(
          LocalName(function: functionOfToken[name], name: source.text(name)))
      }
    }
  }

  /// Returns the tokens of the names that a loop, a constant or a pattern gives to the variable at a
  /// token or to parts of the variable.
  private func otherNames(ofVariableAt token: Int, _ source: JSXSource) -> [Int] {
    guard source.kind(token) == .word, !source.isToken(token - 1, anyOf: [".", "?."]) else {
      return []
    }
    if source.isToken(token - 1, "="), source.kind(token - 2) == .close {
      // `const { rows } = state`
      let open = source.match(token - 2)
      guard source.isToken(open - 1, anyOf: ["const", "let", "var"]),
        source.endsStatement(token + 1)
      else { return [] }
      return source.inside(open).filter { source.kind($0) == .word }
    }
    return otherName(ofVariableAt: token, source).map { [$0] } ?? []
  }

  /// Returns the token of the name that a loop or a constant gives to the variable at a token or to a
  /// part of the variable, or `nil` if it gives none.
  private func otherName(ofVariableAt token: Int, _ source: JSXSource) -> Int? {
    if source.isToken(token - 1, "of"), source.kind(token - 2) == .word { return token - 2 }
    if source.isToken(token - 1, "="), source.isToken(token - 3, anyOf: ["const", "let", "var"]) {
      let isSameValue =
        source.isToken(token + 1, "[") || source.endsStatement(token + 1)
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

extension JSXSource {
  /// Whether a statement ends before a token.
  fileprivate func endsStatement(_ token: Int) -> Bool {
    isToken(token, ";") || beginsLine(token) && !isToken(token, anyOf: [".", "?."])
  }
}
