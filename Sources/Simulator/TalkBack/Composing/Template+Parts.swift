extension Template {
  /// The template as parts: its words before, between and after those of its places.
  ///
  /// Words carry the spaces around them as leads, so that the parts joined read as the template.
  func parts(
    _ kind: Part.Kind, by rule: Rule, node: Node.Index? = nil,
    filling: (_ slot: String) -> [Part]
  ) -> [Part] {
    var parts: [Part] = []
    var lead = ", "
    for segment in segments {
      switch segment {
      case .words(let words):
        let trimmed = Template.trim(words)
        guard !trimmed.text.isEmpty else {
          lead = words
          continue
        }
        let before = parts.isEmpty ? ", " : trimmed.before
        parts.append(Part(kind, trimmed.text, lead: before, by: rule, node: node))
        lead = trimmed.after
      case .slot(let name):
        var filled = filling(name)
        guard !filled.isEmpty else { continue }
        filled[0].lead = lead
        parts += filled
        lead = ""
      }
    }
    return parts
  }

  private static func trim(_ words: String) -> (before: String, text: String, after: String) {
    let before = words.prefix(while: \.isWhitespace)
    let rest = words.dropFirst(before.count)
    let after = rest.reversed().prefix(while: \.isWhitespace)
    return (String(before), String(rest.dropLast(after.count)), String(after.reversed()))
  }
}
