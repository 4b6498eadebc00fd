/// A release of Jetpack Compose UI.
///
/// The release decides which fields of Android's accessibility nodes a composable sets.
///
///     var options = ImportOptions()
///     options.composeVersion = ComposeVersion("1.11")
public struct ComposeVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The number after `1.`.
  public let minor: Int

  /// Creates the release 1.`minor`.
  public init(minor: Int) { self.minor = minor }

  /// Creates a release from a text such as `1.9` or `1.9.2`.
  ///
  /// The result is `nil` if the text is not a release, or if the rules of this release are unknown.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[0] == "1", let minor = Int(parts[1]),
      ComposeVersion.known.contains(minor)
    else { return nil }
    self.init(minor: minor)
  }

  /// The minor releases whose rules are known.
  public static let known = 5...13
  /// The release that is assumed by default.
  public static let assumed = ComposeVersion(minor: 9)

  /// The release, such as `1.9`.
  public var description: String { "1.\(minor)" }

  /// Whether the left release came before the right one.
  public static func < (left: ComposeVersion, right: ComposeVersion) -> Bool {
    left.minor < right.minor
  }
}
