public import AccessibilityTree

/// A version of a reader, browser or system, with the key and value of the setting that selects
/// this version.
///
/// Examples: `profile=16.2`, `api=36`.
public struct ReaderVersion: Sendable, Hashable, CustomStringConvertible {
  /// The key of the setting, such as `profile`.
  public var key: String
  /// The value of the setting, such as `16.2`.
  public var value: String

  /// Creates a version.
  public init(_ key: String, _ value: String) {
    self.key = key
    self.value = value
  }

  /// The version as headings show it: `iOS 26`, `version 16.2`, `Android API 36`.
  public var description: String {
    switch key {
    case "profile" where value.hasPrefix("ios"): "iOS \(value.dropFirst("ios".count))"
    case "profile" where value.utf8.first.map(ReaderVersion.digits.contains) == true:
      "version \(value)"
    case "api": "Android API \(value)"
    case "chrome": "Chrome \(value)"
    case "webkit": "WebKit \(value)"
    case "reactNative": "React Native \(value)"
    default: "\(key) \(value)"
    }
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
}

extension ScreenReader {
  /// Returns only the version of the reader.
  ///
  /// This is the default, for a reader without other version settings.
  public func versions(on origin: Screen.Origin) -> [ReaderVersion] {
    [ReaderVersion("profile", profile)]
  }
}
