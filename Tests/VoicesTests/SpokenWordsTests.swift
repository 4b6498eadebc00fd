import Testing

@testable import Voices

struct SpokenWordsTests {
  private func words(
    _ text: String, _ reader: String = "voiceover", _ language: String = "en",
    _ level: SymbolLevel = .some
  ) -> String {
    SpokenWords(text, SymbolTable.of(reader: reader, language: language), naming: level).text
  }

  @Test func `VoiceOver calls an asterisk a star, and TalkBack an asterisk`() {
    #expect(words("Email *") == "Email star")
    #expect(words("Email*") == "Email star")
    #expect(words("Email *", "talkback") == "Email asterisk")
    #expect(words("E-Mail *", "voiceover", "de") == "E-Mail Stern")
    #expect(words("E-Mail *", "talkback", "de-AT") == "E-Mail Sternchen")
    #expect(words("E-mail *", "talkback", "fr") == "E-mail Astérisque")
  }

  @Test(arguments: [
    ("Terms, conditions; and: more. Really? Yes!", "Terms, conditions; and: more. Really? Yes!"),
    ("“Sign-up” (optional) … – now", "“Sign-up” (optional) … – now"),
    ("don't [stop]", "don't [stop]"),
  ])
  func `Silent punctuation stays unchanged`(_ text: String, _ said: String) {
    #expect(words(text) == said)
    #expect(words(text, "talkback") == said)
  }

  @Test func `VoiceOver names the punctuation of its setting`() {
    #expect(words("a, b (c) *", level: .all) == "a comma b left paren c right paren star")
    #expect(words("3.5 don't 10:30", level: .all) == "3.5 don't 10:30")
    #expect(words("Email * @ home", level: .none) == "Email home")
    #expect(words("Next →", level: .none) == "Next right arrow")
  }

  private func words(_ text: String, level: SymbolLevel) -> String {
    words(text, "voiceover", "en", level)
  }

  @Test(arguments: [
    ("Done ✓", "Done check mark"), ("☰", "trigram for heaven"),
    ("⌘S", "command S"), ("5 × 3", "5 times 3"), ("a•b", "a bullet b"), ("50%", "50 percent"),
    ("20°", "20 degrees"), ("©2020", "copyright 2020"), ("A&B", "A and B"),
  ])
  func `Both readers name signs`(_ text: String, _ said: String) {
    #expect(words(text) == said)
    #expect(words(text, "talkback") == said)
  }

  @Test func `Each reader names arrows in its own words`() {
    #expect(words("Next →") == "Next right arrow")
    #expect(words("Next →", "talkback") == "Next rightwards arrow")
  }

  @Test(arguments: [
    ("$5", "5 dollars"), ("$1", "1 dollar"), ("Pay $5.99 now", "Pay 5 dollars and 99 cents now"),
    ("$1,234.50.", "1,234 dollars and 50 cents."), ("€ 3 million", "3 million euros"),
    ("£0.05", "0 pounds and 5 pence"), ("$", "dollar"), ("$x", "dollar x"), ("$5.", "5 dollars."),
    ("$2.01", "2 dollars and 1 cent"), ("£1.01", "1 pound and 1 penny"),
  ])
  func `A sum of money ends with its currency`(_ text: String, _ said: String) {
    #expect(words(text) == said)
  }

  @Test func `A German sum has a comma`() {
    #expect(words("€5,99", "talkback", "de") == "5 Euro 99")
    #expect(words("5 €", "talkback", "de") == "5 Euro")
  }

  @Test(arguments: [
    ("👍🏽", "thumbs up, medium skin tone emoji", "thumbs up, medium skin tone"),
    ("❤️", "red heart emoji", "red heart"), ("✔️ ok", "check mark emoji ok", "check mark ok"),
    ("🧑🏽‍💻", "technologist, medium skin tone emoji", "technologist, medium skin tone"),
    ("👩‍👩‍👧", "👩‍👩‍👧", "👩‍👩‍👧"), ("🤷🏽‍♀️", "🤷‍♀ medium skin tone", "🤷‍♀ medium skin tone"),
    ("⚠ Error", "warning Error", "warning Error"),
    ("🇺🇸", "🇺🇸", "🇺🇸"), ("🫠", "🫠", "🫠"), ("1️⃣", "1", "1"),
  ])
  func `Emoji are named regardless of their colour`(
    _ text: String, _ voiceOver: String, _ talkBack: String
  ) {
    #expect(words(text) == voiceOver)
    #expect(words(text, "talkback") == talkBack)
  }

  @Test(arguments: [
    ("a\u{0}b", "ab"), ("\u{1}400Sx", "400Sx"), ("a\tb\nc\r\nd", "a b c d"),
    ("soft\u{AD}hyphen", "softhyphen"), ("e\u{301}te\u{301}", "été"), ("x\u{202E}y\u{FEFF}", "xy"),
    ("\u{F101}", ""), ("\u{F101} Home", "Home"), ("  a   b  ", "a b"),
    ("<b>bold</b>", "less than b greater than bold less than slash b greater than"),
    ("[[k@t]]", "[[k at t]]"), ("", ""), (" ", ""),
  ])
  func `No engine command remains in the text`(_ text: String, _ said: String) {
    #expect(words(text) == said)
  }

  @Test(arguments: ["—", "...", "“”", "(…)", "!!!"])
  func `Punctuation alone is silent`(_ text: String) {
    #expect(SpokenWords(text, SymbolTable()).text == "")
  }

  @Test func `VoiceOver names a single symbol`() {
    #expect(words("?") == "question mark")
    #expect(words(" • ") == "bullet")
  }

  @Test func `A mark before the first word adds no pause`() {
    #expect(words(", error: bad", "talkback") == "error: bad")
  }

  @Test func `A row of symbols is named three times`() {
    #expect(words("***** a *") == "star star star a star")
  }

  @Test func `Text that is too long is cut`() {
    let long = SpokenWords(String(repeating: "a", count: 10_000_000), SymbolTable())
    #expect(long.text.count == SpokenWords.longest)
    #expect(long.isCut)
    let table = SymbolTable.of(reader: "voiceover", language: "en")
    let stars = SpokenWords(String(repeating: "*-", count: 1000), table)
    #expect(stars.isCut)
    #expect(stars.text.unicodeScalars.count < SpokenWords.longest + 10)
    #expect(!SpokenWords(String(repeating: "a ", count: 1000), table).isCut)
    let cluster = SpokenWords("e" + String(repeating: "\u{301}", count: 1_000_000), table)
    #expect(cluster.isCut)
  }

  @Test func `Languages without a table leave symbols to the engine`() {
    #expect(words("Почта *", "voiceover", "ru") == "Почта *")
    #expect(words("👍🏽", "voiceover", "ru") == "👍")
    #expect(words("x *", "talkback", "not a tag") == "x *")
  }

  @Test func `English and German name the same symbols`() throws {
    for reader in ["voiceover", "talkback"] {
      let english = SymbolTable.of(reader: reader, language: "en")
      let german = SymbolTable.of(reader: reader, language: "de")
      let missing = english.names.keys.filter { german.names[$0] == nil }
      #expect(missing.sorted() == ["ª"])
      let names = try #require(english.language?.emoji.keys)
      #expect(names.allSatisfy { german.language?.emoji[$0] != nil })
    }
  }
}
