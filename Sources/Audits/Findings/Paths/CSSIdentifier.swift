/// The escaping of words as CSS identifiers.
///
/// Source: CSS Object Model, 2.1, “serialize an identifier”.
enum CSSIdentifier {
  /// Returns the word, with escapes for characters that an identifier cannot contain.
  static func escaped(_ word: String) -> String {
    var result = ""
    let scalars = Array(word.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\0": result += "\u{FFFD}"
      case "\u{1}"..."\u{1F}", "\u{7F}": result += number(scalar)
      case "0"..."9":
        let isFirst = index == 0 || index == 1 && scalars[0] == "-"
        if isFirst { result += number(scalar) } else { result.unicodeScalars.append(scalar) }
      case "-" where scalars.count == 1: result += "\\-"
      case "a"..."z", "A"..."Z", "-", "_", "\u{80}"...: result.unicodeScalars.append(scalar)
      default: result += "\\\(scalar)"
      }
    }
    return result
  }

  private static func number(_ scalar: Unicode.Scalar) -> String {
    "\\\(String(scalar.value, radix: 16)) "
  }
}
