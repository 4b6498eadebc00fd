public import AccessibilityTree
public import Announcements

/// A screen from a file, with the settings and further information of the file.
///
///     for imported in try ImportedScreen.contents(ofFile: "SignUp.test.tsx.snap") {
///       print(imported.screen.name, imported.screen.count)
///     }
public struct ImportedScreen: Sendable {
  /// The screen.
  public var screen: Screen
  /// The screen on Android, if it differs from the one on iOS.
  public var android: Screen?
  /// The settings of readers in the file: `hints`, `off`.
  public var settings: [(key: String, value: String)]
  /// The settings as the file writes them, until ``Importers`` has checked them.
  package var writtenSettings: [WrittenSetting] = []
  /// The texts of the file that are missing from the screen, with the reasons.
  public var unused: [UnusedText]
  /// The nodes that ``ImportOptions/selector`` selects, in the order of the page, or `nil` without
  /// a selector.
  public var selected: [Node.Index]?
  /// The elements of the file as written, if ``ImportOptions/keepsSource`` is set and the format
  /// has any.
  package var source: SourceTree?
  /// The behaviour of the app on this screen, if ``ImportOptions/readsApp`` is set and the file
  /// contains any; that of a component with its initial states.
  public var app: AppScript?
  /// The diagnostics of the app's behaviour, which the screen's diagnostics include.
  public var appDiagnostics: [ImportDiagnostic] = []
  /// Whether a browser shows the screen, so that its nodes have no locations in a file.
  package var isLive = false
  /// The app itself, if it is running.
  package var running: (any App)?

  /// Creates an imported screen.
  public init(
    _ screen: Screen, android: Screen? = nil, settings: [(key: String, value: String)] = [],
    unused: [UnusedText] = []
  ) {
    self.screen = screen
    self.android = android
    self.settings = settings
    self.unused = unused
  }
}
