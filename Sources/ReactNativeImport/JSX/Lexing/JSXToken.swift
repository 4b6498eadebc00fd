/// A token of an element or of other code.
///
/// The token that opens a bracket or element has the index of the token that closes it, and vice
/// versa. Therefore, the parser can skip brackets and elements without understanding them.
struct JSXToken: Sendable {
  enum Kind: UInt8, Sendable {
    case word, number, string, regex, punctuator
    /// A bracket: `(`, `[`, `{`, the `${` of a template, or the bracket that closes one of these.
    case open, close
    /// The first backtick of a template, a text in it, and its last backtick.
    case templateOpen, templateText, templateClose
    /// The `<` that begins an element.
    ///
    /// Its ``match`` is the ``elementEnd`` of the element.
    case element
    /// The name of an element. A fragment has no such token.
    case name
    case attribute, equals, attributeString
    case tagEnd
    case text
    /// The end of an element: `/>` or the closing tag.
    case elementEnd
  }

  var kind: Kind
  var start: Int32
  var end: Int32
  /// The index of the token at the other end of a bracket, template or element, or −1 for other
  /// tokens.
  var match: Int32 = -1
  /// The index of the token that opens the innermost bracket, template or element around this
  /// token, or −1 at the top level.
  var parent: Int32

  init(_ kind: Kind, _ range: Range<Int>, in parent: Int) {
    self.kind = kind
    start = Int32(clamping: range.lowerBound)
    end = Int32(clamping: range.upperBound)
    self.parent = Int32(clamping: parent)
  }

  var range: Range<Int> { Int(start)..<Int(end) }
}

struct JSXProblem: Sendable {
  var offset: Int
  var problem: String
  var remedy: String
  /// The index of the `<` of a broken element, or `nil` if the problem is not a broken element.
  var token: Int?
}

extension UInt8 {
  var isJSXBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  var isJSXDigit: Bool { (0x30...0x39).contains(self) }

  /// Whether an identifier can begin with the byte.
  ///
  /// All non-ASCII characters are allowed.
  var beginsJSXName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  var continuesJSXName: Bool { beginsJSXName || isJSXDigit }
}
