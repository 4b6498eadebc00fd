import Simulator
package import Voices

/// The pronunciation of one reader's transcript.
package struct PronouncedTranscript {
  /// The announcements with their pronunciation.
  private(set) var announcements: [PronouncedAnnouncement] = []
  /// The total duration in seconds, with the silence between stops.
  private(set) var seconds = 0.0
  /// Whether the times were measured in the sound of the engine, and not estimated.
  let isMeasured: Bool

  /// Creates the transcript from a walk that a narrator speaks.
  ///
  /// Equal parts are spoken only once.
  package init(
    _ walk: [SpokenAnnouncement], by style: SpeechStyle, asking narrator: Narrator,
    progress: ProgressListener
  ) throws(SpeechError) {
    isMeasured = true
    defer { progress.end() }
    var lengths = PartLengths(narrator, style)
    var examiner = PronunciationExaminer(of: style) { (part) throws(SpeechError) in
      try narrator.pronounce(part, style)
    }
    announcements.reserveCapacity(walk.count)
    for announcement in walk {
      let seconds = try lengths.seconds(of: announcement)
      append(try examiner.examine(announcement, lasting: seconds), after: style.pauses.stop)
      progress.update(announcements.count)
    }
  }

  /// Creates the transcript of a walk without an engine, with estimated times.
  package init(estimating walk: [SpokenAnnouncement], by style: SpeechStyle) {
    isMeasured = false
    let examiner = PronunciationExaminer(of: style)
    announcements.reserveCapacity(walk.count)
    for announcement in walk { append(examiner.look(at: announcement), after: style.pauses.stop) }
  }

  private mutating func append(_ announcement: PronouncedAnnouncement, after pause: Double) {
    seconds += announcement.seconds + (announcements.isEmpty ? 0 : pause)
    announcements.append(announcement)
  }

  /// Returns a duration in words, with “about” for an estimate.
  func duration(_ seconds: Double) -> String {
    (isMeasured ? "" : "about ") + ListeningReport.words(seconds)
  }
}

/// The measured lengths of spoken parts.
private struct PartLengths {
  private struct Key: Hashable {
    var words: String
    var language: String
  }

  private let narrator: Narrator
  private let style: SpeechStyle
  private var known: [Key: Double] = [:]

  init(_ narrator: Narrator, _ style: SpeechStyle) {
    self.narrator = narrator
    self.style = style
  }

  /// Returns the duration of an announcement in seconds, with the silence between its parts.
  mutating func seconds(of announcement: SpokenAnnouncement) throws(SpeechError) -> Double {
    var seconds = 0.0
    for part in announcement.parts where !part.words.isEmpty {
      seconds += part.silence + (try self.seconds(of: part, in: announcement))
    }
    return seconds
  }

  private mutating func seconds(
    of part: SpokenPart, in announcement: SpokenAnnouncement
  ) throws(SpeechError) -> Double {
    let key = Key(words: part.words, language: part.language)
    if let seconds = known[key] { return seconds }
    var alone = announcement
    alone.parts = [part]
    alone.parts[0].silence = 0
    let clip = try narrator.speak(alone, style)
    let seconds = Double(clip.samples.count) / Double(max(1, clip.sampleRate))
    known[key] = seconds
    return seconds
  }
}
