/// A release of Flutter.
///
/// The engine of the release decides which accessibility properties of Android and UIKit a
/// semantics node sets.
///
///     var options = ImportOptions()
///     options.flutterVersion = FlutterVersion("3.38")
public struct FlutterVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The number before the first full stop.
  public let major: Int
  /// The number after the first full stop.
  public let minor: Int

  /// Creates a release.
  public init(_ major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// Creates a release from a text such as `3.38` or `3.38.1`.
  ///
  /// The result is `nil` if the text is not a release.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, let major = Int(parts[0]), let minor = Int(parts[1]),
      (1...99).contains(major), (0...999).contains(minor)
    else { return nil }
    self.init(major, minor)
  }

  /// The newest known release, which is also the default.
  public static let newest = FlutterVersion(3, 44)

  /// The release, such as `3.38`.
  public var description: String { "\(major).\(minor)" }

  /// Whether the left release came before the right one.
  public static func < (left: FlutterVersion, right: FlutterVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
