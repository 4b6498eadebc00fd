/// One phrase of a phrasebook with the key it is found under, such as `roles.editBox`.
public struct ListedPhrase: Sendable, Hashable {
  /// The names of the properties that lead to it.
  public let key: String
  /// The words; places to fill are names in braces.
  public let text: String
  /// How the words are known.
  public let attestation: Attestation
}

/// What a phrasebook is made of: phrases, templates, plural forms, and groups of those.
protocol PhraseEntry {
  /// Adds every phrase inside, in the order in which it is written.
  func list(under key: String, in phrases: inout [ListedPhrase])
}

/// A part of a phrasebook, or a whole one, that names its entries.
///
/// The entries are a literal beside the phrasebook; a test finds the phrase that was left out.
protocol PhraseGroup: PhraseEntry {
  typealias Entries = KeyValuePairs<String, any PhraseEntry>

  /// Every entry with the name of its property.
  var entries: Entries { get }
}

extension PhraseGroup {
  /// Every phrase of the group.
  var listed: [ListedPhrase] {
    var phrases: [ListedPhrase] = []
    list(under: "", in: &phrases)
    return phrases
  }

  func list(under key: String, in phrases: inout [ListedPhrase]) {
    for (name, entry) in entries {
      entry.list(under: key.isEmpty ? name : "\(key).\(name)", in: &phrases)
    }
  }
}

extension Phrase: PhraseEntry {
  func list(under key: String, in phrases: inout [ListedPhrase]) {
    phrases.append(ListedPhrase(key: key, text: text, attestation: attestation))
  }
}

extension Template: PhraseEntry {
  func list(under key: String, in phrases: inout [ListedPhrase]) {
    phrases.append(ListedPhrase(key: key, text: text, attestation: attestation))
  }
}

extension Plural: PhraseEntry {
  func list(under key: String, in phrases: inout [ListedPhrase]) {
    for category in PluralCategory.allCases {
      forms[category]?.list(under: "\(key).\(category.rawValue)", in: &phrases)
    }
  }
}

extension [Phrase]: PhraseEntry {
  func list(under key: String, in phrases: inout [ListedPhrase]) {
    for (place, phrase) in enumerated() {
      phrase.list(under: "\(key).\(place + 1)", in: &phrases)
    }
  }
}

extension [Character: Phrase]: PhraseEntry {
  func list(under key: String, in phrases: inout [ListedPhrase]) {
    for (symbol, name) in sorted(by: { $0.key < $1.key }) {
      name.list(under: "\(key).\(symbol.visibleName)", in: &phrases)
    }
  }
}

extension Character {
  /// The symbol itself, or its code point where it would not be seen.
  fileprivate var visibleName: String {
    guard isWhitespace, let scalar = unicodeScalars.first else { return String(self) }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
  }
}
