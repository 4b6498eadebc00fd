internal import TextIO

/// A kind of source files that no importer can read, with advice on how to dump the screen of the
/// running app.
struct SourceLanguage {
  /// The name of the files of this kind, in the plural.
  let name: String
  /// The advice on how to dump the screen of the running app.
  let remedy: String
  /// The reason why a file of this kind cannot be read, in words.
  ///
  /// Importers can read some Swift and Kotlin files. For these languages, the text is only about
  /// the given file. For other languages, the text is about all files of the kind.
  private var problem: String {
    isPartlyRead
      ? "the file contains no screen that can be read"
      : "\(name) have no screen until the app runs"
  }
  private let isPartlyRead: Bool
  /// Whether files of this kind are templates, which can contain a whole page.
  var isTemplate: Bool { name == Self.templates }

  /// Finds the kind of a source file by its extension; returns `nil` for other files.
  init?(path: String) {
    let path = path.lowercased()
    guard
      let row = Self.table.first(where: { $0.extensions.contains { path.hasSuffix("." + $0) } })
    else { return nil }
    (name, remedy) = (row.name, row.remedy)
    isPartlyRead = row.extensions.contains("swift") || row.extensions.contains("kt")
  }

  /// Returns the error for a file of this kind, with the advice on the dump to make.
  func error(file: String?) -> InputError {
    InputError(file: file, problem: problem, remedy: remedy)
  }

  /// The advice on how to dump the screen of a Flutter app.
  static let flutterRemedy =
    "run the app, and save what key S of flutter run or debugDumpSemanticsTree() prints "
    + "(announce formats flutter)"

  private static let templates = "page templates"

  private static let table: [(extensions: [String], name: String, remedy: String)] = [
    (
      ["swift", "m", "mm"], "Swift and Objective-C files",
      "give a file that imports SwiftUI and has a View or a #Preview (announce formats swiftui), or "
        + "run the app and save print(app.debugDescription) of a UI test (announce formats xcuitest)"
    ),
    (
      ["kt", "kts"], "Kotlin files",
      "give a file with @Composable functions (announce formats kotlin), or run the app and dump its "
        + "screen: adb exec-out uiautomator dump /dev/tty > screen.xml (announce formats uiautomator)"
    ),
    (
      ["java"], "Java files",
      "run the app and dump its screen: adb exec-out uiautomator dump /dev/tty > screen.xml "
        + "(announce formats uiautomator)"
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
