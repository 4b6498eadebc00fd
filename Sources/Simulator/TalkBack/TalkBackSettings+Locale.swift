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
  package var phrasebook: TalkBackPhrasebook { locale.phrasebook }
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

  /// The language for a BCP 47 tag, in any case and with `-` or `_`: `de`, `pt_br`, `de-AT`.
  ///
  /// A region without words of its own has those of its language, whichever region they are
  /// from: `pt-PT` those of Brazil. English outside America is that of Britain. Chinese in the
  /// traditional script is not there, as nobody who reads it would take the simplified for it.
  ///
  /// Assumed: Android picks resources so, but for Portuguese in Portugal, Spanish in Latin
  /// America and French in Canada, which have words of their own there.
  init?(tag: String) {
    let subtags = tag.lowercased().split(omittingEmptySubsequences: false) {
      $0 == "-" || $0 == "_"
    }
    guard let language = subtags.first,
      subtags.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(Self.isTagByte) })
    else { return nil }
    let rest = subtags.dropFirst()
    switch language {
    case "en":
      let region = rest.first { $0.utf8.count == 2 }
      self =
        region.map { Self.americanRegions.contains(String($0)) } ?? true
        ? .english : .britishEnglish
    case "zh" where !rest.contains("hans") && rest.contains(where: Self.isTraditional): return nil
    default:
      let known = Self.allCases.first { $0.rawValue.prefix { $0 != "-" } == language }
      guard let known else { return nil }
      self = known
    }
  }

  private static func isTagByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
  }

  private static func isTraditional(_ subtag: Substring) -> Bool {
    ["hant", "tw", "hk", "mo"].contains(subtag)
  }

  /// Regions whose English is American.
  ///
  /// Source: Unicode CLDR 44, parent locales: these are not below `en-001`.
  private static let americanRegions = ["us", "as", "gu", "mh", "mp", "ph", "pr", "um", "vi"]
}
