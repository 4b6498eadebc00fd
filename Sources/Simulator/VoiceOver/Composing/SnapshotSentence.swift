/// A description of the snapshot profile while it is written.
struct SnapshotSentence {
  /// The parts so far; leads hold the punctuation.
  private(set) var parts: [Part] = []
  /// Whether nothing has been written.
  private(set) var isEmpty = true
  /// Whether the text so far ends in a full stop.
  private(set) var endsWithStop = false

  /// Adds words; the first ones have no lead.
  mutating func append(
    _ kind: Part.Kind, _ text: String, lead: String = "", keepsLead: Bool = false, by rule: Rule,
    node: Node.Index? = nil
  ) {
    // The first part of an announcement is joined without its lead, so it has to carry it.
    if parts.isEmpty, keepsLead {
      parts.append(Part(kind, lead + text, lead: "", by: rule, node: node))
    } else {
      parts.append(Part(kind, text, lead: lead, by: rule, node: node))
    }
    isEmpty = isEmpty && text.isEmpty && !keepsLead
    if let last = text.last ?? lead.last { endsWithStop = last == "." }
  }

  /// Adds words as a new sentence, with the full stop that is missing before them.
  mutating func appendAfterStop(_ kind: Part.Kind, _ text: String, by rule: Rule) {
    append(kind, text, lead: isEmpty ? "" : endsWithStop ? " " : ". ", by: rule)
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
    if !before.isEmpty { parts.insert(Part(kind, before, lead: "", by: rule), at: 0) }
    if parts.count > 1 { parts[1].lead = "" }
    if !after.isEmpty { append(kind, after, by: rule) }
  }
}
