public import AccessibilityTree
public import Announcements

/// TalkBack on an Android phone.
///
///     var terse = TalkBack()
///     terse.settings.hints = false
///     print(terse.read(screen).text)
public struct TalkBack: ScreenReader, Hashable {
  /// The name on the command line and in JSON.
  public static let name = "talkback"
  /// The name in prose.
  public static let displayName = "TalkBack"
  /// The platform on which TalkBack runs.
  public static let platform = TextInput.Platform.android
  /// The pauses between parts and before usage hints.
  ///
  /// Source: TalkBack 15.1, ProcessorAccessibilityHints.java: 400 ms before usage hints. Assumed:
  /// the pause between parts is 150 ms.
  public static let pauses = Pauses(part: 0.15, utterance: 0.4)
  /// Every setting, in the order of the documentation.
  public static let settings = TalkBackSettings.documented

  /// The settings of TalkBack, and the versions of the software on the phone.
  public var settings: TalkBackSettings

  /// Creates a reader.
  ///
  /// - Parameter settings: The settings; by default those of a new phone.
  public init(_ settings: TalkBackSettings = TalkBackSettings()) { self.settings = settings }

  /// The version of TalkBack, such as `16.2`.
  public var profile: String { settings.profile.rawValue }

  /// The BCP 47 tag of the language that TalkBack speaks.
  public var language: String { settings.phrasebook.language }

  /// Every phrase of TalkBack, Chrome and Android, in the order of the phrasebook.
  public var phrases: [ListedPhrase] { ListedPhrase.all(in: settings.phrasebook) }

  /// Whether no setting differs from that of a new phone.
  public var hasDefaultSettings: Bool { settings == TalkBackSettings() }

  /// Returns the value of a setting.
  ///
  /// - Parameter key: The name of the setting, such as `hints`.
  /// - Returns: The value as users spell it, or `nil` if there is no such setting.
  public func value(of key: String) -> String? { settings.value(of: key) }

  /// Changes a setting.
  ///
  /// - Parameters:
  ///   - key: The name of the setting, such as `hints`.
  ///   - value: The value as users spell it, such as `off`.
  /// - Throws: `SettingError` for an unknown key or value.
  public mutating func set(_ key: String, to value: String) throws(SettingError) {
    try settings.set(key, to: value)
  }

  /// Opens a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen to walk through.
  ///   - navigation: How focus moves, such as swiping or jumping between headings.
  /// - Returns: The walk that announces each stop.
  public func open(_ screen: Screen, by navigation: Navigation) -> TalkBackWalk {
    TalkBackWalk(screen, by: self, navigation)
  }

  /// Returns what Android exposes of a screen to accessibility services.
  ///
  /// - Parameter screen: The screen to map.
  /// - Returns: The nodes in document order.
  public func expose(_ screen: Screen) -> [ExposedNode] { platformTree(of: screen).exposed }

  package func platformTree(of screen: Screen) -> AccessibilityNodeTree {
    let phrasebook = settings.phrasebook
    switch screen.origin {
    case .web:
      return ChromeMapping.tree(
        of: screen.withPlainPageBreaks.withBaseRoles.withClickableLinks, phrasebook.platform,
        settings)
    case .androidNodes:
      return AndroidNodesMapping.tree(of: screen, phrasebook, settings.androidCapabilities)
    case .reactNative:
      return ReactNativeAndroidMapping.tree(of: screen, phrasebook, version: settings.reactNative)
    case .ios:
      return AndroidMapping.tree(
        of: screen.withUIKitNames(.words(for: phrasebook.language)), phrasebook,
        settings.androidCapabilities)
    case .design, .android, .iosElements:
      return AndroidMapping.tree(of: screen, phrasebook, settings.androidCapabilities)
    }
  }
}

extension ScreenReader where Self == TalkBack {
  /// Creates TalkBack as on a new phone, with some settings changed.
  ///
  /// - Parameters:
  ///   - hints: Whether usage hints are spoken.
  ///   - verbosity: The preset for the settings that decide what is spoken.
  ///   - order: The order of state, name and role.
  ///   - profile: The version of TalkBack.
  /// - Returns: The reader.
  public static func talkBack(
    hints: Bool = true, verbosity: TalkBackSettings.Verbosity = .custom,
    order: TalkBackSettings.Order = .stateNameRole, profile: TalkBackSettings.Profile = .version16
  ) -> TalkBack {
    var reader = TalkBack()
    reader.settings.hints = hints
    reader.settings.verbosity = verbosity
    reader.settings.order = order
    reader.settings.profile = profile
    return reader
  }
}
