internal import Simulator

/// The versions of a screen reader, a browser and an operating system, such as those in the notes
/// of a recording.
///
/// People write notes such as “TalkBack 15.1, Chrome 131, Android 14” or “iOS 18.5”. In notes of
/// a11ysupport.io, such as “AT 8.1 browser 78 OS 10”, “AT” stands for the reader. On iOS the
/// version of the reader is the version of iOS.
package struct ReaderRelease: Hashable {
  /// The version of TalkBack or, for VoiceOver, the version of iOS.
  package var reader: Release?
  /// The version of the browser.
  package var browser: Release?
  /// The version of Android.
  package var system: Release?

  /// The first two numbers of a version, such as 15 and 1 of `15.1`.
  package struct Release: Hashable, Comparable {
    var major: Int
    var minor: Int

    init(_ major: Int, _ minor: Int = 0) { (self.major, self.minor) = (major, minor) }

    /// Parses a version such as `15.1`, `16` or `13.1.3`.
    package init?(_ text: some StringProtocol) {
      let numbers = text.split(separator: ".").map { Int($0) }
      guard let first = numbers.first, let major = first else { return nil }
      self.init(major, numbers.count > 1 ? (numbers[1] ?? 0) : 0)
    }

    package static func < (left: Self, right: Self) -> Bool {
      (left.major, left.minor) < (right.major, right.minor)
    }
  }

  /// Creates versions with a known reader version, and an unknown browser and system version.
  package init(reader: Release?) { self.reader = reader }

  /// Parses the notes of a recording of a reader.
  package init(_ notes: String, of reader: String) {
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

  /// Returns the reader settings that select the simulated versions nearest to these versions.
  ///
  /// An unknown version becomes the version of ``Phone/year2024``. Most recordings are of versions
  /// of 2024, or of earlier versions with the same rules.
  package func settings(of reader: String) -> [(key: String, value: String)] {
    [("phone", Phone.year2024.rawValue)] + knownSettings(of: reader)
  }

  /// Returns the reader settings that select the simulated versions nearest to the known versions.
  package func knownSettings(of reader: String) -> [(key: String, value: String)] {
    reader == TalkBack.name ? talkBackSettings : voiceOverSettings
  }

  private var talkBackSettings: [(key: String, value: String)] {
    var settings: [(key: String, value: String)] = []
    if let profile = ReaderRelease.newest(in: reader, by: TalkBackSettings.Profile.firstRelease) {
      settings.append(("profile", profile.rawValue))
    }
    if let chrome = ReaderRelease.newest(in: browser, by: TalkBackSettings.Chrome.firstRelease) {
      settings.append(("chrome", chrome.rawValue))
    }
    if let system { settings.append(("api", String(ReaderRelease.api(of: system)))) }
    return settings
  }

  private var voiceOverSettings: [(key: String, value: String)] {
    var settings: [(key: String, value: String)] = []
    if let profile = ReaderRelease.newest(in: reader, by: VoiceOver.Profile.firstRelease) {
      settings.append(("profile", profile.rawValue))
    }
    if let webKit = ReaderRelease.newest(in: reader, by: VoiceOver.WebKit.firstRelease) {
      settings.append(("webkit", webKit.rawValue))
    }
    return settings
  }

  /// Returns the newest simulated version that was first released with `release` or earlier.
  ///
  /// - Parameter first: The function that returns the first release of a version.
  private static func newest<Version: CaseIterable>(
    in release: Release?, by first: (Version) -> () -> Release?
  ) -> Version? where Version.AllCases == [Version] {
    guard let release else { return nil }
    return Version.allCases.last { version in first(version)().map { $0 <= release } ?? false }
  }

  /// Returns the simulated API level nearest to the API level of a version of Android.
  private static func api(of android: Release) -> Int {
    switch android.major {
    case ...8: android >= Release(8, 1) ? 27 : 26
    case 9...12: android.major + 19
    default: min(android.major + 20, 37)
    }
  }
}

extension TalkBackSettings.Profile {
  /// Returns the first release of TalkBack that follows the rules of this version.
  ///
  /// TalkBack 8.1 counts as version 15, because 8.1 was the first release that announced “edit
  /// text” as 15.1 does.
  fileprivate func firstRelease() -> ReaderRelease.Release? {
    switch self {
    case .version6: ReaderRelease.Release(0)
    case .version7: ReaderRelease.Release(7)
    case .version15: ReaderRelease.Release(8, 1)
    case .version16: ReaderRelease.Release(16)
    case .version17: ReaderRelease.Release(17)
    }
  }
}

extension TalkBackSettings.Chrome {
  /// Returns the first release of Chrome that maps HTML to Android as this version does.
  fileprivate func firstRelease() -> ReaderRelease.Release? {
    switch self {
    case .version85: ReaderRelease.Release(0)
    case .version125: ReaderRelease.Release(100)
    case .version132: ReaderRelease.Release(126)
    case .version143: ReaderRelease.Release(143)
    case .version150: ReaderRelease.Release(150)
    }
  }
}

extension VoiceOver.Profile {
  /// Returns the first release of iOS that follows the rules of this version.
  fileprivate func firstRelease() -> ReaderRelease.Release? {
    switch self {
    case .snapshot: nil
    case .ios17: ReaderRelease.Release(0)
    case .ios18: ReaderRelease.Release(18)
    case .ios26: ReaderRelease.Release(26)
    case .ios27: ReaderRelease.Release(27)
    }
  }
}

extension VoiceOver.WebKit {
  /// Returns the first release of iOS that has this version of WebKit.
  fileprivate func firstRelease() -> ReaderRelease.Release? {
    switch self {
    case .ios15: ReaderRelease.Release(0)
    case .ios17: ReaderRelease.Release(17)
    case .ios18: ReaderRelease.Release(18)
    case .ios26: ReaderRelease.Release(26)
    case .ios26Point4: ReaderRelease.Release(26, 4)
    case .ios27: ReaderRelease.Release(27)
    case .ios27Point1: ReaderRelease.Release(27, 1)
    }
  }
}
