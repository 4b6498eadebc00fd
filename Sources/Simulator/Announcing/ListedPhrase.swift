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

  /// English words for another language: what `known` has in their place, the others as they are and
  /// marked so; its keys are English words without spaces, as “check box” is “checkbox” elsewhere.
  func standingIn(_ known: [String: String]) -> Self
}

/// A part of a phrasebook, or a whole one, that names its entries.
///
/// The entries are a literal beside the phrasebook; a test finds the phrase that was left out.
protocol PhraseGroup: PhraseEntry {
  typealias Entries = KeyValuePairs<String, any PartialKeyPath<Self> & Sendable>

  /// Every entry with its name.
  static var entries: Entries { get }
}

extension PhraseGroup {
  /// Every phrase of the group.
  var listed: [ListedPhrase] {
    var phrases: [ListedPhrase] = []
    list(under: "", in: &phrases)
    return phrases
  }

  func list(under key: String, in phrases: inout [ListedPhrase]) {
    for (name, path) in Self.entries {
      guard let entry = self[keyPath: path] as? any PhraseEntry else { continue }
      entry.list(under: key.isEmpty ? name : "\(key).\(name)", in: &phrases)
    }
  }

  func standingIn(_ known: [String: String]) -> Self {
    Self.entries.reduce(into: self) { group, entry in
      func mark(_ words: some PhraseEntry) { group.set(words.standingIn(known), at: entry.value) }
      if let words = group[keyPath: entry.value] as? any PhraseEntry { mark(words) }
    }
  }

  private mutating func set<Entry: PhraseEntry>(_ entry: Entry, at path: PartialKeyPath<Self>) {
    guard let path = path as? WritableKeyPath<Self, Entry> else { return }
    self[keyPath: path] = entry
  }
}

extension Phrase: PhraseEntry {
  func list(under key: String, in phrases: inout [ListedPhrase]) {
    phrases.append(ListedPhrase(key: key, text: text, attestation: attestation))
  }

  func standingIn(_ known: [String: String]) -> Phrase {
    known[text.filter { $0 != " " }].map { .assumed($0) } ?? .untranslated(text)
  }
}

extension Template: PhraseEntry {
  func list(under key: String, in phrases: inout [ListedPhrase]) {
    phrases.append(ListedPhrase(key: key, text: text, attestation: attestation))
  }

  func standingIn(_ known: [String: String]) -> Template { .untranslated(text) }
}

extension Plural: PhraseEntry {
  func list(under key: String, in phrases: inout [ListedPhrase]) {
    for category in PluralCategory.allCases {
      forms[category]?.list(under: "\(key).\(category.rawValue)", in: &phrases)
    }
  }

  func standingIn(_ known: [String: String]) -> Plural {
    Plural(one: forms[.one]?.standingIn(known), other: other.standingIn(known))
  }
}

extension [Phrase]: PhraseEntry {
  func list(under key: String, in phrases: inout [ListedPhrase]) {
    for (place, phrase) in enumerated() { phrase.list(under: "\(key).\(place + 1)", in: &phrases) }
  }

  func standingIn(_ known: [String: String]) -> [Phrase] { map { $0.standingIn(known) } }
}

extension [Character: Phrase]: PhraseEntry {
  func list(under key: String, in phrases: inout [ListedPhrase]) {
    for (symbol, name) in sorted(by: { $0.key < $1.key }) {
      name.list(under: "\(key).\(symbol.visibleName)", in: &phrases)
    }
  }

  func standingIn(_ known: [String: String]) -> [Character: Phrase] {
    mapValues { $0.standingIn(known) }
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
