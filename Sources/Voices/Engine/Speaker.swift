internal import VoiceProtocol

/// A speaker that gets the sound of announcements from a worker process.
///
/// The worker starts with the first announcement and ends when the speaker is deallocated. A new
/// speaker gives the same samples for the same announcements in the same order.
///
/// ```swift
/// let style = SpeechStyle(TalkBack())
/// let clip = try await Speaker().speak(
///   SpokenAnnouncement(stop, in: "en-US", on: screen, by: style), by: style)
/// ```
public actor Speaker {
  private let worker: VoiceWorker

  /// Creates a speaker.
  ///
  /// - Parameters:
  ///   - worker: The path of the worker program. By default, the environment variable
  ///     `ANNOUNCE_VOICE` contains the path. Without this variable, the program is `announce-voice`
  ///     in the folder of the running program.
  ///   - library: The path or name of the engine's library; by default, the installed library.
  ///   - data: The folder that contains the engine's data; by default, the folder that the library
  ///     uses.
  public init(worker: String? = nil, library: String? = nil, data: String? = nil) {
    self.worker = VoiceWorker(WorkerConfiguration(program: worker, library: library, data: data))
  }

  /// Returns the version of the engine, eSpeak NG, which is started if necessary.
  ///
  /// - Returns: The version.
  /// - Throws: ``SpeechError`` if the engine cannot start.
  public func engineVersion() throws(SpeechError) -> String {
    try worker.engineVersion()
  }

  /// Returns the sample rate, in hertz, that all clips share.
  ///
  /// The method starts the engine if necessary.
  ///
  /// - Returns: The sample rate.
  /// - Throws: ``SpeechError`` if the engine cannot start.
  public func sampleRate() throws(SpeechError) -> Int { try worker.engine().sampleRate }

  /// Returns the sound of an announcement.
  ///
  /// A part is silent if the engine crashes on the part or has no voice for its language. If a part
  /// is too long, only its beginning is spoken. ``Clip/problems`` lists all such parts.
  ///
  /// - Parameters:
  ///   - announcement: The announcement.
  ///   - style: The style of the reader.
  /// - Returns: The sound.
  /// - Throws: ``SpeechError`` if the engine does not work, ``SpeechError/cancelled`` if the task
  ///   is cancelled.
  public func speak(
    _ announcement: SpokenAnnouncement, by style: SpeechStyle
  ) async throws(SpeechError) -> Clip {
    try worker.speak(announcement, by: style) { Task.isCancelled }
  }

  /// Returns the engine's phonemes of a part, in the International Phonetic Alphabet.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - style: The style of the reader.
  /// - Returns: The phonemes.
  /// - Throws: ``SpeechError`` if the part cannot be spoken.
  public func phonemes(
    of part: SpokenPart, by style: SpeechStyle
  ) async throws(SpeechError) -> String {
    try worker.phonemes(of: part, by: style)
  }
}
