extension VoiceOver {
  /// Every setting, in the order in which they are documented.
  public static let settings: [Setting] = [
    Setting(
      "profile", "Which rules are followed: a version of iOS, or AccessibilitySnapshot's form.",
      values: Profile.allCases.map(\.rawValue), meanings: Profile.allCases.map(\.meaning),
      standard: Profile.device.rawValue),
    Setting("hints", "Whether hints are spoken.", values: ["on", "off"], standard: "on"),
    Setting(
      "containers", "Whether groups, lists, landmarks and bars are told.", values: ["on", "off"],
      standard: "on"),
    Setting(
      "headers", "Whether table headers are spoken before a cell.", values: ["on", "off"],
      standard: "on"),
    Setting(
      "rows", "Whether rows and columns of cells are told.", values: ["on", "off"],
      standard: "on"),
    Setting(
      "errors", "Whether a native field tells its error as a hint; UIKit has no such state.",
      values: ["on", "off"], standard: "on"),
    Setting(
      "actions", "How custom actions are told of.", values: Feedback.allCases.map(\.rawValue),
      standard: Feedback.speak.rawValue),
    Setting(
      "content", "How custom content is told of.", values: Feedback.allCases.map(\.rawValue),
      standard: Feedback.speak.rawValue),
    Setting(
      "navigation", "Whether swiping goes from stop to stop, or from native group to group.",
      values: NavigationStyle.allCases.map(\.rawValue), standard: NavigationStyle.flat.rawValue),
    Setting(
      "punctuation", "Which symbols the voice speaks; a transcript keeps all of them.",
      values: Punctuation.allCases.map(\.rawValue), standard: Punctuation.some.rawValue),
    Setting(
      "rotor", "The unit the rotor stands on while text is edited.",
      values: Rotor.allCases.map(\.rawValue), standard: Rotor.characters.rawValue),
    Setting(
      "languages", "Whether words in another language than the screen's are spoken in it.",
      values: ["on", "off"], standard: "on"),
    Setting(
      "activateHint", "Whether React Native buttons say “double tap to activate”.",
      values: ["on", "off"], standard: "off"),
    Setting(
      "locale", "The language of VoiceOver's own words.",
      values: VoiceOverLocale.allCases.map(\.rawValue),
      meanings: VoiceOverLocale.allCases.map(\.meaning), standard: VoiceOverLocale.english.rawValue),
    ReactNativeVersion.setting,
  ]

  /// The value of a setting as users spell it; absent for a key VoiceOver does not have.
  public func value(of key: String) -> String? {
    switch key {
    case "profile": settings.profile.rawValue
    case "hints": settings.hints ? "on" : "off"
    case "containers": settings.containers ? "on" : "off"
    case "headers": settings.headers ? "on" : "off"
    case "rows": settings.rows ? "on" : "off"
    case "errors": settings.errors ? "on" : "off"
    case "actions": settings.actions.rawValue
    case "content": settings.content.rawValue
    case "navigation": settings.navigationStyle.rawValue
    case "punctuation": settings.punctuation.rawValue
    case "rotor": settings.rotor.rawValue
    case "languages": settings.languages ? "on" : "off"
    case "activateHint": settings.activateHint ? "on" : "off"
    case "locale": settings.locale.rawValue
    case "reactNative": settings.reactNative.description
    default: nil
    }
  }

  /// Changes a setting, both spelled as users do.
  public mutating func set(_ key: String, to value: String) throws(SettingError) {
    switch key {
    case "profile": settings.profile = try choice(value, key)
    case "hints": settings.hints = try flag(value, key)
    case "containers": settings.containers = try flag(value, key)
    case "headers": settings.headers = try flag(value, key)
    case "rows": settings.rows = try flag(value, key)
    case "errors": settings.errors = try flag(value, key)
    case "actions": settings.actions = try choice(value, key)
    case "content": settings.content = try choice(value, key)
    case "navigation": settings.navigationStyle = try choice(value, key)
    case "punctuation": settings.punctuation = try choice(value, key)
    case "rotor": settings.rotor = try choice(value, key)
    case "languages": settings.languages = try flag(value, key)
    case "activateHint": settings.activateHint = try flag(value, key)
    case "locale": settings.locale = try locale(value)
    case "reactNative": settings.reactNative = try ReactNativeVersion(setting: value)
    default: throw .unknownKey(key, known: VoiceOver.settings.map(\.key))
    }
  }

  private func flag(_ value: String, _ key: String) throws(SettingError) -> Bool {
    switch value.lowercased() {
    case "on", "true": return true
    case "off", "false": return false
    default: throw .unknownValue(value, key: key, known: ["on", "off"])
    }
  }

  private func choice<Value>(_ value: String, _ key: String) throws(SettingError) -> Value
  where Value: RawRepresentable<String> & CaseIterable {
    guard let choice = Value(rawValue: value.lowercased()) else {
      throw .unknownValue(value, key: key, known: Value.allCases.map(\.rawValue))
    }
    return choice
  }

  private func locale(_ value: String) throws(SettingError) -> VoiceOverLocale {
    guard let locale = VoiceOverLocale(tag: value) else {
      throw .unknownValue(
        value, key: "locale", known: VoiceOverLocale.allCases.map(\.rawValue))
    }
    return locale
  }
}
