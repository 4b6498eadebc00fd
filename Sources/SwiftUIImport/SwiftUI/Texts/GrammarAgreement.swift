/// Automatic grammar agreement: `^[\(count) item](inflect: true)` is “2 items” if the count is 2.
///
/// Source: Foundation, `InflectionRule.automatic`, `AttributedString(localized:)`.
enum GrammarAgreement {
  /// Returns a text in which phrases agree with their numbers, or `nil` if a plural is unknown.
  ///
  /// - Parameters:
  ///   - values: The interpolated values, by the characters that represent them.
  static func inflected(
    _ text: String, _ values: inout [Character: TextArgument], language: String
  ) -> String? {
    guard language.prefix(while: { $0 != "-" && $0 != "_" }) == "en" else { return nil }
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "^[") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      guard let close = rest.firstRange(of: "](") else { return nil }
      let phrase = rest[..<close.lowerBound]
      rest = rest[close.upperBound...]
      guard let end = rest.firstIndex(of: ")"), rest[..<end].filter({ $0 != " " }) == attribute,
        let inflected = agreed(String(phrase), &values)
      else { return nil }
      result += inflected
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// The attribute of a phrase whose words agree with the number in the phrase.
  private static let attribute = "inflect:true"

  /// Returns a phrase of a number and a noun, such as “2 unread messages” for “2 unread message”.
  private static func agreed(
    _ phrase: String, _ values: inout [Character: TextArgument]
  ) -> String? {
    let words = phrase.split(separator: " ")
    let numbers = words.compactMap { number($0, values) }
    guard numbers.count == 1, number(words[0], values) != nil, let noun = words.last,
      words.count > 1, !words.contains(where: { prepositions.contains($0.lowercased()) })
    else { return nil }
    if numbers[0] == 1 { return phrase }
    // For an interpolated noun, a single character represents the noun's value.
    if let character = noun.first, noun.count == 1, let value = values[character] {
      guard let plural = plural(of: value.text) else { return nil }
      values[character]?.text = plural
      return phrase
    }
    return plural(of: String(noun)).map {
      String(phrase[..<noun.startIndex]) + $0 + phrase[noun.endIndex...]
    }
  }

  private static func number(_ word: Substring, _ values: [Character: TextArgument]) -> Int? {
    if word.count == 1, let value = word.first.flatMap({ values[$0] }) { return value.number }
    return Int(word)
  }

  /// Returns the plural of an English noun, or `nil` if it cannot be derived from the spelling.
  ///
  /// Source: English spelling. Assumed: a noun is regular if it is not irregular and has no ending
  /// with several plurals.
  static func plural(of noun: String) -> String? {
    guard noun.count > 1, noun.allSatisfy({ $0.isASCII && $0.isLetter }),
      noun.dropFirst().allSatisfy(\.isLowercase)
    else { return nil }
    let lower = noun.lowercased()
    if let irregular = irregular[lower] {
      return String(noun.prefix(1)) + irregular.dropFirst()
    }
    if unchanged.contains(lower) { return noun }
    // A word that ends with a single “s” is a plural, or its plural is irregular.
    if lower.hasSuffix("s"), !lower.hasSuffix("ss") { return nil }
    if uncertainEndings.contains(where: lower.hasSuffix) { return nil }
    if let last = lower.last, last == "y", let before = lower.dropLast().last,
      !"aeiou".contains(before)
    {
      return String(noun.dropLast()) + "ies"
    }
    if ["ss", "x", "sh", "ch"].contains(where: lower.hasSuffix) { return noun + "es" }
    return noun + "s"
  }

  private static let prepositions: Set<String> = [
    "of", "in", "on", "at", "for", "from", "to", "with", "by", "per", "and", "or", "is", "are",
    "was", "were", "has", "have", "this", "that",
  ]

  /// Irregular nouns, and regular nouns with an ending that has several plurals.
  private static let irregular: [String: String] = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "goose": "geese", "mouse": "mice", "leaf": "leaves", "knife": "knives",
    "life": "lives", "wife": "wives", "half": "halves", "shelf": "shelves", "loaf": "loaves",
    "photo": "photos", "video": "videos", "logo": "logos", "memo": "memos", "todo": "todos",
    "repo": "repos", "zoo": "zoos", "studio": "studios", "potato": "potatoes",
    "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "bus": "buses", "bonus": "bonuses",
    "status": "statuses", "address": "addresses", "quiz": "quizzes", "analysis": "analyses",
    "album": "albums", "human": "humans", "proof": "proofs", "roof": "roofs", "month": "months",
    "stomach": "stomachs", "gas": "gases", "lens": "lenses",
  ]

  private static let unchanged: Set<String> = [
    "sheep", "deer", "series", "species", "aircraft", "fish", "salmon",
  ]

  /// Endings of nouns that can form the plural in several ways.
  private static let uncertainEndings = ["f", "fe", "o", "um", "ix", "ex", "z", "man", "eau"]
}
