import AccessibilityTree
import Announcements

/// The description of an element in the snapshot profile, while it is being composed.
struct SnapshotSentence {
  /// The language of the author's words, if known.
  let language: String?
  /// The language of the library's words.
  let wordLanguage: String
  /// The parts composed so far; the `lead` of each part contains the punctuation before the part.
  private(set) var parts: [Part] = []
  /// Whether the description contains no text yet.
  private(set) var isEmpty = true
  /// Whether the text so far ends in a full stop.
  private(set) var endsWithStop = false

  init(language: String?, wordLanguage: String) {
    self.language = language
    self.wordLanguage = wordLanguage
  }

  /// Adds words of the author.
  mutating func append(_ kind: Part.Kind, text: String, lead: String = "", by rule: Rule) {
    add(Part(kind, text, lead: lead, by: rule, language: language))
  }

  /// Adds the words of a header cell.
  mutating func append(header text: String, of element: AccessibilityElement, by rule: Rule) {
    add(Part(.heading, text, lead: "", by: rule, node: element.node, language: element.language))
  }

  /// Adds words of the library.
  ///
  /// The `lead` of the first part is dropped unless `keepsLead` is true.
  mutating func append(
    _ kind: Part.Kind, _ phrase: Phrase, lead: String = "", keepsLead: Bool = false, by rule: Rule
  ) {
    add(Part(kind, phrase, lead: lead, by: rule, language: wordLanguage), keepsLead: keepsLead)
  }

  private mutating func add(_ part: Part, keepsLead: Bool = false) {
    isEmpty = isEmpty && part.text.isEmpty && !keepsLead
    if let last = part.text.last ?? part.lead.last { endsWithStop = last == "." }
    parts.append(part)
    // An announcement drops the lead of its first part, so the lead becomes part of the text.
    if parts.count == 1, keepsLead {
      parts[0].text = part.lead + part.text
      parts[0].lead = ""
    }
  }

  /// Adds words as a new sentence; adds a full stop before them unless the text ends with one.
  mutating func appendAfterStop(_ kind: Part.Kind, _ phrase: Phrase, by rule: Rule) {
    append(kind, phrase, lead: isEmpty ? "" : endsWithStop ? " " : ". ", by: rule)
  }

  /// Puts all parts so far into the placeholder of a template.
  mutating func wrap(in template: Template, _ kind: Part.Kind, by rule: Rule) {
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
