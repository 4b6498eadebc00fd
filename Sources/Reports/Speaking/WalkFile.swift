import Voices

/// Writes one walk into a sound file, as `announce speak -o` does.
struct WalkFile {
  private let path: String
  private let format: SoundFormat

  /// A file by its path, whose ending tells the format.
  init(_ path: String) throws(UsageError) {
    guard let format = SoundFormat(path: path) else {
      throw UsageError(
        "the name “\(path)” does not tell the format of the sound",
        remedy: "end it in .wav, .flac or .mp3")
    }
    self.path = path
    self.format = format
  }

  /// Writes a walk; what could not be spoken of it, one line each.
  func write(_ walk: SpokenWalk, in surroundings: Surroundings) throws(SpeakFailure) -> [String] {
    let tags = SoundTags(
      title: SpokenOutput.title(of: [walk]), software: "announce \(Program.version)")
    var sinks: [any WalkSink] = [try SoundSink(path, format: format, tags: tags)]
    var narration = WalkNarration([walk], in: surroundings)
    do throws(SpeakFailure) {
      try narration.run(into: &sinks) { _ in }
    } catch {
      sinks.discard()
      throw error
    }
    try sinks.commit()
    return narration.problems
  }
}
