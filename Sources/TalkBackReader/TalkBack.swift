public import AccessibilityTree
public import Announcements

/// TalkBack on an Android phone: what it says while a person swipes through a screen.
///
///     var terse = TalkBack()
///     terse.settings.hints = false
///     print(terse.read(screen).text)
public struct TalkBack: ScreenReader, Hashable {
  /// The name on the command line and in JSON.
  public static let name = "talkback"
  /// The name in prose.
  public static let displayName = "TalkBack"
  /// TalkBack comes with Android.
  public static let platform = TextInput.Platform.android
  /// How long TalkBack is silent.
  ///
  /// Source: TalkBack 15.1, ProcessorAccessibilityHints.java: 400 ms. Assumed: between parts.
  public static let pauses = Pauses(part: 0.15, utterance: 0.4)
  /// Every setting, in the order in which they are documented.
  public static let settings = TalkBackSettings.documented

  /// What a person has changed on the phone.
  public var settings: TalkBackSettings

  /// TalkBack as on a new phone, or with other settings.
  public init(_ settings: TalkBackSettings = TalkBackSettings()) { self.settings = settings }

  /// The version whose rules are followed.
  public var profile: String { settings.profile.rawValue }

  /// BCP 47 tag of the words TalkBack adds.
  public var language: String { settings.phrasebook.language }

  /// Every phrase TalkBack, Chrome and Android add, in the order of the phrasebook.
  public var phrases: [ListedPhrase] { ListedPhrase.all(in: settings.phrasebook) }

  /// The value of a setting as users spell it.
  public func value(of key: String) -> String? { settings.value(of: key) }

  /// Changes a setting, both spelled as users do.
  public mutating func set(_ key: String, to value: String) throws(SettingError) {
    try settings.set(key, to: value)
  }

  /// Opens a screen, to be asked for what is heard on the way through it.
  public func open(_ screen: Screen, by navigation: Navigation) -> TalkBackWalk {
    TalkBackWalk(screen, by: self, navigation)
  }

  /// What Android exposes of a screen, as accessibility services see it.
  public func expose(_ screen: Screen) -> [ExposedNode] { platformTree(of: screen).exposed }

  /// What Android exposes of a screen.
  package func platformTree(of screen: Screen) -> AccessibilityNodeTree {
    let phrasebook = settings.phrasebook
    switch screen.origin {
    case .web:
      return ChromeMapping.tree(
        of: screen.withBaseRoles.withClickableLinks, phrasebook.platform, settings)
    case .androidNodes:
      return AndroidNodesMapping.tree(of: screen, phrasebook, settings.androidCapabilities)
    case .reactNative:
      return ReactNativeAndroidMapping.tree(
        of: screen, phrasebook, version: settings.reactNative)
    case .ios:
      let named = screen.withUIKitNames(.words(for: phrasebook.language))
      return AndroidMapping.tree(of: named, phrasebook, settings.androidCapabilities)
    case .design, .android, .iosElements:
      return AndroidMapping.tree(of: screen, phrasebook, settings.androidCapabilities)
    }
  }
}

extension ScreenReader where Self == TalkBack {
  /// TalkBack as on a new phone, with some settings changed.
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
