import AccessibilityTree
import Announcements

/// Functions that create parts of announcements in TalkBack's own words.
///
/// Each part is marked with the language of its words.
extension TalkBackPhrasebook {
  /// Returns a part of an announcement in TalkBack's own words.
  func part(
    _ kind: Part.Kind, _ phrase: Phrase, lead: String = ", ", by rule: Rule,
    node: Node.Index? = nil
  ) -> Part {
    let spoken = phrase.attestation == .untranslated ? "en" : language
    return Part(kind, phrase, lead: lead, by: rule, node: node, language: spoken)
  }

  /// Returns a part of an announcement in the platform's or the author's words.
  ///
  /// The words are the author's if `attestation` is `nil`.
  func part(
    _ kind: Part.Kind, _ phrase: Phrase, ofPlatform attestation: Attestation?, by rule: Rule,
    node: Node.Index? = nil
  ) -> Part {
    guard let attestation else { return Part(kind, phrase, by: rule, node: node) }
    let words = Phrase(phrase.text, attestation.weaker(phrase.attestation))
    return part(kind, words, by: rule, node: node)
  }

  func phrase(_ plural: Plural, _ count: Int) -> Phrase {
    plural.phrase(count, by: plurals, digits: number(count))
  }

  func number(_ number: Int) -> String { platform.numerals.text(number) }

  /// Returns the parts that a template consists of when its slots are filled.
  ///
  /// The `lead` of each part contains the text between the previous part and this one, so the
  /// joined parts read like the template.
  func parts(
    of template: Template, _ kind: Part.Kind, by rule: Rule, node: Node.Index? = nil,
    filling: (_ slot: String) -> [Part]
  ) -> [Part] {
    var parts: [Part] = []
    var lead = ", "
    for segment in template.segments {
      switch segment {
      case .words(let words):
        let trimmed = TalkBackPhrasebook.trim(words)
        guard !trimmed.text.isEmpty else {
          lead = words
          continue
        }
        let before = parts.isEmpty ? ", " : trimmed.before
        let phrase = Phrase(trimmed.text, template.attestation)
        parts.append(part(kind, phrase, lead: before, by: rule, node: node))
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
    let text = words.trimmed
    return (String(words[..<text.startIndex]), String(text), String(words[text.endIndex...]))
  }
}
