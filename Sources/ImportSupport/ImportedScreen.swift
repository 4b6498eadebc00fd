public import AccessibilityTree
public import Announcements

/// A screen of a file, with settings and further information from the file.
///
///     for imported in try ImportedScreen.contents(ofFile: "SignUp.test.tsx.snap") {
///       print(imported.screen.name, imported.screen.count)
///     }
public struct ImportedScreen: Sendable {
  /// The screen.
  public var screen: Screen
  /// The screen on Android, if it differs from the screen on iOS.
  public var android: Screen?
  /// Why the screen does not exist on Android, in words, or `nil` if it does.
  package var absenceOnAndroid: String?
  /// The settings of screen readers in the file, such as `off` for the key `hints`.
  public var settings: [(key: String, value: String)]
  /// The settings of readers in the spelling of the file.
  ///
  /// ``Importers`` checks them later.
  package var fileSettings: [FileSetting] = []
  /// The facts in the file about the device that showed the screen, or `nil` if there are no such
  /// facts.
  package var device: DeviceFacts?
  /// The texts of the file that the screen does not contain, with the reasons.
  public var unused: [UnusedText]
  /// The nodes that ``ImportOptions/selector`` selects, in document order.
  ///
  /// `nil` if there is no selector.
  public var selected: [Node.Index]?
  /// The elements of the page that the selectors in ``ImportOptions/targets`` select.
  package var targets: [ElementSelector: ElementSelector.Match] = [:]
  /// The elements of the file as in the source, without the importer's changes.
  ///
  /// This is `nil` unless ``ImportOptions/keepsSource`` is set and the format has elements.
  package var source: SourceTree?
  /// How the app responds to gestures on this screen.
  ///
  /// This is `nil` unless ``ImportOptions/readsApp`` is set and the file contains such behaviour.
  /// The script begins with the initial values of the component's states.
  public var app: AppScript?
  /// The diagnostics about the app's behaviour, which are also part of the screen's diagnostics.
  public var appDiagnostics: [ImportDiagnostic] = []
  /// Whether a running browser or a connected device shows the screen.
  ///
  /// In this case, the nodes of the screen have no locations in a file.
  package var isLive = false
  /// The name of the view or composable that the screen shows.
  ///
  /// This is `nil` if a preview or an app in the file determines what the screen shows.
  package var component: String?
  /// The app that runs the code of the screen or page and responds to gestures, or `nil` if no app
  /// runs.
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

extension ImportedScreen {
  /// Records the facts in the file about the device that showed the screen.
  package mutating func set(_ device: DeviceFacts?) {
    guard let device else { return }
    self.device = device
    screen.statedUnitsPerPoint = device.pixelsPerPoint
    screen.diagnostics.insert(device.diagnostic, at: 0)
  }
}
