public import AccessibilityTree
public import Announcements

/// The words of versions of TalkBack.
///
/// Versions without a profile of their own are not known to differ. Nobody recorded older words
/// in other languages than English. What versions do differently is in ``TalkBackCapability``.
extension TalkBackSettings.Profile {
  /// The words of the version in a language.
  func phrasebook(in locale: TalkBackSettings.Locale) -> TalkBackPhrasebook {
    switch self {
    case .version6 where locale == .english: .english6
    case .version7 where locale == .english: .english7
    case .version15 where locale == .english: .english15
    case .version6, .version7, .version15: locale.phrasebook.asOf15
    case .version16: locale.phrasebook
    }
  }
}

extension TalkBackSettings {
  /// The phone whose versions are set, if they are those of one.
  public var phone: Phone? {
    get {
      Phone.allCases.first { phone in
        var settings = self
        settings.phone = phone
        return settings == self
      }
    }
    set {
      switch newValue {
      case .year2026: (profile, api, chrome) = (.version16, 36, .version143)
      case .year2024: (profile, api, chrome) = (.version15, 34, .version132)
      case nil: break
      }
    }
  }
}

extension TalkBack {
  /// That of TalkBack, of Android, and of what a page or component is shown by.
  public static func versionKeys(on origin: Screen.Origin) -> [String] {
    switch origin {
    case .web: ["profile", "api", "chrome"]
    case .reactNative: ["profile", "api", "reactNative"]
    default: ["profile", "api"]
    }
  }
}
