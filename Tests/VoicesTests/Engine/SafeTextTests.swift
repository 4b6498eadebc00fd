import Foundation
import Testing

@testable import Voices

/// The text that reaches the engine.
struct SafeTextTests {
  @Test(arguments: [
    ("Email address", "Email address"), ("  Email \t\r\n address\u{2028} ", "Email address"),
    ("\u{1}400SEmail", "400SEmail"), ("a\u{0}b", "ab"), ("a\u{7F}\u{80}\u{9F}b", "ab"),
    ("pass\u{AD}word\u{200B}s", "passwords"), ("\u{202E}abc\u{2066}\u{FEFF}", "abc"),
    ("\u{E000}\u{F8FF}Home", "Home"), ("\u{378}x", "x"), ("e\u{301}", "\u{E9}"),
    ("<b>&amp;</b>", "<b>&amp;</b>"), ("", ""), ("\u{1}\u{200B}", ""),
    ("\u{1F9D1}\u{200D}\u{1F4BB}", "\u{1F9D1}\u{200D}\u{1F4BB}"), ("a\u{200D}b", "ab"),
    ("\u{2764}\u{FE0F}", "\u{2764}"), ("\u{1F44D}\u{1F3FD}", "\u{1F44D}\u{1F3FD}"),
  ])
  func `Only speakable characters remain`(text: String, safe: String) {
    #expect(Array(SafeText(text).text.unicodeScalars) == Array(safe.unicodeScalars))
    #expect(!SafeText(text).isCut)
  }

  @Test(arguments: [
    ("e\u{301}", "\u{E9}"), ("u\u{308}\u{301}", "\u{1D8}"), ("A\u{30A}", "\u{C5}"),
    ("e\u{302}\u{323}", "\u{1EC7}"), ("q\u{323}\u{301}", "q\u{323}\u{301}"),
    ("a\u{305}\u{301}", "a\u{305}\u{301}"), ("\u{415}\u{308}", "\u{401}"),
    ("\u{3B1}\u{301}", "\u{3AC}"), ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}"),
    ("\u{304B}\u{3099}", "\u{304C}"), ("\u{928}\u{93C}", "\u{929}"),
    ("\u{627}\u{653}", "\u{622}"), ("\u{915}\u{93C}", "\u{915}\u{93C}"), ("\u{301}e", "\u{301}e"),
  ])
  func `Letters and their marks are composed`(text: String, composed: String) {
    #expect(Array(SafeText(text).text.unicodeScalars) == Array(composed.unicodeScalars))
  }

  @Test(arguments: [
    0x00C0...0x024F, 0x0370...0x0530, 0x0600...0x06FF, 0x0900...0x0DFF, 0x1E00...0x1FFF,
    0x3040...0x30FF, 0xAC00...0xAD00,
  ])
  func `Decomposed letters are composed as Foundation composes them`(
    letters: ClosedRange<UInt32>
  ) {
    for letter in letters.compactMap(Unicode.Scalar.init) where isVisible(letter) {
      let text = String(Character(letter)).decomposedStringWithCanonicalMapping
      let composed = text.precomposedStringWithCanonicalMapping
      #expect(Array(SafeText(text).text.unicodeScalars) == Array(composed.unicodeScalars))
    }
  }

  private func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    ![.unassigned, .format].contains(scalar.properties.generalCategory)
  }

  @Test func `A long text is cut and marked as cut`() {
    let whole = SafeText(String(repeating: "a", count: 2_000))
    #expect(!whole.isCut)
    #expect(whole.text.unicodeScalars.count == 2_000)
    let cut = SafeText(String(repeating: "a", count: 2_001))
    #expect(cut.isCut)
    #expect(cut.text.unicodeScalars.count == 2_000)
    let spaced = SafeText(String(repeating: "a  ", count: 10_000))
    #expect(spaced.isCut)
    #expect(spaced.text.unicodeScalars.count <= 2_000)
    #expect(!SafeText(String(repeating: "a", count: 2_000) + " \n").isCut)
  }

  @Test(arguments: ["\u{0}", "\u{301}", "\u{1F9D1}\u{200D}"])
  func `Ten megabytes of text are cut to the limit`(repeated: String) {
    let text = String(repeating: repeated, count: 10_000_000 / repeated.utf8.count)
    #expect(SafeText("Email " + text).text.unicodeScalars.count <= 2_000)
  }
}
