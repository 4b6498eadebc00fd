public import AccessibilityTree
public import Announcements

/// The settings of TalkBack, and the versions of the software on the phone.
///
///     var settings = TalkBackSettings()
///     settings.order = .roleNameState
///     let reader = TalkBack(settings)
///
/// Source: TalkBack 15.1, donottranslate.xml and VerbosityPreferences.java.
public struct TalkBackSettings: Sendable, Hashable {
  /// Presets for the settings that decide what is spoken.
  public enum Verbosity: String, Sendable, Hashable, CaseIterable {
    /// No preset: each setting has the value that the user chose.
    case custom
    /// Every setting for what is spoken is on.
    case high
    /// Every setting for what is spoken is off: no roles, no containers, no hints.
    case low
  }

  /// The order of the words of a node.
  public enum Order: String, Sendable, Hashable, CaseIterable {
    case stateNameRole = "state-name-role"
    case roleNameState = "role-name-state"
    case nameRoleState = "name-role-state"
  }

  /// The symbols inside sentences that are spoken by name.
  public enum Punctuation: String, Sendable, Hashable, CaseIterable {
    case all, most, some
  }

  /// The feedback for a single capital letter.
  public enum Capitals: String, Sendable, Hashable, CaseIterable {
    case say, nothing, pitch, sound
  }

  /// The choice whether TalkBack 16 speaks words that its published code does not speak.
  ///
  /// See ``TalkBackSettings/supplemental``.
  public enum Supplemental: String, Sendable, Hashable, CaseIterable {
    case spoken, silent
  }

  /// A version of TalkBack, such as `16.2`.
  public enum Profile: String, Sendable, Hashable, CaseIterable {
    case version6 = "6.2"
    case version7 = "7.3"
    case version15 = "15.1"
    case version16 = "16.2"
    case version17 = "17.0"
  }

  /// How a person operates the phone, which decides whether usage hints name gestures or keys.
  public enum Input: String, Sendable, Hashable, CaseIterable {
    /// A person uses gestures on the screen.
    case touch
    /// A person uses a hardware keyboard.
    case keyboard
    /// A person uses a directional pad or a keyboard without letters.
    case keyboardWithoutLetters = "keyboard-without-letters"
  }

  /// The text that separates the parts of an announcement.
  public enum Separator: String, Sendable, Hashable, CaseIterable {
    /// The separator that the version of TalkBack uses in the language.
    case standard = "default"
    case comma, period
  }

  /// A version of Chrome.
  ///
  /// A case stands for its version and all later versions before that of the next case.
  ///
  /// Source: Chromium, browser_accessibility_android.cc, as of November 2024, 2025 and 2026.
  public enum Chrome: String, Sendable, Hashable, CaseIterable {
    /// Chrome behaves like version 132, but radio buttons have no position and terms have no role.
    ///
    /// Source: recordings from 2018 to 2020.
    case version85 = "85"
    /// Chrome behaves like version 132, but exposes no field as required, and only links that take
    /// focus are stops.
    ///
    /// Source: recordings from 2022 to 2024.
    case version125 = "125"
    /// Chrome describes every role in its own words and exposes every name as text.
    case version132 = "132"
    /// Chrome exposes names in Android's fields for names, and roles as Android classes.
    case version143 = "143"
    /// Chrome exposes labels as supplemental descriptions.
    case version150 = "150"
  }

  /// Whether usage hints are spoken.
  public var hints = true
  /// The preset for the settings that decide what is spoken.
  public var verbosity = Verbosity.custom
  /// The order of the words of a node.
  public var order = Order.stateNameRole
  /// Whether TalkBack speaks lists and grids, and the positions of items in them.
  public var containers = true
  /// Whether words for roles, such as “button”, are spoken.
  public var roles = true
  /// Which symbols inside sentences are spoken by name.
  public var punctuation = Punctuation.some
  /// Whether an on-screen keyboard is shown or a keyboard is connected.
  ///
  /// If the value is true, TalkBack announces a field with input focus as being edited.
  public var keyboard = false
  /// How a person operates the phone.
  public var input = Input.touch
  /// The text that separates the parts of an announcement.
  public var separator = Separator.standard
  /// Whether TalkBack reads a view's resource identifier if the view has no label.
  public var elementIds = false
  /// Whether a single tap activates the focused node.
  public var singleTap = false
  /// Whether TalkBack says the number of repeated symbols instead of each symbol.
  public var countRepeatedSymbols = true
  /// Whether a double tap on a text opens the link in it.
  public var clickableLinks = true
  /// Whether supplemental descriptions and partial states are spoken.
  ///
  /// The published code of version 16 does not speak them; the released app probably does.
  public var supplemental = Supplemental.silent
  /// Whether version 16 and later say “not checked” outside collections whose items can be
  /// selected.
  ///
  /// The published code says nothing there, and no log of a device contains a web page.
  public var notChecked = false
  /// Whether version 16 and later say the name of a field that contains text, on a web page.
  ///
  /// The published code says nothing there, and no log of a device contains a web page.
  public var filledFieldNames = false
  /// The feedback for a single capital letter.
  public var capitals = Capitals.say
  /// The echo of keys on the on-screen keyboard.
  public var typingEcho = TypingEcho.charactersAndWords
  /// The echo of keys on a hardware keyboard.
  public var hardwareTypingEcho = TypingEcho.charactersAndWords
  /// Whether TalkBack speaks what a password field shows; version 16 always does.
  public var passwords = true
  /// The language of TalkBack.
  public var locale = Locale.english
  /// The version of TalkBack.
  public var profile = Profile.version16
  /// The API level of Android.
  public var api = 36
  /// The version of React Native.
  public var reactNative = ReactNativeVersion.standard
  /// The version of Chrome.
  public var chrome = Chrome.version143
  /// The length in characters above which Chrome exposes an invalid field of a web page as invalid.
  ///
  /// For example, if this is 7, a field with an invalid text of 8 characters is exposed as invalid.
  ///
  /// `nil` stands for the default of the selected version of Chrome.
  public var invalidAfter: Int?
  /// What happens to the input focus of a web page when a person swipes to another element.
  public var pageFocus = PageFocus.stays
  /// What a double tap does to a web page: a touch, or an accessibility action.
  public var pageActivation = PageActivation.action

  /// Creates the settings of a new phone.
  public init() {}
}

extension TalkBackSettings {
  var speaksHints: Bool { effective(hints) }
  var speaksContainers: Bool { effective(containers) }
  var speaksRoles: Bool { effective(roles) }
  var speaksCapitals: Bool { effective(capitals == .say) }

  func echo(ofHardware isOfHardware: Bool) -> TypingEcho {
    switch verbosity {
    case .custom: isOfHardware ? hardwareTypingEcho : typingEcho
    case .high: .charactersAndWords
    case .low: .nothing
    }
  }

  /// Returns the value of a setting, with the preset of ``verbosity`` applied.
  private func effective(_ isOn: Bool) -> Bool {
    switch verbosity {
    case .custom: isOn
    case .high: true
    case .low: false
    }
  }
}
