import Voices

/// What speaks one document, from its first announcement to its last.
struct Narrator: Sendable {
  /// Makes an announcement audible.
  var speak: @Sendable (SpokenAnnouncement, SpeechStyle) throws(SpeechError) -> Clip

  /// What speaks by a function; one without any cannot speak.
  init(
    speak: @escaping @Sendable (SpokenAnnouncement, SpeechStyle) throws(SpeechError) -> Clip = {
      (_, _) throws(SpeechError) in
      throw .engineMissing("this program has none")
    }
  ) {
    self.speak = speak
  }

  /// What speaks through eSpeak NG, with a worker of its own.
  ///
  /// Announcements depend a little on those before them in the same worker, so that a document is
  /// the same bytes only if nothing was spoken before it.
  static var engine: Narrator {
    let speaker = Speaker()
    return Narrator { (announcement, style) throws(SpeechError) in
      try Waiting.result(isInterrupted: Interruption.process.isPending) {
        () async throws(SpeechError) in
        try await speaker.speak(announcement, by: style)
      }
    }
  }
}
