public import Simulator

/// A spoken part of an announcement: words in one language after a silence.
public struct SpokenPart: Sendable, Hashable {
  /// The kind of part.
  public var kind: Part.Kind
  /// The text in the transcript.
  public var text: String
  /// The text for the engine, with words in place of symbols and without commands of the engine;
  /// empty if nothing is spoken.
  public var words: String
  /// The BCP 47 tag of the words.
  public var language: String
  /// The silence before the words in seconds.
  public var silence: Double
  /// Whether the text is too long.
  ///
  /// If so, ``words`` is made only from the beginning of the text.
  public var isCut = false

  /// Creates a part.
  ///
  /// - Parameters:
  ///   - kind: The kind of part.
  ///   - text: The text in the transcript.
  ///   - words: The text for the engine.
  ///   - language: The BCP 47 tag of the words.
  ///   - silence: The silence before the words in seconds.
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

/// The spoken announcement of one stop.
public struct SpokenAnnouncement: Sendable, Hashable {
  /// The reader's name, such as `talkback`.
  public var reader: String
  /// The number of the stop in swipe order, from 1.
  public var index: Int
  /// The text in the transcript.
  public var text: String
  /// The label of the announcement, or its content if it has no label, for use in file names; may
  /// be empty.
  public var label: String
  /// The parts in spoken order.
  public var parts: [SpokenPart]

  /// Creates an announcement.
  ///
  /// - Parameters:
  ///   - reader: The reader's name.
  ///   - index: The number of the stop in swipe order, from 1.
  ///   - text: The text in the transcript.
  ///   - label: The label for file names.
  ///   - parts: The parts in spoken order.
  public init(reader: String, index: Int, text: String, label: String, parts: [SpokenPart]) {
    self.reader = reader
    self.index = index
    self.text = text
    self.label = label
    self.parts = parts
  }

  /// Creates the spoken announcement of a stop.
  ///
  /// The result has no sounds of the phone. It has a long silence at each pause of the reader, and
  /// a short silence at each punctuation mark between two parts.
  ///
  /// - Parameters:
  ///   - stop: The stop.
  ///   - language: The BCP 47 tag of the reader's language.
  ///   - screen: The screen. Its nodes have the languages of the author's texts.
  ///   - style: The style of the reader.
  public init(_ stop: Stop, in language: String, on screen: Screen, by style: SpeechStyle) {
    let reportsLanguages = style.reader == VoiceOver.name
    var script = SpokenScript(in: language, by: style) { node in
      // The parts of VoiceOver's announcements name their language, unless VoiceOver's language
      // detection is off.
      reportsLanguages ? nil : screen.language(of: node)
    }
    self = script.announcement(stop)
  }

  /// Returns the spoken announcements of all stops.
  ///
  /// - Parameters:
  ///   - transcript: The transcript.
  ///   - screen: The screen.
  ///   - style: The style of the reader.
  /// - Returns: The announcements, in order.
  /// - Complexity: Linear in the size of the screen.
  public static func all(
    of transcript: Transcript, on screen: Screen, by style: SpeechStyle
  ) -> [SpokenAnnouncement] {
    let reportsLanguages = style.reader == VoiceOver.name
    let languages = screen.languages
    var script = SpokenScript(in: transcript.language, by: style) { node in
      reportsLanguages ? nil : languages[node]
    }
    return transcript.stops.map { script.announcement($0) }
  }
}
