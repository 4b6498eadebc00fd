public import AccessibilityTree

/// A version that determines announcements, with the key of its setting: `profile 16.2`, `api 36`.
public struct ReaderVersion: Sendable, Hashable, CustomStringConvertible {
  /// The key of the setting.
  public var key: String
  /// The value of the setting.
  public var value: String

  /// Creates a version.
  public init(_ key: String, _ value: String) {
    self.key = key
    self.value = value
  }

  /// The key and value, as in headings.
  public var description: String { "\(key) \(value)" }
}

extension ScreenReader {
  /// Returns the key of the profile, for a reader without further versions.
  public static func versionKeys(on origin: Screen.Origin) -> [String] { ["profile"] }

  /// Returns the versions that determine the announcements on a screen of an origin, the reader's
  /// own first.
  public func versions(on origin: Screen.Origin) -> [ReaderVersion] {
    Self.versionKeys(on: origin).compactMap { key in
      let value = key == "profile" ? profile : value(of: key)
      return value.map { ReaderVersion(key, $0) }
    }
  }
}
