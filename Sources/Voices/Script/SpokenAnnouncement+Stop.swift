public import Simulator

extension SpokenAnnouncement {
  /// A stop as a reader speaks it.
  ///
  /// A part that stands for a sound has no words: the sound is the phone's, and its name is never
  /// spoken. Words after a pause of the reader come after its longer silence, those after a second
  /// pause too; between other parts there is a short silence where a mark stands between them, and
  /// none where it is only a space.
  ///
  /// - Parameters:
  ///   - stop: What is heard.
  ///   - language: The language of the reader's words.
  ///   - screen: The screen, whose language the author's words have.
  public init(_ stop: Stop, in language: String, on screen: Screen, by style: SpeechStyle) {
    let tellsLanguages = style.reader == VoiceOver.name
    var script = SpokenScript(in: language, by: style) { node in
      // VoiceOver marks words with their language itself, unless it is set not to detect any.
      tellsLanguages ? nil : screen.language(of: node)
    }
    self = script.announcement(stop)
  }

  /// All stops of a transcript as a reader speaks them, in order.
  ///
  /// The same as stop by stop, in time that grows with the screen and no faster.
  public static func all(
    of transcript: Transcript, on screen: Screen, by style: SpeechStyle
  ) -> [SpokenAnnouncement] {
    let tellsLanguages = style.reader == VoiceOver.name
    let languages = screen.languages
    var script = SpokenScript(in: transcript.language, by: style) { node in
      tellsLanguages ? nil : languages[node]
    }
    return transcript.stops.map { script.announcement($0) }
  }
}
