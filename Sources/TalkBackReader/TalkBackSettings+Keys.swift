package import Announcements

extension TalkBackSettings: ReaderSettings {
  /// Every setting, in the order in which they are documented.
  package static let table: [SettingRow<TalkBackSettings>] = [
    .phone(\.phone, "profile, api and chrome"),
    .choice("profile", \.profile, "The version whose rules are followed."),
    .choice("locale", \.locale, "The language of TalkBack's own words.", read: Locale.init(tag:)),
    SettingRow(
      "api", \.api, "The version of Android, by its API level.",
      values: apiLevels.map { String($0) },
      read: { Int($0).flatMap { apiLevels.contains($0) ? $0 : nil } }, write: { String($0) }),
    .onOff("hints", \.hints, "Whether usage hints are spoken."),
    .choice(
      "verbosity", \.verbosity,
      "How much is said: each switch as set, every one on, or every one off."),
    .choice("order", \.order, "In which order a control's own words come."),
    .onOff("containers", \.containers, "Whether lists, grids and positions in them are spoken."),
    .onOff("roles", \.roles, "Whether words such as “button” are spoken."),
    .choice("punctuation", \.punctuation, "Which symbols inside sentences are named."),
    .choice("capitals", \.capitals, "What tells a single capital letter."),
    .choice(
      "typingEcho", \.typingEcho,
      "What is heard of what somebody types on the keyboard on the screen."),
    .choice(
      "hardwareTypingEcho", \.hardwareTypingEcho,
      "What is heard of what somebody types on a keyboard of hardware."),
    .onOff(
      "passwords", \.passwords,
      "Whether passwords are spoken as they are shown; from version 16 on they always are."),
    .onOff(
      "keyboard", \.keyboard,
      "Whether a keyboard is shown, so that a focused field is being edited."),
    .onOff("elementIds", \.elementIds, "Whether identifiers stand in for missing labels."),
    .onOff("singleTap", \.singleTap, "Whether one tap is enough to press what has focus."),
    .onOff(
      "countRepeatedSymbols", \.countRepeatedSymbols,
      "Whether symbols that stand several times in a row are counted."),
    .onOff(
      "clickableLinks", \.clickableLinks,
      "Whether TalkBack opens links in texts itself, from version 16 on."),
    .choice("chrome", \.chrome, "The version of Chrome that shows web pages."),
    .choice(
      "supplemental", \.supplemental,
      "Whether supplemental descriptions and partly checked or expanded states are said, which the "
        + "published code of version 16 leaves out and phones probably do not."),
    SettingRow(
      "invalidAfter", \.invalidAfter,
      "How many characters a web field must hold before Chrome exposes that it is invalid: a number, or off for what the version asks for.",
      values: [], takes: ["off", "a number such as 7"],
      read: { text in
        if ["off", "false"].contains(text.lowercased()) { return .some(nil) }
        return Int(text).flatMap { $0 >= 0 ? $0 : nil }
      },
      write: { $0.map { String($0) } ?? "off" }),
    .reactNative(\.reactNative),
  ]

  /// From Android 8 to Android 16.
  private static let apiLevels = 26...36
}
