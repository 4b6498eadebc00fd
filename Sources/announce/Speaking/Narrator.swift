import Voices

/// What speaks one document, from its first announcement to its last.
struct Narrator: Sendable {
  /// Makes an announcement audible.
  var speak: @Sendable (SpokenAnnouncement, SpeechStyle) throws(SpeechError) -> Clip
  /// Tells the sounds of a part, in the International Phonetic Alphabet.
  var pronounce: @Sendable (SpokenPart, SpeechStyle) throws(SpeechError) -> String = {
    (_, _) throws(SpeechError) in
    throw .engineMissing("this program has none")
  }
  /// Tells the version of the engine.
  var version: @Sendable () throws(SpeechError) -> String = { () throws(SpeechError) in
    throw .engineMissing("this program has none")
  }

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
    var narrator = Narrator { (announcement, style) throws(SpeechError) in
      try Waiting.result(isInterrupted: Interruption.process.isPending) {
        () async throws(SpeechError) in
        try await speaker.speak(announcement, by: style)
      }
    }
    narrator.pronounce = { (part, style) throws(SpeechError) in
      try Waiting.result { () async throws(SpeechError) in
        try await speaker.phonemes(of: part, by: style)
      }
    }
    narrator.version = { () throws(SpeechError) in
      try Waiting.result { () async throws(SpeechError) in try await speaker.engineVersion() }
    }
    return narrator
  }
}
