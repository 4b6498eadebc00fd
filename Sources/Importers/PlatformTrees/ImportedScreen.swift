public import Simulator

/// A screen from a file, with what the file says about how to read it.
public struct ImportedScreen: Sendable {
  /// The screen.
  public var screen: Screen
  /// Settings for the readers that have them, as the file spells them: `hints`, `off`.
  public var settings: [(key: String, value: String)]

  /// A screen that is read with these settings.
  public init(_ screen: Screen, settings: [(key: String, value: String)] = []) {
    self.screen = screen
    self.settings = settings
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
