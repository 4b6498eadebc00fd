import Voices

/// A stop that is spoken now.
struct SpokenStop {
  /// Its walk.
  var walk: SpokenWalk
  /// What is spoken.
  var announcement: SpokenAnnouncement
  /// Its sound.
  var clip: Clip
  /// How many samples of silence come before it.
  var silence: Int
}

/// Where the sound of walks goes, stop by stop.
protocol WalkSink {
  /// Takes the next stop.
  mutating func append(_ stop: SpokenStop) throws(SpeakFailure)
  /// Ends the sound, but nothing has a name yet that had none before.
  mutating func finish() throws(SpeakFailure)
  /// Gives what was written its name.
  mutating func commit() throws(SpeakFailure)
  /// Takes back what was written.
  mutating func discard()
}
