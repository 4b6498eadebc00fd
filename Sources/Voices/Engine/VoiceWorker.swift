package import VoiceProtocol

/// A worker process that speaks.
///
/// The process starts when it is needed, and again after a crash.
///
/// Each call blocks until the reply, which takes milliseconds. Concurrent code uses ``Speaker``
/// instead.
package final class VoiceWorker {
  /// The maximum number of times that the worker is restarted after crashes.
  private static let restartLimit = 20

  private let configuration: WorkerConfiguration
  private let timeLimit: Double
  private var connection: VoiceConnection?
  private var starts = 0
  /// The error that made all further speech impossible, or `nil` if there was none.
  private var failure: SpeechError?
  /// The requests on which the engine crashed twice; these requests are not tried again.
  private var crashing: Set<VoiceRequest> = []

  /// Creates a worker with a time limit for each text, in seconds.
  package init(
    _ configuration: WorkerConfiguration = WorkerConfiguration(), timeLimit: Double = 10
  ) {
    self.configuration = configuration
    self.timeLimit = timeLimit
  }

  /// Returns the description of the engine, which is started if necessary.
  package func engine() throws(SpeechError) -> EngineDescription {
    try connected().engine
  }

  /// Returns the version of the engine, eSpeak NG, which is started if necessary.
  package func engineVersion() throws(SpeechError) -> String { try engine().version }

  /// The identifier of the worker process, or `nil` if no worker process is running.
  package var processID: Int32? { connection?.processID }

  /// The number of worker processes started so far.
  package var startCount: Int { starts }

  /// Speaks a safe text with one of the engine's voices.
  ///
  /// If the worker process ends, a new process tries the text once more. After `isCancelled`
  /// returns `true`, the worker stops at the end of the current sound buffer.
  package func speak(
    _ request: VoiceRequest, isCancelled: () -> Bool = { false }
  ) throws(SpeechError) -> SpokenText {
    guard !crashing.contains(request) else { throw .crashed(text: request.text) }
    if let spoken = try attempt(request, isCancelled) { return spoken }
    if let spoken = try attempt(request, isCancelled) { return spoken }
    crashing.insert(request)
    throw .crashed(text: request.text)
  }

  /// Speaks a text once, or returns `nil` if the worker process ended.
  private func attempt(
    _ request: VoiceRequest, _ isCancelled: () -> Bool
  ) throws(SpeechError) -> SpokenText? {
    let connection = try connected()
    do throws(VoiceConnection.Failure) {
      return try connection.speak(request, timeLimit: timeLimit, isCancelled: isCancelled)
    } catch {
      switch error {
      case .crashed:
        self.connection = nil
        return nil
      case .late:
        self.connection = nil
        throw .timedOut(text: request.text)
      case .cancelled: throw .cancelled
      case .refused(let words): throw .workerFailed("announce-voice", words)
      }
    }
  }

  private func connected() throws(SpeechError) -> VoiceConnection {
    if let connection { return connection }
    if let failure { throw failure }
    do throws(SpeechError) {
      guard starts <= Self.restartLimit else { throw .givenUp }
      starts += 1
      let new = try VoiceConnection(configuration, timeLimit: timeLimit)
      connection = new
      return new
    } catch {
      failure = error
      throw error
    }
  }
}
