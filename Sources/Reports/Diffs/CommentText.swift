internal import Encoding
internal import TextIO

/// Escaping of the texts of files for a comment on a change.
///
/// After Markdown is rendered, code hosts turn words into mentions, references, links and emoji. A
/// text of a screen must not notify anybody or link anywhere, so a zero-width space separates the
/// signs from what follows them.
///
/// Source: GitHub Docs, “Basic writing and formatting syntax” (mentions, references, emoji),
/// “Autolinked references and URLs”, “Writing mathematical expressions” (a dollar in a `span`).
enum CommentText {
  /// Returns the text with escapes for a Markdown element of a comment.
  static func escaped(_ text: String, in context: MarkdownText.Context) -> String {
    MarkdownText.escaped(separated(text), in: context).replacing("$", with: "<span>$</span>")
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

  /// Returns the text with a zero-width space in each word that a code host would act on.
  private static func separated(_ text: String) -> String {
    guard text.utf8.contains(where: { signs.contains($0) }) else { return text }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      result.append(scalar)
      if isSign(at: index, in: scalars) { result.append(separator) }
    }
    return String(result)
  }

  private static let signs = Set("@#!:-wW".utf8)

  /// Whether the scalar begins a word that a code host acts on.
  private static func isSign(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard index + 1 < scalars.count else { return false }
    let next = scalars[index + 1]
    switch scalars[index] {
    case "@": return isWord(next)
    case "#", "!": return isDigit(next)
    case "-":
      // GH-1
      return isDigit(next) && index >= 2 && ends(at: index, with: "gh", in: scalars)
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

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    isDigit(scalar) || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }
}
