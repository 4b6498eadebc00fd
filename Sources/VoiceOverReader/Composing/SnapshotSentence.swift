import AccessibilityTree
import Announcements

/// A description of the snapshot profile while it is written.
struct SnapshotSentence {
  /// Language of the author's words, where it is known.
  let language: String?
  /// Language of the library's words.
  let wordLanguage: String
  /// The parts so far; leads hold the punctuation.
  private(set) var parts: [Part] = []
  /// Whether nothing has been written.
  private(set) var isEmpty = true
  /// Whether the text so far ends in a full stop.
  private(set) var endsWithStop = false

  /// A description of which nothing has been written.
  init(language: String?, wordLanguage: String) {
    self.language = language
    self.wordLanguage = wordLanguage
  }

  /// Adds words of the author; the first ones have no lead.
  mutating func append(_ kind: Part.Kind, text: String, lead: String = "", by rule: Rule) {
    add(Part(kind, text, lead: lead, by: rule, language: language))
  }

  /// Adds the words of a cell that heads the one described.
  mutating func append(header text: String, of element: AccessibilityElement, by rule: Rule) {
    add(Part(.heading, text, lead: "", by: rule, node: element.node, language: element.language))
  }

  /// Adds words of the library; the first ones have no lead unless they keep it.
  mutating func append(
    _ kind: Part.Kind, _ phrase: Phrase, lead: String = "", keepsLead: Bool = false, by rule: Rule
  ) {
    add(Part(kind, phrase, lead: lead, by: rule, language: wordLanguage), keepsLead: keepsLead)
  }

  private mutating func add(_ part: Part, keepsLead: Bool = false) {
    isEmpty = isEmpty && part.text.isEmpty && !keepsLead
    if let last = part.text.last ?? part.lead.last { endsWithStop = last == "." }
    parts.append(part)
    // The first part of an announcement is joined without its lead, so it has to carry it.
    if parts.count == 1, keepsLead {
      parts[0].text = part.lead + part.text
      parts[0].lead = ""
    }
  }

  /// Adds words as a new sentence, with the full stop that is missing before them.
  mutating func appendAfterStop(_ kind: Part.Kind, _ phrase: Phrase, by rule: Rule) {
    append(kind, phrase, lead: isEmpty ? "" : endsWithStop ? " " : ". ", by: rule)
  }

  /// Puts the words of a template around everything written so far.
  mutating func wrap(in template: Template, place: String, _ kind: Part.Kind, by rule: Rule) {
    var before = ""
    var after = ""
    var isBefore = true
    for segment in template.segments {
      switch segment {
      case .slot: isBefore = false
      case .words(let words):
        if isBefore { before += words } else { after += words }
      }
    }
    if !before.isEmpty {
      let phrase = Phrase(before, template.attestation)
      parts.insert(Part(kind, phrase, lead: "", by: rule, language: wordLanguage), at: 0)
    }
    if parts.count > 1 { parts[1].lead = "" }
    if !after.isEmpty { append(kind, Phrase(after, template.attestation), by: rule) }
  }
}
