/// One phrase of a phrasebook with the key it is found under, such as `roles.editBox`.
public struct ListedPhrase: Sendable, Hashable {
  /// The names of the properties that lead to it.
  public let key: String
  /// The words; slots are names in braces.
  public let text: String
  /// How the words are known.
  public let attestation: Attestation
}

extension ListedPhrase {
  /// Every phrase of a table, in the order of its properties.
  ///
  /// The keys are the names of the properties: a phrase that a table has is listed, and nothing
  /// else names it. Only listings read a table so; readers use the properties.
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

/// What a table is made of: phrases, templates, plural forms, and names by what they are names of.
package protocol PhraseEntry {
  /// Adds every phrase inside, in the order in which it is written.
  func list(under key: String, in phrases: inout [ListedPhrase])
}

/// Words inside a table that the listing of the table leaves out.
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
