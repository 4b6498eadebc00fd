import AccessibilityTree

/// A language of VoiceOver's own words, as the setting `locale` spells it.
public enum VoiceOverLocale: String, Sendable, Hashable, CaseIterable {
  case english = "en"
  case britishEnglish = "en-GB"
  case german = "de"
  case russian = "ru"

  /// A description of the language and of the sources of its phrases.
  var meaning: String {
    switch self {
    case .english: "American English, as recorded"
    case .britishEnglish: "British English: a check box is a tick box"
    case .german: "German; words beyond AccessibilitySnapshot's are our own"
    case .russian: "Russian; words beyond AccessibilitySnapshot's are our own"
    }
  }

  var phrasebook: VoiceOverPhrasebook {
    switch self {
    case .english: .english
    case .britishEnglish: .britishEnglish
    case .german: .german
    case .russian: .russian
    }
  }

  /// The language without its region.
  var base: Substring { rawValue.prefix { $0 != "-" } }

  /// Creates the language for a tag.
  ///
  /// Case makes no difference, and underscores are read as hyphens. If a region has no words of its
  /// own, the words of its language are used.
  ///
  /// - Parameter tag: A BCP 47 tag.
  public init?(tag: String) {
    guard let known: VoiceOverLocale = LanguageTag(tag)?.closest() else { return nil }
    self = known
  }

  /// Creates the language for an element from its exact tag, or from the tag's first two letters.
  ///
  /// The comparison is case-sensitive. Source: AccessibilitySnapshot 0.12.1,
  /// String+Localization.swift.
  init?(ofElement tag: String) {
    guard
      let known = VoiceOverLocale(rawValue: tag) ?? VoiceOverLocale(rawValue: String(tag.prefix(2)))
    else { return nil }
    self = known
  }
}

extension VoiceOverPhrasebook {
  /// Every phrasebook, the standard one first.
  static var all: [VoiceOverPhrasebook] { VoiceOverLocale.allCases.map(\.phrasebook) }
}
