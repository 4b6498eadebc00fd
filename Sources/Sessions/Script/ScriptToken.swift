import AccessibilityTree
import Announcements

struct ScriptToken: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// A word or a number, in lower case.
    case word
    /// The text between quotes.
    case text
    /// An element that a script names by `#id` or `role=ROLE`, after a word such as `touch` or
    /// `until`.
    case element
    /// `:`
    case colon
    /// `;` or the end of a line.
    case end
  }

  var kind: Kind
  var text: String
  /// The line and column of the token's first character, counted from 1.
  var line, column: Int

  /// Returns the tokens of a script.
  ///
  /// `#` begins a comment, except after a word that precedes the name of an element. After `touch`,
  /// `#email` is the identifier of an element.
  ///
  /// - Parameter line: The number of the script's first line.
  static func all(in script: String, from line: Int = 1) throws(ScriptError) -> [ScriptToken] {
    var scanner = ScriptScanner(script, from: line)
    return try scanner.tokens()
  }
}

/// A scanner that splits a script into tokens.
private struct ScriptScanner {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line: Int
  private var column = 1
  private var found: [ScriptToken] = []

  init(_ script: String, from line: Int) {
    scalars = Array(script.unicodeScalars)
    self.line = line
  }

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func advance() {
    if scalars[index] == "\n" {
      line += 1
      column = 1
    } else {
      column += 1
    }
    index += 1
  }

  mutating func tokens() throws(ScriptError) -> [ScriptToken] {
    while let scalar = current {
      switch scalar {
      case "\n", ";": append(.end, ";")
      case ":": append(.colon, ":")
      case "#" where namesElement && !isEnd(after: index): try element()
      case "#": while let next = current, next != "\n" { advance() }
      case "\"", "“", "„", "«": try quoted(scalar)
      case "→": append(.word, "→")
      case _ where scalar.properties.isWhitespace: advance()
      default: if namesElement, isRole { try element() } else { word() }
      }
    }
    append(.end, ";", moving: false)
    return found
  }

  private mutating func append(_ kind: ScriptToken.Kind, _ text: String, moving: Bool = true) {
    found.append(ScriptToken(kind: kind, text: text, line: line, column: column))
    if moving { advance() }
  }

  private mutating func word() {
    let (startLine, startColumn) = (line, column)
    var text = String.UnicodeScalarView()
    while let scalar = current, !ScriptScanner.endsWord(scalar) {
      text.append(scalar)
      advance()
    }
    found.append(
      ScriptToken(
        kind: .word, text: String(text).lowercased(), line: startLine, column: startColumn))
  }

  /// Whether the last token is a word that precedes the name of an element, such as `touch`.
  private var namesElement: Bool {
    guard let last = found.last, last.kind == .word else { return false }
    return ScriptScanner.namingWords.contains(last.text)
  }

  /// The words of gestures, events, conditions and answers that precede names of elements.
  private static let namingWords: Set = [
    "after", "and", "before", "changed", "disable", "enable", "error", "focus", "not", "of",
    "reload", "remove", "touch", "until", "update", "when",
  ]

  private var isRole: Bool {
    scalars[index...].starts(with: ElementName.rolePrefix.unicodeScalars)
  }

  /// Whether a space or the end of the script follows the character at an index.
  private func isEnd(after index: Int) -> Bool {
    guard index + 1 < scalars.count else { return true }
    return scalars[index + 1].properties.isWhitespace || scalars[index + 1] == "#"
  }

  /// Reads `#id` or `role=ROLE`, up to a space, a semicolon, or a colon that is followed by a
  /// space.
  private mutating func element() throws(ScriptError) {
    let (startLine, startColumn) = (line, column)
    var text = String.UnicodeScalarView()
    while let scalar = current, !scalar.properties.isWhitespace, scalar != ";",
      scalar != ":" || !isEnd(after: index) || isOpenIdentifier(text)
    {
      text.append(scalar)
      advance()
    }
    let name = String(text)
    try ScriptScanner.checkRole(name, line: startLine, column: startColumn)
    found.append(ScriptToken(kind: .element, text: name, line: startLine, column: startColumn))
  }

  /// Whether an identifier such as React’s `:r1:` still lacks the colon at its end.
  ///
  /// The result is true if the text begins with a colon but does not end with a colon, such as
  /// `:r1`.
  private func isOpenIdentifier(_ text: String.UnicodeScalarView) -> Bool {
    text.starts(with: "#:".unicodeScalars) && text.count > 2 && text.last != ":"
  }

  /// Throws an error for `role=` with a role that does not exist.
  private static func checkRole(_ name: String, line: Int, column: Int) throws(ScriptError) {
    guard name.hasPrefix(ElementName.rolePrefix), ElementName(name).role == nil else { return }
    let role = String(name.dropFirst(ElementName.rolePrefix.count))
    let known = Role.allCases.map(\.rawValue)
    throw ScriptError(
      "unknown role “\(role)”",
      remedy: NearestWord.nearest(to: role, among: known).map { "did you mean “\($0)”?" }
        ?? "write one of \(known.joined(separator: ", "))", line: line, column: column)
  }

  private static func endsWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ";", ":", "\"", "“", "„", "«": true
    default: scalar.properties.isWhitespace
    }
  }

  /// Reads a quoted text; a backslash escapes the next character, `\n` is a new line.
  private mutating func quoted(_ opening: Unicode.Scalar) throws(ScriptError) {
    let (startLine, startColumn) = (line, column)
    let closings: [Unicode.Scalar] =
      switch opening {
      case "“": ["”"]
      case "„": ["“", "”"]
      case "«": ["»"]
      default: ["\""]
      }
    advance()
    var text = String.UnicodeScalarView()
    while let scalar = current, scalar != "\n" {
      if closings.contains(scalar) {
        advance()
        found.append(
          ScriptToken(kind: .text, text: String(text), line: startLine, column: startColumn))
        return
      }
      if scalar == "\\", index + 1 < scalars.count {
        advance()
        guard let escaped = current else { break }
        text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
      } else {
        text.append(scalar)
      }
      advance()
    }
    throw ScriptError(
      "the quoted text has no end", remedy: "close it with a quotation mark on the same line",
      line: startLine, column: startColumn)
  }
}
