import AccessibilityTree

/// A parser's position in the tokens of a script.
struct ScriptReader {
  private let tokens: [ScriptToken]
  private var index = 0

  /// Creates a reader at the first token of a script.
  ///
  /// - Parameter line: The number of the script's first line.
  init(_ script: String, from line: Int = 1) throws(ScriptError) {
    tokens = try ScriptToken.all(in: script, from: line)
  }

  /// The next token.
  ///
  /// After the end of the script, the value is the last token, which is always the end of a line.
  var current: ScriptToken { tokens[min(index, tokens.count - 1)] }

  var isAtEnd: Bool { index >= tokens.count }

  var isAtStatementEnd: Bool { isAtEnd || current.kind == .end }

  mutating func advance() { index += 1 }

  mutating func skipEnds() { while !isAtEnd, current.kind == .end { advance() } }

  /// Consumes the next tokens if they are exactly these words.
  ///
  /// Returns whether the tokens were consumed.
  mutating func consume(_ words: String...) -> Bool { consume(words) }

  /// Consumes the next tokens if they are exactly these words.
  ///
  /// Returns whether the tokens were consumed.
  mutating func consume(_ words: [String]) -> Bool {
    for (offset, word) in words.enumerated() {
      guard index + offset < tokens.count, tokens[index + offset].kind == .word,
        tokens[index + offset].text == word
      else { return false }
    }
    index += words.count
    return true
  }

  func isNext(_ words: String...) -> Bool {
    current.kind == .word && words.contains(current.text)
  }

  /// Consumes the next word if it is a key of the dictionary, and returns the value for this key.
  mutating func consume<Meaning>(_ meanings: [String: Meaning]) -> Meaning? {
    guard current.kind == .word, let meaning = meanings[current.text] else { return nil }
    advance()
    return meaning
  }

  /// Consumes the next token if it is a quoted text, or an element named by `#id` or `role=ROLE`.
  mutating func consumeText() -> String? {
    guard current.kind == .text || current.kind == .element else { return nil }
    defer { advance() }
    return current.text
  }

  /// Consumes a quoted text; throws an error if the next token is something else.
  mutating func text(_ subject: String) throws(ScriptError) -> String {
    guard let text = consumeText() else {
      throw error("\(subject) is missing", remedy: "write it in quotation marks: “\"…\"”")
    }
    return text
  }

  /// Consumes the next token and returns its number, or returns `nil` if the token is not a number.
  ///
  /// - Throws: An error if the number is out of the limits.
  mutating func consumeCount(_ limits: ClosedRange<Int>) throws(ScriptError) -> Int? {
    guard current.kind == .word, current.text.first?.isASCII == true,
      current.text.first?.isNumber == true
    else { return nil }
    guard let number = Int(current.text), limits.contains(number) else {
      throw error(
        "the number \(current.text) is out of range",
        remedy: "write a number from \(limits.lowerBound) to \(limits.upperBound)")
    }
    advance()
    return number
  }

  /// Consumes a time in seconds or milliseconds, such as `2 s`, `0.1 s` or `150 ms`.
  mutating func time() throws(ScriptError) -> Int {
    let number = current
    var digits = number.text
    var unit = ""
    while let last = digits.last, last.isLetter {
      unit = String(last) + unit
      digits.removeLast()
    }
    guard number.kind == .word, let value = Double(digits), value >= 0, value <= 3_600_000 else {
      throw error("a time is missing", remedy: "write it as “2 s” or “150 ms”")
    }
    advance()
    if unit.isEmpty, current.kind == .word {
      unit = current.text
      advance()
    }
    let milliseconds: Double
    switch unit {
    case "s", "second", "seconds": milliseconds = value * 1_000
    case "ms", "millisecond", "milliseconds": milliseconds = value
    case "":
      throw ScriptError(
        "the unit of time is missing", remedy: "write “\(digits) s” or “\(digits) ms”",
        line: number.line, column: number.column)
    default:
      throw ScriptError(
        "unknown unit of time “\(unit)”", remedy: "write “s” or “ms”", line: number.line,
        column: number.column)
    }
    guard milliseconds <= 3_600_000 else {
      throw ScriptError(
        "this time is longer than an hour", remedy: "write a shorter one", line: number.line,
        column: number.column)
    }
    return Int(milliseconds.rounded())
  }

  /// Consumes the end of a statement; throws an error if the statement goes on.
  mutating func endStatement() throws(ScriptError) {
    guard isAtStatementEnd else {
      throw error(
        "unexpected “\(current.text)”",
        remedy: "end the gesture before it with “;” or a new line")
    }
    advance()
  }

  func error(_ problem: String, remedy: String) -> ScriptError {
    ScriptError(problem, remedy: remedy, line: current.line, column: current.column)
  }

  /// Returns an error for an unknown word, with the most similar known word as a suggestion.
  func unknown(_ subject: String, among known: [String]) -> ScriptError {
    guard current.kind == .word else {
      return error("\(subject) is missing", remedy: "write one of \(known.joined(separator: ", "))")
    }
    let nearest =
      NearestWord.nearest(to: current.text, among: known)
      ?? known.first { name in
        let first = name.prefix { $0 != " " }
        return NearestWord.nearest(to: current.text, among: [String(first)]) != nil
      }
    return error(
      "unknown \(subject) “\(current.text)”",
      remedy: nearest.map { "did you mean “\($0)”?" }
        ?? "write one of \(known.joined(separator: ", "))")
  }
}
