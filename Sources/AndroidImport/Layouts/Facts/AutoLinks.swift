internal import Simulator

/// Finds the links that Android makes of parts of a text by itself (`android:autoLink`).
///
/// Assumed: a word that begins like an address of the web, holds an `@` between names, or is a
/// telephone number of seven digits or more; Android's own patterns know more.
enum AutoLinks {
  /// The links in a text for the given kinds: `web`, `email`, `phone`, `all`.
  static func links(in text: String, _ kinds: [String]) -> [TextLink] {
    let wanted = Set(kinds)
    func wants(_ kind: String) -> Bool { wanted.contains(kind) || wanted.contains("all") }
    var links: [TextLink] = []
    for piece in text.split(whereSeparator: \.isWhitespace) {
      let word = String(piece.trimmed(of: marks.contains))
      if wants("web"), isAddress(word) {
        links.append(TextLink(text: word, target: word))
      } else if wants("email"), isMail(word) {
        links.append(TextLink(text: word, target: "mailto:\(word)"))
      } else if wants("phone"), isPhone(word) {
        links.append(TextLink(text: word, target: "tel:\(word)"))
      }
    }
    return links
  }

  private static let marks: Set<Character> = [".", ",", ";", ":", "!", "?", ")", "(", "\"", "'"]

  private static func isAddress(_ word: String) -> Bool {
    let lowered = word.lowercased()
    return lowered.hasPrefix("http://") || lowered.hasPrefix("https://")
      || lowered.hasPrefix("www.") && lowered.dropFirst(4).contains(".")
  }

  private static func isMail(_ word: String) -> Bool {
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].dropFirst().contains(".")
  }

  private static func isPhone(_ word: String) -> Bool {
    let digits = word.filter { $0.isASCII && $0.isNumber }
    return digits.count >= 7
      && word.allSatisfy { $0.isASCII && $0.isNumber || "+-./()".contains($0) }
  }
}
