package import Voices

/// What speaks one document, from its first announcement to its last.
package struct Narrator {
  /// Makes an announcement audible.
  package var speak: (SpokenAnnouncement, SpeechStyle) throws(SpeechError) -> Clip
  /// Tells the sounds of a part, in the International Phonetic Alphabet.
  package var pronounce: (SpokenPart, SpeechStyle) throws(SpeechError) -> String = {
    (_, _) throws(SpeechError) in
    throw .engineMissing("this program has none")
  }
  /// Tells the version of the engine.
  package var version: () throws(SpeechError) -> String = { () throws(SpeechError) in
    throw .engineMissing("this program has none")
  }

  /// What speaks by a function; one without any cannot speak.
  package init(
    speak: @escaping (SpokenAnnouncement, SpeechStyle) throws(SpeechError) -> Clip = {
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
  package static func engine(isCancelled: @escaping () -> Bool) -> Narrator {
    let worker = VoiceWorker()
    var narrator = Narrator { (announcement, style) throws(SpeechError) in
      try worker.speak(
        announcement, by: style, isCancelled: isCancelled)
    }
    narrator.pronounce = { (part, style) throws(SpeechError) in
      try worker.phonemes(of: part, by: style)
    }
    narrator.version = { () throws(SpeechError) in try worker.engineVersion() }
    return narrator
  }
}
