import Simulator
import Voices

/// What is heard of one reader on a screen.
struct HeardTranscript {
  /// What is heard, stop by stop.
  private(set) var announcements: [HeardAnnouncement] = []
  /// Seconds for all of it, with the silence between stops.
  private(set) var seconds = 0.0
  /// Whether the times were measured and not estimated.
  let isMeasured: Bool

  /// What a narrator makes of a walk.
  init(
    _ walk: [SpokenAnnouncement], by style: SpeechStyle, asking narrator: Narrator
  ) throws(SpeechError) {
    isMeasured = true
    var examiner = HeardExaminer(of: style) { (part) throws(SpeechError) in
      try narrator.pronounce(part, style)
    }
    announcements.reserveCapacity(walk.count)
    for announcement in walk {
      let clip = try narrator.speak(announcement, style)
      let seconds = Double(clip.samples.count) / Double(max(1, clip.sampleRate))
      append(try examiner.examine(announcement, lasting: seconds), after: style.stopPause)
    }
  }

  /// What can be told of a walk without an engine.
  init(estimating walk: [SpokenAnnouncement], by style: SpeechStyle) {
    isMeasured = false
    let examiner = HeardExaminer(of: style)
    announcements.reserveCapacity(walk.count)
    for announcement in walk { append(examiner.look(at: announcement), after: style.stopPause) }
  }

  private mutating func append(_ heard: HeardAnnouncement, after pause: Double) {
    seconds += heard.seconds + (announcements.isEmpty ? 0 : pause)
    announcements.append(heard)
  }

  /// A time in words, with “about” where it is an estimate.
  func duration(_ seconds: Double) -> String {
    (isMeasured ? "" : "about ") + ListeningReport.words(seconds)
  }
}
