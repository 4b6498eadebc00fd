public import Simulator

/// A piece of an announcement as it is spoken: words in one language after a silence.
public struct SpokenPart: Sendable, Hashable {
  /// What the words are.
  public var kind: Part.Kind
  /// The words as in the transcript.
  public var text: String
  /// The words as the engine gets them: symbols in words, nothing that it would take for a command.
  ///
  /// Empty where the voice is silent.
  public var words: String
  /// BCP 47 tag of the words.
  public var language: String
  /// Seconds of silence before the words.
  public var silence: Double
  /// Whether the text is too long to be spoken as a whole, so that the words end before it does.
  public var isCut = false

  /// A piece of an announcement.
  public init(
    _ kind: Part.Kind, _ text: String, words: String, language: String, silence: Double = 0
  ) {
    self.kind = kind
    self.text = text
    self.words = words
    self.language = language
    self.silence = silence
  }
}

/// What is spoken at one stop.
public struct SpokenAnnouncement: Sendable, Hashable {
  /// The reader's name, such as `talkback`.
  public var reader: String
  /// The place in swipe order, from 1.
  public var index: Int
  /// The words of the transcript.
  public var text: String
  /// The name of the control, or the text that is no control's, for the names of files; empty when it
  /// has none.
  public var label: String
  /// The pieces in the order in which they are spoken.
  public var parts: [SpokenPart]

  /// What is spoken at a stop.
  public init(reader: String, index: Int, text: String, label: String, parts: [SpokenPart]) {
    self.reader = reader
    self.index = index
    self.text = text
    self.label = label
    self.parts = parts
  }
}

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
