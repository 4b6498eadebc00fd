/// A decoder of Android's escapes, such as `\n`, `\'` and `\u0020`.
///
/// An unknown escape such as `\q` becomes the character after the backslash.
///
/// Source: AAPT2, `ResourceUtils::StringBuilder`.
struct AndroidEscapes: Sendable {
  private(set) var scalars: [Unicode.Scalar] = []
  /// The character after the backslash in the first unknown escape.
  private(set) var unknown: Unicode.Scalar?

  /// Whether white space outside quotes is collapsed, as in `strings.xml`.
  private let collapses: Bool
  private var isQuoted = false
  private var hasPendingSpace = false

  init(collapsingSpace collapses: Bool) { self.collapses = collapses }

  /// Decodes the text of an attribute.
  ///
  /// White space in attributes is kept.
  static func decoded(_ text: String) -> AndroidEscapes {
    var escapes = AndroidEscapes(collapsingSpace: false)
    escapes.append(text)
    return escapes
  }

  var text: String { String(String.UnicodeScalarView(scalars)) }

  mutating func append(_ text: String) {
    let source = Array(text.unicodeScalars)
    var index = 0
    while index < source.count {
      let scalar = source[index]
      index += 1
      switch scalar {
      case "\\": unescape(source, &index)
      case "\"" where collapses: isQuoted.toggle()
      case " ", "\t", "\n", "\r": space(scalar)
      default: emit(scalar)
      }
    }
  }

  /// Appends a character without decoding, such as the line break of `<br/>`.
  mutating func emit(_ scalar: Unicode.Scalar) {
    flushSpace()
    scalars.append(scalar)
  }

  /// Ends a run of white space, for example before an element.
  ///
  /// The run becomes one space, or nothing at the beginning of the text.
  mutating func flushSpace() {
    if hasPendingSpace, !scalars.isEmpty { scalars.append(" ") }
    hasPendingSpace = false
  }

  private mutating func space(_ scalar: Unicode.Scalar) {
    if collapses, !isQuoted {
      hasPendingSpace = true
    } else {
      emit(scalar)
    }
  }

  private mutating func unescape(_ source: [Unicode.Scalar], _ index: inout Int) {
    guard index < source.count else { return }
    let scalar = source[index]
    index += 1
    switch scalar {
    case "n": emit("\n")
    case "t": emit("\t")
    case "u": emitCode(source, &index)
    case "\n": break
    case "'", "\"", "\\", "@", "?", "#", " ": emit(scalar)
    default:
      unknown = unknown ?? scalar
      emit(scalar)
    }
  }

  /// Decodes an escape such as `\u0020`, or two such escapes that form a surrogate pair.
  private mutating func emitCode(_ source: [Unicode.Scalar], _ index: inout Int) {
    guard let first = AndroidEscapes.code(source, index) else { return emit("u") }
    index += 4
    if let scalar = Unicode.Scalar(first) { return emit(scalar) }
    guard (0xD800..<0xDC00).contains(first), index + 1 < source.count, source[index] == "\\",
      source[index + 1] == "u", let second = AndroidEscapes.code(source, index + 2),
      (0xDC00..<0xE000).contains(second)
    else { return emit("\u{FFFD}") }
    index += 6
    emit(Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}")
  }

  private static func code(_ source: [Unicode.Scalar], _ index: Int) -> UInt32? {
    guard index + 4 <= source.count else { return nil }
    var code: UInt32 = 0
    for scalar in source[index..<index + 4] {
      guard scalar.isASCII, let digit = Character(scalar).hexDigitValue else { return nil }
      code = code << 4 | UInt32(digit)
    }
    return code
  }
}
