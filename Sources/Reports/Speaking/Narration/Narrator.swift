package import Voices

/// A narrator that speaks the announcements of one document in order.
package struct Narrator {
  package var speak: (SpokenAnnouncement, SpeechStyle) throws(SpeechError) -> Clip
  /// Returns the pronunciation of a part in the International Phonetic Alphabet.
  package var pronounce: (SpokenPart, SpeechStyle) throws(SpeechError) -> String = {
    (_, _) throws(SpeechError) in
    throw .engineMissing("this program has no speech engine")
  }
  /// Returns the version of the engine.
  package var version: () throws(SpeechError) -> String = { () throws(SpeechError) in
    throw .engineMissing("this program has no speech engine")
  }

  /// Creates a narrator from a function that speaks.
  ///
  /// Without this argument, the narrator cannot speak.
  package init(
    speak: @escaping (SpokenAnnouncement, SpeechStyle) throws(SpeechError) -> Clip = {
      (_, _) throws(SpeechError) in
      throw .engineMissing("this program has no speech engine")
    }
  ) {
    self.speak = speak
  }

  /// Returns a narrator that uses eSpeak NG in a new worker process.
  ///
  /// Earlier announcements of the same worker change the sound of later ones slightly. Only a new
  /// worker process gives the same bytes for the same document.
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
