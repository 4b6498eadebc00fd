/// Quoting and escaping in outlines, by the same rules as Playwright.
package enum OutlineText {
  /// Returns a value as an outline writes it: in double quotes if a parser could misread the plain
  /// text.
  static func value(_ text: String) -> String {
    needsQuotes(text) || looksLikeExpression(text) || text == OutlineValue.undefined
      ? quoted(text) : text
  }

  /// Returns the key of an item: in single quotes if a parser could misread the plain text.
  static func key(_ text: String) -> String { needsQuotes(text) ? quotedKey(text) : text }

  /// Returns the key of an item in single quotes, or in double quotes if the key needs an escape.
  static func quotedKey(_ text: String) -> String {
    if text.unicodeScalars.contains(where: isUnprintable) { return quoted(text) }
    return "'" + doublingQuotes(text) + "'"
  }

  /// Returns a text in double quotes with escapes.
  static func quoted(_ text: String) -> String { "\"" + escaped(text, quotes: true) + "\"" }

  /// Returns an excerpt of a user's file for a message: one short line without control characters.
  static func excerpt(_ text: some Sequence<Unicode.Scalar>) -> String {
    var start = String.UnicodeScalarView()
    for scalar in text {
      guard start.count < 40 else { return escaped(String(start)) + "…" }
      start.append(scalar)
    }
    return escaped(String(start))
  }

  /// Returns a text with control, bidirectional and other invisible characters escaped.
  package static func escaped(_ text: String, quotes: Bool = false) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if quotes, scalar == "\"" || scalar == "\\" {
        result.append("\\")
        result.append(scalar)
      } else if isUnprintable(scalar) {
        for part in escape(scalar).unicodeScalars { result.append(part) }
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether a text looks like a regular expression: `/…/`.
  static func looksLikeExpression(_ text: String) -> Bool {
    text.unicodeScalars.count > 1 && text.unicodeScalars.first == "/"
      && text.unicodeScalars.last == "/"
  }

  /// Whether a scalar is a space or tab.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

  /// Whether YAML would misread a text that is written without quotes.
  ///
  /// Source: Playwright 1.5x, yaml.ts, `yamlStringNeedsQuotes`.
  private static func needsQuotes(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, let last = scalars.last else { return true }
    if first.properties.isWhitespace || last.properties.isWhitespace || last == ":" { return true }
    if "-&*],?!>|@\"'#%[".unicodeScalars.contains(first) { return true }
    var previous: Unicode.Scalar = "\n"
    for scalar in scalars {
      if isUnprintable(scalar) || scalar == "{" || scalar == "}" || scalar == "`" { return true }
      if previous == ":", scalar.properties.isWhitespace { return true }
      if scalar == "#", previous.properties.isWhitespace { return true }
      previous = scalar
    }
    return Double(text) != nil || yamlWords.contains(text.lowercased())
  }

  private static let yamlWords = [
    "y", "n", "yes", "no", "true", "false", "on", "off", "null",
  ]

  private static func doublingQuotes(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "'" { result.append("'") }
      result.append(scalar)
    }
    return String(result)
  }

  /// Whether a scalar is invisible or changes the direction of neighbouring text.
  private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0xAD, 0x61C, 0x200B, 0x200E...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      let digits = String(scalar.value, radix: 16)
      let (mark, width) =
        switch scalar.value {
        case ...0xFF: ("\\x", 2)
        case ...0xFFFF: ("\\u", 4)
        default: ("\\U", 8)
        }
      return mark + String(repeating: "0", count: width - digits.count) + digits
    }
  }
}
