internal import VoiceProtocol

/// Makes announcements audible, through a worker process of its own.
///
/// The worker starts with the first announcement and ends with the speaker. The same announcements in
/// the same order give the same samples, from one new speaker to the next.
public actor Speaker {
  /// Where the worker's program is looked for; next to the running one when absent.
  private let worker: String?

  /// A speaker.
  public init(worker: String? = nil) { self.worker = worker }

  /// What is heard of an announcement.
  ///
  /// A part on which the engine crashes is silent and told in ``Clip/problems``.
  public func speak(
    _ announcement: SpokenAnnouncement, by style: SpeechStyle
  ) async throws(SpeechError) -> Clip {
    throw .engineMissing("placeholder")
  }
}
