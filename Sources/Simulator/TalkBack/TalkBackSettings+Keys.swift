extension TalkBackSettings {
  /// Every setting as users spell it, in the order in which they are documented.
  static let documented: [Setting] = [
    Setting(
      "profile", "The version whose rules are followed.", values: names(Profile.self),
      standard: "15.1"),
    Setting(
      "locale", "The language of TalkBack's own words.", values: names(Locale.self), standard: "en"),
    Setting(
      "api", "The version of Android, by its API level.",
      values: TalkBackSettings.apiLevels.map { String($0) }, standard: "34"),
    Setting("hints", "Whether usage hints are spoken.", values: switches, standard: "on"),
    Setting(
      "verbosity", "How much is said: each switch as set, every one on, or every one off.",
      values: names(Verbosity.self), standard: "custom"),
    Setting(
      "order", "In which order a control's own words come.", values: names(Order.self),
      standard: "state-name-role"),
    Setting(
      "containers", "Whether lists, grids and positions in them are spoken.", values: switches,
      standard: "on"),
    Setting(
      "roles", "Whether words such as “button” are spoken.", values: switches, standard: "on"),
    Setting(
      "punctuation", "Which symbols inside sentences are named.", values: names(Punctuation.self),
      standard: "some"),
    Setting(
      "capitals", "What tells a single capital letter.", values: names(Capitals.self),
      standard: "say"),
    Setting(
      "keyboard", "Whether a keyboard is shown, so that a focused field is being edited.",
      values: switches, standard: "off"),
    Setting(
      "elementIds", "Whether identifiers stand in for missing labels.", values: switches,
      standard: "off"),
    Setting(
      "singleTap", "Whether one tap is enough to press what has focus.", values: switches,
      standard: "off"),
    Setting(
      "invalidAfter",
      "How many characters a web field must hold before Chrome exposes aria-invalid: a number, or off.",
      values: [], standard: "off"),
    ReactNativeVersion.setting,
  ]

  /// From Android 8 to Android 16.
  private static let apiLevels = 26...36

  private static let switches = ["on", "off"]

  private static func names<Choice: RawRepresentable & CaseIterable>(
    _ choice: Choice.Type
  ) -> [String] where Choice.RawValue == String {
    choice.allCases.map(\.rawValue)
  }

  /// The value of a setting as users spell it.
  func value(of key: String) -> String? {
    switch key {
    case "profile": profile.rawValue
    case "locale": locale.rawValue
    case "api": String(api)
    case "hints": TalkBackSettings.spell(hints)
    case "verbosity": verbosity.rawValue
    case "order": order.rawValue
    case "containers": TalkBackSettings.spell(containers)
    case "roles": TalkBackSettings.spell(roles)
    case "punctuation": punctuation.rawValue
    case "capitals": capitals.rawValue
    case "keyboard": TalkBackSettings.spell(keyboard)
    case "elementIds": TalkBackSettings.spell(elementIds)
    case "singleTap": TalkBackSettings.spell(singleTap)
    case "invalidAfter": invalidAfter.map { String($0) } ?? "off"
    case "reactNative": reactNative.description
    default: nil
    }
  }

  /// Changes a setting, both spelled as users do.
  mutating func set(_ key: String, to value: String) throws(SettingError) {
    switch key {
    case "profile": profile = try read(value, key)
    case "locale": locale = try readLocale(value)
    case "api": api = try readLevel(value, key)
    case "hints": hints = try readSwitch(value, key)
    case "verbosity": verbosity = try read(value, key)
    case "order": order = try read(value, key)
    case "containers": containers = try readSwitch(value, key)
    case "roles": roles = try readSwitch(value, key)
    case "punctuation": punctuation = try read(value, key)
    case "capitals": capitals = try read(value, key)
    case "keyboard": keyboard = try readSwitch(value, key)
    case "elementIds": elementIds = try readSwitch(value, key)
    case "singleTap": singleTap = try readSwitch(value, key)
    case "invalidAfter": invalidAfter = try readCount(value, key)
    case "reactNative": reactNative = try ReactNativeVersion(setting: value)
    default:
      throw .unknownKey(key, known: TalkBackSettings.documented.map(\.key))
    }
  }

  private static func spell(_ isOn: Bool) -> String { isOn ? "on" : "off" }

  private func read<Choice: RawRepresentable & CaseIterable>(
    _ value: String, _ key: String
  ) throws(SettingError) -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: value.lowercased()) else {
      throw .unknownValue(value, key: key, known: TalkBackSettings.names(Choice.self))
    }
    return choice
  }

  private func readSwitch(_ value: String, _ key: String) throws(SettingError) -> Bool {
    switch value.lowercased() {
    case "on", "true": return true
    case "off", "false": return false
    default: throw .unknownValue(value, key: key, known: TalkBackSettings.switches)
    }
  }

  private func readLocale(_ value: String) throws(SettingError) -> Locale {
    guard let locale = Locale(tag: value) else {
      throw .unknownValue(
        value, key: "locale", known: TalkBackSettings.names(Locale.self))
    }
    return locale
  }

  private func readLevel(_ value: String, _ key: String) throws(SettingError) -> Int {
    guard let level = Int(value), TalkBackSettings.apiLevels.contains(level) else {
      let known = TalkBackSettings.apiLevels.map { String($0) }
      throw .unknownValue(value, key: key, known: known)
    }
    return level
  }

  private func readCount(_ value: String, _ key: String) throws(SettingError) -> Int? {
    if ["off", "false"].contains(value.lowercased()) { return nil }
    guard let count = Int(value), count >= 0 else {
      throw .unknownValue(value, key: key, known: ["off", "a number such as 7"])
    }
    return count
  }
}
