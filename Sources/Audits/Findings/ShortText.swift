/// Texts shortened for lists and reports, since names and quotes may be megabytes long.
public enum ShortText {
  /// As many characters of a name or a quote as stand in reports for people.
  public static let usual = 300

  /// A text of at most so many characters, the last an ellipsis where some are left out; characters
  /// that only a font of the author's knows, as of icons, by their numbers.
  public static func of(_ text: String, to limit: Int = usual) -> String {
    spelled(shortened(text, to: limit))
  }

  /// Source: The Unicode Standard, 23.5: private-use characters mean what people agree on.
  private static func spelled(_ text: String) -> String {
    // They are three or four bytes long, and begin with these.
    guard text.utf8.contains(where: { $0 == 0xEE || $0 == 0xEF || $0 >= 0xF3 }),
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
    // A character has at least one byte, so that what is short is not walked over.
    guard text.utf8.count > limit else { return text }
    guard let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex),
      end < text.endIndex
    else { return text }
    return "\(text[..<text.index(before: end)])…"
  }
}
