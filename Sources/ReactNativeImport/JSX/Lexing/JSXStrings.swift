internal import Encoding

/// Decoding of escapes and line breaks in texts.
enum JSXStrings {
  /// Returns the text of a string or template literal, with its escapes decoded.
  static func unescaped(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
    var result = String.UnicodeScalarView()
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      guard scalar == "\\", let escaped = scalars.popFirst() else {
        result.append(scalar)
        continue
      }
      switch escaped {
      case "\r": if scalars.first == "\n" { scalars.removeFirst() }
      case "\n": break
      case "x": result.append(hexadecimal(2, &scalars))
      case "u": result.append(unicodeEscape(&scalars))
      default: result.append(escapes[escaped] ?? escaped)
      }
    }
    return String(result)
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "n": "\n", "t": "\t", "r": "\r", "b": "\u{8}", "f": "\u{C}", "v": "\u{B}", "0": "\u{0}",
  ]

  private static func hexadecimal(
    _ count: Int, _ scalars: inout Substring.UnicodeScalarView
  ) -> Unicode.Scalar {
    let digits = String(String.UnicodeScalarView(scalars.prefix(count)))
    scalars = scalars.dropFirst(count)
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
  }

  /// Decodes the digits after `\u`.
  ///
  /// There are four digits, or digits in braces. A surrogate pair consists of two escapes of four
  /// digits.
  private static func unicodeEscape(
    _ scalars: inout Substring.UnicodeScalarView
  ) -> Unicode.Scalar {
    if scalars.first == "{" {
      let digits = scalars.dropFirst().prefix { $0 != "}" }
      scalars = scalars.dropFirst(digits.count + 2)
      let text = String(String.UnicodeScalarView(digits))
      return UInt32(text, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
    }
    let digits = String(String.UnicodeScalarView(scalars.prefix(4)))
    guard let high = UInt32(digits, radix: 16), (0xD800..<0xDC00).contains(high) else {
      return hexadecimal(4, &scalars)
    }
    let low = String(String.UnicodeScalarView(scalars.dropFirst(6).prefix(4)))
    scalars = scalars.dropFirst(10)
    guard let low = UInt32(low, radix: 16), (0xDC00..<0xE000).contains(low) else {
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  /// Returns a text without the Markdown escapes that remain if code is copied from a document.
  static func withoutMarkdown(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = ""
    var isEscape = false
    for character in text {
      if isEscape, !"\\`*_{}[]()#+-.!<>".contains(character) { result.append("\\") }
      if character == "\\", !isEscape {
        isEscape = true
        continue
      }
      result.append(character)
      isEscape = false
    }
    return isEscape ? result + "\\" : result
  }

  /// Returns the text between two tags as React shows it: trimmed lines, joined by spaces.
  static func shown(_ text: String) -> String {
    // Handle the most frequent texts first: only line breaks and indentation, or one line of ASCII.
    if text.utf8.first == 0x0A, text.utf8.allSatisfy({ $0 == 0x0A || $0 == 0x20 }) { return "" }
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      return HTMLCharacterReference.decoded(text)
    }
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    var shown: [Substring] = []
    for (index, line) in lines.enumerated() {
      var line = line
      if index > 0 { line = line.drop { $0.isJSXBlank } }
      if index < lines.count - 1 {
        while let last = line.last, last.isJSXBlank { line.removeLast() }
      }
      if !line.isEmpty { shown.append(line) }
    }
    return HTMLCharacterReference.decoded(shown.joined(separator: " "))
  }
}

extension Character {
  fileprivate var isJSXBlank: Bool { self == " " || self == "\t" }
}
