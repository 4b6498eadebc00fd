import Simulator
import Voices

/// What one reader says on a screen, as it is going to be spoken.
struct HeardScript: Sendable {
  /// How the reader sounds.
  let style: SpeechStyle
  /// What is spoken, stop by stop.
  let announcements: [SpokenAnnouncement]

  /// The script of a transcript.
  init(_ transcript: Transcript, by reader: any ScreenReader, on screen: Screen) {
    style = SpeechStyle(reader)
    announcements = SpokenAnnouncement.all(of: transcript, on: screen, by: style)
  }

  /// What an engine makes of some scripts, one after the other.
  static func heard(
    _ scripts: [HeardScript], by speaker: Speaker
  ) async throws(SpeechError) -> [HeardTranscript] {
    let rate = try await speaker.sampleRate()
    var transcripts: [HeardTranscript] = []
    for script in scripts {
      let style = script.style
      var examiner = HeardExaminer(of: style) { (part) async throws(SpeechError) in
        try await speaker.phonemes(of: part, by: style)
      }
      var heard: [HeardAnnouncement] = []
      for announcement in script.announcements {
        let clip = try await speaker.speak(announcement, by: style)
        let seconds = Double(clip.samples.count) / Double(max(1, rate))
        heard.append(try await examiner.examine(announcement, lasting: seconds))
      }
      transcripts.append(HeardTranscript(heard, style, isMeasured: true))
    }
    return transcripts
  }

  /// What can be told of some scripts without an engine.
  static func estimated(_ scripts: [HeardScript]) async -> [HeardTranscript] {
    var transcripts: [HeardTranscript] = []
    for script in scripts {
      var examiner = HeardExaminer(of: script.style, asking: nil)
      var heard: [HeardAnnouncement] = []
      for announcement in script.announcements {
        // Nothing is asked, so nothing can fail.
        guard let examined = try? await examiner.examine(announcement) else { continue }
        heard.append(examined)
      }
      transcripts.append(HeardTranscript(heard, script.style, isMeasured: false))
    }
    return transcripts
  }
}

/// What is heard of a transcript.
struct HeardTranscript: Sendable {
  /// What is heard, stop by stop.
  let announcements: [HeardAnnouncement]
  /// Seconds for all of it, with the silence between stops.
  let seconds: Double
  /// Whether the times were measured and not estimated.
  let isMeasured: Bool

  init(_ announcements: [HeardAnnouncement], _ style: SpeechStyle, isMeasured: Bool) {
    self.announcements = announcements
    self.isMeasured = isMeasured
    let pauses = Double(max(0, announcements.count - 1)) * style.stopPause
    seconds = announcements.reduce(pauses) { $0 + $1.seconds }
  }

  /// A time in words: `4.9 s`, `2 min 5 s`, with “about” where it is an estimate.
  func duration(_ seconds: Double) -> String {
    (isMeasured ? "" : "about ") + TimeWords.words(seconds)
  }
}
