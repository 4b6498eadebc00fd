/// One phrase of a phrasebook with the key it is found under, such as `roles.editBox`.
public struct ListedPhrase: Sendable, Hashable {
  /// The names of the properties that lead to it.
  public let key: String
  /// The words; places to fill are names in braces.
  public let text: String
  /// How the words are known.
  public let attestation: Attestation

  /// Every phrase of a phrasebook, in the order in which it is declared.
  ///
  /// A phrasebook is any value made of phrases, templates, plural forms and values made of those,
  /// so that a phrase that is added is listed without being added anywhere else.
  static func all(in phrasebook: Any) -> [ListedPhrase] {
    var phrases: [ListedPhrase] = []
    list(phrasebook, under: "", in: &phrases)
    return phrases
  }

  private static func list(_ value: Any, under key: String, in phrases: inout [ListedPhrase]) {
    switch value {
    case let phrase as Phrase:
      phrases.append(ListedPhrase(key: key, text: phrase.text, attestation: phrase.attestation))
    case let template as Template:
      phrases.append(ListedPhrase(key: key, text: template.text, attestation: template.attestation))
    case let plural as Plural:
      for category in PluralCategory.allCases {
        guard let form = plural.forms[category] else { continue }
        list(form, under: "\(key).\(category.rawValue)", in: &phrases)
      }
    case let names as [Character: Phrase]:
      for (symbol, name) in names.sorted(by: { $0.key < $1.key }) {
        list(name, under: "\(key).\(ListedPhrase.name(of: symbol))", in: &phrases)
      }
    case let list as [Phrase]:
      for (place, phrase) in list.enumerated() {
        self.list(phrase, under: "\(key).\(place + 1)", in: &phrases)
      }
    default:
      for child in Mirror(reflecting: value).children {
        guard let label = child.label else { continue }
        list(child.value, under: key.isEmpty ? label : "\(key).\(label)", in: &phrases)
      }
    }
  }

  /// The symbol itself, or its code point where it would not be seen.
  private static func name(of symbol: Character) -> String {
    guard symbol.isWhitespace, let scalar = symbol.unicodeScalars.first else {
      return String(symbol)
    }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
