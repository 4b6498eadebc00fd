/// A release of React Native.
///
/// The release determines what React Native exposes to readers.
///
/// A user writes a release as `0.81`, or as `0.79-legacy` for an app with the legacy renderer.
/// Users can name any release, not only the ``documented`` releases.
public struct ReactNativeVersion: Sendable, Hashable, CustomStringConvertible {
  /// A renderer of React Native.
  public enum Architecture: String, Sendable, Hashable, CaseIterable {
    /// Fabric, the default since 0.76.
    case new
    /// Paper, removed in 0.82.
    case legacy
  }

  /// The number after `0.`.
  public let minor: Int
  /// The renderer of the screen.
  public let architecture: Architecture

  /// Creates a release, with its default renderer if `architecture` is `nil`.
  init(minor: Int, _ architecture: Architecture? = nil) {
    self.minor = minor
    self.architecture = architecture ?? ReactNativeVersion.standardArchitecture(of: minor)
  }

  /// Creates a release from `0.81`, `0.79-legacy` or `0.74-new`.
  ///
  /// The result is `nil` if React Native has no such release.
  public init?(_ text: String) {
    let pieces = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard let number = pieces.first, number.hasPrefix("0."), number.utf8.count <= 5,
      let minor = Int(number.dropFirst(2)), minor >= 60, number.dropFirst(2).first != "+"
    else { return nil }
    guard pieces.count == 2 else {
      self.init(minor: minor)
      return
    }
    guard let architecture = Architecture(rawValue: String(pieces[1])),
      architecture == .legacy ? minor < 82 : minor >= 68
    else { return nil }
    self.init(minor: minor, architecture)
  }

  /// The default release.
  public static let standard = ReactNativeVersion(minor: 81)

  /// The releases with changes in what React Native exposes to readers, and the release before each
  /// of them.
  public static let documented = [
    "0.70", "0.75", "0.76", "0.79", "0.80", "0.81", "0.81-legacy", "0.83", "0.84",
  ]

  /// The release as users spell it.
  public var description: String {
    architecture == ReactNativeVersion.standardArchitecture(of: minor)
      ? "0.\(minor)" : "0.\(minor)-\(architecture.rawValue)"
  }

  private static func standardArchitecture(of minor: Int) -> Architecture {
    minor >= 76 ? .new : .legacy
  }
}

/// Differences between releases.
extension ReactNativeVersion {
  /// The separator with which iOS joins the labels of children.
  ///
  /// Source: facebook/react-native#52120, June 2025.
  package var labelSeparator: String { minor >= 81 ? ", " : " " }

  /// Whether iOS omits hidden children when it joins labels.
  ///
  /// Source: facebook/react-native#55134, January 2026.
  package var leavesHiddenOutOfLabel: Bool { minor >= 84 }

  /// Whether iOS shows the label of an action rather than its name.
  ///
  /// Source: React Native 0.83, RCTViewComponentView.mm. RCTView.m of the legacy renderer always
  /// shows the label.
  package var namesActionsByLabel: Bool { architecture == .legacy || minor >= 83 }

  /// Whether Android puts the hint at the end of the content description.
  ///
  /// Source: facebook/react-native#34427, 2022, first released with 0.71.
  package var hintEndsDescription: Bool { minor < 71 }

  /// Whether iOS exposes the view around a `Switch` instead of the switch itself, so that its value
  /// is missing.
  ///
  /// The view around the switch has a value only if the prop `accessibilityState` contains one.
  ///
  /// Source: facebook/react-native#50796, April 2025, first released with 0.80.
  package var hidesSwitchValue: Bool { architecture == .new && (76..<80).contains(minor) }

  /// Whether iOS exposes each link and button inside a text as a separate element.
  ///
  /// Source: React Native 0.81, RCTParagraphComponentAccessibilityProvider.mm, of the new renderer.
  /// Assumed: the legacy renderer does not, because RCTTextView.mm has one element for a text.
  package var exposesNestedLinks: Bool { architecture == .new }

  /// Whether React Native supports the prop `accessibilityOrder`.
  ///
  /// Source: React Native 0.80, where the prop is behind a feature flag. Assumed: apps that use the
  /// prop have set the flag.
  package var hasOrder: Bool { minor >= 80 }
}
