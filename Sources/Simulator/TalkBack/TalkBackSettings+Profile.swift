/// What versions of TalkBack do otherwise.
///
/// Versions without a profile of their own are not known to differ. Nobody recorded older words
/// in other languages than English.
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

  /// Whether the rules are those of version 16.
  ///
  /// Source: TalkBack 16.2; what it does otherwise than 15.1 stands where the rules do.
  var is16: Bool { self == .version16 }

  /// Whether a number in a range is told as per cent of it.
  ///
  /// Source: a11ysupport.io input-range.json, TalkBack 7.3; the code of 15.1 tells the number.
  var saysShareOfRange: Bool {
    switch self {
    case .version6, .version7: true
    case .version15, .version16: false
    }
  }

  /// Whether the word of a list or table for itself is told on the way into it.
  ///
  /// Source: a11ysupport.io grid.json, TalkBack 8.1, says “in grid” where Chrome's word is “table”;
  /// recordings since TalkBack 12 say “in table”.
  var namesCollectionsByDescription: Bool {
    switch self {
    case .version6, .version7: false
    case .version15, .version16: true
    }
  }

  /// Where the sentence on how to edit a field is known from.
  var editHintRule: Rule {
    switch self {
    case .version6, .version7: TalkBackRule.enterTextHint
    case .version15, .version16: TalkBackRule.roleHint
    }
  }

  /// Where the sentence on how to change a slider is known from.
  var adjustHintRule: Rule {
    switch self {
    case .version6, .version7: TalkBackRule.volumeKeysHint
    case .version15, .version16: TalkBackRule.roleHint
    }
  }

  /// Where the word for a field is known from.
  var editBoxRule: Rule { self == .version6 ? TalkBackRule.editRole : TalkBackRule.role }
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
