import Voices

/// Plays everything through the sound device, as fast as it is heard.
struct PlayerSink: WalkSink {
  private let program: PlayerProgram
  private let isInterrupted: @Sendable () -> Bool
  private var player: Player?

  /// Finds the program that plays.
  init(_ wanted: String?, in surroundings: Surroundings) throws(SpeakFailure) {
    isInterrupted = surroundings.interruption.isPending
    let wanted = wanted ?? surroundings.environment("ANNOUNCE_PLAYER")
    let path = surroundings.environment("PATH") ?? ""
    program = try SpeakFailure.ofSpeech { () throws(SpeechError) in
      try PlayerProgram.find(wanted, searchPath: path)
    }
  }

  mutating func append(_ stop: SpokenStop) throws(SpeakFailure) {
    let (begun, program) = (player, program)
    let player = try SpeakFailure.ofSpeech { () throws(SpeechError) in
      if let begun { return begun }
      return try Player(program, sampleRate: stop.clip.sampleRate)
    }
    self.player = player
    try play([Int16](repeating: 0, count: stop.silence)[...], by: player, stop.clip.sampleRate)
    try play(stop.clip.samples[...], by: player, stop.clip.sampleRate)
  }

  /// Hands over a tenth of a second at a time, so that an interruption is soon heard.
  private func play(
    _ samples: ArraySlice<Int16>, by player: Player, _ sampleRate: Int
  ) throws(SpeakFailure) {
    var rest = samples
    while !rest.isEmpty {
      guard !isInterrupted() else { throw .interrupted }
      let piece = rest.prefix(max(1, sampleRate / 10))
      try SpeakFailure.ofSpeech { () throws(SpeechError) in try player.write(piece) }
      rest = rest.dropFirst(piece.count)
    }
  }

  mutating func finish() throws(SpeakFailure) {
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
