import Testing
import VoiceProtocol

/// The messages between the program and its voice worker.
struct WireTests {
  static let engine = EngineDescription(
    version: "1.51", dataPath: "/usr/share/espeak-ng-data", sampleRate: 22_050,
    voices: [
      EngineVoice(
        name: "German", identifier: "gmw/de",
        languages: [EngineVoice.Language(tag: "de", priority: 5)]),
      EngineVoice(name: "", identifier: "", languages: []),
    ],
    variants: ["f3", "Mr serious"])

  static let request: VoiceRequest = {
    var request = VoiceRequest("Straße \u{1F600} <b>", voice: "gmw/de+f3")
    request.rate = -5
    request.volume = .max
    request.punctuation = .some
    request.wantsPhonemes = true
    request.wantsSound = false
    return request
  }()

  @Test(arguments: [
    WorkerReply.hello(engine), .unavailable(.library("no such file")), .unavailable(.data("/data")),
    .sound(7, [0, 1, -1, .max, .min]), .sound(.max, []),
    .finished(1, phonemes: "ˈiːmeɪl", isCut: true), .refused(2, "why"),
  ])
  func `A reply is decoded as it was encoded`(reply: WorkerReply) throws {
    #expect(try WorkerReply(reply.frame) == reply)
  }

  @Test func `A request is decoded as it was encoded`() throws {
    var expected = Self.request
    expected.volume = Int(Int32.max)
    #expect(
      try WorkerRequest(WorkerRequest.speak(3, Self.request).frame) == .speak(3, expected))
    #expect(try WorkerRequest(WorkerRequest.stop.frame) == .stop)
  }

  @Test func `Frames are found however their bytes are split`() throws {
    let frames = [
      WorkerReply.hello(Self.engine).frame, WorkerReply.sound(1, [1, 2, 3]).frame,
      WorkerReply.finished(1, phonemes: "", isCut: false).frame, WireFrame(kind: 99),
    ]
    let bytes = frames.flatMap(\.bytes)
    for size in [1, 2, 3, 7, 64, bytes.count] {
      var buffer = FrameBuffer(limit: FrameBuffer.replyLimit)
      var found: [WireFrame] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        Array(bytes[start..<min(bytes.count, start + size)]).withUnsafeBufferPointer {
          buffer.append($0)
        }
        while let frame = try buffer.next() { found.append(frame) }
      }
      #expect(found == frames)
    }
  }

  @Test func `A frame longer than allowed is refused before it arrives`() {
    var buffer = FrameBuffer(limit: 100)
    [1, 101, 0, 0, 0].withUnsafeBufferPointer { buffer.append($0) }
    #expect(throws: WireError.tooLong) { try buffer.next() }
    var huge = FrameBuffer(limit: 100)
    [1, 255, 255, 255, 255].withUnsafeBufferPointer { huge.append($0) }
    #expect(throws: WireError.tooLong) { try huge.next() }
  }

  @Test func `A cut or changed message never crashes`() {
    let frames = [
      WorkerReply.hello(Self.engine).frame, WorkerReply.sound(1, [1, 2, 3]).frame,
      WorkerReply.finished(1, phonemes: "ˈiː", isCut: false).frame,
      WorkerRequest.speak(3, Self.request).frame,
    ]
    for frame in frames {
      for end in 0..<frame.payload.count {
        let cut = WireFrame(kind: frame.kind, payload: Array(frame.payload[..<end]))
        _ = try? WorkerReply(cut)
        _ = try? WorkerRequest(cut)
        for byte: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
          var changed = frame
          changed.payload[end] = byte
          _ = try? WorkerReply(changed)
          _ = try? WorkerRequest(changed)
        }
      }
    }
  }

  @Test func `Invalid lengths and texts are refused`() {
    var writer = WireWriter()
    writer.write(1_000_000)
    #expect(throws: WireError.tooLong) {
      var reader = WireReader(writer.bytes)
      _ = try reader.text()
    }
    var short = WireWriter()
    short.write(5)
    short.write(raw: [65])
    #expect(throws: WireError.truncated) {
      var reader = WireReader(short.bytes)
      _ = try reader.text()
    }
    var broken = WireWriter()
    broken.write(2)
    broken.write(raw: [0xC3, 0x28])
    #expect(throws: WireError.notText) {
      var reader = WireReader(broken.bytes)
      _ = try reader.text()
    }
    #expect(throws: WireError.truncated) {
      var reader = WireReader([1, 2, 3])
      _ = try reader.samples()
    }
  }

  @Test func `Numbers are clamped to the engine's limits`() {
    let request = Self.request.withinLimits
    #expect(request.rate == 80)
    #expect(request.volume == 200)
    var fast = VoiceRequest("x", voice: "gmw/de")
    fast.rate = 450
    fast.pitch = 1_000
    fast.longestSound = 0
    #expect(fast.withinLimits.rate == 449)
    #expect(fast.withinLimits.pitch == 99)
    #expect(fast.withinLimits.longestSound == 1)
  }
}
