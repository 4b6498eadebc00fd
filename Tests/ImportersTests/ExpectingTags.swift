import Simulator

/// The start tags of a page that have expectations, with their positions in the file.
///
/// The scanner is made for our own fixtures: it supports only quoted attribute values and a few
/// character references.
struct ExpectingTags {
  /// A start tag with the expected values of its element.
  struct Tag {
    var name: String
    var position: Node.Position
    var expectations: [(fact: ExpectedFact, value: String)]
  }

  /// All tags, in the order of the file.
  private(set) var all: [Tag] = []

  private let scalars: [Unicode.Scalar]
  private var offset = 0
  private var position = Node.Position(line: 1, column: 1)

  /// Finds the tags of a page.
  init(in page: String) {
    scalars = Array(page.unicodeScalars)
    while offset < scalars.count {
      if starts(with: "<!--") {
        skip(past: "-->")
      } else if peek == "<", offset + 1 < scalars.count, scalars[offset + 1].properties.isAlphabetic
      {
        readTag()
      } else {
        advance()
      }
    }
  }

  private var peek: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  private mutating func advance() {
    if scalars[offset] == "\n" {
      position = Node.Position(line: position.line + 1, column: 1)
    } else {
      position.column += 1
    }
    offset += 1
  }

  private func starts(with text: String) -> Bool {
    scalars[offset...].starts(with: text.unicodeScalars)
  }

  private mutating func skip(past end: String) {
    while offset < scalars.count, !starts(with: end) { advance() }
    for _ in end.unicodeScalars where offset < scalars.count { advance() }
  }

  private mutating func readTag() {
    let start = position
    advance()
    let name = readWord()
    var expectations: [(fact: ExpectedFact, value: String)] = []
    while let next = peek, next != ">" {
      guard !next.properties.isWhitespace, next != "/" else {
        advance()
        continue
      }
      let attribute = readWord()
      let value = readValue()
      if let fact = ExpectedFact(rawValue: attribute) { expectations.append((fact, value)) }
    }
    if !expectations.isEmpty {
      all.append(Tag(name: name, position: start, expectations: expectations))
    }
  }

  private mutating func readWord() -> String {
    var word = String.UnicodeScalarView()
    while let next = peek, !next.properties.isWhitespace, !"=>/".unicodeScalars.contains(next) {
      word.append(next)
      advance()
    }
    return String(word)
  }

  private mutating func readValue() -> String {
    guard peek == "=" else { return "" }
    advance()
    guard let quote = peek, quote == "\"" || quote == "'" else { return readWord() }
    advance()
    var value = String.UnicodeScalarView()
    while let next = peek, next != quote {
      value.append(next)
      advance()
    }
    if peek != nil { advance() }
    return Self.decoding(String(value))
  }

  private static let references = [
    ("&nbsp;", "\u{A0}"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&"),
  ]

  private static func decoding(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return references.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
