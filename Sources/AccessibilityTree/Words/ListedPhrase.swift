/// A phrase of a phrasebook, with its key: `roles.editBox`.
public struct ListedPhrase: Sendable, Hashable {
  /// The path to the phrase in the phrasebook: names of properties, joined by full stops.
  public let key: String
  /// The words.
  ///
  /// A placeholder is a name in braces: `{count}`.
  public let text: String
  /// The certainty that the reader uses exactly these words.
  public let attestation: Attestation
}

extension ListedPhrase {
  /// Returns every phrase of a table, in the order of its properties.
  ///
  /// Keys consist of the names of the properties. Reflection finds the phrases, so that no phrase
  /// is forgotten. The keys only serve for listing phrases.
  package static func all(in table: Any) -> [ListedPhrase] {
    var phrases: [ListedPhrase] = []
    list(table, under: "", in: &phrases)
    return phrases
  }

  private static func list(_ value: Any, under key: String, in phrases: inout [ListedPhrase]) {
    if let words = value as? any PhraseEntry {
      return words.list(under: key, in: &phrases)
    }
    for child in Mirror(reflecting: value).children where !(child.value is any UnlistedWords) {
      guard let name = child.label else { continue }
      list(child.value, under: key.isEmpty ? name : "\(key).\(name)", in: &phrases)
    }
  }
}

/// An entry of a phrase table: a phrase, a template, plural forms, or a dictionary of names.
package protocol PhraseEntry {
  /// Appends every phrase of this entry, in the order of the source.
  func list(under key: String, in phrases: inout [ListedPhrase])
}

/// A part of a phrase table that ``ListedPhrase/all(in:)`` skips.
package protocol UnlistedWords {}

extension Phrase: PhraseEntry {
  package func list(under key: String, in phrases: inout [ListedPhrase]) {
    phrases.append(ListedPhrase(key: key, text: text, attestation: attestation))
  }
}

extension Template: PhraseEntry {
  package func list(under key: String, in phrases: inout [ListedPhrase]) {
    phrases.append(ListedPhrase(key: key, text: text, attestation: attestation))
  }
}

extension Plural: PhraseEntry {
  package func list(under key: String, in phrases: inout [ListedPhrase]) {
    for category in PluralCategory.allCases {
      self[category]?.list(under: "\(key).\(category.rawValue)", in: &phrases)
    }
  }
}

extension [Phrase]: PhraseEntry {
  package func list(under key: String, in phrases: inout [ListedPhrase]) {
    for (index, phrase) in enumerated() { phrase.list(under: "\(key).\(index + 1)", in: &phrases) }
  }
}
