import AccessibilityTree
import Testing

struct WhitespaceTests {
  @Test(arguments: [
    "", " ", "\r\n\t", "\u{A0}", " \u{3000}\u{2028}", "\u{85}", " \u{301}", "a", " a", "a ",
    "\u{1C}", "\u{200B}", "é", " é", "\u{301}a", "🙂", " \u{A0}x", "\u{0}", "\u{7F}",
  ])
  func `A text is white space if each of its characters is`(text: String) {
    #expect(text.isOnlyWhitespace == text.allSatisfy(\.isWhitespace))
  }
}
