/// The shortening of texts for reports; names and quotes may be megabytes long.
package enum ShortText {
  /// The usual maximum length of a name or a quote in reports, in characters.
  package static let usual = 300

  /// Returns a text of at most `limit` characters.
  ///
  /// A longer text ends with an ellipsis. Private-use characters, such as icons, become their code
  /// points.
  package static func of(_ text: String, to limit: Int = usual) -> String {
    spelled(shortened(text, to: limit))
  }

  /// Returns a text with private-use characters replaced by their code points.
  ///
  /// Source: The Unicode Standard, 23.5: private-use characters have only the meaning that people
  /// agree on.
  private static func spelled(_ text: String) -> String {
    // A quick check for bytes with which private-use characters begin.
    var copy = text
    guard copy.withUTF8({ $0.contains { $0 == 0xEE || $0 == 0xEF || $0 >= 0xF3 } }),
      text.unicodeScalars.contains(where: \.isPrivateUse)
    else { return text }
    var spelled = ""
    for scalar in text.unicodeScalars {
      guard scalar.isPrivateUse else {
        spelled.unicodeScalars.append(scalar)
        continue
      }
      spelled += "U+\(String(scalar.value, radix: 16, uppercase: true))"
    }
    return spelled
  }

  private static func shortened(_ text: String, to limit: Int) -> String {
    // A text with few bytes has few characters, so the characters need not be counted.
    guard text.utf8.count > limit else { return text }
    guard let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex),
      end < text.endIndex
    else { return text }
    return "\(text[..<text.index(before: end)])…"
  }
}
