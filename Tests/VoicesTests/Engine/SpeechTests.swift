import Requirements
import Testing
import VoiceProtocol

@testable import Voices

/// The sound of the engine's speech.
@Suite(.requires(.espeakNG, RealSpeech.isPossible))
struct SpeechTests {
  @Test(arguments: [
    "Email address, edit box, double tap to edit text",
    "Country, drop down list, Germany, 3 of 17 in list",
    "Send me news, check box, not checked",
  ])
  func `Speech lasts as long as its words and is louder than silence`(words: String) throws {
    let clip = try VoiceWorker().speak(
      RealSpeech.announcement(RealSpeech.part(words)), by: RealSpeech.style())
    let count = Double(words.split(separator: " ").count)
    #expect((0.2...0.9).contains(clip.seconds / count))
    let decibels = clip.loudness(0..<clip.samples.count)
    // The range is −30 to −15 dBFS.
    #expect((0.0316...0.178).contains(decibels))
    let peak = clip.samples.map { abs(Int($0)) }.max() ?? 0
    #expect((6_554...31_130).contains(peak))
    #expect(clip.problems.isEmpty)
  }

  @Test func `Silences are exact, segments are ordered and within the sound`() throws {
    let parts = [
      RealSpeech.part("Email address"), RealSpeech.part("edit box", after: 0.15),
      RealSpeech.part("double tap to edit text", after: 1.1),
    ]
    let clip = try VoiceWorker().speak(
      SpokenAnnouncement(reader: "voiceover", index: 1, text: "", label: "", parts: parts),
      by: RealSpeech.style())
    #expect(clip.segments.map(\.part) == [0, 1, 2])
    var end = 0
    for (segment, silence) in zip(clip.segments, [0, 3_308, 24_255]) {
      #expect(segment.samples.lowerBound == end + silence)
      #expect(clip.samples[end..<segment.samples.lowerBound].allSatisfy { $0 == 0 })
      #expect(clip.loudness(segment.samples) > 0.03)
      end = segment.samples.upperBound
    }
    #expect(end == clip.samples.count)
    #expect(clip.sampleRate == 22_050)
  }

  @Test func `Rate and volume have an effect, and volume zero is silent`() throws {
    let worker = VoiceWorker()
    let announcement = RealSpeech.announcement(
      RealSpeech.part("Enter your email address, edit box, double tap to edit text"))
    func clip(_ change: (inout SpeechStyle) -> Void) throws -> Clip {
      try worker.speak(announcement, by: RealSpeech.style(change))
    }
    let usual = try clip { _ in }
    let fast = try clip { $0.rate = 350 }
    #expect((0.35...0.65).contains(fast.seconds / usual.seconds))
    let loudest = 0..<min(usual.samples.count, fast.samples.count)
    let quiet = try clip { $0.volume = 30 }
    #expect(quiet.loudness(loudest.clamped(to: 0..<quiet.samples.count)) < usual.loudness(loudest))
    let silent = try clip { $0.volume = 0 }
    #expect(silent.samples.allSatisfy { $0 == 0 })
    #expect(silent.samples.count > 22_050)
    // The styles do not affect the next announcement. The durations may differ a little, because
    // the pauses at commas depend on the speech before them.
    #expect(abs(try clip { _ in }.seconds - usual.seconds) < 0.2)
    #expect(abs(try clip { _ in }.loudness(loudest) / usual.loudness(loudest) - 1) < 0.2)
  }

  @Test(arguments: [(-5, 80), (5_000, 449), (450, 449)])
  func `A rate beyond the engine's limits is clamped`(asked: Int, had: Int) throws {
    func seconds(_ rate: Int) throws -> Double {
      try VoiceWorker().speak(
        RealSpeech.announcement(RealSpeech.part("Email address, edit box")),
        by: RealSpeech.style { $0.rate = rate }
      ).seconds
    }
    #expect(try seconds(asked) == seconds(had))
  }

  @Test func `Two new speakers produce the same samples`() async throws {
    func walk() async throws -> [Clip] {
      let speaker = Speaker()
      var clips: [Clip] = []
      for words in ["Email address, edit box", "Email address, edit box", "Straße und Hausnummer"] {
        let part = RealSpeech.part(words, words.hasPrefix("S") ? "de" : "en")
        clips.append(
          try await speaker.speak(RealSpeech.announcement(part), by: RealSpeech.style()))
      }
      return clips
    }
    let first = try await walk()
    #expect(try await walk() == first)
  }

  @Test func `Each part is spoken in its own language`() throws {
    let worker = VoiceWorker()
    let german = try worker.phonemes(
      of: RealSpeech.part("Telefon", "de-AT"), by: RealSpeech.style())
    let english = try worker.phonemes(of: RealSpeech.part("Telefon"), by: RealSpeech.style())
    #expect(!german.isEmpty)
    #expect(german != english)
  }

  @Test func `Variant and pitch distinguish the readers`() throws {
    func clip(_ change: (inout SpeechStyle) -> Void) throws -> Clip {
      try VoiceWorker().speak(
        RealSpeech.announcement(RealSpeech.part("Email address")), by: RealSpeech.style(change))
    }
    let usual = try clip { _ in }
    #expect(try clip { $0.variant = "f3" }.samples != usual.samples)
    #expect(try clip { $0.pitch = 80 }.samples != usual.samples)
    #expect(try clip { $0.voice = "en-us" }.samples == usual.samples)
  }

  @Test func `A language without a usable voice is reported`() throws {
    let parts = [
      RealSpeech.part("电话号码", "zh-Hans"), RealSpeech.part("電話番号", "ja"),
      RealSpeech.part("numero", "fil"), RealSpeech.part("でんわ", "ja"),
    ]
    let clip = try VoiceWorker().speak(
      SpokenAnnouncement(reader: "talkback", index: 1, text: "", label: "", parts: parts),
      by: RealSpeech.style())
    #expect(
      clip.problems == [
        .noVoice(language: "zh-Hans"), .unreadable(text: "電話番号", language: "ja"),
        .noVoice(language: "fil"),
      ])
    #expect(clip.segments.map(\.samples.isEmpty) == [true, true, true, false])
  }

  @Test func `A text that is too long is spoken up to the limit and reported`() throws {
    let words = String(repeating: "a ", count: 1_200)
    let part = RealSpeech.part(words)
    let clip = try VoiceWorker().speak(
      RealSpeech.announcement(part), by: RealSpeech.style { $0.rate = 449 })
    #expect(clip.problems == [.cut(text: words)])
    #expect(clip.seconds > 20)
  }

  @Test func `A text that was cut before it reached the worker is reported`() throws {
    var part = RealSpeech.part("a")
    part.isCut = true
    let clip = try VoiceWorker().speak(
      RealSpeech.announcement(part), by: RealSpeech.style())
    #expect(clip.problems == [.cut(text: "a")])
  }

  @Test func `Sound beyond its limit is cut off`() throws {
    let worker = VoiceWorker()
    var request = VoiceRequestFixture.english("Enter your email address, edit box, required")
    request.longestSound = 1
    let spoken = try worker.speak(request)
    #expect(spoken.isCut)
    #expect(spoken.samples.count == 22_050)
    request.longestSound = 600
    #expect(try !worker.speak(request).isCut)
  }

  @Test func `Memory stays flat over ten thousand announcements`() throws {
    let worker = VoiceWorker()
    let announcement = RealSpeech.announcement(RealSpeech.part("On"))
    let style = RealSpeech.style { $0.rate = 449 }
    func speak(_ times: Int) throws {
      for _ in 0..<times { _ = try worker.speak(announcement, by: style) }
    }
    try speak(500)
    guard let process = worker.processID, let before = ProcessMemory.resident(process) else {
      return
    }
    try speak(9_500)
    let after = try #require(ProcessMemory.resident(process))
    #expect(after - before < 1 << 20)
    #expect(worker.startCount == 1)
  }

  @Test func `Several workers speak concurrently`() async throws {
    let announcement = RealSpeech.announcement(RealSpeech.part("Email address, edit box"))
    let clips = try await withThrowingTaskGroup(of: Clip.self) { group in
      for _ in 0..<4 {
        group.addTask {
          let speaker = Speaker()
          var last = Clip(sampleRate: 0)
          for _ in 0..<10 { last = try await speaker.speak(announcement, by: RealSpeech.style()) }
          return last
        }
      }
      var clips: [Clip] = []
      for try await clip in group { clips.append(clip) }
      return clips
    }
    #expect(clips.count == 4)
    #expect(Set(clips).count == 1)
  }
}
