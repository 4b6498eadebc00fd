import Voices

/// A sink that plays the sound on the computer's sound device, in real time.
struct PlayerSink: WalkSink {
  private let program: PlayerProgram
  private let isInterrupted: @Sendable () -> Bool
  private var player: Player?

  /// Creates a sink that plays through a program until the process is interrupted.
  init(_ program: PlayerProgram, isInterrupted: @escaping @Sendable () -> Bool) {
    self.program = program
    self.isInterrupted = isInterrupted
  }

  mutating func append(_ stop: SpokenStop) throws(SpeakFailure) {
    let (begun, program) = (player, program)
    let player = try SpeakFailure.ofSpeech { () throws(SpeechError) in
      if let begun { return begun }
      return try Player(program, sampleRate: stop.clip.sampleRate)
    }
    self.player = player
    try SpeakFailure.ofSpeech { () throws(SpeechError) in
      try player.write(repeatElement(0, count: stop.silence), isCancelled: isInterrupted)
      try player.write(stop.clip.samples, isCancelled: isInterrupted)
    }
    guard !isInterrupted() else { throw .interrupted }
  }

  mutating func finish(_ timeline: Timeline?) throws(SpeakFailure) {
    guard let player else { return }
    try SpeakFailure.ofSpeech { () throws(SpeechError) in try player.end() }
    while try SpeakFailure.ofSpeech({ () throws(SpeechError) in try !player.isDrained }) {
      guard !isInterrupted() else { throw .interrupted }
      player.wait()
    }
  }

  mutating func commit() {}

  mutating func discard() { player?.stop() }
}
