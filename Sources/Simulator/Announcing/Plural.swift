/// A template in the forms that a language has for numbers.
///
/// Forms a language does not use are left out; `other` stands in for a form that is missing.
public struct Plural: Sendable, Hashable {
  /// The forms, by category.
  public let forms: [PluralCategory: Template]
  /// The form of most numbers.
  public let other: Template

  /// A template in the forms of its language.
  public init(
    zero: Template? = nil, one: Template? = nil, two: Template? = nil, few: Template? = nil,
    many: Template? = nil, other: Template
  ) {
    forms = [.zero: zero, .one: one, .two: two, .few: few, .many: many, .other: other]
      .compactMapValues(\.self)
    self.other = other
  }

  /// The words for a number in a language; the place of the number is `{count}`.
  ///
  /// `digits` is the number as the language writes it, where that is not in Latin digits.
  public func phrase(_ count: Int, in language: String, digits: String? = nil) -> Phrase {
    template(for: count, in: language).phrase(["count": digits ?? String(count)])
  }

  /// The form for a number in a language, for templates with more places than the number's.
  public func template(for count: Int, in language: String) -> Template {
    let language = other.attestation == .untranslated ? "en" : language
    return forms[PluralCategory(of: count, in: language)] ?? other
  }
}

/// What forms of a word languages tell apart for whole numbers.
///
/// Source: Unicode CLDR 44, cardinal plural rules.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  case zero, one, two, few, many, other

  /// The category of a whole number in a language, given by its BCP 47 tag.
  public init(of number: Int, in language: String) {
    let count = number.magnitude
    self =
      switch language.prefix(while: { $0 != "-" && $0 != "_" }) {
      case "ja", "ko", "zh": .other
      case "hi": count <= 1 ? .one : .other
      case "fr", "pt": PluralCategory.romance(count, isOne: count <= 1)
      case "es", "it": PluralCategory.romance(count, isOne: count == 1)
      case "ru": PluralCategory.slavic(count, oneEndsInOne: true)
      case "pl": PluralCategory.slavic(count, oneEndsInOne: false)
      case "ar": PluralCategory.arabic(count)
      default: count == 1 ? .one : .other
      }
  }

  /// The categories a phrase of a language needs, in the order of their names in CLDR.
  ///
  /// Spanish, French, Italian and Portuguese have “many” for whole millions as well; no phrase
  /// counts so far, and `other` stands in.
  public static func needed(in language: String) -> [PluralCategory] {
    switch language.prefix(while: { $0 != "-" && $0 != "_" }) {
    case "ja", "ko", "zh": [.other]
    case "ru", "pl": [.one, .few, .many, .other]
    case "ar": allCases
    default: [.one, .other]
    }
  }

  private static func romance(_ count: UInt, isOne: Bool) -> PluralCategory {
    if isOne { return .one }
    return count != 0 && count % 1_000_000 == 0 ? .many : .other
  }

  private static func slavic(_ count: UInt, oneEndsInOne: Bool) -> PluralCategory {
    let last = count % 10
    let lastTwo = count % 100
    if oneEndsInOne ? last == 1 && lastTwo != 11 : count == 1 { return .one }
    return (2...4).contains(last) && !(12...14).contains(lastTwo) ? .few : .many
  }

  private static func arabic(_ count: UInt) -> PluralCategory {
    switch count {
    case 0: .zero
    case 1: .one
    case 2: .two
    default:
      switch count % 100 {
      case 3...10: .few
      case 11...99: .many
      default: .other
      }
    }
  }
}
