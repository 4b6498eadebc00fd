import AccessibilityTree
import Announcements

/// An announcement of the device profile while it is written.
struct Composition {
  /// Language of the author's words, where it is known.
  let language: String?
  /// Language of the reader's words for the stop.
  private let wordLanguage: String?
  /// Language of the words the platform put into labels and values.
  private let platformLanguage: String?
  /// The parts so far.
  var parts: [Part]
  /// What is not spoken.
  var omissions: [Part] = []
  /// Whether the author's hint was spoken in the place of the name.
  var hintIsSpoken = false
  /// Whether parts tell the language of what they say.
  private let tellsLanguages: Bool
  private var hints: [Part] = []

  /// An announcement in some words that begins with these parts.
  init(
    of element: AccessibilityElement, in words: VoiceOverPhrasebook,
    platform: VoiceOverPhrasebook, tellsLanguages: Bool, parts: [Part] = []
  ) {
    language = tellsLanguages ? element.language : nil
    wordLanguage = tellsLanguages ? words.language : nil
    platformLanguage = tellsLanguages ? platform.language : nil
    self.tellsLanguages = tellsLanguages
    self.parts = parts
  }

  /// A part in words of the reader, with the language they are in.
  func part(_ kind: Part.Kind, _ phrase: Phrase, by rule: Rule) -> Part {
    Part(kind, phrase, by: rule, language: language(of: phrase, else: wordLanguage))
  }

  /// Words that nobody translated are English.
  private func language(of phrase: Phrase, else language: String?) -> String? {
    tellsLanguages && phrase.attestation == .untranslated ? "en" : language
  }

  /// Adds words of the reader.
  mutating func add(_ kind: Part.Kind, _ phrase: Phrase, by rule: Rule) {
    parts.append(part(kind, phrase, by: rule))
  }

  /// Adds words of an author that are not the stop's own.
  mutating func add(
    _ kind: Part.Kind, text: String, by rule: Rule, node: Node.Index? = nil,
    language: String? = nil
  ) {
    let spoken = tellsLanguages ? language : nil
    parts.append(Part(kind, text, by: rule, node: node, language: spoken))
  }

  /// Adds words that are the author's, or the platform's where it is known how.
  mutating func add(
    _ kind: Part.Kind, _ text: String, known attestation: Attestation?, by rule: Rule
  ) {
    if let attestation {
      let phrase = Phrase(text, attestation)
      let language = language(of: phrase, else: platformLanguage)
      parts.append(Part(kind, phrase, by: rule, language: language))
    } else {
      addAuthored(kind, text, by: rule)
    }
  }

  /// Adds a name that the author gave to something around the stop.
  mutating func add(_ kind: Part.Kind, _ name: WebAttributes.Name, by rule: Rule) {
    add(kind, text: name.text, by: rule, language: name.language)
  }

  /// Adds words of the stop's own author.
  mutating func addAuthored(_ kind: Part.Kind, _ text: String, by rule: Rule) {
    parts.append(Part(kind, text, by: rule, language: language))
  }

  /// Adds a part after the pause.
  mutating func addAfterPause(_ part: Part) { hints.append(part) }

  /// Adds hints after the pause, or lists them as omitted where hints are off.
  mutating func addHints(_ parts: [Part], areSpoken: Bool) {
    if areSpoken { hints += parts } else { omissions += parts }
  }

  /// What is said: hints in an utterance of their own where anything stands before them.
  var announcement: Announcement {
    if hints.isEmpty || parts.isEmpty { return Announcement(parts + hints) }
    return Announcement([Utterance(parts), Utterance(hints, .queue, by: ComposerRules.pause)])
  }
}
