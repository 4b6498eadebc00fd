import Importers
import Simulator

/// Imported SwiftUI views, with VoiceOver's announcements, for tests.
struct SwiftUITrial {
  var imported: [ImportedScreen]

  /// Reads a file.
  ///
  /// The file has no name, so no other files of a project are read.
  init(file code: String, assuming: [(String, String)] = [], aliases: String? = nil) throws {
    var options = ImportOptions()
    options.aliases = aliases
    options.assumptions = assuming.map { (name: $0.0, value: $0.1) }
    imported = try ImportedScreen.contents(
      of: Array("import SwiftUI\n\(code)".utf8), format: .swiftui, options: options)
  }

  /// Reads a view with the given body and further members, in a file with other declarations.
  init(_ body: String, members: String = "", around: String = "") throws {
    try self.init(
      file: """
        \(around)
        struct Sample: View { \(members)
          var body: some View { \(body) } }
        """)
  }

  /// VoiceOver's announcement at each stop of the last screen.
  var heard: [String] {
    guard let screen = imported.last?.screen else { return [] }
    return VoiceOver().read(screen).stops.map(\.announcement.text)
  }

  /// The import diagnostics of the last screen.
  var diagnostics: [String] { imported.last?.screen.diagnostics.map(\.message) ?? [] }
}
