import Voices

/// A voice with sound.
///
/// A worker process synthesises each part, and a player program plays the part.
///
/// The first part plays at once. The other parts are synthesised during the playback of earlier
/// parts. After a failure, the voice reports the problem once and is silent.
struct SpeakingVoice: ListeningVoice {
  private let worker: VoiceWorker
  private let program: PlayerProgram
  private var player: Player?
  private var utterance: ListenUtterance?
  /// The samples of the utterance that have been synthesised so far.
  private var samples: [Int16] = []
  /// For each synthesised part, the range of its samples.
  private var segments: [Range<Int>] = []
  private var sampleRate = 1
  /// The index of the sample that was audible at ``startTime``.
  private var offset = 0
  private var startTime = 0.0
  private var pausedAt: Int?
  private var problem: String?
  private var isTextOnly = false

  /// Creates a voice, without starting a process yet.
  init(_ worker: VoiceWorker, playedBy program: PlayerProgram) {
    self.worker = worker
    self.program = program
  }

  var progress: ListenProgress {
    if isTextOnly { return .textOnly }
    guard utterance != nil else { return .finished }
    if let pausedAt { return .paused(part: part(at: pausedAt)) }
    return .speaking(part: currentPart)
  }

  /// The part that was audible at the last call of ``advance(at:)``.
  private var currentPart = 0

  private(set) var nextMoment: Double?

  mutating func removeProblem() -> String? {
    defer { problem = nil }
    return problem
  }

  mutating func stopSpeech() {
    player?.stop()
    player = nil
    utterance = nil
    pausedAt = nil
    nextMoment = nil
  }

  mutating func speak(_ utterance: ListenUtterance, at now: Double) {
    stopSpeech()
    guard !isTextOnly else { return }
    self.utterance = utterance
    samples = []
    segments = []
    currentPart = 0
    attempt { voice throws(SpeechError) in
      try voice.makePart()
      try voice.play(from: 0, at: now)
    }
    advance(at: now)
  }

  mutating func togglePause(at now: Double) {
    guard utterance != nil else { return }
    guard let position = pausedAt else {
      pausedAt = self.position(at: now)
      player?.stop()
      player = nil
      nextMoment = nil
      return
    }
    pausedAt = nil
    attempt { voice throws(SpeechError) in try voice.play(from: position, at: now) }
    advance(at: now)
  }

  mutating func advance(at now: Double) {
    guard utterance != nil, pausedAt == nil, player != nil else { return }
    attempt { voice throws(SpeechError) in try voice.proceed(at: now) }
  }

  /// The number of seconds between two writes of sound to the player.
  ///
  /// The player's pipe holds more than a second of sound.
  private static let pace = 0.05

  private mutating func proceed(at now: Double) throws(SpeechError) {
    if segments.count < partCount {
      try makePart()
    }
    let isMade = segments.count >= partCount
    if isMade { try player?.end() }
    currentPart = part(at: position(at: now))
    guard try player?.isDrained != true else { return stopSpeech() }
    nextMoment = isMade ? now + SpeakingVoice.pace : now
  }

  private var partCount: Int { utterance?.spoken.parts.count ?? 0 }

  /// Synthesises the next part and passes it to the player.
  private mutating func makePart() throws(SpeechError) {
    guard let utterance, segments.count < partCount else { return }
    var announcement = utterance.spoken
    announcement.parts = [announcement.parts[segments.count]]
    let clip = try worker.speak(announcement, by: utterance.style)
    if let first = clip.problems.first { problem = "\(first)" }
    sampleRate = clip.sampleRate
    let start = samples.count
    samples += clip.samples
    let silence = clip.segments.first?.samples.lowerBound ?? 0
    segments.append(start + silence..<samples.count)
    try player?.feed(clip.samples)
  }

  private mutating func play(from position: Int, at now: Double) throws(SpeechError) {
    player = try Player(program, sampleRate: sampleRate)
    offset = position
    startTime = now
    try player?.feed(samples.dropFirst(position))
  }

  /// Returns the index of the audible sample, computed from the clock.
  private func position(at now: Double) -> Int {
    let seconds = min(max(0, now - startTime), 1e6)
    return min(offset + Int(seconds * Double(sampleRate)), samples.count)
  }

  private func part(at position: Int) -> Int {
    segments.lastIndex { $0.lowerBound <= position } ?? 0
  }

  /// Runs `body`, and makes the voice silent after an error.
  private mutating func attempt(_ body: (inout SpeakingVoice) throws(SpeechError) -> Void) {
    do throws(SpeechError) {
      try body(&self)
    } catch {
      stopSpeech()
      isTextOnly = true
      problem = "text only: \(error)"
    }
  }
}
