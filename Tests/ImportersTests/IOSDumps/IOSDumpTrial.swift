import Importers
import Simulator

/// A dump of an iOS app, read and heard for a test.
struct IOSDumpTrial {
  var imported: [ImportedScreen]

  /// Reads a text of one of the formats of iOS.
  init(_ text: String, as format: InputFormat, _ options: ImportOptions = ImportOptions()) throws {
    imported = try ImportedScreen.contents(
      of: Array(text.utf8), format: format, file: "dump", options: options)
  }

  /// The lines of a description, without the headings around the tree.
  static func lines(_ elements: String) throws -> IOSDumpTrial {
    try IOSDumpTrial(elements, as: .xcuitest)
  }

  /// Elements inside an app, in XML.
  static func xml(_ elements: String) throws -> IOSDumpTrial {
    let app =
      #"<XCUIElementTypeApplication name="App" label="App" x="0" y="0" width="390" height="844">"#
    return try IOSDumpTrial("\(app)\(elements)</XCUIElementTypeApplication>", as: .appiumIOS)
  }

  /// The first screen.
  var screen: Screen { imported.first?.screen ?? Screen() }

  /// What a reader says on the first screen.
  func heard(by reader: any ScreenReader = .voiceOver()) -> [String] {
    reader.read(screen).stops.map(\.announcement.text)
  }

  /// The diagnostics of the import.
  var diagnostics: [String] { screen.diagnostics.map(\.message) }

  /// Returns why bytes are not such a file, or `nil` if they are one.
  static func problem(_ bytes: [UInt8], as format: InputFormat) -> String? {
    do {
      _ = try ImportedScreen.contents(of: bytes, format: format, file: "dump")
      return nil
    } catch {
      return error.description
    }
  }
}
