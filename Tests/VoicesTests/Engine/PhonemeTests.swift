import Requirements
import Testing

@testable import Voices

/// The engine's pronunciation of the readers' words.
///
/// Phonemes depend on the engine's data, so the expected phonemes are those of one version.
@Suite(
  .requires(.espeakNG151, RealSpeech.version == "1.51"))
struct PhonemeTests {
  @Test(arguments: [
    ("en", "Email address, edit box. Required.", "ˈiːmeɪl ɐdɹˈɛs | ˈɛdɪt bˈɑːks | ɹᵻkwˈaɪɚd")
  ])
  func `Phonemes match the recording`(language: String, words: String, phonemes: String) throws {
    #expect(
      try VoiceWorker().phonemes(of: RealSpeech.part(words, language), by: RealSpeech.style())
        == phonemes)
  }
}
