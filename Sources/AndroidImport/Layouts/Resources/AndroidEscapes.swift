/// Text with Android's escapes undone: `\n`, `\'`, `\u0020` and their like.
///
/// Source: AAPT2, `ResourceUtils::StringBuilder`: what follows an unknown escape stands for itself.
struct AndroidEscapes: Sendable {
  /// The text so far.
  private(set) var scalars: [Unicode.Scalar] = []
  /// The first escape that Android does not know.
  private(set) var unknown: Unicode.Scalar?

  /// Whether white space and quotes count as in `strings.xml`: runs are one space, and quotes
  /// protect what is between them.
  private let collapses: Bool
  private var isQuoted = false
  private var owesSpace = false

  init(collapsingSpace collapses: Bool) { self.collapses = collapses }

  /// The text of an attribute, which keeps its white space.
  static func undone(in text: String) -> AndroidEscapes {
    var escapes = AndroidEscapes(collapsingSpace: false)
    escapes.append(text)
    return escapes
  }

  var text: String { String(String.UnicodeScalarView(scalars)) }

  /// Reads on.
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

  /// Adds a character as it is, such as the line break of `<br/>`.
  mutating func emit(_ scalar: Unicode.Scalar) {
    payForSpace()
    scalars.append(scalar)
  }

  /// Ends a run of white space where something else than text stands.
  mutating func payForSpace() {
    if owesSpace, !scalars.isEmpty { scalars.append(" ") }
    owesSpace = false
  }

  private mutating func space(_ scalar: Unicode.Scalar) {
    if collapses, !isQuoted {
      owesSpace = true
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

  /// `\uXXXX`, or two of them that make up one character.
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
