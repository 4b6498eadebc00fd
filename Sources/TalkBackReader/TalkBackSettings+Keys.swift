package import Announcements

extension TalkBackSettings: ReaderSettings {
  /// Every setting, in the order of the documentation.
  package static let table: [SettingRow<TalkBackSettings>] = [
    .phone(\.phone, "profile, api and chrome"),
    .choice("profile", \.profile, "The version of TalkBack.", meaning: \.meaning),
    .choice("locale", \.locale, "The language of TalkBack.", read: Locale.init(tag:)),
    SettingRow(
      "api", \.api, "The API level of Android.",
      values: apiLevels.map { String($0) },
      read: { Int($0).flatMap { apiLevels.contains($0) ? $0 : nil } }, write: { String($0) }),
    .onOff("hints", \.hints, "Whether usage hints are spoken."),
    .choice(
      "verbosity", \.verbosity,
      "A preset for what is spoken: custom (each setting as it is), high (all on) or "
        + "low (all off)."),
    .choice("order", \.order, "The order of the state, name and role of a control."),
    .onOff("containers", \.containers, "Whether lists, grids and positions in them are spoken."),
    .onOff("roles", \.roles, "Whether words such as “button” are spoken."),
    .choice("punctuation", \.punctuation, "Which symbols inside sentences are spoken by name."),
    .choice("capitals", \.capitals, "The feedback for a single capital letter."),
    .choice("typingEcho", \.typingEcho, "Which keys of the on-screen keyboard are echoed."),
    .choice(
      "hardwareTypingEcho", \.hardwareTypingEcho, "Which keys of a hardware keyboard are echoed."),
    .onOff(
      "passwords", \.passwords,
      "Whether passwords are spoken as they are shown; version 16 always does."),
    .onOff(
      "keyboard", \.keyboard,
      "Whether a keyboard is shown on the screen, so that a focused field is being edited."),
    .choice(
      "input", \.input,
      "How a person operates the phone; usage hints name it since version 15.1. VoiceOver has no "
        + "such setting: its words are the same with a keyboard.",
      meaning: \.meaning),
    .choice(
      "separator", \.separator,
      "What separates the parts of an announcement. It changes no word: comparisons ignore it.",
      meaning: \.meaning),
    .onOff("elementIds", \.elementIds, "Whether resource identifiers replace missing labels."),
    .onOff("singleTap", \.singleTap, "Whether a single tap activates the focused node."),
    .onOff("countRepeatedSymbols", \.countRepeatedSymbols, "Whether repeated symbols are counted."),
    .onOff(
      "clickableLinks", \.clickableLinks,
      "Whether a double tap opens the link in a text, since version 16."),
    .choice("chrome", \.chrome, "The version of Chrome."),
    .choice(
      "supplemental", \.supplemental,
      "Whether supplemental descriptions and partial states are spoken. The "
        + "published code of version 16 does not speak them; phones probably do."),
    .onOff(
      "notChecked", \.notChecked,
      "Whether “not checked” is spoken outside of selections, too. The published code of version 16 "
        + "does not; logs of apps confirm it, but no log shows a page."),
    .onOff(
      "filledFieldNames", \.filledFieldNames,
      "Whether a field that is filled in speaks its name as Android’s hint text. The published code "
        + "of version 16 does not, and no log shows a page."),
    SettingRow(
      "invalidAfter", \.invalidAfter,
      "The number of characters in a web field up to which Chrome does not expose it "
        + "as invalid; off for the default of the version.",
      values: [], takes: ["off", "a number such as 7"],
      read: { text in
        if ["off", "false"].contains(text.lowercased()) { return .some(nil) }
        return Int(text).flatMap { $0 >= 0 ? $0 : nil }
      },
      write: { $0.map { String($0) } ?? "off" }),
    .choice(
      "pageFocus", \.pageFocus,
      "What happens to the focus of a page when a person swipes to another element.",
      meaning: \.meaning),
    .choice(
      "pageActivation", \.pageActivation, "How a double tap reaches a page.",
      meaning: \.meaning),
    .reactNative(\.reactNative),
  ]

  package static let apiLevels = 26...37
}
