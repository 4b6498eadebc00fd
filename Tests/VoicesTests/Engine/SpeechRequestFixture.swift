import VoiceProtocol

/// Requests to a worker.
enum SpeechRequestFixture {
  /// Words in American English.
  static func english(_ words: String) -> SpeechRequest {
    SpeechRequest(words, voice: "gmw/en-US")
  }
}
