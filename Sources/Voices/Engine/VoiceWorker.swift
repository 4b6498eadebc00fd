package import VoiceProtocol

/// Speaks through a worker process of its own, which it starts when there is something to say and
/// again when the engine has crashed.
///
/// All calls wait for the answer, which takes milliseconds. ``Speaker`` is the same for concurrent
/// code.
package final class VoiceWorker {
  /// How often a worker is started again before it is given up.
  private static let restartLimit = 20

  private let place: WorkerPlace
  private let timeLimit: Double
  private var connection: VoiceConnection?
  private var starts = 0
  /// Why nothing will ever be heard.
  private var failure: SpeechError?
  /// What the engine crashed on, which it is not asked again.
  private var deadly: Set<SpeechRequest> = []

  /// A worker that has `timeLimit` seconds for a text.
  package init(_ place: WorkerPlace = WorkerPlace(), timeLimit: Double = 10) {
    self.place = place
    self.timeLimit = timeLimit
  }

  /// What the engine says of itself; starts it.
  package func engine() throws(SpeechError) -> EngineDescription {
    try connected().engine
  }

  /// The version of eSpeak NG; starts it.
  package func engineVersion() throws(SpeechError) -> String { try engine().version }

  /// The number of the process that runs now, if one does.
  package var processID: Int32? { connection?.processID }

  /// How often a process was started.
  package var startCount: Int { starts }

  /// Has a text spoken that is harmless, in a voice as the engine calls it.
  ///
  /// A text on which the process ends is tried once more with a new one. After `isCancelled` has
  /// become true nothing more is waited for than a buffer.
  package func speak(
    _ request: SpeechRequest, isCancelled: () -> Bool = { false }
  ) throws(SpeechError) -> SpokenText {
    guard !deadly.contains(request) else { throw .crashed(text: request.text) }
    if let spoken = try attempt(request, isCancelled) { return spoken }
    if let spoken = try attempt(request, isCancelled) { return spoken }
    deadly.insert(request)
    throw .crashed(text: request.text)
  }

  /// One try; nil when the process ended over it.
  private func attempt(
    _ request: SpeechRequest, _ isCancelled: () -> Bool
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
      let new = try VoiceConnection(place, timeLimit: timeLimit)
      connection = new
      return new
    } catch {
      failure = error
      throw error
    }
  }
}
