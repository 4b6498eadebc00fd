internal import Importers
internal import Simulator
internal import TextIO

/// The screens that the app scripts of a document show, by their names.
struct NamedScreens: Sendable {
  private var screens: [String: Screen] = [:]
  /// The Android variants of screens that differ on Android, by the names of the screens.
  private var androidScreens: [String: Screen] = [:]

  /// Creates an empty collection.
  init() {}

  /// Reads the screens that the scripts of the tables show.
  init(
    _ sources: [String: ScreenSource], wantedBy tables: [GestureTable],
    from reading: ScenarioScreens
  ) throws(InputError) {
    var wanted: Set<String> = []
    for table in tables { wanted.formUnion(table.app.shownScreens) }
    for name in wanted.sorted() {
      if let source = sources[name] { try add(source, called: name, from: reading) }
    }
  }

  mutating func add(
    _ source: ScreenSource, called name: String, from reading: ScenarioScreens
  ) throws(InputError) {
    let imported = try reading.screen(of: source)
    screens[name] = imported.screen
    if let android = imported.android { androidScreens[name] = android }
  }

  /// Returns an app with a script that shows these screens.
  func app(_ script: AppScript) -> ScriptedApp {
    ScriptedApp(script, screens: screens, androidScreens: androidScreens)
  }
}
