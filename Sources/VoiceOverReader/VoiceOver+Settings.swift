public import AccessibilityTree
public import Announcements

extension VoiceOver.Settings: ReaderSettings {
  /// Every setting, in the order in which they are documented.
  package static let table: [SettingRow<VoiceOver.Settings>] = [
    .phone(\.phone, "profile and webkit"),
    .choice(
      "profile", \.profile,
      "Which rules are followed: a version of iOS, or AccessibilitySnapshot's form.",
      meaning: \.meaning),
    .choice(
      "webkit", \.webKit,
      "The release of WebKit that made a page's accessibility tree, by its version of iOS.",
      meaning: \.meaning),
    .onOff("hints", \.hints, "Whether hints are spoken."),
    .onOff("containers", \.containers, "Whether groups, lists, landmarks and bars are told."),
    .onOff("headers", \.headers, "Whether table headers are spoken before a cell."),
    .onOff("rows", \.rows, "Whether rows and columns of cells are told."),
    .onOff(
      "listPositions", \.listPositions,
      "Whether the first stop of a list item of a page tells its place; nobody has heard it yet."),
    .onOff(
      "errors", \.errors,
      "Whether a native field tells its error as a hint; UIKit has no such state."),
    .choice(
      "typingEcho", \.typingEcho,
      "What is heard of what somebody types: VoiceOver’s typing feedback."),
    .choice("actions", \.actions, "How custom actions are told of."),
    .choice("content", \.content, "How custom content is told of."),
    .choice(
      "navigation", \.navigationStyle,
      "Whether swiping goes from stop to stop, or from native group to group."),
    .choice(
      "punctuation", \.punctuation,
      "Which symbols the voice speaks; a transcript keeps all of them."),
    .choice("rotor", \.rotor, "The unit the rotor stands on while text is edited."),
    .onOff(
      "languages", \.languages,
      "Whether words in another language than the screen's are spoken in it."),
    .onOff(
      "activateHint", \.activateHint,
      "Whether React Native buttons say “double tap to activate”."),
    .choice(
      "locale", \.locale, "The language of VoiceOver's own words.", meaning: \.meaning,
      read: VoiceOverLocale.init(tag:)),
    .reactNative(\.reactNative),
  ]
}

extension VoiceOver.Settings {
  /// The phone whose versions are set, if they are those of one.
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
    case .year2026: .ios26
    case .year2024: .ios18
    }
  }

  private static func profile(of phone: Phone) -> VoiceOver.Profile {
    switch phone {
    case .year2026: .ios26
    case .year2024: .ios18
    }
  }
}

extension VoiceOver {
  /// Every setting, in the order in which they are documented.
  public static let settings = Settings.documented

  /// The value of a setting as users spell it; absent for a key VoiceOver does not have.
  public func value(of key: String) -> String? { settings.value(of: key) }

  /// Changes a setting, both spelled as users do.
  public mutating func set(_ key: String, to value: String) throws(SettingError) {
    try settings.set(key, to: value)
  }
}

extension VoiceOver {
  /// That of iOS, and of what a page or component is shown by.
  public static func versionKeys(on origin: Screen.Origin) -> [String] {
    switch origin {
    case .web: ["profile", "webkit"]
    case .reactNative: ["profile", "reactNative"]
    default: ["profile"]
    }
  }
}
