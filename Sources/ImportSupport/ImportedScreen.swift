public import Simulator

/// A screen from a file, with what the file says about how to read it.
public struct ImportedScreen: Sendable {
  /// The screen.
  public var screen: Screen
  /// The screen on Android, where the file makes another one for it than for iOS.
  public var android: Screen?
  /// Settings for the readers that have them, as the file spells them: `hints`, `off`.
  public var settings: [(key: String, value: String)]
  /// Texts of the file that are nowhere in the screen, each with the reason.
  public var unused: [UnusedText]
  /// The nodes that ``ImportOptions/selector`` selects in the order of the page; absent for other
  /// formats, and without a selector.
  public var selected: [Node.Index]?
  /// The elements of the file as they were written, where ``ImportOptions/keepsSource`` asks for them
  /// and the format has any.
  public var source: SourceTree?
  /// How the app answers on this screen, as far as the file tells, where ``ImportOptions/readsApp`` asks
  /// for it and the format says something of it.
  public var app: AppScript?
  /// What the file does not tell of that; these are among the diagnostics of the screen, too.
  public var appDiagnostics: [ImportDiagnostic] = []
  /// Whether a browser shows it, so that the places of its nodes are none of a file.
  package var isLive = false
  /// The app itself, where it is run and not told of.
  package var running: (any App)?

  /// A screen that is read with these settings.
  public init(
    _ screen: Screen, android: Screen? = nil, settings: [(key: String, value: String)] = [],
    unused: [UnusedText] = []
  ) {
    self.screen = screen
    self.android = android
    self.settings = settings
    self.unused = unused
  }

  /// What answers a person on this screen: the app that is run, what the file tells of it, or the platform
  /// alone.
  package var answering: any App { running ?? app.map { ScriptedApp($0) } ?? NoOpApp() }

  /// The screen on the platform of a reader.
  public func screen(for reader: any ScreenReader) -> Screen {
    switch type(of: reader).platform {
    case .iOS: screen
    case .android: android ?? screen
    }
  }

  /// The readers as the file wants them; each setting changes those that have it.
  public func readers(_ readers: [any ScreenReader]) -> [any ScreenReader] {
    guard !settings.isEmpty else { return readers }
    return readers.map { reader in
      var reader = reader
      for setting in settings {
        let scope = ScreenSettings.scope(of: setting.key)
        guard scope.reader == nil || scope.reader == type(of: reader).name else { continue }
        try? reader.set(scope.key, to: setting.value)
      }
      return reader
    }
  }
}
