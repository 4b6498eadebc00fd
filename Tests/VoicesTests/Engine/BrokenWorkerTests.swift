import Foundation
import Requirements
import Testing
import VoiceProtocol

@testable import Voices

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Errors for missing parts of the engine.
struct MissingEngineTests {
  let announcement = RealSpeech.announcement(RealSpeech.part("Email address"))

  @Test func `A missing worker is reported with the searched path`() async throws {
    let error = await #expect(throws: SpeechError.self) {
      try await Speaker(worker: "/nowhere/announce-voice").speak(
        announcement, by: RealSpeech.style())
    }
    #expect(error == .workerMissing(["/nowhere/announce-voice"]))
  }

  @Test func `A missing library is reported in the loader's words`() async throws {
    let speaker = Speaker(library: "libdoes-not-exist.so.1")
    for _ in 0..<2 {
      let error = await #expect(throws: SpeechError.self) {
        try await speaker.speak(announcement, by: RealSpeech.style())
      }
      guard case .engineMissing(let words) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(words.contains("libdoes-not-exist.so.1"))
      #expect(error?.description.contains("apt-get install libespeak-ng1 espeak-ng-data") == true)
    }
  }

  @Test(arguments: ["/bin/echo", "/bin/cat", "/bin/sh"])
  func `A program that is not a worker is reported`(program: String) throws {
    let worker = VoiceWorker(WorkerConfiguration(program: program, library: "x"), timeLimit: 0.2)
    let error = #expect(throws: SpeechError.self) {
      try worker.speak(announcement, by: RealSpeech.style())
    }
    guard case .workerFailed(program, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}

/// Workers that break the protocol.
struct HostileWorkerTests {
  /// Returns a worker that writes the given replies when it starts, and then echoes its input.
  private func worker(saying replies: [WorkerReply]) throws -> VoiceWorker {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("announce-worker-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let said = FileManager.default.createFile(
      atPath: "\(folder)/said", contents: Data(replies.flatMap(\.frame.bytes)))
    #expect(said)
    // A separate process writes the program, because the system does not run a file that a process
    // has open for writing.
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    let script = "cd \"$1\" && printf '#!/bin/sh\\ncat %s/said -\\n' \"$1\" > worker"
    shell.arguments = ["-c", "\(script) && chmod 755 worker", "sh", folder]
    try shell.run()
    shell.waitUntilExit()
    return VoiceWorker(WorkerConfiguration(program: "\(folder)/worker"))
  }

  private func request() -> VoiceRequest {
    var request = VoiceRequest("Email", voice: "gmw/de")
    request.longestSound = 1
    return request
  }

  @Test func `Sound up to the limit is accepted`() throws {
    let samples = [Int16](repeating: 1, count: 22_050)
    let worker = try worker(saying: [
      .hello(WireTests.engine), .sound(0, samples), .sound(1, samples),
      .finished(1, phonemes: "", isCut: true),
    ])
    #expect(try worker.speak(request()).samples == samples)
  }

  @Test func `A worker that sends endless sound is broken`() throws {
    let samples = [Int16](repeating: 1, count: 22_050)
    let worker = try worker(
      saying: [.hello(WireTests.engine), .sound(1, samples), .sound(1, [1])])
    #expect(throws: SpeechError.crashed(text: "Email")) { try worker.speak(request()) }
    #expect(worker.startCount == 2)
  }

  @Test func `A worker that sends an invalid reply is broken`() throws {
    let worker = try worker(saying: [.hello(WireTests.engine)])
    #expect(throws: SpeechError.crashed(text: "Email")) { try worker.speak(request()) }
  }
}

/// An engine that crashes, hangs or gets invalid input.
@Suite(.requires(.espeakNG, RealSpeech.isPossible), .ownThread)
struct BrokenWorkerTests {
  @Test func `Missing data are reported`() async throws {
    let error = await #expect(throws: SpeechError.self) {
      try await Speaker(data: "/nowhere").sampleRate()
    }
    #expect(error == .dataMissing("/nowhere"))
  }

  @Test func `The library's data are not used for a folder with a similar name`()
    throws
  {
    let own = try VoiceWorker().engine().dataPath
    let alike = String(own.dropLast())
    #expect(throws: SpeechError.dataMissing(alike)) {
      _ = try VoiceWorker(WorkerConfiguration(data: alike)).engine()
    }
    let folder = String(own.prefix(upTo: try #require(own.lastIndex(of: "/"))))
    for data in [own, folder, folder + "/"] {
      #expect(try VoiceWorker(WorkerConfiguration(data: data)).engine().voices.isEmpty == false)
    }
  }

  @Test func `A walk continues after the worker is killed`() throws {
    let worker = VoiceWorker()
    let announcement = RealSpeech.announcement(RealSpeech.part("Email address"))
    for walked in 0..<5 {
      let clip = try worker.speak(announcement, by: RealSpeech.style())
      #expect(clip.problems.isEmpty)
      #expect(clip.loudness(0..<clip.samples.count) > 0.03)
      if walked == 2, let process = worker.processID { kill(process, SIGKILL) }
    }
    #expect(worker.startCount == 2)
  }

  @Test func `A worker that keeps dying is given up`() throws {
    let worker = VoiceWorker()
    let announcement = RealSpeech.announcement(RealSpeech.part("Email address"))
    var walked = 0
    let error = #expect(throws: SpeechError.self) {
      while walked < 100 {
        _ = try worker.speak(announcement, by: RealSpeech.style())
        if let process = worker.processID { kill(process, SIGKILL) }
        walked += 1
      }
    }
    #expect(error == .givenUp)
    #expect(walked == 21)
  }

  @Test func `A hanging worker is killed, and the next announcement is spoken`() throws {
    let worker = VoiceWorker(timeLimit: 2)
    let announcement = RealSpeech.announcement(RealSpeech.part("Email address"))
    _ = try worker.speak(announcement, by: RealSpeech.style())
    let process = try #require(worker.processID)
    kill(process, SIGSTOP)
    let clip = try worker.speak(announcement, by: RealSpeech.style())
    #expect(clip.problems == [.timedOut(text: "Email address")])
    #expect(clip.segments.map(\.samples) == [0..<0])
    #expect(kill(process, 0) == -1)
  }

  /// Texts on which espeak-ng 1.51 crashes.
  ///
  /// With a version that does not crash, the other parts must be spoken, too.
  @Test(arguments: [("ar", "\u{28FF}"), ("hi", ".-\u{063F}")])
  func `A crash is reported, and the rest is spoken`(language: String, text: String) throws {
    let worker = VoiceWorker()
    let clip = try worker.speak(
      RealSpeech.announcement(
        RealSpeech.part("Before"), RealSpeech.part(text, language), RealSpeech.part("After")),
      by: RealSpeech.style())
    let engine = try worker.engine()
    if engine.version == "1.51" {
      #expect(clip.problems == [.crashed(text: text)])
      #expect(clip.segments[1].samples.isEmpty)
    }
    #expect(clip.loudness(clip.segments[0].samples) > 0.03)
    #expect(clip.loudness(clip.segments[2].samples) > 0.03)
    // A text that made the engine crash is not sent to the engine again.
    let starts = worker.startCount
    _ = try worker.speak(
      RealSpeech.announcement(RealSpeech.part(text, language)), by: RealSpeech.style())
    #expect(worker.startCount == starts)
  }

  @Test(arguments: [
    "a < b & c > d", "<b>bold</b> <unclosed", "<voice xml:lang=\"de\">Telefon", "&lt;&#0;",
    "[[h@l'oU]]", "\u{1}400SEmail", "\u{0}Email", "before\u{0}after", "-v mb-us1", "\u{1B}[31mred",
    "%s%n", "\u{202E}liamE", "",
  ])
  func `A label is spoken as text, whatever it contains`(label: String) throws {
    let worker = VoiceWorker()
    let known = RealSpeech.announcement(RealSpeech.part("Email address, edit box"))
    let before = try worker.speak(known, by: RealSpeech.style())
    let clip = try worker.speak(
      RealSpeech.announcement(RealSpeech.part(label)), by: RealSpeech.style())
    #expect(clip.problems.isEmpty)
    #expect(clip.segments.map(\.samples) == [0..<clip.samples.count])
    #expect(clip.samples.isEmpty == label.isEmpty)
    // The label does not change the rate, language or mode of later speech. The durations may
    // differ a little, because the pause at a comma depends on the speech before it.
    let after = try worker.speak(known, by: RealSpeech.style())
    #expect(abs(after.seconds - before.seconds) < 0.1)
    #expect(worker.startCount == 1)
  }

  @Test(arguments: [
    ("mb-us1", []), ("mb-us1+f3", []), ("en-usa", ["en-us"]), ("de-XX", ["de"]), ("", []),
    ("!v/f3", []), ("../../etc/passwd", []), ("gmw/en-US/../en-US", []),
  ])
  func `A missing voice is reported`(name: String, nearest: [String]) async throws {
    let error = await #expect(throws: SpeechError.self) {
      try await Speaker().speak(
        RealSpeech.announcement(RealSpeech.part("Email")), by: RealSpeech.style { $0.voice = name })
    }
    let base = String(name.prefix { $0 != "+" })
    #expect(error == .unknownVoice(base, nearest: nearest))
  }

  @Test func `Cancelling stops within a buffer, and the next text is spoken`() throws {
    let worker = VoiceWorker()
    let long = VoiceRequestFixture.english(String(repeating: "edit box, ", count: 190))
    let error = #expect(throws: SpeechError.self) {
      try worker.speak(long, isCancelled: { true })
    }
    #expect(error == .cancelled)
    var asked = 0
    #expect(throws: SpeechError.cancelled) {
      try worker.speak(
        long,
        isCancelled: {
          asked += 1
          return asked > 3
        })
    }
    let clip = try worker.speak(
      RealSpeech.announcement(RealSpeech.part("Email address")), by: RealSpeech.style())
    #expect((0.5...2).contains(clip.seconds))
    #expect(worker.startCount == 1)
  }

  @Test func `A cancelled task speaks nothing`() async throws {
    let speaker = Speaker()
    let speech = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await speaker.speak(
        RealSpeech.announcement(RealSpeech.part("Email address")), by: RealSpeech.style())
    }
    let result = await speech.result
    #expect(throws: SpeechError.cancelled) { try result.get() }
  }
}
