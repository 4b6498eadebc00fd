public import AccessibilityTree
public import Announcements

/// The words of each version of TalkBack.
///
/// The words of the oldest versions are known in English only. ``TalkBackCapability`` contains the
/// differences in behaviour.
extension TalkBackSettings.Profile {
  func phrasebook(in locale: TalkBackSettings.Locale) -> TalkBackPhrasebook {
    switch self {
    case .version6 where locale == .english: .english6
    case .version7 where locale == .english: .english7
    case .version15 where locale == .english: .english15
    case .version6, .version7, .version15: locale.phrasebook.asOf15
    case .version16, .version17: locale.phrasebook
    }
  }
}

extension TalkBackSettings {
  /// The phone that has exactly the selected versions, or `nil` if no phone has them.
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
      // Assumed: a page is exposed as by Chrome 143. Chrome 150 moves labels into supplemental
      // descriptions, and nobody has logged whether TalkBack 17 speaks those.
      case .year2027: (profile, api, chrome) = (.version17, 37, .version143)
      case .year2026: (profile, api, chrome) = (.version16, 36, .version143)
      case .year2024: (profile, api, chrome) = (.version15, 34, .version132)
      case nil: break
      }
    }
  }
}

extension TalkBack {
  /// Returns the versions of TalkBack and Android, and of Chrome or React Native.
  ///
  /// - Parameter origin: The kind of the screens, such as web or React Native.
  public func versions(on origin: Screen.Origin) -> [ReaderVersion] {
    var versions = [ReaderVersion("profile", profile), ReaderVersion("api", "\(settings.api)")]
    switch origin {
    case .web: versions.append(ReaderVersion("chrome", settings.chrome.rawValue))
    case .reactNative:
      versions.append(ReaderVersion("reactNative", settings.reactNative.description))
    default: break
    }
    return versions
  }
}
