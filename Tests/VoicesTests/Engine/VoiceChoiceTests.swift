import Testing
import VoiceProtocol

@testable import Voices

/// The choice of a voice from the list of espeak-ng 1.51.
struct VoiceChoiceTests {
  static let choice = VoiceChoice(
    engine: EngineDescription(
      version: "1.51", dataPath: "", sampleRate: 22_050,
      voices: [
        voice("Afrikaans", "gmw/af", ("af", 5)),
        voice("Chinese (Mandarin)", "sit/cmn", ("cmn", 5), ("zh-cmn", 5), ("zh", 5)),
        voice("German", "gmw/de", ("de", 5)),
        voice("English (Caribbean)", "gmw/en-029", ("en-029", 5), ("en", 10)),
        voice("English (Great Britain)", "gmw/en", ("en-gb", 2), ("en", 2)),
        voice("English (America)", "gmw/en-US", ("en-us", 2), ("en", 3)),
        voice("Spanish (Spain)", "roa/es", ("es", 5)),
        voice("Spanish (Latin America)", "roa/es-419", ("es-419", 5), ("es-mx", 6), ("es", 6)),
        voice("French (Belgium)", "roa/fr-BE", ("fr-be", 5), ("fr", 8)),
        voice("French (France)", "roa/fr", ("fr-fr", 5), ("fr", 5)),
        voice("Hebrew", "sem/he", ("he", 5)),
        voice("Indonesian", "poz/id", ("id", 5)),
        voice("Japanese", "jpx/ja", ("ja", 5)),
        voice("Norwegian Bokmål", "gmq/nb", ("nb", 5), ("no", 5)),
        voice("Portuguese (Portugal)", "roa/pt", ("pt", 5), ("pt-pt", 5)),
        voice("Portuguese (Brazil)", "roa/pt-BR", ("pt-br", 5), ("pt", 6)),
        voice("Serbian", "zls/sr", ("sr", 5)),
      ],
      variants: ["f3", "m3", "Annie", "klatt4"]))

  static func voice(
    _ name: String, _ identifier: String, _ languages: (String, Int)...
  ) -> EngineVoice {
    EngineVoice(
      name: name, identifier: identifier,
      languages: languages.map { EngineVoice.Language(tag: $0.0, priority: $0.1) })
  }

  @Test(arguments: [
    ("en", "gmw/en-US"), ("en-US", "gmw/en-US"), ("en_US", "gmw/en-US"), ("EN-us", "gmw/en-US"),
    ("en-GB", "gmw/en"), ("en-AU", "gmw/en"), ("en-029", "gmw/en-029"), ("", "gmw/en-US"),
    ("und", "gmw/en-US"), ("de", "gmw/de"), ("de-AT", "gmw/de"), ("de-DE-1996", "gmw/de"),
    ("es", "roa/es"), ("es-ES", "roa/es"), ("es-MX", "roa/es-419"), ("es-AR", "roa/es-419"),
    ("es-419", "roa/es-419"), ("fr", "roa/fr"), ("fr-CA", "roa/fr"), ("fr-BE", "roa/fr-BE"),
    ("pt", "roa/pt-BR"), ("pt-BR", "roa/pt-BR"), ("pt-PT", "roa/pt"), ("pt-AO", "roa/pt"),
    ("no", "gmq/nb"), ("nn", "gmq/nb"), ("iw", "sem/he"), ("in", "poz/id"),
    ("sr-Latn-RS", "zls/sr"), ("ja", "jpx/ja"), ("en-Latn-US", "gmw/en-US"),
    ("en-Latn-GB", "gmw/en"),
  ])
  func `A language gets its voice, or that of the nearest region`(
    language: String, voice: String
  ) throws {
    #expect(try Self.choice.voice(for: "x", in: language, by: RealSpeech.style()) == voice)
  }

  @Test(arguments: [
    "zh", "zh-Hans", "zh-Hant-TW", "cmn", "yue", "fil", "tl", "xx", "tlh", "-", "en--US", "<b>",
  ])
  func `A language without a usable voice gets none`(language: String) {
    #expect(throws: SpeechError.noVoice(language: language)) {
      try Self.choice.voice(for: "x", in: language, by: RealSpeech.style())
    }
  }

  @Test func `Japanese is read only if it is kana`() throws {
    #expect(
      try Self.choice.voice(for: "でんわ", in: "ja-JP", by: RealSpeech.style()) == "jpx/ja")
    #expect(throws: SpeechError.unreadable(text: "電話", language: "ja-JP")) {
      try Self.choice.voice(for: "電話", in: "ja-JP", by: RealSpeech.style())
    }
  }

  @Test(arguments: [
    ("en-us", "", "gmw/en-US"), ("EN_US", "f3", "gmw/en-US+f3"),
    ("English (America)", "", "gmw/en-US"),
    ("English_(America)", "", "gmw/en-US"), ("gmw/en-us", "M3", "gmw/en-US+m3"),
    ("de+annie", "f3", "gmw/de+Annie"), ("de+", "f3", "gmw/de"), ("zh", "", "sit/cmn"),
  ])
  func `A voice is selected by language, name or file`(
    name: String, variant: String, voice: String
  ) throws {
    #expect(try Self.choice.voice(named: name, variant: variant) == voice)
  }

  @Test(arguments: [
    ("ger", "", "ger", []), ("en-uk", "", "en-uk", ["en-us"]), ("mb-us1", "", "mb-us1", []),
    ("en-scotland", "", "en-scotland", ["en-029", "en-gb", "en-us"]),
    ("en-us+f33", "", "+f33", ["+f3"]), ("en-us", "zz", "+zz", ["+f3", "+m3"]),
    ("", "", "", []),
    (String(repeating: "x", count: 100_000), "", String(repeating: "x", count: 100_000), []),
  ])
  func `An unknown voice is reported with similar ones`(
    name: String, variant: String, missing: String, nearest: [String]
  ) {
    #expect(throws: SpeechError.unknownVoice(missing, nearest: nearest)) {
      try Self.choice.voice(named: name, variant: variant)
    }
  }

  @Test func `A selected voice is used in every language`() throws {
    let style = RealSpeech.style {
      $0.voice = "de"
      $0.variant = "f3"
    }
    #expect(try Self.choice.voice(for: "电话", in: "zh", by: style) == "gmw/de+f3")
  }
}
