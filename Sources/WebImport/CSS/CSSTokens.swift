internal import Simulator
internal import TextIO

/// The pieces of a style sheet, as far as the importer looks at them.
enum CSSToken: Equatable {
  case ident(String)
  /// A name directly followed by `(`.
  case function(String)
  case atKeyword(String)
  case hash(String)
  case string(String)
  case number(String)
  case space
  /// Any other single character.
  case delimiter(Character)

  /// By how much deeper in parentheses, brackets and blocks stands what follows.
  var nesting: Int {
    switch self {
    case .function, .delimiter("("), .delimiter("["), .delimiter("{"): 1
    case .delimiter(")"), .delimiter("]"), .delimiter("}"): -1
    default: 0
    }
  }
}

extension ArraySlice<CSSToken> {
  /// The parts between delimiters that stand outside parentheses, brackets and blocks.
  func split(at delimiter: Character) -> [ArraySlice<CSSToken>] {
    var depth = 0
    return split(omittingEmptySubsequences: false) { token in
      depth += token.nesting
      return depth <= 0 && token == .delimiter(delimiter)
    }
  }
}

/// Cuts CSS into tokens.
///
/// Source: CSS Syntax Module Level 3, section 4, without the kinds of token nothing here needs.
struct CSSTokenizer {
  private let bytes: [UInt8]
  private var place = 0

  /// The tokens of a style sheet or a list of declarations.
  static func tokens(of text: String) -> [CSSToken] { positioned(in: text).tokens }

  /// The tokens of a text, and at which byte each begins.
  static func positioned(in text: String) -> (tokens: [CSSToken], offsets: [Int]) {
    var tokenizer = CSSTokenizer(text)
    var tokens: [CSSToken] = []
    var offsets: [Int] = []
    while true {
      tokenizer.skipComments()
      let start = tokenizer.place
      guard let token = tokenizer.next() else { return (tokens, offsets) }
      tokens.append(token)
      offsets.append(start)
    }
  }

  private init(_ text: String) { bytes = Array(text.utf8) }

  private mutating func next() -> CSSToken? {
    guard place < bytes.count else { return nil }
    let byte = bytes[place]
    if byte.isHTMLSpace {
      while place < bytes.count, bytes[place].isHTMLSpace { place += 1 }
      return .space
    }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      place += 1
      return .string(string(until: byte))
    case UInt8(ascii: "#") where isName(at: place + 1):
      place += 1
      return .hash(name())
    case UInt8(ascii: "@") where isName(at: place + 1):
      place += 1
      return .atKeyword(name().asciiLowercased)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return .number(name(andAlso: [UInt8(ascii: "."), UInt8(ascii: "%")]))
    default:
      return isName(at: place) && startsIdent ? identOrFunction() : delimiter()
    }
  }

  /// A hyphen begins a name only when more of a name follows.
  private var startsIdent: Bool { bytes[place] != UInt8(ascii: "-") || isName(at: place + 1) }

  private mutating func identOrFunction() -> CSSToken {
    let name = name()
    guard place < bytes.count, bytes[place] == UInt8(ascii: "(") else { return .ident(name) }
    place += 1
    return .function(name.asciiLowercased)
  }

  private mutating func delimiter() -> CSSToken {
    let start = place
    place += 1
    while place < bytes.count, !bytes[place].beginsScalar { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    return .delimiter(text.first ?? " ")
  }

  private mutating func skipComments() {
    while place + 1 < bytes.count, bytes[place] == UInt8(ascii: "/"),
      bytes[place + 1] == UInt8(ascii: "*")
    {
      place += 3
      while place < bytes.count,
        !(bytes[place] == UInt8(ascii: "/") && bytes[place - 1] == UInt8(ascii: "*"))
      {
        place += 1
      }
      place = min(place + 1, bytes.count)
    }
  }

  private func isName(at index: Int) -> Bool {
    guard index < bytes.count else { return false }
    switch bytes[index] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
      return true
    case UInt8(ascii: "\\"):
      return index + 1 < bytes.count && bytes[index + 1] != 0x0A
    default:
      return false
    }
  }

  private mutating func name(andAlso extra: [UInt8] = []) -> String {
    var result: [UInt8] = []
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "\\"), isName(at: place) {
        place += 1
        result.append(contentsOf: escape())
      } else if isName(at: place) || extra.contains(bytes[place]) {
        result.append(bytes[place])
        place += 1
      } else {
        break
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func string(until quote: UInt8) -> String {
    var result: [UInt8] = []
    while place < bytes.count, bytes[place] != quote, bytes[place] != 0x0A {
      if bytes[place] == UInt8(ascii: "\\") {
        place += 1
        if place < bytes.count, bytes[place] == 0x0A {
          place += 1
        } else {
          result.append(contentsOf: escape())
        }
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
    place = min(place + 1, bytes.count)
    return String(decoding: result, as: UTF8.self)
  }

  /// The character an escape stands for; `place` is behind the backslash.
  private mutating func escape() -> [UInt8] {
    let start = place
    while place < bytes.count, place - start < 6, Character(Unicode.Scalar(bytes[place])).isHexDigit
    {
      place += 1
    }
    if place > start {
      let digits = String(decoding: bytes[start..<place], as: UTF8.self)
      if place < bytes.count, bytes[place].isHTMLSpace { place += 1 }
      let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
      return Array(String(scalar).utf8)
    }
    guard place < bytes.count else { return [] }
    repeat { place += 1 } while place < bytes.count && !bytes[place].beginsScalar
    return Array(bytes[start..<place])
  }
}
