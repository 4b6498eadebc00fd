public import AccessibilityTree

/// A version that decides on words, by the key of its setting: `profile 16.2`, `api 36`.
public struct ReaderVersion: Sendable, Hashable, CustomStringConvertible {
  /// The setting's key.
  public var key: String
  /// The setting's value.
  public var value: String

  /// A version.
  public init(_ key: String, _ value: String) {
    self.key = key
    self.value = value
  }

  /// Key and value, as in headings.
  public var description: String { "\(key) \(value)" }
}

extension ScreenReader {
  /// Without further versions: the profile.
  public static func versionKeys(on origin: Screen.Origin) -> [String] { ["profile"] }

  /// The versions that decide on the words of a screen, the reader's own first.
  public func versions(on origin: Screen.Origin) -> [ReaderVersion] {
    Self.versionKeys(on: origin).compactMap { key in
      let value = key == "profile" ? profile : value(of: key)
      return value.map { ReaderVersion(key, $0) }
    }
  }
}
