public import ImportSupport
public import Simulator

extension ImportedScreen {
  /// The app that responds to events.
  ///
  /// This is the running app if there is one, or else the app script of the file. Without a script,
  /// it leaves every event to the platform.
  package var activeApp: any App { running ?? app.map { ScriptedApp($0) } ?? NoOpApp() }

  /// Returns the variant of the screen for the platform of a reader.
  public func screen(for reader: any ScreenReader) -> Screen {
    switch type(of: reader).platform {
    case .iOS: screen
    case .android: android ?? absentScreen ?? screen
    }
  }

  /// An empty screen if the Android app lacks this screen; otherwise `nil`.
  private var absentScreen: Screen? {
    guard let absenceOnAndroid else { return nil }
    var absent = Screen(origin: screen.origin)
    (absent.name, absent.file) = (screen.name, screen.file)
    (absent.title, absent.language) = (screen.title, screen.language)
    absent.absence = absenceOnAndroid
    return absent
  }

  /// Returns copies of the readers, with the settings that the file contains.
  ///
  /// A setting in the file changes only the readers that have a setting with the same key.
  public func readers(_ readers: [any ScreenReader]) -> [any ScreenReader] {
    guard !settings.isEmpty else { return readers }
    return readers.map { reader in
      var reader = reader
      for setting in settings {
        let scope = SettingScope(setting.key)
        guard scope.contains(reader) else { continue }
        try? reader.set(scope.key, to: setting.value)
      }
      return reader
    }
  }
}
