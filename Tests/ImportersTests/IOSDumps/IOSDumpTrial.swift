import Importers
import Simulator

/// An imported dump of an iOS app, with the announcements of readers, for tests.
struct IOSDumpTrial {
  var imported: [ImportedScreen]

  /// Reads a text in one of the formats for iOS.
  init(_ text: String, as format: InputFormat, _ options: ImportOptions = ImportOptions()) throws {
    imported = try ImportedScreen.contents(
      of: Array(text.utf8), format: format, file: "dump", options: options)
  }

  /// Reads the lines of a `debugDescription` without the headings around the tree.
  static func lines(_ elements: String) throws -> IOSDumpTrial {
    try IOSDumpTrial(elements, as: .xcuitest)
  }

  /// Reads elements inside an app, in XML.
  static func xml(_ elements: String) throws -> IOSDumpTrial {
    let app =
      #"<XCUIElementTypeApplication name="App" label="App" x="0" y="0" width="390" height="844">"#
    return try IOSDumpTrial("\(app)\(elements)</XCUIElementTypeApplication>", as: .appiumIOS)
  }

  /// The first screen.
  var screen: Screen { imported.first?.screen ?? Screen() }

  /// Returns a reader's announcements on the first screen.
  func heard(by reader: any ScreenReader = .voiceOver()) -> [String] {
    reader.read(screen).stops.map(\.announcement.text)
  }

  /// The diagnostics of the import.
  var diagnostics: [String] { screen.diagnostics.map(\.message) }

  /// Returns the error for bytes that cannot be imported, or `nil` if they can.
  static func problem(_ bytes: [UInt8], as format: InputFormat) -> String? {
    do {
      _ = try ImportedScreen.contents(of: bytes, format: format, file: "dump")
      return nil
    } catch {
      return error.description
    }
  }
}
