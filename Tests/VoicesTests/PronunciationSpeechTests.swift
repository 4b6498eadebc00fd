import Requirements
import Simulator
import Testing

@testable import Voices

/// The pronunciation of doubtful texts by eSpeak NG, which depends on its version.
@Suite(.requires(.espeakNG151, RealSpeech.version == "1.51"))
struct PronunciationSpeechTests {
  private func pronounced(_ text: String, _ language: String = "en") throws -> PronouncedPart {
    let style = SpeechStyle(reader: "voiceover")
    let worker = VoiceWorker()
    var examiner = PronunciationExaminer(of: style) { (part) throws(SpeechError) in
      try worker.phonemes(of: part, by: style)
    }
    let table = SymbolTable.of(reader: style.reader, language: language)
    let words = SpokenWords(text, table).text
    let part = SpokenPart(.label, text, words: words, language: language)
    let announcement = SpokenAnnouncement(
      reader: style.reader, index: 1, text: text, label: "", parts: [part])
    return try #require(examiner.examine(announcement, lasting: 1).parts.first)
  }

  @Test(arguments: [
    ("Born 8/4/2020", "Born eight slash four slash two thousand twenty"),
    ("Code 123456", "Code one hundred twenty three thousand four hundred fifty six"),
    ("$1,234.50", "one thousand two hundred thirty four dollars and fifty cents"),
    ("At 10:30, 3.5 of 17", "At ten thirty, three point five of seventeen"),
    ("Email *", "Email star"), ("Your CVV", "Your C V V"), ("50%", "fifty percent"),
  ])
  func `Doubtful English text is read in the recorded words`(_ text: String, _ read: String)
    throws
  {
    #expect(try pronounced(text).pronunciation == read)
  }

  @Test(arguments: [
    ("1 von 17", "eins von siebzehn"), ("Ebene 2", "Ebene zwei"),
    ("2020", "zweitausendzwanzig"),
  ])
  func `Doubtful German text is read in the recorded words`(_ text: String, _ read: String) throws {
    #expect(try pronounced(text, "de").pronunciation == read)
  }

  @Test(arguments: [
    ("Apartment No.", PronunciationRemark.Kind.abbreviation), ("Your CVV", .spelled),
    ("FAQ", .capitals), ("Привет", .foreignWriting), ("🫠 melt", .silent), ("\u{F101}", .privateUse),
    ("漢字", .foreignWriting),
  ])
  func `Unintended readings are reported`(_ text: String, _ kind: PronunciationRemark.Kind) throws {
    #expect(try pronounced(text).remarks.map(\.kind) == [kind])
  }

  @Test func `Symbols that a reader names are spoken`() throws {
    for reader in ["voiceover", "talkback"] {
      for language in ["en", "de"] {
        let table = SymbolTable.of(reader: reader, language: language)
        let worker = VoiceWorker()
        for (symbol, name) in table.names.sorted(by: { $0.key < $1.key }) {
          let part = SpokenPart(
            .label, String(symbol), words: name.words, language: language)
          let style = SpeechStyle(reader: reader)
          #expect(try !worker.phonemes(of: part, by: style).isEmpty, "\(symbol)")
        }
      }
    }
  }
}
