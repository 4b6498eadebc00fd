import VoiceProtocol

/// Requests to a worker.
enum VoiceRequestFixture {
  /// Words in American English.
  static func english(_ words: String) -> VoiceRequest {
    VoiceRequest(words, voice: "gmw/en-US")
  }
}
