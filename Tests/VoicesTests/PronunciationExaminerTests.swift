import Simulator
import Testing

@testable import Voices

/// A stand-in for an engine with given sounds for some texts; for any other text, it has one sound
/// for each letter.
private struct TaughtEngine {
  var sounds: [String: String] = [:]
  var failing: Set<String> = []

  func sounds(of part: SpokenPart) throws(SpeechError) -> String {
    if failing.contains(part.words) { throw .crashed(text: part.words) }
    return sounds[part.words] ?? part.words
  }
}

struct PronunciationExaminerTests {
  private func part(_ text: String, _ language: String = "en") -> SpokenPart {
    let table = SymbolTable.of(reader: "voiceover", language: language)
    let words = SpokenWords(text, table)
    var part = SpokenPart(.label, text, words: words.text, language: language)
    part.isCut = words.isCut
    return part
  }

  private func announcement(_ parts: [SpokenPart]) -> SpokenAnnouncement {
    SpokenAnnouncement(reader: "voiceover", index: 1, text: "", label: "", parts: parts)
  }

  private func pronounced(
    _ text: String, _ language: String = "en", taught: [String: String] = [:],
    failing: Set<String> = []
  ) throws -> PronouncedPart {
    let engine = TaughtEngine(sounds: taught, failing: failing)
    var examiner = PronunciationExaminer(of: SpeechStyle(reader: "voiceover")) {
      (part) throws(SpeechError) in try engine.sounds(of: part)
    }
    let pronounced = try examiner.examine(announcement([part(text, language)]), lasting: 1)
    return try #require(pronounced.parts.first)
  }

  @Test func `Numbers are replaced by the words that sound like them`() throws {
    let date = try pronounced(
      "Born 8/4/2020",
      taught: [
        "8": "ˈeɪt", "eight": "eɪt", "4": "f", "four": "f", "2020": "t t",
        "two thousand twenty": "tt",
      ])
    #expect(date.pronunciation == "Born eight slash four slash two thousand twenty")
    #expect(date.remarks.map(\.kind) == [.date])
    #expect(date.remarks.first?.pronunciation == "eight slash four slash two thousand twenty")
  }

  @Test func `A date that matches no words is reported with its sounds`() throws {
    let date = try pronounced("2020-04-08", taught: ["2020-04-08": "twɛnti"])
    #expect(date.remarks.map(\.kind) == [.date])
    #expect(date.remarks.first?.pronunciation == nil)
    #expect(date.remarks.first?.message.contains("is pronounced /twɛnti/") == true)
  }

  @Test func `A number that matches no guess keeps its digits`() throws {
    #expect(try pronounced("Room 8b, 9").pronunciation == "Room 8b, 9")
  }

  @Test func `A year may be read in pairs, and a code digit by digit`() throws {
    #expect(
      try pronounced("1984", taught: ["nineteen eighty four": "1984"]).pronunciation
        == "nineteen eighty four")
    #expect(try pronounced("12", taught: ["one two": "12"]).pronunciation == "one two")
    #expect(
      try pronounced(
        "1.234,5", "de", taught: ["ein tausend zweihundert vier unddreißig Komma fünf": "1.234,5"]
      ).pronunciation == "eintausendzweihundertvierunddreißig Komma fünf")
  }

  @Test(arguments: [
    ("Apartment No.", "no", PronunciationRemark.Kind.abbreviation, "no"),
    ("Your CVV", "C V V", .spelled, "C V V"), ("Your DOB", "D O B", .abbreviation, "D O B"),
    ("Your FAQ", "faq", .capitals, "faq"), ("5 kg", "K G", .spelled, "K G"),
  ])
  func `A word is recognized by the sounds of its expansion`(
    _ text: String, _ like: String, _ kind: PronunciationRemark.Kind, _ read: String
  ) throws {
    let word = text.split(separator: " ").last.map(String.init) ?? ""
    let pronounced = try pronounced(
      text, taught: [like: "xyz", word: "xyz", text: text.replacing(word, with: "xyz")])
    #expect(pronounced.remarks.map(\.kind) == [kind])
    #expect(pronounced.remarks.first?.pronunciation == read)
  }

  @Test func `An abbreviation that is read as intended has no remark`() throws {
    #expect(
      try pronounced("e.g. this", taught: ["e.g. this": "f this", "for example": "f"]).remarks == []
    )
  }

  @Test(arguments: [
    ("\u{F101} Home", PronunciationRemark.Kind.privateUse, "U+F101"), ("— —", .silent, ""),
    ("Hallo Привет", .foreignWriting, "Привет"), ("日", .foreignWriting, "日"),
    ("123456", .longNumber, "123456"), ("555-123-4567", .longNumber, "555-123-4567"),
    ("MM/DD/YYYY", .pattern, "MM/DD/YYYY"), ("TT.MM.JJJJ", .pattern, "TT.MM.JJJJ"),
    ("chevron_right", .iconName, "chevron_right"), ("1/2", .date, "1/2"),
    ("2020-04-08", .date, "2020-04-08"), ("3/4/20.", .date, "3/4/20"),
  ])
  func `Doubtful texts have remarks without an engine`(
    _ text: String, _ kind: PronunciationRemark.Kind, _ token: String
  ) throws {
    let examiner = PronunciationExaminer(of: SpeechStyle(reader: "voiceover"))
    let pronounced = examiner.look(at: announcement([part(text)])).parts[0]
    #expect(pronounced.remarks.map(\.kind) == [kind])
    if !token.isEmpty { #expect(pronounced.remarks.first?.text == token) }
    #expect(pronounced.phonemes == nil)
  }

  @Test(arguments: [
    "Email address", "1 of 17", "3.5", "10:30", "2020", "50%", "1,234,567", "SIGN UP NOW", "A",
    "5 Ω", "don't", "Wi-Fi", "e-mail", "ÄÖÜ street", "", "v1.2.3", "hm", "…and more",
  ])
  func `Ordinary texts have no remarks`(_ text: String) {
    let examiner = PronunciationExaminer(of: SpeechStyle(reader: "voiceover"))
    let pronounced = examiner.look(at: announcement([part(text)])).parts[0]
    #expect(pronounced.remarks == [])
  }

  @Test func `The script of the part's language is not foreign`() {
    #expect(ForeignLetters(in: "Привет мир", language: "ru") == nil)
    #expect(ForeignLetters(in: "ひらがな", language: "ja-JP") == nil)
    #expect(ForeignLetters(in: "Привет", language: "")?.writing == .cyrillic)
    let long = String(repeating: "п", count: 100_000)
    #expect(ForeignLetters(in: long, language: "en")?.letters.count == 100_000)
  }

  @Test func `Chinese characters have no usable voice`() throws {
    #expect(try pronounced("漢字", "zh").remarks.map(\.kind) == [.noVoice])
    #expect(try pronounced("漢字かな", "ja").phonemes == nil)
  }

  @Test func `Text that the engine leaves silent is reported`() throws {
    #expect(try pronounced("melt", taught: ["melt": ""]).remarks.map(\.kind) == [.silent])
    let sign = try pronounced("⌬ melt", taught: ["⌬": ""])
    #expect(sign.remarks.map(\.text) == ["⌬"])
  }

  @Test func `A text on which the engine fails has a remark, and the rest is examined`() throws {
    let failed = try pronounced("bad", failing: ["bad"])
    #expect(failed.remarks.map(\.kind) == [.failed])
    #expect(failed.phonemes == nil)
    let token = try pronounced("Your ABC", failing: ["ABC", "A B C", "abc"])
    #expect(token.remarks.map(\.kind) == [.capitals])
  }

  @Test func `A missing engine ends the examination`() {
    var examiner = PronunciationExaminer(of: SpeechStyle(reader: "voiceover"))
    #expect(throws: SpeechError.self) {
      try examiner.examine(announcement([part("a")]), lasting: 1)
    }
  }

  @Test func `The pronunciation is one line`() throws {
    var second = part("error:")
    second.silence = 0.15
    var third = part("bad")
    third.silence = 0.15
    let examiner = PronunciationExaminer(of: SpeechStyle(reader: "voiceover"))
    let pronounced = examiner.look(at: announcement([part("Email *"), part("x"), second, third]))
    #expect(pronounced.pronunciation == "Email star x, error: bad")
    #expect(pronounced.differs)
    #expect(!examiner.look(at: announcement([part(" Email  address ")])).differs)
  }

  @Test func `A hostile text costs no more than its beginning`() throws {
    let text = String(repeating: "8/4/2020 ", count: 1_000_000)
    let pronounced = try pronounced(text)
    #expect(pronounced.remarks.map(\.kind) == [.cut, .date])
    let dates = (0..<500).map { "1/2/\(1000 + $0)" }.joined(separator: " ")
    #expect(try self.pronounced(dates).remarks.filter { $0.kind == .date }.count == 20)
  }

  @Test(arguments: [
    (0, "zero", "null"), (21, "twenty one", "einundzwanzig"),
    (101, "one hundred one", "einhunderteins"),
    (1000, "one thousand", "eintausend"), (1_000_001, "one million one", "eine Million eins"),
    (21_000, "twenty one thousand", "einundzwanzigtausend"),
    (
      2_316_712, "two million three hundred sixteen thousand seven hundred twelve",
      "zwei Millionen dreihundertsechzehntausendsiebenhundertzwölf"
    ),
  ])
  func `Numbers are written in words`(_ number: Int, _ english: String, _ german: String) {
    #expect(NumberWords.cardinal(String(number), in: "en") == english)
    #expect(NumberWords.cardinal(String(number), in: "de-AT") == german)
    #expect(NumberWords.cardinal(String(number), in: "fr") == nil)
    #expect(NumberWords.cardinal("1234567890123", in: "en") == nil)
  }
}
