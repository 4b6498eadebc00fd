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
  public var phrases: [ListedPhrase] { settings.phrasebook.listed }

  /// The value of a setting as users spell it.
  public func value(of key: String) -> String? { settings.value(of: key) }

  /// Changes a setting, both spelled as users do.
  public mutating func set(_ key: String, to value: String) throws(SettingError) {
    try settings.set(key, to: value)
  }

  /// What is heard on the way through a screen.
  public func read(_ screen: Screen, by navigation: Navigation) -> Transcript {
    let walk = TalkBackWalk(platformTree(of: screen), settings, visiting: screen.focusOrder)
    let path =
      navigation == .jump(.landmarks)
      ? walk.tree.nodes.indices.filter { place in
        // The view that shows a page stands for its first node, and is no part of it.
        walk.tree.parents[place] >= 0 && screen[walk.tree[place].node].isLandmark
      }
      : navigation.path(along: walk.order, on: screen) { walk.tree[$0].node }
    let announcements = walk.announcements(visiting: path)
    let languages = screen.languages
    let stops = zip(path, announcements).enumerated().map { count, stop in
      var stop = Stop(
        index: count + 1, node: walk.tree[stop.0].node, announcement: stop.1,
        omissions: walk.composer.omissions(at: stop.0), mapping: walk.tree[stop.0].mapping)
      stop.fillLanguages(from: languages)
      return stop
    }
    return Transcript(
      reader: TalkBack.name, profile: profile, language: language, stops: stops,
      passedOver: TalkBackPassedOver(walk, screen).nodes)
  }

  /// What Android exposes of a screen, as accessibility services see it.
  public func expose(_ screen: Screen) -> [ExposedNode] { platformTree(of: screen).exposed }

  /// What Android exposes of a screen.
  package func platformTree(of screen: Screen) -> AccessibilityNodeTree {
    let phrasebook = settings.phrasebook
    switch screen.origin {
    case .web:
      return ChromeMapping.tree(
        of: screen.withBaseRoles, phrasebook.platform, invalidAfter: settings.invalidAfter)
    case .androidNodes:
      return AndroidNodesMapping.tree(of: screen, phrasebook.platform, api: settings.api)
    case .reactNative:
      return ReactNativeAndroidMapping.tree(
        of: screen, phrasebook.platform, version: settings.reactNative)
    case .ios:
      let named = screen.withUIKitNames(UIKitWords(in: phrasebook.language))
      return AndroidMapping.tree(of: named, phrasebook, api: settings.api)
    case .design, .android, .iosElements:
      return AndroidMapping.tree(of: screen, phrasebook, api: settings.api)
    }
  }
}

extension ScreenReader where Self == TalkBack {
  /// TalkBack as on a new phone, with some settings changed.
  public static func talkBack(
    hints: Bool = true, verbosity: TalkBackSettings.Verbosity = .custom,
    order: TalkBackSettings.Order = .stateNameRole, profile: TalkBackSettings.Profile = .version15
  ) -> TalkBack {
    var reader = TalkBack()
    reader.settings.hints = hints
    reader.settings.verbosity = verbosity
    reader.settings.order = order
    reader.settings.profile = profile
    return reader
  }
}

extension Stop {
  /// Marks the author's words with the language of the node they come from.
  ///
  /// Source: Android, LocaleSpan; Chromium sets one for the `lang` of a node.
  fileprivate mutating func fillLanguages(from languages: Screen.Languages) {
    for place in announcement.parts.indices {
      announcement.parts[place].fillLanguage(languages, node)
    }
    for place in omissions.indices { omissions[place].fillLanguage(languages, node) }
  }
}

extension Part {
  fileprivate mutating func fillLanguage(_ languages: Screen.Languages, _ stop: Node.Index) {
    if language == nil, kind != .pause { language = languages[node ?? stop] }
  }
}
