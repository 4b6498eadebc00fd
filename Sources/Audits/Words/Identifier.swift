/// Names that authors give to things in code.
enum Identifier {
  /// The words of a name, in lower case: `emailError`, `email_error` and `email-error` alike.
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
