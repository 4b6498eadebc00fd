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
  /// The platform on which VoiceOver runs.
  public static let platform = TextInput.Platform.iOS

  /// The pauses between parts and before hints.
  ///
  /// Source: 12 videos of magentaA11y: 1.00 to 1.16 s before hints, 0.16 to 0.20 s between parts.
  public static let pauses = Pauses(part: 0.18, utterance: 1.1)

  /// The settings, with the defaults of a new phone.
  public var settings: Settings

  /// Creates a reader.
  ///
  /// - Parameter settings: The settings; by default those of a new phone.
  public init(_ settings: Settings = Settings()) { self.settings = settings }

  /// The feedback of VoiceOver for an element that has custom actions or more content.
  public enum Feedback: String, Sendable, Hashable, CaseIterable {
    case speak, sound, off
  }

  /// The symbols in the author's text that the voice speaks.
  ///
  /// A transcript contains all symbols.
  public enum Punctuation: String, Sendable, Hashable, CaseIterable {
    case all, some, none
  }

  /// The unit by which a swipe moves: stops or groups.
  public enum NavigationStyle: String, Sendable, Hashable, CaseIterable {
    /// A swipe moves from stop to stop and ignores groups.
    case flat
    /// A swipe moves from group to group: each group, list, table, landmark and bar is a stop.
    case grouped
  }

  /// A unit of the rotor, by which the caret moves while text is edited.
  public enum Rotor: String, Sendable, Hashable, CaseIterable {
    case characters, words, other
  }

  /// The settings, with the defaults of a new phone.
  ///
  /// VoiceOver has further settings that are not simulated:
  ///
  /// - settings that do not change the words of a transcript, such as those for notifications, for
  ///   the caption panel, and for the sounds of emoji, capitals and deletions;
  /// - settings whose effect Apple does not document;
  /// - image recognition, which cannot be predicted.
  public struct Settings: Sendable, Hashable {
    /// The version of VoiceOver's rules.
    public var profile = Profile.ios26
    /// The release of WebKit that builds the accessibility trees of pages.
    public var webKit = WebKit.ios26
    /// Whether hints are spoken.
    public var hints = true
    /// Whether VoiceOver announces groups, lists, landmarks and bars that focus enters or leaves.
    public var containers = true
    /// Whether VoiceOver speaks the headers of a table cell before the cell.
    public var headers = true
    /// Whether the rows and columns of cells are announced.
    public var rows = true
    /// Whether VoiceOver says the position of a list item of a web page at the item's first stop.
    public var listPositions = false
    /// Whether the error of a native field is announced as the first hint.
    public var errors = true
    /// Which typed characters and words are spoken.
    public var typingEcho = TypingEcho.charactersAndWords
    /// How VoiceOver indicates that an element has custom actions.
    public var actions = Feedback.speak
    /// How VoiceOver indicates that an element has more content.
    public var content = Feedback.speak
    /// Whether a swipe moves by stops or by groups.
    public var navigationStyle = NavigationStyle.flat
    /// Which symbols in the author's text the voice speaks.
    public var punctuation = Punctuation.some
    /// The rotor's unit, by which the caret moves while text is edited.
    public var rotor = Rotor.characters
    /// Whether a text in a language other than the screen's is marked and spoken in that language.
    public var languages = true
    /// Whether VoiceOver says “double tap to activate” for buttons of React Native.
    ///
    /// No recording contains these words.
    public var activateHint = false
    /// The release of React Native with which screens are rendered.
    public var reactNative = ReactNativeVersion.standard
    /// The name of the app, or an empty text if VoiceOver was already running.
    ///
    /// If VoiceOver of iOS 27 starts with the session, it says the app's name before the first
    /// stop.
    public var appName = ""
    /// What happens to the input focus of a web page when a person swipes to another element.
    public var pageFocus = PageFocus.follows
    /// What a double tap does to a web page: a touch, or the browser's accessibility action.
    ///
    /// Assumed: VoiceOver taps the activation point, as on elements of other apps.
    public var pageActivation = PageActivation.touch
    /// The language of VoiceOver's own words.
    public var locale = VoiceOverLocale.english

    /// Creates the settings of a new phone.
    public init() {}
  }

  /// The version of VoiceOver's rules, such as `ios26`.
  public var profile: String { settings.profile.rawValue }
  /// The BCP 47 tag of VoiceOver's own words.
  public var language: String { phrasebook.language }

  /// The words in the reader's language.
  var phrasebook: VoiceOverPhrasebook { settings.locale.phrasebook }

  /// Every phrase of VoiceOver in its language.
  ///
  /// The phrases that platforms put into labels and values come last.
  public var phrases: [ListedPhrase] {
    guard settings.profile == .snapshot else { return ListedPhrase.all(in: phrasebook) }
    let words = ListedPhrase.all(in: phrasebook.snapshot)
    return words + ListedPhrase.all(in: PlatformWords(phrasebook))
  }

  /// Returns the accessibility elements that UIKit or WebKit exposes.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The elements and views, in view order.
  public func expose(_ screen: Screen) -> [ExposedNode] {
    ExposedElements(platformMapping(of: screen).tree).nodes
  }

  /// Returns the tree of elements that UIKit or WebKit exposes, with all their properties.
  package func accessibilityTree(of screen: Screen) -> ElementTree {
    platformMapping(of: screen).tree
  }

  /// Opens a screen for reading.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - navigation: How the person moves from stop to stop.
  /// - Returns: The walk through the screen.
  public func open(_ screen: Screen, by navigation: Navigation) -> VoiceOverWalk {
    VoiceOverWalk(screen, by: self, navigation)
  }

  /// Returns the elements that the platform exposes.
  ///
  /// If the navigation style is grouped, groups are turned into stops.
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
  /// Returns VoiceOver with these settings; by default, those of a new phone.
  ///
  /// - Parameter settings: The settings.
  public static func voiceOver(_ settings: VoiceOver.Settings = VoiceOver.Settings()) -> VoiceOver {
    VoiceOver(settings)
  }

  /// Returns VoiceOver with the settings of a new phone, except for the given settings.
  ///
  /// - Parameters:
  ///   - profile: The version of VoiceOver's rules.
  ///   - hints: Whether hints are spoken.
  public static func voiceOver(profile: VoiceOver.Profile, hints: Bool = true) -> VoiceOver {
    var settings = VoiceOver.Settings()
    settings.profile = profile
    settings.hints = hints
    return VoiceOver(settings)
  }
}
