import AccessibilityTree

extension TalkBackSettings {
  /// Languages TalkBack's own words exist in.
  public enum Locale: String, Sendable, Hashable, CaseIterable {
    case english = "en"
    case britishEnglish = "en-GB"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    case italian = "it"
    case brazilianPortuguese = "pt-BR"
    case dutch = "nl"
    case swedish = "sv"
    case polish = "pl"
    case russian = "ru"
    case japanese = "ja"
    case korean = "ko"
    case simplifiedChinese = "zh-CN"
    case arabic = "ar"
    case hindi = "hi"
    case turkish = "tr"
  }

  /// The words of the language.
  package var phrasebook: TalkBackPhrasebook { profile.phrasebook(in: locale) }
}

extension TalkBackSettings.Locale {
  /// The words of the language; a phrasebook is made when it is first asked for.
  package var phrasebook: TalkBackPhrasebook {
    switch self {
    case .english: .english
    case .britishEnglish: .britishEnglish
    case .german: .german
    case .french: .french
    case .spanish: .spanish
    case .italian: .italian
    case .brazilianPortuguese: .brazilianPortuguese
    case .dutch: .dutch
    case .swedish: .swedish
    case .polish: .polish
    case .russian: .russian
    case .japanese: .japanese
    case .korean: .korean
    case .simplifiedChinese: .simplifiedChinese
    case .arabic: .arabic
    case .hindi: .hindi
    case .turkish: .turkish
    }
  }

  /// The language a tag asks for, in any case and with hyphens or underscores; a region without
  /// words of its own falls back to its language.
  public init?(tag: String) {
    guard let known: Self = LanguageTag(tag)?.closest() else { return nil }
    self = known
  }
}
