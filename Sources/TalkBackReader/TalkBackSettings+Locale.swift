import AccessibilityTree

extension TalkBackSettings {
  /// A language that TalkBack speaks, such as `en` or `de`.
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

  var phrasebook: TalkBackPhrasebook { profile.phrasebook(in: locale) }
}

extension TalkBackSettings.Locale {
  /// The words of the language, created on first use.
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

  /// Creates the language for a BCP 47 tag.
  ///
  /// If a region has no words of its own, the words of its language are used.
  ///
  /// - Parameter tag: The tag, in any case and with hyphens or underscores.
  public init?(tag: String) {
    guard let known: Self = LanguageTag(tag)?.closest() else { return nil }
    self = known
  }
}
