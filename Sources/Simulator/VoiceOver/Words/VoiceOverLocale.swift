/// The languages VoiceOver's own words are known in, as the setting `locale` spells them.
///
/// A phrasebook is made when it is first asked for.
public enum VoiceOverLocale: String, Sendable, Hashable, CaseIterable {
  case english = "en"
  case britishEnglish = "en-GB"
  case german = "de"
  case russian = "ru"

  /// The words.
  public var phrasebook: VoiceOverPhrasebook {
    switch self {
    case .english: .english
    case .britishEnglish: .britishEnglish
    case .german: .german
    case .russian: .russian
    }
  }

  /// The language a tag asks for, in any case and with hyphens or underscores; a region without
  /// words of its own falls back to its language.
  public init?(tag: String) {
    let subtags = tag.lowercased().split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" })
    for count in stride(from: subtags.count, to: 0, by: -1) {
      let asked = subtags.prefix(count).joined(separator: "-")
      if let known = VoiceOverLocale.allCases.first(where: { $0.rawValue.lowercased() == asked }) {
        self = known
        return
      }
    }
    return nil
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
