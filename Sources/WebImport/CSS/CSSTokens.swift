internal import AccessibilityTree
internal import TextIO

/// A token of CSS, such as the identifier `red` or the function name `attr(`.
enum CSSToken: Equatable {
  case ident(String)
  /// A name directly followed by `(`.
  case function(String)
  case atKeyword(String)
  case hash(String)
  case string(String)
  case number(String)
  case space
  /// Any other character, such as a bracket or a comma.
  case delimiter(Character)

  /// The identifier in lower case, or `nil` for other tokens.
  var word: String? {
    if case .ident(let name) = self { name.asciiLowercased } else { nil }
  }

  /// The change of the nesting depth after this token: 1 for an opening bracket or a function, −1
  /// for a closing bracket, otherwise 0.
  var nesting: Int {
    switch self {
    case .function, .delimiter("("), .delimiter("["), .delimiter("{"): 1
    case .delimiter(")"), .delimiter("]"), .delimiter("}"): -1
    default: 0
    }
  }
}

extension ArraySlice<CSSToken> {
  /// Splits the tokens at each delimiter that is outside parentheses, brackets and blocks.
  func split(at delimiter: Character) -> [ArraySlice<CSSToken>] {
    var depth = 0
    return split(omittingEmptySubsequences: false) { token in
      depth += token.nesting
      return depth <= 0 && token == .delimiter(delimiter)
    }
  }
}

/// A tokenizer for CSS.
///
/// Source: CSS Syntax Module Level 3, section 4, except for the token types that the importer does
/// not need.
struct CSSTokenizer {
  private let bytes: [UInt8]
  private var index = 0

  /// Returns the tokens of a style sheet or a list of declarations.
  static func tokens(of text: String) -> [CSSToken] { positioned(in: text).tokens }

  /// Returns the tokens of a text, and the byte offset at which each token begins.
  static func positioned(in text: String) -> (tokens: [CSSToken], offsets: [Int]) {
    var tokenizer = CSSTokenizer(text)
    var tokens: [CSSToken] = []
    var offsets: [Int] = []
    while true {
      tokenizer.skipComments()
      let start = tokenizer.index
      guard let token = tokenizer.next() else { return (tokens, offsets) }
      tokens.append(token)
      offsets.append(start)
    }
  }

  private init(_ text: String) { bytes = Array(text.utf8) }

  private mutating func next() -> CSSToken? {
    guard index < bytes.count else { return nil }
    let byte = bytes[index]
    if byte.isHTMLSpace {
      while index < bytes.count, bytes[index].isHTMLSpace { index += 1 }
      return .space
    }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      index += 1
      return .string(string(until: byte))
    case UInt8(ascii: "#") where isName(at: index + 1):
      index += 1
      return .hash(name())
    case UInt8(ascii: "@") where isName(at: index + 1):
      index += 1
      return .atKeyword(name().asciiLowercased)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return .number(name(andAlso: [UInt8(ascii: "."), UInt8(ascii: "%")]))
    default:
      return isName(at: index) && startsIdent ? identOrFunction() : delimiter()
    }
  }

  /// Whether an identifier begins at the current byte.
  ///
  /// If the byte is a hyphen, another character of a name must follow.
  private var startsIdent: Bool { bytes[index] != UInt8(ascii: "-") || isName(at: index + 1) }

  private mutating func identOrFunction() -> CSSToken {
    let name = name()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "(") else { return .ident(name) }
    index += 1
    return .function(name.asciiLowercased)
  }

  private mutating func delimiter() -> CSSToken {
    let start = index
    index += 1
    while index < bytes.count, !bytes[index].beginsScalar { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    return .delimiter(text.first ?? " ")
  }

  private mutating func skipComments() {
    while index + 1 < bytes.count, bytes[index] == UInt8(ascii: "/"),
      bytes[index + 1] == UInt8(ascii: "*")
    {
      index += 3
      while index < bytes.count,
        !(bytes[index] == UInt8(ascii: "/") && bytes[index - 1] == UInt8(ascii: "*"))
      {
        index += 1
      }
      index = min(index + 1, bytes.count)
    }
  }

  private func isName(at position: Int) -> Bool {
    guard position < bytes.count else { return false }
    switch bytes[position] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
      return true
    case UInt8(ascii: "\\"):
      return position + 1 < bytes.count && bytes[position + 1] != 0x0A
    default:
      return false
    }
  }

  private mutating func name(andAlso extra: [UInt8] = []) -> String {
    var result: [UInt8] = []
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\"), isName(at: index) {
        index += 1
        result.append(contentsOf: escape())
      } else if isName(at: index) || extra.contains(bytes[index]) {
        result.append(bytes[index])
        index += 1
      } else {
        break
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func string(until quote: UInt8) -> String {
    var result: [UInt8] = []
    while index < bytes.count, bytes[index] != quote, bytes[index] != 0x0A {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 1
        if index < bytes.count, bytes[index] == 0x0A {
          index += 1
        } else {
          result.append(contentsOf: escape())
        }
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    index = min(index + 1, bytes.count)
    return String(decoding: result, as: UTF8.self)
  }

  /// Consumes the rest of an escape whose backslash is already consumed.
  ///
  /// Returns the bytes of the escaped character.
  private mutating func escape() -> [UInt8] {
    let start = index
    while index < bytes.count, index - start < 6, Character(Unicode.Scalar(bytes[index])).isHexDigit
    {
      index += 1
    }
    if index > start {
      let digits = String(decoding: bytes[start..<index], as: UTF8.self)
      if index < bytes.count, bytes[index].isHTMLSpace { index += 1 }
      let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
      return Array(String(scalar).utf8)
    }
    guard index < bytes.count else { return [] }
    repeat { index += 1 } while index < bytes.count && !bytes[index].beginsScalar
    return Array(bytes[start..<index])
  }
}
