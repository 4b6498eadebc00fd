/// The plural forms of a template in one language, such as `{count} item` and `{count} items`.
///
/// The form is `nil` for a plural category without a form in the language. The form `other` is used
/// in its place.
package struct Plural: Sendable, Hashable {
  /// The form for all numbers without a form of their own.
  package let other: Template
  private let zero, one, two, few, many: Template?

  /// Creates a template with a form for each plural category of the language.
  package init(
    zero: Template? = nil, one: Template? = nil, two: Template? = nil, few: Template? = nil,
    many: Template? = nil, other: Template
  ) {
    self.zero = zero
    self.one = one
    self.two = two
    self.few = few
    self.many = many
    self.other = other
  }

  /// Returns the form for a category, or `nil` if there is no form for the category.
  package subscript(_ category: PluralCategory) -> Template? {
    switch category {
    case .zero: zero
    case .one: one
    case .two: two
    case .few: few
    case .many: many
    case .other: other
    }
  }

  /// Returns the words for a number.
  ///
  /// The template's placeholder for the number is `{count}`.
  ///
  /// - Parameter digits: The number in the digits of the language, or `nil` for Latin digits.
  package func phrase(_ count: Int, by rule: PluralRule, digits: String? = nil) -> Phrase {
    template(for: count, by: rule).phrase(["count": digits ?? String(count)])
  }

  /// Returns the form for a number, as a template with unfilled placeholders.
  package func template(for count: Int, by rule: PluralRule) -> Template {
    let isEnglish = other.attestation == .untranslated
    return self[(isEnglish ? .one : rule).category(of: count)] ?? other
  }
}

/// A plural category for whole numbers.
///
/// Source: Unicode CLDR 44, cardinal plural rules.
package enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  case zero, one, two, few, many, other
}

/// The rule by which a language chooses the plural category of a whole number.
///
/// Source: Unicode CLDR 44, cardinal plural rules.
package enum PluralRule: Sendable, Hashable, CaseIterable {
  /// The same form for all numbers, as in Japanese.
  case invariant
  /// A form for the number one, and `other` for all other numbers, as in English.
  case one
  /// A single form for zero and one, and `other` for all other numbers, as in Hindi.
  case oneAndZero
  /// A form for one, a form for whole millions, and `other` for all other numbers, as in Spanish.
  case oneAndMillions
  /// A single form for zero and one, a form for whole millions, and `other` for all other numbers,
  /// as in French.
  case oneAndZeroAndMillions
  case russian, polish, arabic

  package func category(of number: Int) -> PluralCategory {
    let count = number.magnitude
    let isMillions = count != 0 && count % 1_000_000 == 0
    return switch self {
    case .invariant: .other
    case .one: count == 1 ? .one : .other
    case .oneAndZero: count <= 1 ? .one : .other
    case .oneAndMillions: count == 1 ? .one : isMillions ? .many : .other
    case .oneAndZeroAndMillions: count <= 1 ? .one : isMillions ? .many : .other
    case .russian: PluralRule.slavic(count, isOne: count % 10 == 1 && count % 100 != 11)
    case .polish: PluralRule.slavic(count, isOne: count == 1)
    case .arabic: PluralRule.arabic(count)
    }
  }

  private static func slavic(_ count: UInt, isOne: Bool) -> PluralCategory {
    if isOne { return .one }
    return (2...4).contains(count % 10) && !(12...14).contains(count % 100) ? .few : .many
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

extension PluralRule {
  /// Creates the rule of a language.
  package init(ofLanguage language: String) {
    switch language.prefix(while: { $0 != "-" && $0 != "_" }) {
    case "ja", "zh", "ko", "th", "vi", "id", "ms": self = .invariant
    case "hi", "fa", "bn": self = .oneAndZero
    case "es", "it", "ca": self = .oneAndMillions
    case "fr", "pt": self = .oneAndZeroAndMillions
    case "ru", "uk", "be": self = .russian
    case "pl": self = .polish
    case "ar": self = .arabic
    default: self = .one
    }
  }
}
