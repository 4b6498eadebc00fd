internal import TextIO

/// A kind of source file without a screen, and the dump of the running app to use instead.
struct SourceLanguage {
  /// The name of such files, in the plural.
  let name: String
  /// What to do to get the screen of the running app.
  let remedy: String
  /// Whether the files are templates, which can contain a whole page.
  var isTemplate: Bool { name == Self.templates }

  /// Creates the kind of a source file from its extension, or `nil` for other files.
  init?(path: String) {
    let path = path.lowercased()
    guard
      let row = Self.table.first(where: { $0.extensions.contains { path.hasSuffix("." + $0) } })
    else { return nil }
    (name, remedy) = (row.name, row.remedy)
  }

  /// Returns the error that tells the user which dump to make.
  func error(file: String?) -> InputError {
    InputError(
      file: file, problem: "\(name) hold no screen until the app runs", remedy: remedy)
  }

  /// How to dump the screen of a Flutter app.
  static let flutterRemedy =
    "run the app, and save what key S of flutter run or debugDumpSemanticsTree() prints "
    + "(announce formats flutter)"

  private static let templates = "page templates"

  private static let table: [(extensions: [String], name: String, remedy: String)] = [
    (
      ["swift", "m", "mm"], "Swift and Objective-C files",
      "run the app, and save print(app.debugDescription) of a UI test (announce formats xcuitest), "
        + "or the hierarchy of AccessibilitySnapshot (announce formats accessibility-snapshot); "
        + "views of SwiftUI are read from files that import SwiftUI (announce formats swiftui)"
    ),
    (
      ["kt", "kts", "java"], "Kotlin and Java files",
      "run the app, and dump its screen: adb exec-out uiautomator dump /dev/tty > screen.xml (announce "
        + "formats uiautomator), or print the semantics of a Compose test (announce formats compose); "
        + "screens of Jetpack Compose are read from files with @Composable (announce formats kotlin)"
    ),
    (
      ["dart"], "Dart files",
      flutterRemedy
    ),
    (
      ["vue", "svelte", "astro", "php", "erb", "cshtml", "razor"], templates,
      "start its server and name the URL: announce http://localhost:8080/"
    ),
  ]
}
