internal import TextIO

/// Functions that escape text for Markdown, with no more escapes than are needed to show the text
/// unchanged.
///
/// Braces are escaped, because MDX reads them as code.
///
/// Source: CommonMark 0.30, sections 2.4, 2.5 and 6; GitHub Flavored Markdown, section 4.10.
package enum MarkdownText {
  /// The part of a Markdown document into which a text is written.
  package enum Context: Sendable, Hashable {
    /// A table cell.
    ///
    /// Line breaks become character references, and spaces at the ends are removed.
    case cell
    case link
    case heading
    /// The beginning of a paragraph or list item.
    case paragraph
  }

  /// Returns the text, escaped for a part of a Markdown document.
  ///
  /// - Parameter isPiece: Whether other text or an element surrounds the text. If `true`, more
  ///   characters are escaped, because a mark in the text can form a pair with a mark outside the
  ///   text.
  package static func escaped(
    _ text: String, in context: Context, isPiece: Bool = false
  ) -> String {
    MarkdownEscaper(text, context, isPiece: isPiece).text
  }

  /// Returns a path as the target of a link, with an optional fragment.
  ///
  /// A path whose first component has a colon begins with `./`, because the text before the colon
  /// would be read as a scheme, such as `javascript:`.
  ///
  /// Source: RFC 3986, sections 2.1, 3.3 and 4.2.
  package static func linkTarget(_ path: String, fragment: String? = nil) -> String {
    let end = path.utf8.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ":") }
    let hasScheme = end.map { path.utf8[$0] == UInt8(ascii: ":") } ?? false
    return (hasScheme ? "./" : "") + percentEncoded(path)
      + (fragment.map { "#" + percentEncoded($0) } ?? "")
  }

  private static func percentEncoded(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case 0..<0x21, 0x7F..., UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"),
        UInt8(ascii: ">"), UInt8(ascii: "%"), UInt8(ascii: "\\"), UInt8(ascii: "["),
        UInt8(ascii: "]"), UInt8(ascii: "#"), UInt8(ascii: "?"), UInt8(ascii: "*"),
        UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "&"), UInt8(ascii: "|"):
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      default: result.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return result
  }

  /// Returns a fenced code block whose fence is longer than any run of backticks in the text.
  package static func fenced(_ text: String, language: String) -> String {
    var longest = 2
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)\(language)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)\n"
  }
}

private struct MarkdownEscaper {
  private let scalars: [Unicode.Scalar]
  private let context: MarkdownText.Context
  private let isPiece: Bool
  /// The marks of emphasis, strikethrough and code to escape, because they could form pairs in the
  /// text.
  private var pairing: Set<Unicode.Scalar> = []
  private let lastBracket: Int
  private(set) var text = ""

  init(_ text: String, _ context: MarkdownText.Context, isPiece: Bool) {
    var scalars = Array(text.unicodeScalars)
    if context == .cell {
      let end = scalars.lastIndex { !$0.properties.isWhitespace }.map { $0 + 1 } ?? 0
      scalars = Array(scalars[..<end].drop { $0.properties.isWhitespace })
    } else {
      for index in scalars.indices where MarkdownEscaper.breaksLine(scalars[index]) {
        scalars[index] = " "
      }
    }
    self.scalars = scalars
    self.context = context
    self.isPiece = isPiece
    lastBracket = scalars.lastIndex(of: "]") ?? -1
    for mark: Unicode.Scalar in ["_", "~"] where mayPair(mark) { pairing.insert(mark) }
    if scalars.count(where: { $0 == "`" }) > 1 { pairing.insert("`") }
    self.text = escaped()
  }

  private func escaped() -> String {
    var result = String.UnicodeScalarView()
    let start = context == .paragraph ? blockMarker : nil
    let end = context == .heading ? closingSequence : nil
    for (index, scalar) in scalars.enumerated() {
      if isReference(index) {
        result.append(each: "&#\(scalar.value);".unicodeScalars)
        continue
      }
      if index == start || index == end || needsBackslash(index) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }

  /// The marks to escape in a piece, because they can form a pair or a character reference with
  /// text outside the piece.
  private static let marks = Set("[]!`~_*<>\\&".unicodeScalars)

  private func needsBackslash(_ index: Int) -> Bool {
    if isPiece, MarkdownEscaper.marks.contains(scalars[index]) { return true }
    return switch scalars[index] {
    // Always escape an asterisk, even without need, because formatters of Markdown do so, too.
    case "<", "{", "*": true
    case "|": context == .cell
    case "#": CICommand.begins(at: index, in: scalars)
    case "[": context == .link || index < lastBracket
    case "]": context == .link
    case "&": beginsReference(index)
    case "\\": index + 1 == scalars.count || isPunctuation(index + 1)
    case "_", "~", "`": pairing.contains(scalars[index])
    default: false
    }
  }

  /// Whether a character must be written as a character reference, such as `&#10;`.
  ///
  /// The result is `true` for line breaks in a table cell and for invisible characters.
  private func isReference(_ index: Int) -> Bool {
    let scalar = scalars[index]
    return MarkdownEscaper.isInvisible(scalar)
      || context == .cell && MarkdownEscaper.breaksLine(scalar)
  }

  private static func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Markdown has no way to write NUL.
    case 0: false
    case 0x01...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the scalar is invisible or changes the direction of text.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// Whether an ampersand begins a character reference.
  ///
  /// - Parameter index: The index of the ampersand.
  private func beginsReference(_ index: Int) -> Bool {
    // The longest name of a character reference in HTML has 31 letters.
    let rest = scalars[(index + 1)...].prefix(33)
    guard let end = rest.firstIndex(of: ";"), end > index + 1 else { return false }
    return rest[..<end].allSatisfy { $0 == "#" || $0.isASCII && MarkdownEscaper.isWord($0) }
  }

  /// The index of the character that would turn the paragraph into a list, a quote or a heading, or
  /// `nil` if there is none.
  private var blockMarker: Int? {
    let start = scalars.firstIndex { $0 != " " } ?? 0
    guard start < scalars.count else { return nil }
    switch scalars[start] {
    case "#", ">", "-", "+", "=": return start
    case "_", "~", "`": return pairing.contains(scalars[start]) ? nil : start
    default:
      let end = scalars[start...].firstIndex { !("0"..."9").contains($0) }
      guard let end, end > start, [".", ")"].contains(scalars[end]) else { return nil }
      return end
    }
  }

  /// The index of the first `#` of the `#` characters that end a heading, or `nil` if there are
  /// none.
  ///
  /// A Markdown parser would read these characters as the closing sequence of the heading and not
  /// show them.
  private var closingSequence: Int? {
    guard let last = scalars.indices.last, scalars[last] == "#" else { return nil }
    guard let before = scalars.lastIndex(where: { $0 != "#" }) else { return 0 }
    return scalars[before].properties.isWhitespace ? before + 1 : nil
  }

  /// Whether a run of the character `mark` can open emphasis or strikethrough, and a later run can
  /// close it.
  private func mayPair(_ mark: Unicode.Scalar) -> Bool {
    var isOpen = false
    var index = 0
    while let start = scalars[index...].firstIndex(of: mark) {
      let end = scalars[start...].firstIndex { $0 != mark } ?? scalars.count
      let (opens, closes) = flanks(start, end, mark)
      if isOpen && closes { return true }
      isOpen = isOpen || opens
      index = end
    }
    return false
  }

  private func flanks(
    _ start: Int, _ end: Int, _ mark: Unicode.Scalar
  ) -> (opens: Bool, closes: Bool) {
    let hasSpaceBefore = start == 0 || scalars[start - 1].properties.isWhitespace
    let hasSpaceAfter = end == scalars.count || scalars[end].properties.isWhitespace
    let isWordBefore = start > 0 && MarkdownEscaper.isWord(scalars[start - 1])
    let isWordAfter = end < scalars.count && MarkdownEscaper.isWord(scalars[end])
    if mark == "_" && isWordBefore && isWordAfter { return (false, false) }
    return (
      !hasSpaceAfter && !(isWordBefore && isPunctuation(end)),
      !hasSpaceBefore && !(isWordAfter && isPunctuation(start - 1))
    )
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: false
    }
  }

  /// Whether the character at an index is written with ASCII punctuation.
  ///
  /// This includes characters that are written as character references, because `&` and `;` are
  /// punctuation.
  private func isPunctuation(_ index: Int) -> Bool {
    guard scalars.indices.contains(index) else { return false }
    switch scalars[index].value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: return true
    default: return isReference(index)
    }
  }
}
