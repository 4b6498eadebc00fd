public import AccessibilityTree
public import Announcements

/// Apple's screen reader on iPhone and iPad.
///
///     var quiet = VoiceOver()
///     quiet.settings.hints = false
///     let transcript = quiet.read(screen)
public struct VoiceOver: ScreenReader, Hashable {
  /// The name on the command line and in JSON.
  public static let name = "voiceover"
  /// The name in prose.
  public static let displayName = "VoiceOver"
  /// VoiceOver comes with iOS.
  public static let platform = TextInput.Platform.iOS

  /// How long VoiceOver is silent.
  ///
  /// Source: 12 videos of magentaA11y: 1.00 to 1.16 s before hints, 0.16 to 0.20 s between them.
  public static let pauses = Pauses(part: 0.18, utterance: 1.1)

  /// What a person can change, as on a new phone.
  public var settings: Settings

  /// A reader with these settings.
  public init(_ settings: Settings = Settings()) { self.settings = settings }

  /// Which rules are followed.
  public enum Profile: String, Sendable, Hashable, CaseIterable {
    /// AccessibilitySnapshot's own form, byte for byte.
    case snapshot
    case ios17, ios18, ios26

    /// What is followed, in words.
    var meaning: String {
      switch self {
      case .snapshot: "AccessibilitySnapshot 0.12.1 to the character, for teams that use it"
      case .ios17: "no expanded or collapsed state of native elements, no aria-description"
      case .ios18: "both are told, and badges of tabs still are"
      case .ios26: "tabs tell no badge, and Safari counts a password in bullets"
      }
    }

    /// The version of iOS.
    var system: Int {
      switch self {
      case .snapshot, .ios18: 18
      case .ios17: 17
      case .ios26: 26
      }
    }

    /// What the version of iOS does differently from AccessibilitySnapshot and from other versions.
    var corrections: VoiceOverCorrections { VoiceOverCorrections(system: system) }
  }

  /// How VoiceOver tells that something more is available.
  public enum Feedback: String, Sendable, Hashable, CaseIterable {
    case speak, sound, off
  }

  /// Which symbols in the author's text the voice speaks; the transcript keeps all of them.
  public enum Punctuation: String, Sendable, Hashable, CaseIterable {
    case all, some, none
  }

  /// From where to where a swipe goes.
  public enum NavigationStyle: String, Sendable, Hashable, CaseIterable {
    /// From stop to stop, whatever they are in.
    case flat
    /// From group to group; groups, lists, tables, landmarks and bars are stops.
    case grouped
  }

  /// The unit the rotor stands on.
  public enum Rotor: String, Sendable, Hashable, CaseIterable {
    case characters, words, other
  }

  /// What a person can change, as on a new phone.
  ///
  /// Left out is what changes no word of a transcript of swiping: how emoji, capital letters and
  /// deleted text are told, feedback while typing, system notifications, the captions panel; what
  /// nobody has written down, such as how links can be told otherwise; and the guesses of image
  /// recognition, which nobody can predict.
  public struct Settings: Sendable, Hashable {
    /// Which rules are followed.
    public var profile = Profile.ios26
    /// The release of WebKit that makes the accessibility trees of pages.
    public var webKit = WebKit.ios26
    /// Whether hints are spoken.
    public var hints = true
    /// Whether groups, lists, landmarks and bars are told when entered or left.
    public var containers = true
    /// Whether table headers are spoken before a cell.
    public var headers = true
    /// Whether rows and columns of cells are told.
    public var rows = true
    /// Whether the first stop of a list item of a page tells its place in the list.
    public var listPositions = false
    /// Whether the app tells the error of a native field, as the first of its hints.
    public var errors = true
    /// What is heard of what somebody types.
    public var typingEcho = TypingEcho.charactersAndWords
    /// How custom actions are told of.
    public var actions = Feedback.speak
    /// How custom content is told of.
    public var content = Feedback.speak
    /// From where to where a swipe goes.
    public var navigationStyle = NavigationStyle.flat
    /// Which symbols the voice speaks.
    public var punctuation = Punctuation.some
    /// The unit the rotor stands on while text is edited.
    public var rotor = Rotor.characters
    /// Whether words in another language than the screen's are told, and spoken, in it.
    public var languages = true
    /// Whether buttons of React Native say “double tap to activate”, which nobody recorded.
    public var activateHint = false
    /// The release of React Native whose screens are read.
    public var reactNative = ReactNativeVersion.standard
    /// The language of VoiceOver's own words.
    public var locale = VoiceOverLocale.english

    /// The settings of a new phone.
    public init() {}
  }

  /// The version whose rules are followed.
  public var profile: String { settings.profile.rawValue }
  /// BCP 47 tag of VoiceOver's own words.
  public var language: String { phrasebook.language }

  /// The words of the reader's language.
  var phrasebook: VoiceOverPhrasebook { settings.locale.phrasebook }

  /// Every phrase of VoiceOver's own in its language, in the order of its phrasebook, then those
  /// that platforms put into labels and values.
  public var phrases: [ListedPhrase] {
    guard settings.profile == .snapshot else { return ListedPhrase.all(in: phrasebook) }
    let words = ListedPhrase.all(in: phrasebook.snapshot)
    return words + ListedPhrase.all(in: PlatformWords(phrasebook))
  }

  /// What UIKit or WebKit exposes of a screen.
  public func expose(_ screen: Screen) -> [ExposedNode] {
    ExposedElements(platformMapping(of: screen).tree).nodes
  }

  /// What UIKit or WebKit exposes of a screen, with everything that VoiceOver makes words of.
  package func accessibilityTree(of screen: Screen) -> ElementTree {
    platformMapping(of: screen).tree
  }

  /// Opens a screen, to be asked for what is heard on the way through it.
  public func open(_ screen: Screen, by navigation: Navigation) -> VoiceOverWalk {
    VoiceOverWalk(screen, by: self, navigation)
  }

  /// What the platform exposes of a screen, as this reader goes through it.
  func mapping(of screen: Screen) -> PlatformMapping {
    var mapping = platformMapping(of: screen)
    if settings.navigationStyle == .grouped { GroupedNavigation.apply(to: &mapping.tree) }
    return mapping
  }

  private func platformMapping(of screen: Screen) -> PlatformMapping {
    switch screen.origin {
    case .web:
      WebKitMapping.map(screen.withBaseRoles, words: phrasebook, version: settings.webKit)
    case .iosElements: UIKitElementsMapping.map(screen)
    case .reactNative:
      ReactNativeIOSMapping.map(screen, words: phrasebook, version: settings.reactNative)
    case .design, .android, .ios, .androidNodes:
      UIKitMapping.map(screen, words: phrasebook, settings.profile.corrections)
    }
  }
}

extension ScreenReader where Self == VoiceOver {
  /// VoiceOver with the settings of a new phone, or others.
  public static func voiceOver(_ settings: VoiceOver.Settings = VoiceOver.Settings()) -> VoiceOver {
    VoiceOver(settings)
  }

  /// VoiceOver with these settings changed.
  public static func voiceOver(profile: VoiceOver.Profile, hints: Bool = true) -> VoiceOver {
    var settings = VoiceOver.Settings()
    settings.profile = profile
    settings.hints = hints
    return VoiceOver(settings)
  }
}
