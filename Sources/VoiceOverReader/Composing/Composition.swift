import AccessibilityTree
import Announcements

/// An announcement while it is being composed, in any profile except the snapshot profile.
struct Composition {
  /// The language of the author's words for the stop, or `nil` if it is unknown or not marked.
  let language: String?
  /// The language of VoiceOver's own words for the stop, or `nil` if languages are not marked.
  private let wordLanguage: String?
  /// The language of the words that the platform puts into labels and values.
  private let platformLanguage: String?
  var parts: [Part]
  var omissions: [Part] = []
  /// Whether the announcement contains the author's hint in place of a name.
  var hintIsSpoken = false
  private let marksLanguages: Bool
  private var hints: [Part] = []

  init(
    of element: AccessibilityElement, in words: VoiceOverPhrasebook,
    platform: VoiceOverPhrasebook, marksLanguages: Bool, parts: [Part] = []
  ) {
    language = marksLanguages ? element.language : nil
    wordLanguage = marksLanguages ? words.language : nil
    platformLanguage = marksLanguages ? platform.language : nil
    self.marksLanguages = marksLanguages
    self.parts = parts
  }

  /// Returns a part in VoiceOver's own words, marked with the language of the words.
  func part(_ kind: Part.Kind, _ phrase: Phrase, by rule: Rule) -> Part {
    Part(kind, phrase, by: rule, language: language(of: phrase, else: wordLanguage))
  }

  /// Returns the language of a phrase: English for an untranslated phrase, otherwise `language`.
  private func language(of phrase: Phrase, else language: String?) -> String? {
    marksLanguages && phrase.attestation == .untranslated ? "en" : language
  }

  mutating func add(_ kind: Part.Kind, _ phrase: Phrase, by rule: Rule) {
    parts.append(part(kind, phrase, by: rule))
  }

  /// Adds words that the author wrote for an element other than the stop.
  mutating func add(
    _ kind: Part.Kind, text: String, by rule: Rule, node: Node.Index? = nil,
    language: String? = nil
  ) {
    let spoken = marksLanguages ? language : nil
    parts.append(Part(kind, text, by: rule, node: node, language: spoken))
  }

  /// Adds words of the platform or, if `attestation` is `nil`, words of the author.
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

  /// Adds the name that the author gave to an element around the stop.
  mutating func add(_ kind: Part.Kind, _ name: WebAttributes.Name, by rule: Rule) {
    add(kind, text: name.text, by: rule, language: name.language)
  }

  mutating func addAuthored(_ kind: Part.Kind, _ text: String, by rule: Rule) {
    parts.append(Part(kind, text, by: rule, language: language))
  }

  mutating func addAfterPause(_ part: Part) { hints.append(part) }

  /// Adds a hint to the words after the pause or, if hints are off, to the omitted parts.
  mutating func addHint(_ part: Part, isSpoken: Bool) {
    if isSpoken { hints.append(part) } else { omissions.append(part) }
  }

  /// Adds hints to the words after the pause or, if hints are off, to the omitted parts.
  mutating func addHints(_ parts: [Part], areSpoken: Bool) {
    if areSpoken { hints += parts } else { omissions += parts }
  }

  /// The finished announcement.
  ///
  /// The hints are a separate utterance, unless there are no other parts.
  var announcement: Announcement {
    if hints.isEmpty { return Announcement(parts) }
    if parts.isEmpty { return Announcement(hints) }
    return Announcement([Utterance(parts), Utterance(hints, .queue, by: ComposerRules.pause)])
  }
}
