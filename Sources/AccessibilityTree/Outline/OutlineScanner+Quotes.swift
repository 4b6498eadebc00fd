extension OutlineScanner {
  mutating func consumeQuoted() throws(OutlineError) -> QuotedText {
    let start = position
    return skip("'") ? try consumeSingleQuoted(from: start) : try consumeDoubleQuoted(from: start)
  }

  private mutating func consumeSingleQuoted(from start: Node.Position) throws(OutlineError)
    -> QuotedText
  {
    var quoted = QuotedText()
    while next != nil {
      quoted.columns.append(position.column)
      if skip("'"), next != "'" { return quoted }
      if let scalar = consume() { quoted.scalars.append(scalar) }
    }
    throw error(
      "this quotation mark is never closed",
      remedy: "close it with ' on the same line, and write ' inside as ''", at: start)
  }

  private mutating func consumeDoubleQuoted(from start: Node.Position) throws(OutlineError)
    -> QuotedText
  {
    var quoted = QuotedText()
    _ = skip("\"")
    while next != nil {
      quoted.columns.append(position.column)
      if skip("\"") { return quoted }
      if next == "\\" {
        quoted.scalars.append(try consumeEscape())
      } else if let scalar = consume() {
        quoted.scalars.append(scalar)
      }
    }
    throw error(
      "this quotation mark is never closed",
      remedy: "close it with \" on the same line, and write \" inside as \\\"", at: start)
  }

  /// Consumes an escape, such as `\n` or `\u00e9`, of JSON or of YAML's double quotes.
  private mutating func consumeEscape() throws(OutlineError) -> Unicode.Scalar {
    let start = position
    _ = skip("\\")
    guard let mark = consume() else {
      throw error("the line ends inside an escape", remedy: "write \\\\ for a backslash", at: start)
    }
    if let scalar = OutlineScanner.simpleEscapes[mark] { return scalar }
    switch mark {
    case "x": return try consumeHexadecimal(2, from: start)
    case "U": return try consumeHexadecimal(8, from: start)
    case "u": return try consumeUTF16(from: start)
    default:
      throw error(
        "\\\(OutlineText.excerpt([mark])) is not an escape", remedy: "write \\\\ for a backslash",
        at: start)
    }
  }

  /// Consumes the four digits after `\u`.
  ///
  /// For a surrogate pair, this method also consumes the second escape.
  private mutating func consumeUTF16(from start: Node.Position) throws(OutlineError)
    -> Unicode.Scalar
  {
    let unit = try consumeDigits(4, from: start)
    guard (0xD800...0xDBFF).contains(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    let completed = self
    guard skip(word: "\\u") else { return "\u{FFFD}" }
    let second = try consumeDigits(4, from: start)
    guard (0xDC00...0xDFFF).contains(second) else {
      self = completed
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func consumeHexadecimal(
    _ count: Int, from start: Node.Position
  ) throws(OutlineError) -> Unicode.Scalar {
    guard let scalar = Unicode.Scalar(try consumeDigits(count, from: start)) else {
      throw error(
        "this escape is not a Unicode character", remedy: "write \\\\ for a backslash", at: start)
    }
    return scalar
  }

  private mutating func consumeDigits(
    _ count: Int, from start: Node.Position
  ) throws(OutlineError) -> UInt32 {
    var text = ""
    while text.utf8.count < count, let next, next.properties.isASCIIHexDigit, let digit = consume()
    {
      text.unicodeScalars.append(digit)
    }
    guard text.utf8.count == count, let number = UInt32(text, radix: 16) else {
      throw error(
        "this escape needs \(count) hexadecimal digits", remedy: "write \\\\ for a backslash",
        at: start)
    }
    return number
  }

  /// The escapes of one character.
  ///
  /// Source: YAML 1.2.2, section 5.7; RFC 8259, section 7.
  private static let simpleEscapes: [Unicode.Scalar: Unicode.Scalar] = [
    "0": "\0", "a": "\u{7}", "b": "\u{8}", "t": "\t", "n": "\n", "v": "\u{B}", "f": "\u{C}",
    "r": "\r", "e": "\u{1B}", " ": " ", "\"": "\"", "'": "'", "/": "/", "\\": "\\", "`": "`",
    "$": "$", "N": "\u{85}", "_": "\u{A0}", "L": "\u{2028}", "P": "\u{2029}",
  ]
}
