import Voices

struct SpokenStop {
  var walk: SpokenWalk
  var announcement: SpokenAnnouncement
  /// The sound of the stop.
  var clip: Clip
  /// The number of silent samples before the stop.
  var silence: Int
}

/// A destination of sound, stop by stop.
protocol WalkSink {
  /// Appends the next stop.
  mutating func append(_ stop: SpokenStop) throws(SpeakFailure)
  /// Ends the sound; new files still have temporary names.
  ///
  /// - Parameter timeline: The timeline of the sound, or `nil` if nothing was spoken.
  mutating func finish(_ timeline: Timeline?) throws(SpeakFailure)
  /// Gives the written files their names; after an error there is nothing left to discard.
  mutating func commit() throws(SpeakFailure)
  /// Removes the written files; must not be called after ``commit()``.
  mutating func discard()
}

extension [any WalkSink] {
  /// Commits all sinks; after an error the remaining ones are discarded.
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
