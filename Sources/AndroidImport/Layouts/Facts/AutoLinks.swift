internal import AccessibilityTree

/// The links that Android creates in a text (`android:autoLink`).
///
/// Assumed: a link is a word that begins like a web address, has an `@` between names, or is a
/// telephone number of at least seven digits. Android's own patterns match more.
enum AutoLinks {
  /// Returns the links of the given kinds.
  ///
  /// The kinds are `web`, `email`, `phone` and `all`.
  static func links(in text: String, _ kinds: [String]) -> [TextLink] {
    let wanted = Set(kinds)
    func wants(_ kind: String) -> Bool { wanted.contains(kind) || wanted.contains("all") }
    var links: [TextLink] = []
    for piece in text.split(whereSeparator: \.isWhitespace) {
      let word = String(piece.trimmed(of: punctuation.contains))
      if wants("web"), isWebAddress(word) {
        links.append(TextLink(text: word, target: word))
      } else if wants("email"), isEmailAddress(word) {
        links.append(TextLink(text: word, target: "mailto:\(word)"))
      } else if wants("phone"), isPhoneNumber(word) {
        links.append(TextLink(text: word, target: "tel:\(word)"))
      }
    }
    return links
  }

  private static let punctuation: Set<Character> = [
    ".", ",", ";", ":", "!", "?", ")", "(", "\"", "'",
  ]

  private static func isWebAddress(_ word: String) -> Bool {
    let lowered = word.lowercased()
    return lowered.hasPrefix("http://") || lowered.hasPrefix("https://")
      || lowered.hasPrefix("www.") && lowered.dropFirst(4).contains(".")
  }

  private static func isEmailAddress(_ word: String) -> Bool {
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].dropFirst().contains(".")
  }

  private static func isPhoneNumber(_ word: String) -> Bool {
    let digits = word.filter { $0.isASCII && $0.isNumber }
    return digits.count >= 7
      && word.allSatisfy { $0.isASCII && $0.isNumber || "+-./()".contains($0) }
  }
}
