/// Identifiers in code.
enum Identifier {
  /// Returns the words of an identifier in lower case.
  ///
  /// `emailError`, `email_error` and `email-error` have the same words: `email`, `error`.
  static func words(of name: some StringProtocol) -> [String] {
    if let words = Wording.plainWords(of: name, endingAtCapitals: true) { return words }
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in name {
      guard character.isLetter || character.isNumber else {
        if !word.isEmpty { words.append(word) }
        word = ""
        wasLower = false
        continue
      }
      if character.isUppercase, wasLower {
        words.append(word)
        word = ""
      }
      wasLower = !character.isUppercase
      word += character.lowercased()
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
