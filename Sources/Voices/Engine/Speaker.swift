internal import VoiceProtocol

/// Makes announcements audible, through a worker process of its own.
///
/// The worker starts with the first announcement and ends with the speaker. The same announcements in
/// the same order give the same samples, from one new speaker to the next.
public actor Speaker {
  private let worker: VoiceWorker

  /// A speaker.
  ///
  /// - Parameters:
  ///   - worker: The file of the worker's program; when absent, what the environment variable
  ///     `ANNOUNCE_VOICE` names, else `announce-voice` beside the running program.
  ///   - library: The engine's library, when it is not the usual one.
  ///   - data: The folder that holds the engine's data, when it is not the library's own.
  public init(worker: String? = nil, library: String? = nil, data: String? = nil) {
    self.worker = VoiceWorker(WorkerPlace(program: worker, library: library, data: data))
  }

  /// The version of eSpeak NG; starts it.
  public func engineVersion() throws(SpeechError) -> String {
    try worker.engineVersion()
  }

  /// Samples a second of every clip; starts the engine.
  public func sampleRate() throws(SpeechError) -> Int { try worker.engine().sampleRate }

  /// What is heard of an announcement.
  ///
  /// A part that cannot be spoken is silent and told in ``Clip/problems``: because the engine crashes
  /// on it, has no voice for its language, or only has time for its beginning. Ends within a buffer
  /// of sound when the task is cancelled, with ``SpeechError/cancelled``.
  public func speak(
    _ announcement: SpokenAnnouncement, by style: SpeechStyle
  ) async throws(SpeechError) -> Clip {
    try worker.speak(announcement, by: style) { Task.isCancelled }
  }

  /// What the engine makes of a part, in the International Phonetic Alphabet.
  public func phonemes(
    of part: SpokenPart, by style: SpeechStyle
  ) async throws(SpeechError) -> String {
    try worker.phonemes(of: part, by: style)
  }
}
