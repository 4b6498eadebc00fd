internal import AccessibilityTree

/// Texts between tags.
extension JSXBuilder {
  /// Returns a text between tags without the Markdown escapes of copied code, or `nil` if the text is
  /// only a stray `>`.
  mutating func shownText(_ text: String, at token: Int) -> String? {
    guard !text.isEmpty else { return nil }
    let raw = source.text(token)
    guard raw.contains(">") || raw.contains("\\") else { return text }
    let position = source.position(token)
    if text.trimmed == ">" {
      diagnostics.record(.strayBracket, at: position)
      return nil
    }
    if raw.contains(">") { diagnostics.record(.bracketInText, at: position) }
    return unescapingMarkdown(text, at: token)
  }

  /// Returns a text without Markdown escapes: `\*` → `*`.
  mutating func unescapingMarkdown(_ text: String, at token: Int) -> String {
    let result = JSXStrings.withoutMarkdown(text)
    if result != text { diagnostics.record(.escapeOfMarkdown, at: source.position(token)) }
    return result
  }
}
