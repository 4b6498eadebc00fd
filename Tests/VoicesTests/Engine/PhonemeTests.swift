import Testing

@testable import Voices

/// What the engine makes of words of the readers.
///
/// Phonemes depend on the engine's data, so the goldens are of one version.
@Suite(
  .enabled(
    if: (try? VoiceWorker().engine().version) == PhonemeTests.version,
    "the goldens are of eSpeak NG \(PhonemeTests.version)"))
struct PhonemeTests {
  static let version = "1.51"

  @Test(arguments: [
    ("en", "Email address, edit box. Required.", "ˈiːmeɪl ɐdɹˈɛs | ˈɛdɪt bˈɑːks | ɹᵻkwˈaɪɚd")
  ])
  func `phonemes are as recorded`(language: String, words: String, phonemes: String) throws {
    #expect(
      try VoiceWorker().phonemes(of: RealSpeech.part(words, language), by: RealSpeech.style())
        == phonemes)
  }
}
