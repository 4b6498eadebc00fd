internal import Simulator

/// What a recording's notes tell of the versions it was made with.
///
/// Notes are written by people: “TalkBack 15.1, Chrome 131, Android 14”, “iOS 18.5”, or, as
/// a11ysupport.io has it, “AT 8.1 browser 78 OS 10”, where AT is the reader, which iOS brings along.
struct ReaderRelease: Hashable {
  /// The version of TalkBack, or of iOS.
  var reader: Release?
  /// The version of the browser.
  var browser: Release?
  /// The version of Android.
  var system: Release?

  /// A version by its first two numbers.
  struct Release: Hashable, Comparable {
    var major: Int
    var minor: Int

    init(_ major: Int, _ minor: Int = 0) { (self.major, self.minor) = (major, minor) }

    /// A version as it is written: `15.1`, `16`, `13.1.3`.
    init?(_ text: some StringProtocol) {
      let numbers = text.split(separator: ".").map { Int($0) }
      guard let first = numbers.first, let major = first else { return nil }
      self.init(major, numbers.count > 1 ? (numbers[1] ?? 0) : 0)
    }

    static func < (left: Self, right: Self) -> Bool {
      (left.major, left.minor) < (right.major, right.minor)
    }
  }

  /// Reads the notes of a recording of that reader.
  init(_ notes: String, of reader: String) {
    let words = notes.split { $0 == " " || $0 == "," || $0 == ";" || $0 == "(" || $0 == ")" }
    for (word, next) in zip(words, words.dropFirst()) {
      guard let release = Release(next) else { continue }
      switch word {
      case "AT": self.reader = release
      case "TalkBack" where reader == TalkBack.name: self.reader = release
      case "iOS" where reader == VoiceOver.name, "iPadOS" where reader == VoiceOver.name:
        self.reader = release
      case "browser", "Chrome": browser = release
      case "OS", "Android": system = release
      default: break
      }
    }
  }

  /// The settings nearest to the versions, by key.
  ///
  /// Where a version is not told it is taken for that of the phone before this year's: more was
  /// written down of it and of those whose rules it shares than of today's.
  func settings(of reader: String) -> [(key: String, value: String)] {
    let known = reader == TalkBack.name ? talkBackSettings : voiceOverSettings
    return [("phone", Phone.year2024.rawValue)] + known
  }

  /// TalkBack 8.1 was the first to say “edit text”, which the rules of 15.1 do.
  private var talkBackSettings: [(key: String, value: String)] {
    var settings: [(key: String, value: String)] = []
    if let reader {
      let profile: TalkBackSettings.Profile =
        switch reader {
        case ..<Release(7): .version6
        case ..<Release(8, 1): .version7
        case ..<Release(16): .version15
        default: .version16
        }
      settings.append(("profile", profile.rawValue))
    }
    if let browser {
      let chrome: TalkBackSettings.Chrome =
        switch browser.major {
        case ..<100: .version85
        case ..<143: .version132
        case ..<150: .version143
        default: .version150
        }
      settings.append(("chrome", chrome.rawValue))
    }
    if let system { settings.append(("api", String(ReaderRelease.api(of: system)))) }
    return settings
  }

  private var voiceOverSettings: [(key: String, value: String)] {
    guard let reader else { return [] }
    let profile: VoiceOver.Profile =
      switch reader.major {
      case ..<18: .ios17
      case ..<26: .ios18
      default: .ios26
      }
    let webKit: VoiceOver.WebKit =
      switch reader {
      case ..<Release(18): .ios17
      case ..<Release(26): .ios18
      case ..<Release(26, 4): .ios26
      case ..<Release(27): .ios26Point4
      case ..<Release(27, 1): .ios27
      default: .ios27Point1
      }
    return [("profile", profile.rawValue), ("webkit", webKit.rawValue)]
  }

  /// The API level of a version of Android, at least the oldest that is known.
  private static func api(of android: Release) -> Int {
    switch android.major {
    case ...8: android >= Release(8, 1) ? 27 : 26
    case 9...12: android.major + 19
    default: min(android.major + 20, 36)
    }
  }
}
