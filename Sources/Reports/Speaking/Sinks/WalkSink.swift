import Voices

/// A stop that is spoken now.
struct SpokenStop {
  /// Its walk.
  var walk: SpokenWalk
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
  ///
  /// - Parameter timeline: Where everything is in it; absent where nothing was spoken.
  mutating func finish(_ timeline: Timeline?) throws(SpeakFailure)
  /// Gives what was written its name; where that fails nothing is left to discard.
  mutating func commit() throws(SpeakFailure)
  /// Takes back what was written; not after ``commit()``.
  mutating func discard()
}

extension [any WalkSink] {
  /// Gives everything its name; where that fails the rest is taken back.
  mutating func commit() throws(SpeakFailure) {
    for place in indices {
      do throws(SpeakFailure) {
        try self[place].commit()
      } catch {
        for rest in indices[(place + 1)...] { self[rest].discard() }
        throw error
      }
    }
  }

  /// Takes back everything.
  mutating func discard() {
    for place in indices { self[place].discard() }
  }
}
