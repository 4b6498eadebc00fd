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
    var forms: [PluralCategory: Template] = [.other: other]
    forms[.zero] = zero
    forms[.one] = one
    forms[.two] = two
    forms[.few] = few
    forms[.many] = many
    self.forms = forms
    self.other = other
  }

  /// The words for a number in a language; the place of the number is `{count}`.
  public func phrase(_ count: Int, in language: String) -> Phrase {
    let template = forms[PluralCategory(of: count, in: language)] ?? other
    return template.phrase(["count": String(count)])
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
      case "fr", "hi": count <= 1 ? .one : .other
      case "pt": count <= 1 ? .one : .other
      case "ru": PluralCategory.slavic(count, oneEndsInOne: true)
      case "pl": PluralCategory.slavic(count, oneEndsInOne: false)
      case "ar": PluralCategory.arabic(count)
      default: count == 1 ? .one : .other
      }
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
