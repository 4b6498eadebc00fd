internal import Encoding
internal import TextIO

/// Escaping of a file's texts for a comment on a pull request.
///
/// After Markdown is rendered, code hosts turn words into mentions, references, links and emoji. A
/// text of a screen must not notify anybody or link anywhere. Therefore, a zero-width space follows
/// each sign that begins such a word, such as `@` or `#`.
///
/// Source: GitHub Docs, “Basic writing and formatting syntax” (mentions, references, emoji),
/// “Autolinked references and URLs”, “Writing mathematical expressions” (a dollar in a `span`).
enum CommentText {
  /// Returns a text with escapes for a Markdown element of a comment.
  static func escaped(_ text: String, in context: MarkdownText.Context) -> String {
    MarkdownText.escaped(separated(text), in: context, isPiece: true)
      .replacing("$", with: "<span>$</span>")
  }

  /// Returns a name, such as a path or a revision, as code.
  static func code(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "`") }
    return isPlain && !text.isEmpty ? "`\(text)`" : "<code>\(escaped(text, in: .link))</code>"
  }

  /// Returns the text with escapes for an element of HTML in a comment.
  static func markup(_ text: String) -> String {
    XMLText.markup(separated(TerminalText.of(text))).replacing("$", with: "<span>$</span>")
  }

  /// Returns the beginning of a text that is too long for a comment.
  static func shortened(_ text: String, to length: Int) -> String {
    text.count > length ? "\(text.prefix(length))…" : text
  }

  private static let separator: Unicode.Scalar = "\u{200B}"

  /// Returns the text with a zero-width space in each word that a code host would turn into a link,
  /// a mention or the like.
  private static func separated(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    // The range of the current word, and whether the word can be a commit hash.
    var (start, end, isCommit) = (0, 0, false)
    for (index, scalar) in scalars.enumerated() {
      result.append(scalar)
      if index >= end {
        let next = scalars[index...].firstIndex { !isWord($0) } ?? scalars.count
        (start, end) = (index, max(next, index + 1))
        isCommit = next - index >= 7 && scalars[index..<next].allSatisfy { isHexDigit($0) }
      }
      // A possible commit hash is cut into pieces that are shorter than any hash.
      let isCut = isCommit && (index - start) % 6 == 0
      if isCut || isSign(at: index, in: scalars) { result.append(separator) }
    }
    return String(result)
  }

  /// Whether the scalar at an index begins a word that a code host would turn into a link, a
  /// mention or the like.
  private static func isSign(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard index + 1 < scalars.count else { return false }
    let next = scalars[index + 1]
    switch scalars[index] {
    case "@": return isWord(next)
    case "#", "!": return isDigit(next)
    case "-":
      // These are references such as `GH-1`, `ABC-12` in another tracker, and `GHSA-…` advisories.
      return isDigit(next) && index > 0 && isWord(scalars[index - 1])
        || isWord(next) && ends(at: index, with: "ghsa", in: scalars)
    case "/":
      // Browsers read a link that begins with two slashes as the address of another host.
      return next == "/" && index + 2 < scalars.count && isWord(scalars[index + 2])
    case ":":
      if next == "/" { return index + 2 < scalars.count && scalars[index + 2] == "/" }
      let rest = scalars[(index + 1)...].prefix(40)
      let end = rest.firstIndex { !isWord($0) && $0 != "_" && $0 != "+" && $0 != "-" }
      return end.map { $0 > index + 1 && scalars[$0] == ":" } ?? false
    case "w", "W": return next == "." && ends(at: index + 1, with: "www", in: scalars)
    default: return false
    }
  }

  private static func ends(
    at end: Int, with word: String, in scalars: [Unicode.Scalar]
  ) -> Bool {
    let start = end - word.unicodeScalars.count
    guard start >= 0 else { return false }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<end])
    return String(text).lowercased() == word
  }

  private static func isHexDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.properties.isASCIIHexDigit
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    isDigit(scalar) || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }
}
