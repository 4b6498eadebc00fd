/// An announcement of the device profile while it is written.
struct Composition {
  /// Language of the author's words, where it is known.
  let language: String?
  /// The parts so far.
  var parts: [Part]
  /// What is not spoken.
  var omissions: [Part] = []
  /// Whether the author's hint was spoken in the place of the name.
  var hintIsSpoken = false
  private var isPaused = false

  /// An announcement that begins with these parts.
  init(language: String?, parts: [Part] = []) {
    self.language = language
    self.parts = parts
  }

  /// Adds words of the reader.
  mutating func add(_ kind: Part.Kind, _ phrase: Phrase, by rule: Rule) {
    parts.append(Part(kind, phrase, by: rule))
  }

  /// Adds words of another node, or of a language that is not known.
  mutating func add(_ kind: Part.Kind, text: String, by rule: Rule, node: Node.Index? = nil) {
    parts.append(Part(kind, text, by: rule, node: node))
  }

  /// Adds words of the stop's own author.
  mutating func addAuthored(_ kind: Part.Kind, _ text: String, by rule: Rule) {
    parts.append(Part(kind, text, by: rule, language: language))
  }

  /// Adds a part after the pause.
  mutating func addAfterPause(_ part: Part) {
    if !isPaused, !parts.isEmpty {
      parts.append(Part(.pause, "", lead: "", by: ComposerRules.pause))
    }
    isPaused = true
    parts.append(part)
  }
}
