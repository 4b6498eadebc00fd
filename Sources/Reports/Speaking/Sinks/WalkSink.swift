import Voices

struct SpokenStop {
  var walk: SpokenWalk
  var announcement: SpokenAnnouncement
  /// The sound of the stop.
  var clip: Clip
  /// The number of silent samples before the stop.
  var silence: Int
}

/// A destination that receives sound, one stop after the other.
protocol WalkSink {
  /// Appends the next stop.
  mutating func append(_ stop: SpokenStop) throws(SpeakFailure)
  /// Ends the sound. New files keep their temporary names until ``commit()``.
  ///
  /// - Parameter timeline: The timeline of the sound, or `nil` if nothing was spoken.
  mutating func finish(_ timeline: Timeline?) throws(SpeakFailure)
  /// Gives the written files their final names. If this method throws an error, no file is left for
  /// ``discard()``.
  mutating func commit() throws(SpeakFailure)
  /// Removes the written files; must not be called after ``commit()``.
  mutating func discard()
}

extension [any WalkSink] {
  /// Commits all sinks in order.
  ///
  /// After an error in one sink, the remaining sinks are discarded.
  mutating func commit() throws(SpeakFailure) {
    for index in indices {
      do throws(SpeakFailure) {
        try self[index].commit()
      } catch {
        for rest in indices[(index + 1)...] { self[rest].discard() }
        throw error
      }
    }
  }

  /// Discards all sinks.
  mutating func discard() {
    for index in indices { self[index].discard() }
  }
}
