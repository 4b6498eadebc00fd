import AccessibilityTree

/// Reads the pieces of a script one after the other.
struct ScriptReader {
  private let tokens: [ScriptToken]
  private var place = 0

  /// Reads a script.
  ///
  /// - Parameter line: The number of its first line.
  init(_ script: String, from line: Int = 1) throws(ScriptError) {
    tokens = try ScriptToken.all(in: script, from: line)
  }

  /// The next piece; the last one ends a line and stays.
  var current: ScriptToken { tokens[min(place, tokens.count - 1)] }

  /// Whether nothing is left.
  var isAtEnd: Bool { place >= tokens.count }

  /// Whether the statement has no more words.
  var isAtStatementEnd: Bool { isAtEnd || current.kind == .end }

  /// Goes past the next piece.
  mutating func advance() { place += 1 }

  /// Goes past empty statements.
  mutating func skipEnds() { while !isAtEnd, current.kind == .end { advance() } }

  /// Takes words, if exactly these are next.
  mutating func take(_ words: String...) -> Bool { take(words) }

  /// Takes words, if exactly these are next.
  mutating func take(_ words: [String]) -> Bool {
    for (offset, word) in words.enumerated() {
      guard place + offset < tokens.count, tokens[place + offset].kind == .word,
        tokens[place + offset].text == word
      else { return false }
    }
    place += words.count
    return true
  }

  /// Whether a word is next.
  func isNext(_ words: String...) -> Bool {
    current.kind == .word && words.contains(current.text)
  }

  /// Takes the next word, if it is one that means something.
  mutating func take<Meaning>(_ meanings: [String: Meaning]) -> Meaning? {
    guard current.kind == .word, let meaning = meanings[current.text] else { return nil }
    advance()
    return meaning
  }

  /// Takes a quoted text, if one is next.
  mutating func takeText() -> String? {
    guard current.kind == .text else { return nil }
    defer { advance() }
    return current.text
  }

  /// Takes a quoted text that has to be next.
  mutating func text(_ what: String) throws(ScriptError) -> String {
    guard let text = takeText() else {
      throw error("\(what) is missing", remedy: "write it in quotation marks: “\"…\"”")
    }
    return text
  }

  /// Takes a whole number between limits, if a number is next.
  mutating func takeCount(_ limits: ClosedRange<Int>) throws(ScriptError) -> Int? {
    guard current.kind == .word, current.text.first?.isASCII == true,
      current.text.first?.isNumber == true
    else { return nil }
    guard let number = Int(current.text), limits.contains(number) else {
      throw error(
        "“\(current.text)” is no number that this can be done with",
        remedy: "choose one from \(limits.lowerBound) to \(limits.upperBound)")
    }
    advance()
    return number
  }

  /// Takes a time in seconds or milliseconds, such as `2 s`, `0.1 s` or `150 ms`.
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
    default:
      throw ScriptError(
        "“\(unit)” is no unit of time", remedy: "write “s” or “ms”", line: number.line,
        column: number.column)
    }
    guard milliseconds <= 3_600_000 else {
      throw ScriptError(
        "this time is longer than an hour", remedy: "write a shorter one", line: number.line,
        column: number.column)
    }
    return Int(milliseconds.rounded())
  }

  /// Goes past the end of a statement, which has to be next.
  mutating func endStatement() throws(ScriptError) {
    guard isAtStatementEnd else {
      throw error(
        "“\(current.text)” is not understood here",
        remedy: "end what stands before it with “;” or a new line")
    }
    advance()
  }

  /// A mistake at the next piece.
  func error(_ problem: String, remedy: String) -> ScriptError {
    ScriptError(problem, remedy: remedy, line: current.line, column: current.column)
  }

  /// A mistake of a word that is none of those known.
  func unknown(_ what: String, among known: [String]) -> ScriptError {
    guard current.kind == .word else {
      return error("\(what) is missing", remedy: "write one of \(known.joined(separator: ", "))")
    }
    let nearest = NearestWord.nearest(to: current.text, among: known)
    return error(
      "“\(current.text)” is no \(what)",
      remedy: nearest.map { "did you mean “\($0)”?" }
        ?? "write one of \(known.joined(separator: ", "))")
  }
}
