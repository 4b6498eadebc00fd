public import AccessibilityTree
public import Announcements

extension VoiceOver {
  /// A version of VoiceOver's rules.
  public enum Profile: String, Sendable, Hashable, CaseIterable {
    /// The exact format of the library AccessibilitySnapshot, byte for byte.
    case snapshot
    case ios17, ios18, ios26, ios27

    /// A description of the version's rules, for the documentation of the setting.
    var meaning: String {
      switch self {
      case .snapshot: "exactly the format of AccessibilitySnapshot 0.12.1, for teams that use it"
      case .ios17:
        "expanded and collapsed states of native elements and aria-description are not announced"
      case .ios18:
        "expanded and collapsed states, aria-description and badges of tabs are announced"
      case .ios26: "badges of tabs are not announced, and Safari announces a password as bullets"
      case .ios27:
        "the words are those of iOS 26 in all logs; badges of bar buttons are announced, and "
          + "the app’s name (setting appName) when VoiceOver starts"
      }
    }

    var system: Int {
      switch self {
      case .snapshot, .ios18: 18
      case .ios17: 17
      case .ios26: 26
      case .ios27: 27
      }
    }

    /// What this version of iOS does differently from AccessibilitySnapshot and other versions.
    var corrections: VoiceOverCorrections { VoiceOverCorrections(system: system) }
  }

  /// Returns the versions of iOS, and of WebKit or React Native.
  ///
  /// - Parameter origin: The kind of the screens, such as web or React Native.
  public func versions(on origin: Screen.Origin) -> [ReaderVersion] {
    let system = ReaderVersion("profile", profile)
    return switch origin {
    case .web: [system, ReaderVersion("webkit", settings.webKit.rawValue)]
    case .reactNative: [system, ReaderVersion("reactNative", settings.reactNative.description)]
    default: [system]
    }
  }
}

extension VoiceOver.Settings {
  /// The phone that has exactly the selected versions, or `nil` if no phone has them.
  public var phone: Phone? {
    get {
      guard profile != .snapshot else { return nil }
      return Phone.allCases.first {
        VoiceOver.Settings.profile(of: $0).system == profile.system
          && VoiceOver.Settings.webKit(of: $0) == webKit
      }
    }
    set {
      guard let newValue else { return }
      profile = VoiceOver.Settings.profile(of: newValue)
      webKit = VoiceOver.Settings.webKit(of: newValue)
    }
  }

  private static func webKit(of phone: Phone) -> VoiceOver.WebKit {
    switch phone {
    case .year2027: .ios27
    case .year2026: .ios26
    case .year2024: .ios18
    }
  }

  private static func profile(of phone: Phone) -> VoiceOver.Profile {
    switch phone {
    case .year2027: .ios27
    case .year2026: .ios26
    case .year2024: .ios18
    }
  }
}
