internal import Processes
internal import SystemLibrary
internal import VoiceProtocol

/// One worker process that has said hello, and the talk with it.
final class VoiceConnection {
  /// Why there is no answer.
  enum Failure: Error {
    /// The process is gone.
    case crashed
    /// It did not answer in time.
    case late
    /// Nobody wants the answer any more.
    case cancelled
    /// The worker would not give the request to the engine; why.
    case refused(String)
  }

  /// What the engine says of itself.
  let engine: EngineDescription
  private let talk: WorkerTalk
  private var number: UInt32 = 0

  var processID: Int32 { talk.process.id }

  init(_ place: WorkerPlace, timeLimit: Double) throws(SpeechError) {
    let program = try place.executable()
    // What the engine writes as errors is in its results as well.
    switch SocketProgram.start(
      program, place.arguments, environment: WorkerPlace.environment)
    {
    case .success(let process): talk = WorkerTalk(process)
    case .failure(let error): throw .workerFailed(program, error.words)
    }
    engine = try Self.greeting(of: talk, from: program, timeLimit: timeLimit)
  }

  /// Has a text spoken, within a number of seconds.
  func speak(
    _ request: SpeechRequest, timeLimit: Double, isCancelled: () -> Bool
  ) throws(Failure) -> SpokenText {
    number &+= 1
    let message = WorkerRequest.speak(number, request)
    guard talk.process.send(message.frame.bytes) else { throw .crashed }
    let deadline = MonotonicClock.seconds() + timeLimit
    let longest = request.withinLimits.longestSound * engine.sampleRate
    var spoken = SpokenText()
    while true {
      switch try reply(until: deadline, isCancelled: isCancelled) {
      case .sound(number, let samples):
        // A worker that sends more than it may is broken.
        guard spoken.samples.count + samples.count <= longest else { throw .crashed }
        spoken.samples.append(contentsOf: samples)
      case .finished(number, let phonemes, let isCut):
        spoken.phonemes = phonemes
        spoken.isCut = isCut
        return spoken
      case .refused(number, let words): throw .refused(words)
      // What is left of a request that was cancelled.
      default: break
      }
    }
  }

  private func reply(
    until deadline: Double, isCancelled: () -> Bool
  ) throws(Failure) -> WorkerReply {
    if isCancelled() { throw stopped() }
    switch talk.next(until: deadline, isCancelled: isCancelled) {
    case .reply(let reply): return reply
    case .cancelled: throw stopped()
    case .late: throw .late
    case .ended, .nonsense: throw .crashed
    }
  }

  /// Has the worker stop; what it has said already is passed over with the next request.
  private func stopped() -> Failure {
    talk.process.send(WorkerRequest.stop.frame.bytes) ? .cancelled : .crashed
  }

  private static func greeting(
    of talk: WorkerTalk, from program: String, timeLimit: Double
  ) throws(SpeechError) -> EngineDescription {
    let deadline = MonotonicClock.seconds() + timeLimit
    switch talk.next(until: deadline, isCancelled: { false }) {
    case .reply(.hello(let engine)): return engine
    case .reply(.unavailable(.library(let words))): throw .engineMissing(words)
    case .reply(.unavailable(.data(let path))): throw .dataMissing(path)
    case .late: throw .workerFailed(program, "it says nothing")
    case .ended: throw .workerFailed(program, "it ended at once")
    case .reply, .nonsense, .cancelled: throw .workerFailed(program, "it speaks otherwise")
    }
  }
}

/// Replies of a process, one by one.
final class WorkerTalk {
  /// What came of waiting for a reply.
  enum Arrival {
    case reply(WorkerReply)
    case ended, late, cancelled
    /// What came is no reply.
    case nonsense
  }

  let process: SocketProgram
  private var buffer = FrameBuffer(limit: FrameBuffer.replyLimit)

  init(_ process: SocketProgram) { self.process = process }

  func next(until deadline: Double, isCancelled: () -> Bool) -> Arrival {
    while true {
      do throws(WireError) {
        if let frame = try buffer.next() { return .reply(try WorkerReply(frame)) }
      } catch {
        return .nonsense
      }
      switch process.receive(until: deadline, isCancelled: isCancelled, into: { buffer.append($0) })
      {
      case .bytes: break
      case .ended: return .ended
      case .late: return .late
      case .cancelled: return .cancelled
      }
    }
  }
}
