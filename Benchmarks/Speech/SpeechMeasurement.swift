internal import Simulator
internal import VoiceProtocol
internal import Voices

/// The measurement of speaking many announcements.
enum SpeechMeasurement {
  /// The minimum ratio of the sound's duration to the time that it takes to make the sound.
  private static let leastFactor = 300.0
  /// The maximum number of seconds from a key to the first sample.
  private static let longestWait = 0.05
  /// The maximum growth of the worker's memory in bytes.
  private static let mostGrowth = 1 << 20

  /// Measures and prints; returns the limits that were exceeded.
  static func run() throws(SpeechError) -> [String] {
    let worker = VoiceWorker()
    var version = ""
    let start = try Stopwatch.seconds { () throws(SpeechError) in
      version = try worker.engine().version
    }
    let first = try Stopwatch.seconds { () throws(SpeechError) in _ = try sound(1, worker) }
    print("eSpeak NG \(version), started in \(rounded(start * 1000)) ms")
    print("first announcement: \(rounded(first * 1000)) ms")
    var failures = try measureThousand(worker)
    failures += try measureMemory(worker)
    if worker.startCount != 1 {
      failures.append("the engine was started \(worker.startCount) times")
    }
    return failures
  }

  private static func measureThousand(_ worker: VoiceWorker) throws(SpeechError) -> [String] {
    var sound = 0.0
    var waits: [Double] = []
    let before = Stopwatch.processorSeconds(of: worker.processID)
    for number in 0..<1000 {
      waits.append(
        try Stopwatch.seconds { () throws(SpeechError) in
          sound += try Self.sound(number, worker)
        })
    }
    let total = waits.reduce(0, +)
    let factor = sound / total
    waits.sort()
    print(
      "1,000 announcements: \(rounded(sound, 0)) s of speech in \(rounded(total, 2)) s,",
      "\(rounded(factor, 0)) times faster than real time")
    if let before, let after = Stopwatch.processorSeconds(of: worker.processID) {
      print("  processor time of both processes: \(rounded(after - before, 2)) s")
    }
    print(
      "from a key to the sound of the whole announcement: \(rounded(waits[500] * 1000)) ms,",
      "at most \(rounded(waits[999] * 1000)) ms")
    var failures: [String] = []
    if factor < leastFactor {
      failures.append("slower than \(rounded(leastFactor, 0)) times real time")
    }
    if waits[990] > longestWait { failures.append("one announcement in a hundred comes too late") }
    return failures
  }

  private static func measureMemory(_ worker: VoiceWorker) throws(SpeechError) -> [String] {
    guard let process = worker.processID, let before = Stopwatch.residentMemory(of: process) else {
      return []
    }
    for number in 0..<10_000 { _ = try sound(number, worker) }
    guard let after = Stopwatch.residentMemory(of: process) else { return [] }
    print(
      "memory of the worker: \(rounded(Double(before) / 1e6)) MB,",
      "after 10,000 more \(rounded(Double(after) / 1e6)) MB")
    return after - before > mostGrowth ? ["memory grows"] : []
  }

  /// Speaks an announcement and returns the seconds of speech without silences.
  private static func sound(
    _ number: Int, _ worker: VoiceWorker
  ) throws(SpeechError) -> Double {
    let parts = [
      part(.label, "Email address \(number)"), part(.role, "text field", after: 0.15),
      part(.state, "required", after: 0.15),
      part(.position, "\(number % 17 + 1) of 17", after: 0.15),
      part(.usageHint, "double tap to edit", after: 1.1),
    ]
    let clip = try worker.speak(
      SpokenAnnouncement(reader: "voiceover", index: number, text: "", label: "", parts: parts),
      by: SpeechStyle(reader: "voiceover"))
    let samples = clip.segments.reduce(0) { $0 + $1.samples.count }
    return Double(samples) / Double(clip.sampleRate)
  }

  private static func part(_ kind: Part.Kind, _ words: String, after silence: Double = 0)
    -> SpokenPart
  {
    SpokenPart(kind, words, words: words, language: "en", silence: silence)
  }
}
