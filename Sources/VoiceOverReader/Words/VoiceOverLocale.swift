import AccessibilityTree

/// The languages VoiceOver's own words are known in, as the setting `locale` spells them.
///
/// A phrasebook is made when it is first asked for.
public enum VoiceOverLocale: String, Sendable, Hashable, CaseIterable {
  case english = "en"
  case britishEnglish = "en-GB"
  case german = "de"
  case russian = "ru"

  /// The language in words, with how far its phrases are VoiceOver's own.
  var meaning: String {
    switch self {
    case .english: "American English, as recorded"
    case .britishEnglish: "British English: a check box is a tick box"
    case .german: "German; words beyond AccessibilitySnapshot's are our own"
    case .russian: "Russian; words beyond AccessibilitySnapshot's are our own"
    }
  }

  /// The words.
  public var phrasebook: VoiceOverPhrasebook {
    switch self {
    case .english: .english
    case .britishEnglish: .britishEnglish
    case .german: .german
    case .russian: .russian
    }
  }

  /// The language without its region.
  var base: Substring { rawValue.prefix { $0 != "-" } }

  /// The language a tag asks for, in any case and with hyphens or underscores; a region without
  /// words of its own falls back to its language.
  public init?(tag: String) {
    guard let known: VoiceOverLocale = LanguageTag(tag)?.closest() else { return nil }
    self = known
  }

  /// The language for an element of another language: its exact tag, then its first two letters,
  /// both in this spelling only.
  ///
  /// Source: AccessibilitySnapshot 0.12.1, String+Localization.swift.
  init?(ofElement tag: String) {
    guard
      let known = VoiceOverLocale(rawValue: tag) ?? VoiceOverLocale(rawValue: String(tag.prefix(2)))
    else { return nil }
    self = known
  }
}

extension VoiceOverPhrasebook {
  /// Every phrasebook there is, the standard one first.
  public static var all: [VoiceOverPhrasebook] { VoiceOverLocale.allCases.map(\.phrasebook) }
}
