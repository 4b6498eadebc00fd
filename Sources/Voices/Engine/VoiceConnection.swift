internal import Processes
internal import SystemLibrary
internal import VoiceProtocol

/// The connection to a running worker process.
final class VoiceConnection {
  /// The reason why a request has no result.
  enum Failure: Error {
    /// The process has ended.
    case crashed
    /// The process did not reply in time.
    case late
    /// The request was cancelled.
    case cancelled
    /// The worker rejected the request, with the reason.
    case refused(String)
  }

  let engine: EngineDescription
  private let replies: WorkerReplies
  private var number: UInt32 = 0

  var processID: Int32 { replies.process.id }

  init(_ configuration: WorkerConfiguration, timeLimit: Double) throws(SpeechError) {
    let program = try configuration.executable()
    // The worker's standard error is not read, because the worker's replies already contain the
    // engine's errors.
    switch SocketProgram.start(
      program, configuration.arguments, environment: WorkerConfiguration.environment)
    {
    case .success(let process): replies = WorkerReplies(process)
    case .failure(let error): throw .workerFailed(program, error.message)
    }
    engine = try Self.hello(in: replies, from: program, timeLimit: timeLimit)
  }

  /// Speaks a text, and waits at most `timeLimit` seconds for the reply.
  func speak(
    _ request: VoiceRequest, timeLimit: Double, isCancelled: () -> Bool
  ) throws(Failure) -> SpokenText {
    number &+= 1
    let message = WorkerRequest.speak(number, request)
    guard replies.process.send(message.frame.bytes) else { throw .crashed }
    let deadline = MonotonicClock.seconds() + timeLimit
    let longest = request.withinLimits.longestSound * engine.sampleRate
    var spoken = SpokenText()
    while true {
      switch try reply(until: deadline, isCancelled: isCancelled) {
      case .sound(number, let samples):
        // A worker that sends too many samples counts as crashed.
        guard spoken.samples.count + samples.count <= longest else { throw .crashed }
        spoken.samples.append(contentsOf: samples)
      case .finished(number, let phonemes, let isCut):
        spoken.phonemes = phonemes
        spoken.isCut = isCut
        return spoken
      case .refused(number, let words): throw .refused(words)
      // Any other message belongs to a cancelled request and is ignored.
      default: break
      }
    }
  }

  private func reply(
    until deadline: Double, isCancelled: () -> Bool
  ) throws(Failure) -> WorkerReply {
    if isCancelled() { throw stopped() }
    switch replies.next(until: deadline, isCancelled: isCancelled) {
    case .reply(let reply): return reply
    case .cancelled: throw stopped()
    case .late: throw .late
    case .ended, .invalid: throw .crashed
    }
  }

  /// Tells the worker to stop the request, and returns the failure: `cancelled`, or `crashed` if
  /// the worker has ended.
  ///
  /// The next request skips the replies that the worker has already sent.
  private func stopped() -> Failure {
    replies.process.send(WorkerRequest.stop.frame.bytes) ? .cancelled : .crashed
  }

  private static func hello(
    in replies: WorkerReplies, from program: String, timeLimit: Double
  ) throws(SpeechError) -> EngineDescription {
    let deadline = MonotonicClock.seconds() + timeLimit
    switch replies.next(until: deadline, isCancelled: { false }) {
    case .reply(.hello(let engine)): return engine
    case .reply(.unavailable(.library(let words))): throw .engineMissing(words)
    case .reply(.unavailable(.data(let path))): throw .dataMissing(path)
    case .late: throw .workerFailed(program, "it does not reply")
    case .ended: throw .workerFailed(program, "it ended at once")
    case .reply, .invalid, .cancelled: throw .workerFailed(program, "its reply is invalid")
    }
  }
}

/// A receiver of the replies of a worker process.
final class WorkerReplies {
  /// The event that ended the wait for a reply.
  enum Arrival {
    case reply(WorkerReply)
    case ended, late, cancelled
    /// The worker sent bytes that are not a reply.
    case invalid
  }

  let process: SocketProgram
  private var buffer = FrameBuffer(limit: FrameBuffer.replyLimit)

  init(_ process: SocketProgram) { self.process = process }

  func next(until deadline: Double, isCancelled: () -> Bool) -> Arrival {
    while true {
      do throws(WireError) {
        if let frame = try buffer.next() { return .reply(try WorkerReply(frame)) }
      } catch {
        return .invalid
      }
      switch process.receive(until: deadline, isCancelled: isCancelled, into: { buffer.append($0) })
      {
      case .bytes: break
      case .ended: return .ended
      case .timedOut: return .late
      case .cancelled: return .cancelled
      }
    }
  }
}
