internal import AccessibilityTree
public import Announcements

extension VoiceOver.Settings: ReaderSettings {
  /// Every setting, in the order of the documentation.
  package static let table: [SettingRow<VoiceOver.Settings>] = [
    .phone(\.phone, "profile and webkit"),
    .choice(
      "profile", \.profile,
      "Which rules apply: those of a version of iOS, or AccessibilitySnapshot's format.",
      meaning: \.meaning),
    .choice(
      "webkit", \.webKit,
      "The release of WebKit that builds the accessibility tree of a page, by its iOS version.",
      meaning: \.meaning),
    .onOff("hints", \.hints, "Whether hints are spoken."),
    .onOff("containers", \.containers, "Whether groups, lists, landmarks and bars are announced."),
    .onOff("headers", \.headers, "Whether table headers are spoken before a cell."),
    .onOff("rows", \.rows, "Whether rows and columns of cells are announced."),
    .onOff(
      "listPositions", \.listPositions,
      "Whether the first stop of a list item of a page announces its position (not recorded yet)."),
    .onOff(
      "errors", \.errors,
      "Whether a native field announces its error as a hint; UIKit has no error state."),
    .choice(
      "typingEcho", \.typingEcho,
      "VoiceOver’s typing feedback: which typed characters and words are spoken."),
    .choice("actions", \.actions, "How VoiceOver indicates custom actions."),
    .choice("content", \.content, "How VoiceOver indicates custom content."),
    .choice(
      "navigation", \.navigationStyle,
      "Whether swiping goes from stop to stop, or from native group to group."),
    .choice(
      "punctuation", \.punctuation,
      "Which symbols the voice speaks; transcripts keep all of them."),
    .choice("rotor", \.rotor, "The rotor unit while text is edited."),
    .onOff(
      "languages", \.languages,
      "Whether text in another language than the screen's is spoken in that language."),
    .onOff(
      "activateHint", \.activateHint,
      "Whether React Native buttons say “double tap to activate”."),
    SettingRow(
      "appName", \.appName,
      "The app’s name, which VoiceOver says before the first stop if it starts with a session, from "
        + "iOS 27 on; off if it started before. Transcripts do not have it.",
      values: [], takes: ["off", "a name such as Bank"],
      read: { ["off", "false"].contains($0.lowercased()) ? "" : $0 },
      write: { $0.isEmpty ? "off" : $0 }),
    .choice(
      "locale", \.locale, "The language of VoiceOver's own words.", meaning: \.meaning,
      read: VoiceOverLocale.init(tag:)),
    .choice(
      "pageFocus", \.pageFocus,
      "What happens to the focus of a page when a person swipes to another element.",
      meaning: \.meaning),
    .choice(
      "pageActivation", \.pageActivation, "How a double tap reaches a page.",
      meaning: \.meaning),
    .reactNative(\.reactNative),
  ]
}

extension VoiceOver {
  /// Every setting, in the order of the documentation.
  public static let settings = Settings.documented

  /// Whether no setting differs from that of a new phone.
  public var hasDefaultSettings: Bool { settings == Settings() }

  /// Returns the value of a setting as users spell it, or `nil` for an unknown key.
  ///
  /// - Parameter key: The setting, such as `hints`.
  public func value(of key: String) -> String? { settings.value(of: key) }

  /// Changes a setting.
  ///
  /// - Parameters:
  ///   - key: The setting as users spell it, such as `hints`.
  ///   - value: The value as users spell it, such as `off`.
  /// - Throws: A `SettingError` for an unknown key or value.
  public mutating func set(_ key: String, to value: String) throws(SettingError) {
    try settings.set(key, to: value)
  }
}
