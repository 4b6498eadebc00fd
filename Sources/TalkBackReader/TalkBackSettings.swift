public import AccessibilityTree
public import Announcements

/// What a person can change about TalkBack.
///
/// Source: TalkBack 15.1, donottranslate.xml and VerbosityPreferences.java.
public struct TalkBackSettings: Sendable, Hashable {
  /// How much is said at all.
  public enum Verbosity: String, Sendable, Hashable, CaseIterable {
    /// Each switch as it is set.
    case custom
    /// Every switch on.
    case high
    /// Every switch off: no role words, no containers, no hints.
    case low
  }

  /// In which order a control's own words come.
  public enum Order: String, Sendable, Hashable, CaseIterable {
    case stateNameRole = "state-name-role"
    case roleNameState = "role-name-state"
    case nameRoleState = "name-role-state"
  }

  /// Which symbols inside sentences are named.
  public enum Punctuation: String, Sendable, Hashable, CaseIterable {
    case all, most, some
  }

  /// What tells a single capital letter.
  public enum Capitals: String, Sendable, Hashable, CaseIterable {
    case say, nothing, pitch, sound
  }

  /// Whether is said what the published code of version 16 leaves out.
  public enum Supplemental: String, Sendable, Hashable, CaseIterable {
    case spoken, silent
  }

  /// The version whose rules are followed.
  public enum Profile: String, Sendable, Hashable, CaseIterable {
    case version6 = "6.2"
    case version7 = "7.3"
    case version15 = "15.1"
    case version16 = "16.2"
  }

  /// The version of Chrome whose accessibility tree is made of web pages.
  ///
  /// A version stands for those before it, as far as the next older one.
  /// Source: Chromium, browser_accessibility_android.cc, November 2024, November 2025 and 2026.
  public enum Chrome: String, Sendable, Hashable, CaseIterable {
    /// As version 132, before radio buttons told their place and terms what they are, as recorded
    /// from 2018 to 2020.
    case version85 = "85"
    /// Every role described in Chrome's own words, every name as text.
    case version132 = "132"
    /// Names where Android has a place for them, roles as Android's classes.
    case version143 = "143"
    /// Labels as supplemental descriptions.
    case version150 = "150"
  }

  /// Whether usage hints are spoken.
  public var hints = true
  /// How much is said at all.
  public var verbosity = Verbosity.custom
  /// In which order a control's own words come.
  public var order = Order.stateNameRole
  /// Whether lists, grids and positions in them are spoken.
  public var containers = true
  /// Whether words such as “button” are spoken.
  public var roles = true
  /// Which symbols inside sentences are named.
  public var punctuation = Punctuation.some
  /// Whether a keyboard is shown or connected, so that a focused field is being edited.
  public var keyboard = false
  /// Whether identifiers stand in for missing labels.
  public var elementIds = false
  /// Whether one tap is enough to press what has focus.
  public var singleTap = false
  /// Whether symbols that stand several times in a row are counted.
  public var countRepeatedSymbols = true
  /// Whether TalkBack opens links in texts itself.
  public var clickableLinks = true
  /// Whether supplemental descriptions and states of thirds are said: the published code of
  /// version 16 has them taken out, what is sold probably has not.
  public var supplemental = Supplemental.silent
  /// What tells a single capital letter.
  public var capitals = Capitals.say
  /// What is heard of what somebody types on the keyboard on the screen.
  public var typingEcho = TypingEcho.charactersAndWords
  /// What is heard of what somebody types on a keyboard of hardware.
  public var hardwareTypingEcho = TypingEcho.charactersAndWords
  /// Whether passwords are spoken as they are shown; before version 16 only.
  public var passwords = true
  /// The language of TalkBack's own words.
  public var locale = Locale.english
  /// The version whose rules are followed.
  public var profile = Profile.version16
  /// The version of Android, by its API level.
  public var api = 36
  /// The release of React Native whose screens are read.
  public var reactNative = ReactNativeVersion.standard
  /// The version of Chrome that shows web pages.
  public var chrome = Chrome.version143
  /// How many characters a web field must hold before Chrome exposes that it is invalid; absent for
  /// what the version of Chrome asks for.
  public var invalidAfter: Int?

  /// The settings of a new phone.
  public init() {}
}

extension TalkBackSettings {
  /// What the composer goes by, presets applied.
  var speaksHints: Bool { decided(hints) }
  var speaksContainers: Bool { decided(containers) }
  var speaksRoles: Bool { decided(roles) }
  var saysCapital: Bool {
    switch verbosity {
    case .custom: capitals == .say
    case .high: true
    case .low: false
    }
  }

  /// What is heard of what is typed.
  func echo(ofHardware isOfHardware: Bool) -> TypingEcho {
    switch verbosity {
    case .custom: isOfHardware ? hardwareTypingEcho : typingEcho
    case .high: .charactersAndWords
    case .low: .nothing
    }
  }

  private func decided(_ isOn: Bool) -> Bool {
    switch verbosity {
    case .custom: isOn
    case .high: true
    case .low: false
    }
  }
}
