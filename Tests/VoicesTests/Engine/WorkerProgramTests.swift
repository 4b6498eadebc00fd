import Foundation
import Processes
import Requirements
import Testing
import VoiceProtocol

@testable import Voices

/// The worker program by itself, with requests that the library never sends.
@Suite(.requires(.espeakNG, RealSpeech.isPossible))
struct WorkerProgramTests {
  /// Starts a worker, and returns its replies after the first one, `hello`.
  private func talk() throws -> WorkerReplies {
    let configuration = WorkerConfiguration()
    let process = try SocketProgram.start(
      try configuration.executable(), [], environment: WorkerConfiguration.environment
    ).get()
    let talk = WorkerReplies(process)
    guard case .hello = try #require(reply(of: talk)) else {
      throw SpeechError.workerFailed("announce-voice", "no hello")
    }
    return talk
  }

  /// Returns the next reply that is not a sound, or `nil` if no more replies arrive.
  private func reply(of talk: WorkerReplies) -> WorkerReply? {
    while case .reply(let reply) = talk.next(
      until: MonotonicClock.seconds() + 60, isCancelled: { false })
    {
      guard case .sound = reply else { return reply }
    }
    return nil
  }

  private func speak(_ number: UInt32, _ request: VoiceRequest) -> [UInt8] {
    WorkerRequest.speak(number, request).frame.bytes
  }

  @Test func `The engine has no writable home folder and no sound server`() throws {
    let trace = FileManager.default.temporaryDirectory
      .appendingPathComponent("announce-home-\(UUID().uuidString)").path
    for variable in ["HOME", "PULSE_SERVER"] {
      let entry = try #require(
        WorkerConfiguration.environment.first { $0.hasPrefix("\(variable)=") })
      let path = entry.dropFirst(variable.count + 1)
      #expect(throws: (any Error).self) {
        try FileManager.default.createDirectory(
          atPath: "\(path)\(trace)", withIntermediateDirectories: true)
      }
    }
  }

  @Test func `Stray input is skipped`() throws {
    let talk = try talk()
    let stray = [
      WireFrame(kind: 99, payload: [1, 2, 3]), WireFrame(kind: 1, payload: [7]), WireFrame(kind: 0),
      WorkerRequest.stop.frame,
    ]
    for frame in stray { #expect(talk.process.send(frame.bytes)) }
    #expect(talk.process.send(speak(5, VoiceRequestFixture.english("Email"))))
    #expect(reply(of: talk) == .finished(5, phonemes: "", isCut: false))
  }

  @Test func `An invalid length ends only the worker`() throws {
    let talk = try talk()
    #expect(talk.process.send([1, 255, 255, 255, 255]))
    #expect(reply(of: talk) == nil)
  }

  @Test func `A text that the engine would parse as a command is refused`() throws {
    let talk = try talk()
    for text in [
      "\u{1}400SEmail", "a\u{0}b", "a\u{9F}", "a\n", String(repeating: "a", count: 2_001),
    ] {
      #expect(talk.process.send(speak(1, VoiceRequestFixture.english(text))))
      guard case .refused(1, _)? = reply(of: talk) else {
        Issue.record("\(text.debugDescription) is not refused")
        return
      }
    }
  }

  @Test(arguments: [
    "mb-us1", "en-us", "gmw/en-US+zz", "gmw/en-US+", "gmw/en-US+f3+f4", "", "../en-US", "!v/f3",
  ])
  func `A voice that the engine did not list is refused`(voice: String) throws {
    let talk = try talk()
    #expect(talk.process.send(speak(1, VoiceRequest("Email", voice: voice))))
    guard case .refused(1, _)? = reply(of: talk) else {
      Issue.record("\(voice) is not refused")
      return
    }
  }

  @Test func `A stopped request is cut, and the next one is spoken`() throws {
    let talk = try talk()
    let long = VoiceRequestFixture.english(String(repeating: "edit box, ", count: 190))
    #expect(talk.process.send(speak(1, long) + WorkerRequest.stop.frame.bytes))
    #expect(talk.process.send(speak(2, VoiceRequestFixture.english("Email"))))
    #expect(reply(of: talk) == .finished(1, phonemes: "", isCut: true))
    #expect(reply(of: talk) == .finished(2, phonemes: "", isCut: false))
  }
}
